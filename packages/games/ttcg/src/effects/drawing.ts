/** Actions on hand and deck: draw, discard, mill, replace a hand (ttcg-11.1, 15.3). */

import {
  act,
  ask,
  assign,
  type Candidates,
  call,
  cardsIn,
  constant,
  HIT,
  happenToEach,
  ifElse,
  LARGEST_IN_OPTION,
  type Machine,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Var,
  WordsError,
} from "@tefuda/kernel";
import { DISCARDED, drawCards, millCards } from "../events.ts";
import { DECK, HAND, PILE } from "../schema.ts";
import type { ActionOf, Who, Zone } from "../text/tree.ts";
import { plain } from "./audit.ts";
import type { Builder } from "./builder.ts";
import { limits } from "./choosing.ts";
import { byEach } from "./each-player.ts";
import { MEANING } from "./says.ts";

/**
 * Draws or mills. Each player does it for themself, as many as the text says of that player, which the language's draw
 * does not tell apart; "they", "one of them" are then the last cards of the hand, or the uppermost of the pile.
 */
function offTheTop(
  { do: verb, who }: { do: "draw" | "mill"; who: Who },
  b: Builder,
  wanted: (seat: Var, number: Var) => Step,
): Step {
  const draws = verb === "draw";
  const before = b.frame.local();
  const came = b.frame.set();
  const number = b.frame.local();
  return b.forEachSeat(who, (seat) => {
    // until here "its" and "they" mean what was spoken of before; then what comes
    const count = wanted(seat, number);
    b.speakOf(came);
    const there = (m: Machine): number => m.count(m.zoneOf(draws ? HAND : DECK, seat(m)));
    const many = (m: Machine): number => (draws ? there(m) - before(m) : before(m) - there(m));
    return seq(
      count,
      assign(before, there),
      call(draws ? drawCards : millCards, [seat, number, constant(1)]),
      act((m) => {
        const at = m.setAt(came);
        m.clearSet(at);
        const zone = m.zoneOf(draws ? HAND : PILE, seat(m));
        let left = many(m);
        for (let c = draws ? m.last(zone) : m.first(zone); c >= 0 && left > 0; left--) {
          m.addTo(at, c);
          c = draws ? m.prev(c) : m.next(c);
        }
      }),
      b.did(many, number),
    );
  });
}
/** As many as a text says, counted before anything is drawn. */
function counted(a: ActionOf<"draw"> | ActionOf<"mill">, b: Builder): Step {
  const { n, who } = a;
  const upTo = typeof n === "object" && "upTo" in n ? n.upTo : undefined;
  return offTheTop(a, b, (seat, number) =>
    upTo === undefined ? assign(number, b.amountOf(n, who, seat)) : howMany(upTo, seat, number, b),
  );
}
/** "Up to two": its player says how many; no match has more cards than can be said. */
const howMany = (upTo: number, who: Num, n: Var, b: Builder): Step =>
  ask({
    shape: "number",
    who,
    prompt: "howMany",
    rule: "ttcg-14.2",
    source: b.self,
    min: constant(0),
    max: constant(Math.min(upTo, LARGEST_IN_OPTION)),
    a: n,
  });
export const draw = (a: ActionOf<"draw">, b: Builder): Step => counted(a, b);
export const mill = (a: ActionOf<"mill">, b: Builder): Step => counted(a, b);
export const drawUntil = ({ who, n }: ActionOf<"drawUntil">, b: Builder): Step =>
  offTheTop({ do: "draw", who }, b, (seat, number) =>
    assign(number, (m) => Math.max(0, n - m.count(m.zoneOf(HAND, seat(m))))),
  );

export function discard(a: ActionOf<"discard">, b: Builder): Step {
  // "one card for each unit they control": as many as each of them has
  if (a.who === "both" && JSON.stringify(plain(a.what)).includes('"both"')) return byEach(a, b, discard);
  return b.forEachSeat(a.who, (seat) => {
    const wanted = b.frame.local();
    const least =
      "count" in a.what && a.what.count !== "all" && a.what.count !== "any"
        ? limits(b, a.what).min
        : constant(1);
    const hand: Zone = { in: "hand" };
    if (a.from !== undefined && a.from !== "hand") throw new WordsError(MEANING.fromHand);
    // who discards chooses, unless the text says who does
    const by = "count" in a.what ? a.what.chosenBy : undefined;
    const { fill, set } = b.cards(a.what, {
      zone: hand,
      actor: seat,
      chooser: by === undefined ? seat : b.num(b.scope.seatOf(by)),
      prompt: "discard",
      affects: false,
    });
    return seq(
      assign(wanted, least),
      fill,
      discarding(set, seat, b),
      b.did((m) => m.s[HIT]!, wanted),
    );
  });
}
/** Everything in the hand. */
export function discardHand(who: ActionOf<"discardHand">["who"], b: Builder): Step {
  const set = b.frame.set();
  return b.forEachSeat(who, (seat) =>
    seq(
      act((m) => {
        const hand = m.scratch[m.borrow()]!;
        m.fillSet(m.setAt(set), hand, inHand(seat)(m, hand));
        m.giveBack();
      }),
      discarding(set, seat, b),
      b.did((m) => m.s[HIT]!),
    ),
  );
}
export function discardDownTo({ who, n }: ActionOf<"discardDownTo">, b: Builder): Step {
  const set = b.frame.set();
  return b.forEachSeat(who, (seat) => {
    const over = (m: Machine): number => Math.max(0, m.count(m.zoneOf(HAND, seat(m))) - n);
    const wanted = b.frame.local();
    return seq(
      assign(wanted, over),
      ifElse(
        (m) => wanted(m) > 0,
        seq(
          ask({
            shape: "some",
            who: seat,
            prompt: "discard",
            rule: "ttcg-15.3",
            source: b.self,
            min: over,
            max: over,
            set,
            groups: [{ verb: "", form: "card", from: inHand(seat) }],
          }),
          discarding(set, seat, b),
          b.did((m) => m.s[HIT]!, wanted),
        ),
        b.did(constant(0)),
      ),
    );
  });
}
const inHand = (seat: Num): Candidates => cardsIn(HAND, seat);
const discarding = (set: SetVar, seat: Num, b: Builder): Step =>
  happenToEach(DISCARDED, set, b.item, b.ok, [seat]);
