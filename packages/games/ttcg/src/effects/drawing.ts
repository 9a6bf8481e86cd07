/** Actions on hand and deck: draw, discard, mill, replace a hand (ttcg-11.1, 15.3). */

import {
  act,
  ask,
  assign,
  call,
  constant,
  HIT,
  happenToEach,
  ifElse,
  LARGEST_IN_OPTION,
  type Machine,
  type Num,
  type Step,
  seq,
  WordsError,
  when,
} from "@tefuda/kernel";
import { DISCARDED, drawCards, millCards } from "../events.ts";
import { DECK, HAND, PILE } from "../schema.ts";
import type { ActionOf, Zone } from "../text/tree.ts";
import { plain } from "./audit.ts";
import type { Builder } from "./builder.ts";
import { limits } from "./choosing.ts";
import { forOne } from "./each-player.ts";
import { MEANING } from "./says.ts";

export function draw(a: ActionOf<"draw">, b: Builder): Step {
  const before = b.frame.local();
  const drawn = b.frame.set();
  const many = b.frame.local();
  const { n: wanted } = a;
  const upTo = typeof wanted === "object" && "upTo" in wanted ? wanted.upTo : undefined;
  return b.forEachSeat(a.who, (seat) => {
    // until here "its" and "they" mean what was spoken of before; then what is drawn
    const n: Num = upTo === undefined ? b.amountOf(wanted, a.who, seat) : many;
    b.speakOf(drawn);
    return seq(
      ...(upTo === undefined
        ? []
        : [
            ask({
              shape: "number",
              who: seat,
              prompt: "howMany",
              rule: "ttcg-14.2",
              source: b.self,
              min: constant(0),
              // no match has more cards
              max: constant(Math.min(upTo, LARGEST_IN_OPTION)),
              a: many,
            }),
          ]),
      assign(before, (m) => m.count(m.zoneOf(HAND, seat(m)))),
      call(drawCards, [seat, n, constant(1)]),
      act((m) => {
        // "they", "one of them": what was just drawn lies last in the hand
        const at = m.setAt(drawn);
        m.clearSet(at);
        const hand = m.zoneOf(HAND, seat(m));
        let skip = before(m);
        for (let c = m.first(hand); c >= 0; c = m.next(c)) if (skip-- <= 0) m.addTo(at, c);
      }),
      b.did((m) => m.count(m.zoneOf(HAND, seat(m))) - before(m), n),
    );
  });
}
export function drawUntil(a: ActionOf<"drawUntil">, b: Builder): Step {
  const { n } = a;
  return b.forEachSeat(a.who, (seat) =>
    call(drawCards, [seat, (m) => n - m.count(m.zoneOf(HAND, seat(m))), constant(1)]),
  );
}

export function discard(a: ActionOf<"discard">, b: Builder): Step {
  // "one card for each unit they control": as many as each of them has
  if (a.who === "both" && JSON.stringify(plain(a.what)).includes('"both"'))
    return b.forEachSeat("both", (seat) =>
      ifElse((m) => seat(m) === b.seat(m), discard(forOne(a, "you"), b), discard(forOne(a, "opponent"), b)),
    );
  return b.forEachSeat(a.who, (seat) => {
    const wanted =
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
      fill,
      happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      b.did((m) => m.s[HIT]!, wanted),
    );
  });
}
/** Everything in the hand. */
export function discardHand(who: ActionOf<"discardHand">["who"], b: Builder): Step {
  return b.forEachSeat(who, (seat) => {
    const set = b.frame.set();
    return seq(
      act((m) => fillZone(m, m.setAt(set), m.zoneOf(HAND, seat(m)))),
      happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      b.did((m) => m.s[HIT]!),
    );
  });
}
export function discardDownTo(a: ActionOf<"discardDownTo">, b: Builder): Step {
  const { n } = a;
  return b.forEachSeat(a.who, (seat) => {
    const over = (m: Machine): number => Math.max(0, m.count(m.zoneOf(HAND, seat(m))) - n);
    const set = b.frame.set();
    return when(
      (m) => over(m) > 0,
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
          groups: [{ verb: "", form: "card", from: (m, out) => listZone(m, m.zoneOf(HAND, seat(m)), out) }],
        }),
        happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      ),
    );
  });
}
export function mill(a: ActionOf<"mill">, b: Builder): Step {
  const before = b.frame.local();
  const milled = b.frame.set();
  return b.forEachSeat(a.who, (seat) => {
    const n = b.amountOf(a.n, a.who, seat);
    b.speakOf(milled);
    const many = (m: Machine): number => before(m) - m.count(m.zoneOf(DECK, seat(m)));
    return seq(
      assign(before, (m) => m.count(m.zoneOf(DECK, seat(m)))),
      call(millCards, [seat, n, constant(1)]),
      act((m) => {
        // "them", "if it is a unit": what was just milled lies uppermost in the pile
        const at = m.setAt(milled);
        m.clearSet(at);
        let left = many(m);
        for (let c = m.first(m.zoneOf(PILE, seat(m))); c >= 0 && left > 0; c = m.next(c), left--)
          m.addTo(at, c);
      }),
      b.did(many, n),
    );
  });
}
function fillZone(m: Machine, at: number, zone: number): void {
  m.clearSet(at);
  for (let c = m.first(zone); c >= 0; c = m.next(c)) m.addTo(at, c);
}
function listZone(m: Machine, zone: number, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(zone); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}
