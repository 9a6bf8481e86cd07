/** What waits: triggers in their order, and announced effects with what was chosen for them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addModifier,
  argumentGone,
  EFFECT_HEAD,
  effectAbility,
  effectArg,
  effectAt,
  effectGone,
  effectIs,
  effectSeat,
  effectSet,
  effectSets,
  effectSource,
  forgetTarget,
  GROUP,
  leaveEffects,
  loadTrigger,
  type Machine,
  makeModifier,
  markEffect,
  move,
  NONE,
  popEffect,
  pushEffect,
  queueLength,
  queueTrigger,
  removeTrigger,
  SOURCE_GONE,
  STOPPED,
  setEffectArg,
  stackSize,
  topEffect,
  triggerAbility,
  triggerArg,
  triggerAt,
  triggerGone,
  triggerSeat,
  triggerSource,
} from "../src/index.ts";
import { ability, definition, HEAP, members, modifier, ROW, STORE, started } from "./tiny.ts";

describe("the queue of triggers", () => {
  const first = ability({ cards: [0, 1] });
  const second = ability({ index: 1, lasting: [modifier({})] });
  const table = (): Machine =>
    started({ definitions: [definition("Oak", { abilities: [first, second] })] }, [[0, 0], [0]]);
  const set = (m: Machine, ...numbers: number[]): void => {
    m.e.fill(NONE);
    m.e.set(numbers);
  };

  test("notes whose text it is, for whom it acts and what was known then", () => {
    const m = table();
    set(m, 1, 2, 3, 4, 5, 6);
    queueTrigger(m, second.id, 2, false);
    set(m, 9);
    move(m, 0, m.zoneOf(ROW, 1));
    queueTrigger(m, first.id, 0, false);
    expect(queueLength(m)).toBe(2);
    const [a, b] = [triggerAt(m, 0), triggerAt(m, 1)];
    expect([triggerAbility(m, a), triggerSource(m, a), triggerSeat(m, a)]).toEqual([second, 2, 1]);
    expect([triggerAbility(m, b), triggerSource(m, b), triggerSeat(m, b)]).toEqual([first, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].map((i) => triggerArg(m, a, i))).toEqual([1, 2, 3, 4, 5, 6]);
    loadTrigger(m, b);
    expect([...m.e]).toEqual([9, NONE, NONE, NONE, NONE, NONE]);
    loadTrigger(m, a);
    expect([...m.e]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("of a modifier has that modifier's source, seat and card", () => {
    const m = table();
    addModifier(m, { modifier: second.lasting![0]!, source: 1, subject: GROUP, seat: 1, extra: 8 });
    set(m, 1, 2, 3, 4, 5, 6);
    queueTrigger(m, first.id, m.layout.mods, true);
    const at = triggerAt(m, 0);
    expect([triggerSource(m, at), triggerSeat(m, at)]).toEqual([1, 1]);
    expect([0, 4, 5].map((i) => triggerArg(m, at, i))).toEqual([1, 5, 8]);
  });

  test("loses the one that is taken out and keeps the others in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), (moves) => {
        const m = table();
        let model: number[] = [];
        let next = 1;
        for (const n of moves) {
          if (model.length > n) {
            removeTrigger(m, n);
            model = model.filter((_, i) => i !== n);
          } else {
            set(m, next);
            queueTrigger(m, first.id, 0, false);
            model.push(next++);
          }
          expect(queueLength(m)).toBe(model.length);
          expect(model.map((_, i) => triggerArg(m, triggerAt(m, i), 0))).toEqual(model);
        }
      }),
    );
  });

  test("that is full touches nothing behind it", () => {
    const m = started(
      { definitions: [definition("Oak", { abilities: [first, second] })], bounds: { queue: 2 } },
      [[0], [0]],
    );
    const at = pushEffect(m, 5, 0, 0, 0);
    for (let i = 0; i < 2; i++) {
      set(m, 1, 2, 3, 4, 5, 6);
      queueTrigger(m, first.id, 0, false);
    }
    expect(effectAbility(m, at)).toBe(5);
    expect(() => queueTrigger(m, first.id, 0, false)).toThrow("more triggers wait");
    expect([effectAbility(m, at), queueLength(m)]).toEqual([5, 2]);
  });

  test("knows which of its cards have left since, and nothing of what left before or is no part of it", () => {
    const m = table();
    move(m, 2, m.zoneOf(HEAP, 0));
    set(m, 1, 2, NONE);
    queueTrigger(m, first.id, 0, false);
    set(m, 0, 2, 2);
    queueTrigger(m, first.id, 1, false);
    const gone = (): number[] => [0, 1].map((n) => triggerGone(m, triggerAt(m, n)));
    expect(gone()).toEqual([0, 0]);
    move(m, 2, m.zoneOf(STORE, 0));
    expect(gone()).toEqual([argumentGone(1), argumentGone(1)]);
    move(m, 0, m.zoneOf(HEAP, 0));
    expect(gone()).toEqual([SOURCE_GONE | argumentGone(1), argumentGone(0) | argumentGone(1)]);
    removeTrigger(m, 0);
    queueTrigger(m, first.id, 0, false);
    expect(gone()).toEqual([argumentGone(0) | argumentGone(1), 0]);
  });

  test("set off by a modifier is its card's doing only till that has left where it made it", () => {
    const waits = makeModifier({ delayedTrigger: first, cards: ["extra"] });
    const m = started({ definitions: [definition("Oak", { abilities: [{ ...first, lasting: [waits] }] })] });
    addModifier(m, { modifier: waits, source: 0, subject: GROUP, seat: 0, extra: 1 });
    const queued = (): number[] => {
      set(m, NONE);
      queueTrigger(m, first.id, m.layout.mods, true);
      const at = triggerAt(m, 0);
      const found = [triggerGone(m, at), triggerArg(m, at, 5)];
      removeTrigger(m, 0);
      return found;
    };
    expect(queued()).toEqual([0, 1]);
    move(m, 1, m.zoneOf(HEAP, 0));
    expect(queued()).toEqual([0, NONE]);
    move(m, 0, m.zoneOf(HEAP, 0));
    move(m, 0, m.zoneOf(STORE, 0));
    expect(queued()).toEqual([SOURCE_GONE, NONE]);
  });
});

describe("the effect stack", () => {
  const table = (effects?: number): Machine => started({ bounds: effects === undefined ? {} : { effects } });

  test("are added on top and taken off from there", () => {
    const m = table();
    expect(stackSize(m)).toBe(0);
    const at = [pushEffect(m, 4, 1, 0, 0), pushEffect(m, 5, 2, 1, 3), pushEffect(m, 6, 3, 0, 1)];
    expect(stackSize(m)).toBe(3);
    expect(at.map((_, n) => effectAt(m, n))).toEqual(at);
    expect(
      at.map((place) => [
        effectAbility(m, place),
        effectSource(m, place),
        effectSeat(m, place),
        effectSets(m, place),
      ]),
    ).toEqual([
      [4, 1, 0, 0],
      [5, 2, 1, 3],
      [6, 3, 0, 1],
    ]);
    expect(topEffect(m)).toBe(at[2]);
    popEffect(m);
    expect([stackSize(m), topEffect(m)]).toEqual([2, at[1]]);
    expect(pushEffect(m, 7, 0, 0, 0)).toBe(at[2]);
    popEffect(m);
    popEffect(m);
    popEffect(m);
    expect(stackSize(m)).toBe(0);
    expect(pushEffect(m, 7, 0, 0, 0)).toBe(at[0]);
  });

  test("begin empty, whatever lay in their place before", () => {
    const m = table();
    const at = pushEffect(m, 4, 1, 0, 2);
    markEffect(m, at, STOPPED);
    for (let i = 0; i < 6; i++) setEffectArg(m, at, i, 20 + i);
    m.addTo(effectSet(m, at, 0), 3);
    m.addTo(effectSet(m, at, 1), 5);
    expect([0, 1, 2, 3, 4, 5].map((i) => effectArg(m, at, i))).toEqual([20, 21, 22, 23, 24, 25]);
    expect([effectIs(m, at, STOPPED), effectIs(m, at, SOURCE_GONE)]).toEqual([true, false]);
    expect([members(m, effectSet(m, at, 0)), members(m, effectSet(m, at, 1))]).toEqual([[3], [5]]);
    popEffect(m);
    const again = pushEffect(m, 4, 1, 0, 2);
    expect(again).toBe(at);
    expect([0, 1, 2, 3, 4, 5].map((i) => effectArg(m, again, i))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(effectIs(m, again, STOPPED)).toBe(false);
    expect([members(m, effectSet(m, at, 0)), members(m, effectSet(m, at, 1))]).toEqual([[], []]);
  });

  test("keep their arguments, sets and marks apart from one another", () => {
    const m = table();
    const low = pushEffect(m, 4, 1, 0, 2);
    const high = pushEffect(m, 5, 2, 1, 1);
    setEffectArg(m, low, 5, 9);
    m.addTo(effectSet(m, low, 1), 7);
    m.addTo(effectSet(m, high, 0), 6);
    markEffect(m, low, 4);
    markEffect(m, low, SOURCE_GONE);
    expect([effectIs(m, low, 4), effectIs(m, low, SOURCE_GONE), effectIs(m, low, STOPPED)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([effectIs(m, high, 4), effectArg(m, high, 5), effectAbility(m, high)]).toEqual([false, 0, 5]);
    expect([members(m, effectSet(m, low, 0)), members(m, effectSet(m, low, 1))]).toEqual([[], [7]]);
    expect(members(m, effectSet(m, high, 0))).toEqual([6]);
  });

  test("fill their room to the last place, and one more is a fault that changes nothing", () => {
    const m = table(2 * EFFECT_HEAD + 1);
    pushEffect(m, 1, 1, 0, 1);
    pushEffect(m, 2, 1, 0, 0);
    expect(() => pushEffect(m, 3, 1, 0, 0)).toThrow("tiny: more effects wait at once than a state can hold");
    expect(stackSize(m)).toBe(2);
    expect(effectAbility(m, topEffect(m))).toBe(2);
  });

  test("know when their card is no longer what it was, and forget it where it was chosen", () => {
    const m = table();
    const own = pushEffect(m, 127, 3, 0, 1);
    const other = pushEffect(m, 127, 4, 0, 2, 1 << 2);
    for (const set of [effectSet(m, own, 0), effectSet(m, other, 0), effectSet(m, other, 1)]) {
      m.addTo(set, 3);
      m.addTo(set, 5);
    }
    setEffectArg(m, other, 1, 3);
    setEffectArg(m, other, 2, 3);
    leaveEffects(m, 3);
    forgetTarget(m, 3);
    expect([effectGone(m, own), effectGone(m, other)]).toEqual([SOURCE_GONE, argumentGone(2)]);
    expect([effectIs(m, own, STOPPED), effectIs(m, other, STOPPED)]).toEqual([false, false]);
    expect(members(m, effectSet(m, own, 0))).toEqual([5]);
    expect([0, 1].map((n) => members(m, effectSet(m, other, n)))).toEqual([[5], [5]]);
    expect([effectSource(m, own), stackSize(m)]).toEqual([3, 2]);
    expect([effectAbility(m, own), effectAbility(m, other)]).toEqual([127, 127]);
  });

  test("have sets as wide as the match has cards", () => {
    const m = started({}, [Array<number>(20).fill(0), Array<number>(20).fill(0)]);
    const at = [pushEffect(m, 1, 0, 0, 3), pushEffect(m, 2, 0, 0, 0)];
    for (let n = 0; n < 3; n++)
      for (const card of [0, 17, 39]) if (card !== n) m.addTo(effectSet(m, at[0]!, n), card);
    expect([0, 1, 2].map((n) => members(m, effectSet(m, at[0]!, n)))).toEqual([
      [17, 39],
      [0, 17, 39],
      [0, 17, 39],
    ]);
    expect(at.map((place) => effectAbility(m, place))).toEqual([1, 2]);
    forgetTarget(m, 39);
    expect([0, 1, 2].map((n) => members(m, effectSet(m, at[0]!, n)))).toEqual([[17], [0, 17], [0, 17]]);
  });

  test("that were taken off are left alone", () => {
    const m = table();
    const at = pushEffect(m, 1, 3, 0, 1);
    m.addTo(effectSet(m, at, 0), 3);
    popEffect(m);
    leaveEffects(m, 3);
    forgetTarget(m, 3);
    expect(effectGone(m, at)).toBe(0);
    expect(members(m, effectSet(m, at, 0))).toEqual([3]);
  });

  test("a card that came back is not the card that was chosen", () => {
    const m = table();
    move(m, 2, m.zoneOf(ROW, 0));
    const at = pushEffect(m, 1, 2, 0, 1);
    m.addTo(effectSet(m, at, 0), 2);
    move(m, 2, m.zoneOf(HEAP, 0));
    move(m, 2, m.zoneOf(ROW, 0));
    expect(members(m, effectSet(m, at, 0))).toEqual([]);
    expect(effectIs(m, at, SOURCE_GONE)).toBe(true);
  });

  test("have a card that moves out of play no more, neither as a chosen one nor as their own", () => {
    const m = table();
    const at = pushEffect(m, 1, 2, 0, 1);
    m.addTo(effectSet(m, at, 0), 2);
    move(m, 2, m.zoneOf(HEAP, 0));
    expect([members(m, effectSet(m, at, 0)), effectIs(m, at, SOURCE_GONE)]).toEqual([[], true]);
  });
});
