/** Who sees an event, and what it sets off. */
import { describe, expect, test } from "vitest";
import {
  addModifier,
  cover,
  event,
  GROUP,
  happen,
  type Machine,
  move,
  NONE,
  queueLength,
  seq,
} from "../src/index.ts";
import { hurt4, hurts, queue, scene } from "./scene.ts";
import { ability, HAND, HEAP, modifier, ROW, trigger } from "./tiny.ts";

describe("who sees an event", () => {
  test("its own card, wherever it lies, and then with all that is known of it", () => {
    const e = hurts();
    const own = ability({ triggers: [trigger(e, { self: true })] });
    const m = scene({ e, abilities: [own], steps: happen(e, [() => 3, () => 8]) });
    expect(queue(m)).toEqual([{ ability: own, source: 3, seat: 0, args: [3, 8, NONE, NONE, NONE, NONE] }]);
  });

  test("a card in play for others and itself, when it lies on top and face up", () => {
    const e = hurts();
    const sees = ability({ triggers: [trigger(e)] });
    const shown = (before?: (m: Machine) => void): [number, number][] =>
      queue(scene({ e, abilities: [sees], before, steps: hurt4(e) })).map((q) => [q.source, q.seat]);
    expect(shown()).toEqual([[0, 0]]);
    expect(shown((m) => move(m, 5, m.zoneOf(ROW, 0)))).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(shown((m) => m.setFaceDown(0, true))).toEqual([]);
    expect(shown((m) => cover(m, 1, 0))).toEqual([]);
    expect(shown((m) => move(m, 0, m.zoneOf(HEAP, 0)))).toEqual([]);
  });

  test("a card underneath, at any depth, if it watches from there", () => {
    const e = hurts();
    const sees = ability({ triggers: [trigger(e, { while: "under" })] });
    const m = scene({
      e,
      abilities: [sees],
      before: (x) => {
        move(x, 5, x.zoneOf(ROW, 1));
        cover(x, 3, 5);
        cover(x, 2, 3);
      },
      steps: hurt4(e),
    });
    expect(queue(m).map((q) => [q.source, q.seat])).toEqual([
      [3, 1],
      [5, 1],
    ]);
    const lowest = scene({ e, abilities: [sees], before: (x) => cover(x, 1, 0), steps: hurt4(e) });
    expect(queue(lowest).map((q) => [q.source, q.seat])).toEqual([[0, 0]]);
  });

  test("a card out of play, if it watches from there", () => {
    const e = hurts();
    const sees = ability({ triggers: [trigger(e, { while: "elsewhere" })] });
    const m = scene({
      e,
      abilities: [sees],
      before: (x) => move(x, 3, x.zoneOf(HAND, 1)),
      steps: hurt4(e),
    });
    // Card 0 lies in play, card 3 in a hand of the other seat, card 5 where all begin.
    expect(queue(m).map((q) => [q.source, q.seat])).toEqual([
      [5, 1],
      [3, 1],
    ]);
    const all = scene({
      e,
      abilities: [sees],
      before: (x) => {
        for (const card of [3, 5, 0]) move(x, card, x.zoneOf(HAND, 0));
      },
      steps: hurt4(e),
    });
    expect(queue(all).map((q) => q.source)).toEqual([3, 5, 0]);
  });

  test("only if its condition holds, which may read the event and the card", () => {
    const e = hurts();
    const big = ability({ triggers: [trigger(e, { test: (m, card) => m.e[1] === 2 && card === 0 })] });
    const small = ability({ index: 1, triggers: [trigger(e, { test: (m) => m.e[1] === 1 })] });
    const m = scene({ e, abilities: [big, small], steps: hurt4(e) });
    expect(queue(m).map((q) => q.ability)).toEqual([big]);
  });

  test("an ability with several watches is set off by those that fit, once by each", () => {
    const e = hurts();
    const both = ability({
      triggers: [
        trigger(e, { self: true }),
        trigger(e),
        trigger(e, { while: "under", test: () => false }),
        trigger(e, { test: (m) => m.e[1] === 2 }),
      ],
    });
    const m = scene({ e, abilities: [both], steps: happen(e, [() => 3, () => 2]) });
    // Card 3 by its own watch; card 0, which lies in play, by two of the others.
    expect(queue(m).map((q) => q.source)).toEqual([3, 0, 0]);
  });

  test("an event of a seat has no card of its own", () => {
    const e = event("loses", { subject: "seat", params: 1 });
    const own = ability({ triggers: [trigger(e, { self: true })] });
    const m = scene({ e, abilities: [own], steps: happen(e, [() => 0]) });
    expect(queueLength(m)).toBe(0);
  });

  test("a modifier with an ability, for the seat that made it, with what it keeps", () => {
    const e = hurts();
    const later = ability({ index: 4, triggers: [trigger(e, { test: (m) => m.e[1] === 2 })] });
    const waits = modifier({ triggerEvent: e, delayedTrigger: later });
    const m = scene({
      e,
      changes: [waits],
      before: (x) => addModifier(x, { modifier: waits, source: 2, subject: GROUP, seat: 1, extra: 6 }),
      steps: seq(hurt4(e), happen(e, [() => 4, () => 1])),
    });
    expect(queue(m)).toEqual([{ ability: later, source: 2, seat: 1, args: [4, 2, NONE, NONE, NONE, 6] }]);
  });

  test("one trigger too many is a fault", () => {
    const e = hurts();
    const sees = ability({ triggers: [trigger(e)] });
    const run = (times: number): Machine =>
      scene({
        e,
        abilities: [sees],
        bounds: { queue: 2 },
        steps: seq(...Array.from({ length: times }, () => hurt4(e))),
      });
    expect(queueLength(run(2))).toBe(2);
    expect(() => run(3)).toThrow("tiny: more triggers wait at once than a state can hold");
  });

  test("a watch on an event that the game does not list is refused when the game is put together", () => {
    const e = hurts();
    const sees = ability({ triggers: [trigger(event("elsewhere", { subject: "card", params: 1 }))] });
    expect(() => scene({ e, abilities: [sees] })).toThrow("elsewhere is not among the game's events");
  });
});
