/** Actions that move cards from zone to zone, and those that find them in a deck. */
import {
  act,
  ask,
  assign,
  call,
  cardsOf,
  EVERYBODY,
  forEachLying,
  given,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seq,
  show,
  shuffle,
  when,
} from "@tefuda/kernel";
import { isShielded } from "../emblems.ts";
import {
  DISCARDED,
  enter,
  equip as equipTo,
  leaveTo,
  lyingOn,
  mill as millCards,
  PUT,
  peelOff,
  settleAt,
} from "../events.ts";
import { LINES } from "../lines.ts";
import { isFree } from "../rules/01-names.ts";
import {
  BATTLEFIELD,
  DECK,
  GENERAL,
  HAND,
  inZone,
  is,
  isGeneral,
  OUT,
  PILE,
  playerOf,
  REINFORCEMENT,
} from "../table.ts";
import type { Action, Cards } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { asksFace } from "./describe.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
type Counted = Extract<Cards, { count: unknown }>;

/** Out of a hand, each player out of their own, chosen by themselves unless the text says otherwise. */
export function discard(a: Of<"discard">, b: Builder): Step {
  const { what } = a;
  const inHand = (m: Machine, card: number): boolean => inZone(m, card, HAND);
  if (!("count" in what))
    return b.onCards(what, (item) => happen(DISCARDED, [item, (m) => m.owner(item(m))]), { among: inHand });
  const somewhere: Cards = { ...what, what: { ...what.what, zone: { in: "hand", whose: "both" } } };
  return b.eachSeat(a.who, (seat) =>
    b.together(DISCARDED, somewhere, [seat], {
      chooser: what.chosenBy ? b.seatOf(what.chosenBy) : seat,
      among: (m, card) => m.zone(card) === m.zoneOf(HAND, seat(m)),
    }),
  );
}

/** The top cards of a deck go to the discard pile. They are what is spoken of from here on. */
export function mill(a: Of<"mill">, b: Builder): Step {
  const n = b.num(a.n);
  const wanted = b.frame.local();
  return seq(
    act((m) => {
      wanted.set(m, n(m));
      b.done.set(m, 0);
      m.clearSet(m.setAt(b.it));
    }),
    b.eachSeat(a.who, (seat) =>
      act((m) =>
        millCards(m, seat(m), wanted(m), (card) => {
          m.addTo(m.setAt(b.it), card);
          b.done.set(m, b.done(m) + 1);
        }),
      ),
    ),
  );
}

/** sangoku-11.6: the opponent's effects move nothing that they do not touch. */
export const reached = (b: Builder): { among: (m: Machine, card: number) => boolean } => ({
  among: (m, card) => !isShielded(m, card, b.seat(m)),
});

const TO: Record<Of<"move">["to"], number> = {
  hand: HAND,
  deckTop: DECK,
  deckBottom: DECK,
  deckShuffled: DECK,
  pile: PILE,
  out: OUT,
};
export function moveCards(a: Of<"move">, b: Builder): Step {
  const { set, fill } = b.cards(a.what, reached(b));
  const zone = TO[a.to];
  return seq(
    fill,
    b.eachCard(set, (item) =>
      act((m) => {
        const card = item(m);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (zone === HAND || zone === DECK) say(m, zone === HAND ? LINES.toHand : LINES.toDeck, card);
        leaveTo(m, card, zone, a.to !== "deckTop");
        if (zone === PILE || zone === OUT) say(m, zone === PILE ? LINES.dropped : LINES.away, card);
      }),
    ),
    ...(a.to === "deckShuffled" ? [act((m) => shuffleDecksOf(m, m.setAt(set)))] : []),
  );
}
function shuffleDecksOf(m: Machine, at: number): void {
  let seats = 0;
  forEachLying(m, at, (card) => {
    seats |= 1 << m.owner(card);
  });
  for (let seat = 0; seat < m.layout.seats; seat++) if (seats & (1 << seat)) shuffleDeck(m, seat);
}
function shuffleDeck(m: Machine, seat: number): void {
  say(m, LINES.shuffles, seat);
  shuffle(m, m.zoneOf(DECK, seat));
}

