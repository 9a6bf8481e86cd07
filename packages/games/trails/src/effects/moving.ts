/** Actions that move cards from zone to zone, and those that find them in a deck. */
import { act, call, type Machine, type Num, type Step, say, seq } from "@tefuda/kernel";
import * as find from "@tefuda/language/actions/find";
import type { Piles } from "@tefuda/language/actions/piles";
import { shuffleWith as shuffleCards, shuffleDecksOf } from "@tefuda/language/actions/shuffle";
import { DISCARDED, DRAWS, enter, leaveTo, settleAt } from "../events.ts";
import { LINES } from "../lines.ts";
import { playFree } from "../rules/04-playing.ts";
import { sendDown } from "../rules/10-terms.ts";
import { DECK, FIELD, HAND, ITEM, inZone, is, TRAIL, UNIT } from "../schema.ts";
import type { Action, Amount, Description } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { asksFace } from "./describe.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

export const PILES: Piles<Description, Amount> = {
  hand: HAND,
  deck: DECK,
  draws: DRAWS,
  discarded: DISCARDED,
  fall: (m, card) => {
    leaveTo(m, card, TRAIL);
    say(m, LINES.toTrail, card);
  },
  asksFace,
  handOf: ({ zone }) => (zone?.in === "hand" ? zone.whose : undefined),
  inHands: (d) => ({ ...d, zone: { in: "hand", whose: "both" } }),
  inDeck: (d, top) => ({ ...d, zone: { in: "deck", whose: "you", top } }),
  whole: 0x7fff,
  lines: LINES,
};

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
    ...(a.to === "deckShuffled" ? [act((m) => shuffleDecksOf(PILES, m, m.setAt(set)))] : []),
  );
}
/** trails-4.14: put, not played; only UNITs and ITEMs have a place there. */
function comeToField(m: Machine, card: number, seat: number, actioned: boolean): boolean {
  if (!is(m, card, UNIT | ITEM) || inZone(m, card, FIELD)) return false;
  m.cite("trails-4.14");
  enter(m, card, seat, actioned);
  say(m, LINES.comes, card, seat);
  return true;
}
export function toField(a: Of<"enter">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) =>
    act((m) => ok.set(m, comeToField(m, item(m), b.seat(m), a.turned ?? false) ? 1 : 0)),
  );
}
export function toHomebase(a: Of<"toHomebase">, b: Builder): Step {
  const down = a.face === "down";
  return b.onCards(a.what, (item) =>
    b.eachSeat(a.whose, (seat) =>
      act((m) => {
        settleAt(m, item(m), seat(m), a.turned, down);
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
    // what has no place there is not asked for
    if (to === "field") comeToField(m, card, b.seat(m), false);
    else if (to === "hand") leaveTo(m, card, HAND);
    else settleAt(m, card, b.seat(m), false);
  });
}
export const search = (a: Of<"search">, b: Builder): Step =>
  find.search(a.what, b, PILES, (item) => bring(item, a.to, b));

/** The rest goes down in an order of the player's, or into the trail. */
export const dig = (a: Of<"dig">, b: Builder): Step =>
  find.dig(
    a,
    b,
    PILES,
    (item) => bring(item, a.to, b),
    a.rest === "deckBottom" ? (left) => call(sendDown, [b.seat, left]) : undefined,
  );

/** trails-4.8: an EVENT or an art does not see its own card. */
export const shuffleWith = (a: Of<"shuffle">, b: Builder): Step =>
  shuffleCards(a, b, PILES, {
    pile: TRAIL,
    once: b.meaning.scope.effect,
    back: (m, card) => leaveTo(m, card, DECK),
  });

export function free(a: Of<"free">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) => call(playFree, [item, b.seat], ok));
}
