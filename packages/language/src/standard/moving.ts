/** Actions that move cards from zone to zone, and those that find them in a deck. */
import {
  act,
  ask,
  assign,
  call,
  cardsOf,
  given,
  loop,
  NONE,
  type Num,
  type SetVar,
  type Step,
  say,
  seq,
  when,
} from "@tefuda/kernel";
import type { Piles } from "../actions/piles.ts";
import { shuffleDecksOf } from "../actions/shuffle.ts";
import type { Picking } from "../lowering/meaning.ts";
import type { Who } from "../lowering/phrases.ts";
import type { Builder } from "./builder.ts";
import { FIELD } from "./describe.ts";
import type { Action, Amount, Cards, Description } from "./tree.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** The effects of a player move nothing that they do not touch. */
export const reached = (b: Builder): Picking => {
  const { shielded } = b.meaning.world;
  return shielded ? { among: (m, card) => !shielded(m, card, b.seat(m)) } : {};
};

/**
 * Does something with cards of whoever moves them: of another player these are that player's to choose, when it is come to;
 * of each player their own.
 */
export function byMover(
  { who, what }: { who?: Who; what: Cards },
  b: Builder,
  body: (how: Picking, mover: Num) => Step,
): Step {
  const named = "count" in what && what.chosenBy !== undefined;
  // each of several moves what is their own
  const ownOnly = who === "both" || ("count" in what && what.what.side === "opponents");
  if (who === undefined || who === "you") return body({}, b.seat);
  return b.later(() =>
    b.eachSeatDoing(who, (seat) =>
      body(
        {
          ...(!named && { chooser: seat }),
          ...(ownOnly && { among: (m, card) => m.actsFor(card) === seat(m) }),
        },
        seat,
      ),
    ),
  );
}

/** The cards of a set, one after the other as a player names them; each goes on top of, or below, those before it. */
export function inOrder(
  set: SetVar,
  mover: Num,
  b: Builder,
  body: (item: Num) => Step,
  prompt = "choose",
): Step {
  const { rule } = b.meaning;
  const left = b.frame.set();
  const item = b.frame.card();
  const isLeft = given(rule, "it is one of the cards that are left", (m) => m.hasIn(m.setAt(left), m.a));
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
              prompt,
              rule,
              source: b.self,
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

/** Hands, decks - on top, at the bottom, shuffled in - and where used cards go. */
export const moveCards = (a: Of<"move">, b: Builder, piles: Piles<Description, Amount>): Step =>
  byMover(a, b, (how, mover) =>
    moveSome(a, b, piles, { ...reached(b), ...how }, a.who === undefined ? b.decider : mover),
  );

function moveSome(
  a: Of<"move">,
  b: Builder,
  piles: Piles<Description, Amount>,
  how: Picking,
  mover: Num,
): Step {
  const { leaveTo, lines, orders, zones } = b.meaning.world;
  const { set, fill } = b.cards(a.what, how);
  const prompt = a.to === "deckTop" ? orders?.top : a.to === "deckBottom" ? orders?.bottom : undefined;
  const each = (body: (item: Num) => Step): Step =>
    a.order || prompt ? seq(inOrder(set, mover, b, body, prompt), b.doneTo(set)) : b.eachCard(set, body);
  const { id, told, hidden } = zones[a.to] ?? zones.deck!;
  const line =
    told ?? (a.to === "hand" ? lines.toHand : zones[a.to] === undefined ? lines.toDeck : lines.toPile);
  return seq(
    fill,
    each((item) =>
      act((m) => {
        const card = item(m);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (hidden === true) say(m, line, card);
        leaveTo(m, card, id, a.to !== "deckTop");
        if (hidden !== true) say(m, line, card);
      }),
    ),
    ...(a.to === "deckShuffled" ? [act((m) => shuffleDecksOf(piles, m, m.setAt(set)))] : []),
  );
}

/** Into play, on the side of whoever puts it there. */
export const enterField = (a: Of<"enter">, b: Builder): Step =>
  byMover(a, b, (how, mover) =>
    b.onCards(
      a.what,
      (item, ok) => act((m) => ok.set(m, b.meaning.world.enter(m, item(m), mover(m), a.turned) ? 1 : 0)),
      how,
    ),
  );

/** Where a card comes to that was found in a deck. */
export function bring(item: Num, to: string, b: Builder): Step {
  const { enter, leaveTo, lines, zones } = b.meaning.world;
  return act((m) => {
    const card = item(m);
    say(m, lines.finds, b.seat(m), card);
    if (to === FIELD) b.ok.set(m, enter(m, card, b.seat(m), undefined) ? 1 : 0);
    else if (zones[to]!.comes) b.ok.set(m, zones[to]!.comes(m, card, b.seat(m)) ? 1 : 0);
    else leaveTo(m, card, zones[to]!.id);
  });
}

/** So many top cards go to the bottom, in the order in which they lie if the game has no other. */
export const bottom =
  (b: Builder) =>
  (left: Num): Step => {
    const { leaveTo, lines, zones, sendDown } = b.meaning.world;
    if (sendDown) return call(sendDown, [b.seat, left]);
    return act((m) => {
      const { id } = zones.deck!;
      const own = m.zoneOf(id, b.seat(m));
      for (let n = left(m); n > 0; n--) {
        const card = m.first(own);
        say(m, lines.toDeck, card);
        leaveTo(m, card, id);
      }
    });
  };
