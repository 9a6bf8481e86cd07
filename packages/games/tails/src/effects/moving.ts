/** Actions that move cards or look at them: drawing, discarding, deploying, attaching, searching. */
import {
  act,
  assign,
  attach,
  call,
  constant,
  EVERYBODY,
  firstLying,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  type Num,
  type Step,
  say,
  seq,
  show,
  shuffle,
  type Var,
  WordsError,
  when,
} from "@tefuda/kernel";
import { MEANING } from "@tefuda/language/lowering/says";
import { announceDeployed, DISCARDED, DRAWS, leaveTo, offDeck, putFaceDown, topOfDeck } from "../events.ts";
import { LINES } from "../lines.ts";
import { deploy } from "../rules/04-deploying.ts";
import {
  DECK,
  EQUIPMENT,
  GEAR,
  GONE,
  GROUNDS,
  HAND,
  is,
  NEW_RULE,
  onBattlefield,
  onField,
  PILE,
  TRAP,
  TRAPS,
  TURF,
  UNIT,
  UNITS,
} from "../schema.ts";
import type { Action, Cards, Description } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { inOrder } from "./ordering.ts";

/** An action of a sort. */
export type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** The cards that were drawn are what is spoken of from here on. */
export function draw(a: Of<"draw"> | Of<"drawUntil">, b: Builder): Step {
  const before = b.frame.local();
  const n = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      a.do === "draw" ? n : constant(1),
      b.eachSeat(a.who, (seat) =>
        seq(
          act((m) => before.set(m, m.count(m.zoneOf(HAND, seat(m))))),
          happen(DRAWS, [seat, a.do === "draw" ? n : (m) => n(m) - before(m)]),
          act((m) => {
            const hand = m.zoneOf(HAND, seat(m));
            let card = m.last(hand);
            for (let left = m.count(hand) - before(m); left > 0; left--, card = m.prev(card)) {
              m.addTo(m.setAt(b.hit), card);
              b.done.set(m, b.done(m) + 1);
            }
          }),
        ),
      ),
    ),
    act((m) => b.speak(m, m.setAt(b.hit))),
  );
}

/** From a hand or from the battlefield: each player their own cards, chosen by themselves, if the words name no others. */
export function discard(a: Of<"discard">, b: Builder): Step {
  const { what } = a;
  if ("ref" in what || "both" in what)
    return b.onCards(what, (item, ok) => happen(DISCARDED, [item, b.seat], ok));
  const { zone, side } = what.what;
  const fromHand = zone?.in === "hand";
  const own = fromHand || (a.who === "you" ? side === "yours" : side === undefined);
  // out of the hand of whoever discards, or out of one that is named besides
  const whose = fromHand && (zone.whose === "you" || zone.whose === "opponent") ? zone.whose : undefined;
  const named = whose === a.who ? undefined : whose;
  const plain: Cards = own ? { ...what, what: { ...what.what, zone: undefined } as Description } : what;
  const eachHand = (body: (seat: Var) => Step): Step =>
    b.eachSeat(a.who, (seat) => (named ? b.eachSeat(named, body) : body(seat)));
  return b.doing(
    b.wanted(what),
    eachHand((seat) => {
      const how = fromHand ? ({ in: "hand", whose: "you" } as const) : undefined;
      const { set, fill } = b.cards(plain, { chooser: seat, own, ...(how ? { zone: how } : {}) });
      return seq(
        fill,
        b.eachCard(set, (item, ok) =>
          seq(
            happen(DISCARDED, [item, seat], ok),
            act((m) => say(m, LINES.discards, seat(m), item(m))),
          ),
        ),
      );
    }),
  );
}

export function mill(a: Of<"mill">, b: Builder): Step {
  const n = b.frame.local();
  const left = b.frame.local();
  const card = b.frame.card();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      n,
      b.eachSeat(a.who, (seat) =>
        seq(
          assign(left, n),
          loop(
            (m) => left(m) > 0 && topOfDeck(m, seat(m)) >= 0,
            act((m) => {
              left.set(m, left(m) - 1);
              card.set(m, topOfDeck(m, seat(m)));
              offDeck(m, card(m), m.zoneOf(PILE, m.owner(card(m))));
              m.addTo(m.setAt(b.hit), card(m));
              b.done.set(m, b.done(m) + 1);
              say(m, LINES.discards, seat(m), card(m));
            }),
          ),
        ),
      ),
    ),
    act((m) => b.speak(m, m.setAt(b.hit))),
  );
}