/** A general that is put there, unless it would break the name limit (sangoku-1.10, 9.4). */
function comeToBattlefield(m: Machine, card: number, tapped: boolean): boolean {
  const seat = m.owner(card);
  if (!is(m, card, GENERAL) || inZone(m, card, BATTLEFIELD) || !isFree(m, card, seat)) return false;
  m.cite("sangoku-9.4");
  show(m, card, EVERYBODY);
  enter(m, card, seat, PUT, tapped);
  say(m, LINES.comes, card, seat);
  return true;
}
export function toBattlefield(a: Of<"toBattlefield">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) =>
    act((m) => ok.set(m, comeToBattlefield(m, item(m), a.tapped ?? false) ? 1 : 0)),
  );
}

/** Into the resources; face-up only what may lie so (sangoku-5.3, 1.10), all else as it says. */
function comeToResources(m: Machine, card: number, face: "up" | "down", tapped: boolean): boolean {
  const seat = m.owner(card);
  if (face === "up" && !(is(m, card, GENERAL | REINFORCEMENT) && isFree(m, card, seat))) return false;
  settleAt(m, card, face === "down", tapped);
  say(m, LINES.settles, seat, card);
  return true;
}
export function toResources(a: Of<"toResources">, b: Builder): Step {
  return b.onCards(
    a.what,
    (item, ok) => act((m) => ok.set(m, comeToResources(m, item(m), a.face, a.tapped) ? 1 : 0)),
    reached(b),
  );
}

/** A reinforcement onto a general that has none (sangoku-6.5, 6.6). */
export function equip(a: Of<"equip">, b: Builder): Step {
  const { set, fill } = b.cards(a.to);
  const general = b.frame.local();
  return seq(
    fill,
    act((m) => {
      general.set(m, NONE);
      forEachLying(m, m.setAt(set), (card) => {
        if (general(m) === NONE && isGeneral(m, card) && lyingOn(m, card, false) === NONE)
          general.set(m, card);
      });
    }),
    b.onCards(a.what, (item, ok) =>
      act((m) => {
        const card = item(m);
        const host = general(m);
        const may =
          host >= 0 &&
          is(m, card, REINFORCEMENT) &&
          m.host(card) === NONE &&
          lyingOn(m, host, false) === NONE;
        ok.set(m, may && playerOf(m, host) === m.owner(card) ? 1 : 0);
        if (ok(m) === 0) return;
        show(m, card, EVERYBODY);
        equipTo(m, card, host);
      }),
    ),
  );
}

/** sangoku-10.19: the copy that was put on last, which lies right under the general. */
export function peel(a: Of<"peel">, b: Builder): Step {
  return b.onCards(
    a.what,
    (item, ok) =>
      act((m) => {
        const copy = m.below(item(m));
        ok.set(m, copy >= 0 ? 1 : 0);
        if (copy < 0) return;
        m.cite("sangoku-10.19");
        peelOff(m, copy);
        say(m, LINES.peels, copy);
      }),
    reached(b),
  );
}

/** Where a card comes to that was found in a deck. */
function bring(item: Num, to: Of<"search">["to"], b: Builder): Step {
  return act((m) => {
    const card = item(m);
    say(m, LINES.finds, b.seat(m), card);
    if (to === "battlefield") comeToBattlefield(m, card, false);
    else if (to === "hand") leaveTo(m, card, HAND);
    else comeToResources(m, card, "down", false);
  });
}
/** A phrase that looks among the top cards of the own deck; nobody else sees whether what is described is there. */
function inDeck(what: Cards, top: Extract<Counted["what"]["zone"], { in: "deck" }>["top"]): Counted {
  if (!("count" in what)) throw new Error("what is looked for in a deck has to be described");
  const { count } = what;
  const some = typeof count === "object" && "exactly" in count && asksFace(what.what);
  return {
    ...what,
    ...(some ? { count: { upTo: count.exactly } } : {}),
    what: { ...what.what, zone: { in: "deck", whose: "you", top } },
  };
}
/** A whole deck. */
const ALL = 0x7fff;

