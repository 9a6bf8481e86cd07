/** Actions that move cards from zone to zone, and those that find them in a deck. */
import {
  act,
  ask,
  assign,
  call,
  cardsOf,
  given,
  loop,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  say,
  seq,
  when,
} from "@tefuda/kernel";
import * as find from "@tefuda/language/actions/find";
import type { Piles } from "@tefuda/language/actions/piles";
import { shuffleWith as shuffleCards, shuffleDecksOf } from "@tefuda/language/actions/shuffle";
import { DISCARDED, DRAWS, enter, leaveTo, settleAt } from "../events.ts";
import { LINES } from "../lines.ts";
import { playFree } from "../rules/04-playing.ts";
import { sendDown } from "../rules/10-terms.ts";
import { DECK, FIELD, HAND, ITEM, inZone, is, TRAIL, UNIT } from "../schema.ts";
import type { Action, Amount, Description, Who } from "../text/tree.ts";
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

/**
 * Does something with cards of whoever moves them: of another player these are that player's to choose, when it is come to;
 * of each player their own.
 */
function byMover(
  who: Who | undefined,
  b: Builder,
  body: (how: { chooser?: Num; among?: (m: Machine, card: number) => boolean }, mover: Num) => Step,
): Step {
  if (who === undefined || who === "you") return body({}, b.seat);
  return b.later(() =>
    b.eachSeatDoing(who, (seat) =>
      body(
        { chooser: seat, ...(who === "both" && { among: (m, card) => m.actsFor(card) === seat(m) }) },
        seat,
      ),
    ),
  );
}

/** The cards of a set, one after the other as a player names them; each goes on top of, or below, those before it. */
function inOrder(set: SetVar, mover: Num, b: Builder, body: (item: Num) => Step): Step {
  const left = b.frame.set();
  const item = b.frame.card();
  const isLeft = given("trails-9.7", "it is one of the cards that are left", (m) =>
    m.hasIn(m.setAt(left), m.a),
  );
  return b.counting((n) =>
    seq(
      act((m) => m.copySet(m.setAt(set), m.setAt(left))),
      loop(
        (m) => m.sizeOf(m.setAt(left)) > 0,
        seq(
          assign(item, (m) => m.nextIn(m.setAt(left), NONE)),
          when(
            (m) => m.sizeOf(m.setAt(left)) > 1,
            ask({
              shape: "one",
              who: mover,
              prompt: "choose",
              rule: "trails-9.7",
              a: item,
              groups: [{ verb: "", form: "card", from: cardsOf(left), needs: [isLeft] }],
            }),
          ),
          act((m) => m.removeFrom(m.setAt(left), item(m))),
          body(item),
          assign(n, (m) => n(m) + 1),
        ),
      ),
    ),
  );
}

export const moveCards = (a: Of<"move">, b: Builder): Step =>
  byMover(a.who, b, (how, mover) => moveSome(a, b, how, mover));

function moveSome(a: Of<"move">, b: Builder, how: Parameters<Builder["cards"]>[1], mover: Num): Step {
  const { set, fill } = b.cards(a.what, how);
  const zone = a.to === "hand" ? HAND : a.to === "trail" ? TRAIL : DECK;
  const each = (body: (item: Num) => Step): Step =>
    a.order ? inOrder(set, mover, b, body) : b.eachCard(set, body);
  return seq(
    fill,
    each((item) =>
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
export const toField = (a: Of<"enter">, b: Builder): Step =>
  byMover(a.who, b, (how, mover) =>
    b.onCards(
      a.what,
      (item, ok) => act((m) => ok.set(m, comeToField(m, item(m), mover(m), a.turned ?? false) ? 1 : 0)),
      how,
    ),
  );
export function toHomebase(a: Of<"toHomebase">, b: Builder): Step {
  const down = a.face === "down";
  const settleFor = (item: Num, seat: Num): Step =>
    act((m) => {
      settleAt(m, item(m), seat(m), a.turned, down);
      say(m, LINES.settles, seat(m), item(m));
    });
  return byMover(a.who, b, (how, mover) =>
    b.onCards(
      a.what,
      (item) =>
        a.whose === "both" ? settleFor(item, mover) : b.eachSeat(a.whose, (seat) => settleFor(item, seat)),
      how,
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