const PLACES: Readonly<Record<Of<"move">["to"], number>> = {
  hand: HAND,
  pile: PILE,
  deckTop: DECK,
  deckBottom: DECK,
  deckShuffled: DECK,
  out: GONE,
};

export function moveCards(a: Of<"move">, b: Builder): Step {
  const moves = (item: Num): Step =>
    act((m) => {
      const card = item(m);
      const zone = PLACES[a.to];
      const owner = m.owner(card);
      // it is told as what all could see of it where it lay, or can see where it comes to
      if (zone !== PILE)
        say(m, zone === HAND ? LINES.toHand : zone === GONE ? LINES.removed : LINES.toDeck, card);
      leaveTo(m, card, zone, a.to !== "deckTop");
      if (zone === PILE) say(m, LINES.toPile, card);
      if (a.to === "deckShuffled") shuffle(m, m.zoneOf(DECK, owner));
    });
  if (a.to !== "deckTop" && a.to !== "deckBottom") return b.onCards(a.what, moves);
  // on a pile they come to lie in an order
  const { set, fill } = b.cards(a.what);
  return b.doing(
    b.wanted(a.what),
    seq(
      fill,
      inOrder(set, b.chooser, a.to === "deckTop", b, (item) =>
        seq(
          act((m) => {
            b.done.set(m, b.done(m) + 1);
            m.addTo(m.setAt(b.hit), item(m));
          }),
          moves(item),
        ),
      ),
    ),
  );
}

/** tails-4.13: onto its player's side, and as it lies nobody else knows it. */
export const layDown = (a: Of<"lay">, b: Builder): Step =>
  b.onCards(a.what, (item, ok) =>
    act((m) => {
      if (!is(m, item(m), TRAP) || onBattlefield(m, item(m))) {
        ok.set(m, 0);
        return;
      }
      putFaceDown(m, item(m), TRAPS);
      say(m, LINES.laysTrap, b.seat(m));
    }),
  );

const STAYS = UNIT | TURF | NEW_RULE;
/** A card comes to the battlefield by an effect; with `free` its requirements are not asked. */
export function comeToField(item: Num, free: boolean, b: Builder): Step {
  // tails-1.6: an Event or Trap has no place there
  if (!free)
    return when((m) => is(m, item(m), STAYS | EQUIPMENT), call(deploy, [item, constant(NONE), b.seat]));
  return act((m) => {
    const card = item(m);
    if (!is(m, card, STAYS)) return;
    show(m, card, EVERYBODY);
    const zone = m.zoneOf(is(m, card, UNIT) ? UNITS : GROUNDS, b.seat(m));
    // tails-3.2
    if (m.zoneId(m.zone(card)) === DECK) offDeck(m, card, zone);
    else move(m, card, zone);
    say(m, LINES.deploys, b.seat(m), card);
    announceDeployed(m, card);
  });
}

export function attachCards(a: Of<"attach">, b: Builder): Step {
  const what = b.cards(a.what);
  const to = b.cards(a.to);
  return b.doing(
    b.wanted(a.what),
    seq(
      what.fill,
      to.fill,
      b.eachCard(what.set, (item, ok) =>
        act((m) => {
          const host = firstLying(m, m.setAt(to.set));
          const card = item(m);
          if (host < 0 || !onField(m, host) || !is(m, card, EQUIPMENT)) {
            ok.set(m, 0);
            return;
          }
          if (m.zoneId(m.zone(card)) !== GEAR) move(m, card, m.zoneOf(GEAR, b.seat(m)));
          attach(m, card, host);
          say(m, LINES.equips, card, host);
        }),
      ),
    ),
  );
}