/** Through the whole own deck, which is shuffled; what was looked for by what it is, is shown (sangoku-12.7). */
export function search(a: Of<"search">, b: Builder): Step {
  const found = inDeck(a.what, ALL);
  const upTo: Counted =
    typeof found.count === "object" && "exactly" in found.count
      ? { ...found, count: { upTo: found.count.exactly } }
      : found;
  return seq(
    act((m) => m.cite("sangoku-12.7")),
    b.onCards(upTo, (item) => bring(item, a.to, b)),
    act((m) => shuffleDeck(m, b.seat(m))),
  );
}

/** Some of the top cards are taken, the rest goes down in an order of the player's, or into the discard pile. */
export function dig(a: Of<"dig">, b: Builder): Step {
  const looked = b.frame.local();
  const before = b.frame.local();
  const deck = (m: Machine): number => m.zoneOf(DECK, b.seat(m));
  const n = b.num(a.n);
  return seq(
    act((m) => {
      looked.set(m, Math.min(n(m), m.count(deck(m))));
      before.set(m, m.count(deck(m)));
    }),
    b.onCards(inDeck(a.take, a.n), (item) => bring(item, a.to, b)),
    assign(looked, (m) => looked(m) - (before(m) - m.count(deck(m)))),
    a.rest === "deckBottom"
      ? call(sendDown, [b.seat, looked])
      : act((m) => millCards(m, b.seat(m), looked(m))),
  );
}
/** The top cards of a deck go to its bottom, in an order of the player's. Arguments: seat, how many. */
const sendDown: Program = program("send down", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const left = f.set();
  const card = f.local();
  const deck = (m: Machine): number => m.zoneOf(DECK, seat(m));
  return seq(
    act((m) => {
      const at = m.setAt(left);
      m.clearSet(at);
      for (let c = m.first(deck(m)), i = 0; c >= 0 && i < n(m); c = m.next(c), i++) {
        show(m, c, 1 << seat(m));
        m.addTo(at, c);
      }
    }),
    loop(
      (m) => m.sizeOf(m.setAt(left)) > 0,
      seq(
        assign(card, (m) => m.nextIn(m.setAt(left), NONE)),
        when(
          (m) => m.sizeOf(m.setAt(left)) > 1,
          ask({
            shape: "one",
            who: seat,
            prompt: "bottom",
            rule: "sangoku-12.7",
            a: card,
            secret: true,
            groups: [
              {
                verb: "bottom",
                form: "card",
                from: cardsOf(left),
                needs: [
                  given("sangoku-12.7", "it is one of these cards", (m) => m.hasIn(m.setAt(left), m.a)),
                ],
              },
            ],
          }),
        ),
        act((m) => {
          m.removeFrom(m.setAt(left), card(m));
          move(m, card(m), deck(m));
        }),
      ),
    ),
  );
});

export function shuffleWith(a: Of<"shuffle">, b: Builder): Step {
  return b.eachSeat(a.who, (seat) =>
    act((m) => {
      if (a.pileToo)
        for (let c = m.first(m.zoneOf(PILE, seat(m))), next = c; c >= 0; c = next) {
          next = m.next(c);
          if (!b.meaning.scope.effect || c !== b.self(m)) leaveTo(m, c, DECK);
        }
      shuffleDeck(m, seat(m));
    }),
  );
}

/** Shows cards to one player, or to everybody. */
export function see(what: Of<"look">["what"], b: Builder, who: Of<"look">["who"] | undefined): Step {
  const shown = (m: Machine, card: number, seat: number, each: boolean): void => {
    show(m, card, who === undefined ? EVERYBODY : 1 << seat);
    if (who === undefined) say(m, LINES.shows, card);
    else if (each) say(m, LINES.sees, seat, card);
  };
  return b.eachSeat(who ?? "you", (seat) =>
    "hand" in what
      ? b.eachSeat(what.hand, (whose) =>
          act((m) => {
            for (let c = m.first(m.zoneOf(HAND, whose(m))); c >= 0; c = m.next(c))
              shown(m, c, seat(m), false);
            if (who !== undefined) say(m, LINES.looks, seat(m), whose(m));
          }),
        )
      : b.onCards(what, (item) => act((m) => shown(m, item(m), seat(m), true))),
  );
}
