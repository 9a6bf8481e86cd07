/** Actions that move cards from zone to zone, and those that find them in a deck. */
import {
  act,
  assign,
  call,
  EVERYBODY,
  forEachLying,
  happen,
  loop,
  type Machine,
  type Num,
  type Step,
  say,
  seq,
  show,
  shuffle,
} from "@tefuda/kernel";
import { DISCARDED, enter, leaveTo, settleAt } from "../events.ts";
import { LINES } from "../lines.ts";
import { playFree } from "../rules/04-playing.ts";
import { sendDown } from "../rules/10-terms.ts";
import { DECK, FIELD, HAND, ITEM, inZone, is, TRAIL, UNIT } from "../table.ts";
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

/** The top cards of a deck go into the trail. They are what is spoken of from here on. */
export function mill(a: Of<"mill">, b: Builder): Step {
  const wanted = b.frame.local();
  const left = b.frame.local();
  const n = b.num(a.n);
  return seq(
    act((m) => {
      wanted.set(m, n(m));
      b.done.set(m, 0);
      m.clearSet(m.setAt(b.it));
    }),
    b.eachSeat(a.who, (seat) =>
      seq(
        assign(left, wanted),
        loop(
          (m) => left(m) > 0 && m.count(m.zoneOf(DECK, seat(m))) > 0,
          act((m) => {
            const card = m.first(m.zoneOf(DECK, seat(m)));
            left.set(m, left(m) - 1);
            b.done.set(m, b.done(m) + 1);
            m.addTo(m.setAt(b.it), card);
            leaveTo(m, card, TRAIL);
            say(m, LINES.toTrail, card);
          }),
        ),
      ),
    ),
  );
}

export function moveCards(a: Of<"move">, b: Builder): Step {
  const { set, fill } = b.cards(a.what);
  const zone = a.to === "hand" ? HAND : a.to === "trail" ? TRAIL : DECK;
  return seq(
    fill,
    b.eachCard(set, (item) =>
      act((m) => {
        const card = item(m);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (zone !== TRAIL) say(m, zone === HAND ? LINES.toHand : LINES.toDeck, card);
        leaveTo(m, card, zone, a.to !== "deckTop");
        if (zone === TRAIL) say(m, LINES.toTrail, card);
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

/** trails-4.14: put, not played; only UNITs and ITEMs have a place there. */
function comeToField(m: Machine, card: number, seat: number, actioned: boolean): boolean {
  if (!is(m, card, UNIT | ITEM) || inZone(m, card, FIELD)) return false;
  m.cite("trails-4.14");
  enter(m, card, seat, actioned);
  say(m, LINES.comes, card, seat);
  return true;
}
export function toField(a: Of<"toField">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) =>
    act((m) => ok.set(m, comeToField(m, item(m), b.seat(m), a.actioned ?? false) ? 1 : 0)),
  );
}
export function toHomebase(a: Of<"toHomebase">, b: Builder): Step {
  const down = a.face === "down";
  return b.onCards(a.what, (item) =>
    b.eachSeat(a.whose, (seat) =>
      act((m) => {
        settleAt(m, item(m), seat(m), a.actioned, down);
        say(m, LINES.settles, seat(m), item(m));
      }),
    ),
  );
}

/** Where a card comes to that was found in a deck: into the homebase as in trails-5.3. */
function bring(item: Num, to: Of<"search">["to"], b: Builder): Step {
  return act((m) => {
    const card = item(m);
    say(m, LINES.finds, b.seat(m), card);
    if (to === "field") comeToField(m, card, b.seat(m), false);
    else if (to === "hand") leaveTo(m, card, HAND);
    else settleAt(m, card, b.seat(m), false);
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

/** Through the whole own deck, which is shuffled; what was looked for by what it is, is shown. */
export function search(a: Of<"search">, b: Builder): Step {
  const found = inDeck(a.what, ALL);
  const upTo: Counted =
    typeof found.count === "object" && "exactly" in found.count
      ? { ...found, count: { upTo: found.count.exactly } }
      : found;
  return seq(
    b.onCards(upTo, (item) => bring(item, a.to, b)),
    act((m) => shuffleDeck(m, b.seat(m))),
  );
}

/** Some of the top cards are taken, the rest goes down in an order of the player's, or into the trail. */
export function dig(a: Of<"dig">, b: Builder): Step {
  const looked = b.frame.local();
  const deck = (m: Machine): number => m.zoneOf(DECK, b.seat(m));
  const before = b.frame.local();
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
      : act((m) => {
          for (let n = looked(m); n > 0; n--) {
            const card = m.first(deck(m));
            leaveTo(m, card, TRAIL);
            say(m, LINES.toTrail, card);
          }
        }),
  );
}

export function shuffleWith(a: Of<"shuffle">, b: Builder): Step {
  return b.eachSeat(a.who, (seat) =>
    act((m) => {
      if (a.trailToo)
        for (let c = m.first(m.zoneOf(TRAIL, seat(m))), next = c; c >= 0; c = next) {
          next = m.next(c);
          // trails-4.8
          if (!b.meaning.scope.effect || c !== b.self(m)) leaveTo(m, c, DECK);
        }
      shuffleDeck(m, seat(m));
    }),
  );
}

export function free(a: Of<"free">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) => call(playFree, [item, b.seat], ok));
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