/** Through the whole own draw pile, which is shuffled; what was found is shown. */
export function search(a: Of<"search">, b: Builder): Step {
  const { what } = a;
  const there: Cards =
    "ref" in what || "both" in what
      ? what
      : { ...what, what: { ...what.what, zone: { in: "deck", whose: "you" } } };
  const upTo: Cards =
    "ref" in there || "both" in there || typeof there.count !== "object" || !("exactly" in there.count)
      ? there
      : { ...there, count: { upTo: there.count.exactly } };
  const { set, fill } = b.cards(upTo);
  return b.doing(
    b.wanted(what),
    seq(
      act((m) => {
        for (let c = m.first(m.zoneOf(DECK, b.seat(m))); c >= 0; c = m.next(c)) show(m, c, 1 << b.seat(m));
      }),
      fill,
      b.eachCard(set, (item) =>
        seq(
          act((m) => {
            show(m, item(m), EVERYBODY);
            say(m, LINES.finds, b.seat(m), item(m));
          }),
          a.to === "hand"
            ? act((m) => offDeck(m, item(m), m.zoneOf(HAND, b.seat(m))))
            : comeToField(item, true, b),
        ),
      ),
      act((m) => {
        say(m, LINES.shuffles, b.seat(m));
        shuffle(m, m.zoneOf(DECK, b.seat(m)));
      }),
    ),
  );
}

/** Some of the top cards are taken; the rest goes to the bottom, or to the discard pile. */
export function dig(a: Of<"dig">, b: Builder): Step {
  const { take } = a;
  if (!("count" in take)) throw new WordsError(MEANING.described);
  const own = (m: Machine): number => m.zoneOf(DECK, b.seat(m));
  const looked = b.frame.local();
  const rest = b.frame.set();
  const { count } = take;
  const top: Cards = {
    ...take,
    // who looks need not say whether what is described is there
    ...(typeof count === "object" && "exactly" in count ? { count: { upTo: count.exactly } } : {}),
    what: { ...take.what, zone: { in: "deck", whose: "you", top: a.n } },
  };
  const number = b.num(a.n);
  const { set, fill } = b.cards(top);
  return b.doing(
    b.wanted(take),
    seq(
      act((m) => {
        looked.set(m, Math.min(number(m), m.count(own(m))));
        for (let c = m.first(own(m)), n = looked(m); c >= 0 && n > 0; c = m.next(c), n--)
          show(m, c, 1 << b.seat(m));
      }),
      fill,
      b.eachCard(set, (item) =>
        a.to === "hand"
          ? act((m) => {
              if (take.what.noun !== "card") show(m, item(m), EVERYBODY);
              say(m, LINES.toHand, item(m));
              offDeck(m, item(m), m.zoneOf(HAND, b.seat(m)));
            })
          : comeToField(item, true, b),
      ),
      a.rest === "pile"
        ? act((m) => {
            for (let left = looked(m) - b.done(m); left > 0; left--) {
              const card = m.first(own(m));
              offDeck(m, card, m.zoneOf(PILE, m.owner(card)));
              say(m, LINES.discards, b.seat(m), card);
            }
          })
        : seq(
            act((m) => {
              m.clearSet(m.setAt(rest));
              let card = m.first(own(m));
              for (let left = looked(m) - b.done(m); left > 0; left--, card = m.next(card))
                m.addTo(m.setAt(rest), card);
            }),
            inOrder(rest, b.seat, false, b, (item) => act((m) => leaveTo(m, item(m), DECK, true))),
          ),
    ),
  );
}

export function see(what: Of<"look">["what"], b: Builder, all: boolean): Step {
  const shown = (m: Machine, card: number): void => {
    show(m, card, all ? EVERYBODY : 1 << b.seat(m));
    if (all) say(m, LINES.shows, card);
  };
  if (!("hand" in what)) return b.onCards(what, (item) => act((m) => shown(m, item(m))));
  return seq(
    b.eachSeat(what.hand, (seat) =>
      act((m) => {
        for (let c = m.first(m.zoneOf(HAND, seat(m))); c >= 0; c = m.next(c)) shown(m, c);
        if (!all) say(m, LINES.looks, b.seat(m), seat(m));
      }),
    ),
    b.didIt,
  );
}
