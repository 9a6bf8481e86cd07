/** An answer is given again also where an equal card stands for the one chosen; not where something tells them apart. */
import { describe, expect, test } from "vitest";
import { cardsIn, constant, type Group, type Machine, move, NONE, pack, show } from "../src/index.ts";
import { begun, doIt, inHand, offered, one, type Parts, put, reorder, stepBefore, waits } from "./again.ts";
import { backEnds } from "./backends.ts";
import { HEAP, LIMIT, STORE } from "./tiny.ts";

describe.each(backEnds)("of equal cards, one of which stands for all (%s),", (_name, prepare) => {
  const begin = (parts: Parts) => begun(parts, prepare);

  const take = (more: Partial<Group> = {}): Group => ({
    verb: "take",
    form: "card",
    from: inHand,
    ...more,
  });
  /** The action is to take a card; whether it is asked for again once something took place before. */
  const askedAgain = (
    group: Partial<Group>,
    chosen: number,
    before: (m: Machine) => void,
    first?: (m: Machine) => void,
  ): { again: boolean; heard: number[][]; m: Machine } => {
    const { m, heard } = begin({ asks: one({ groups: [take(group)] }), before });
    first?.(m);
    doIt(m);
    put(m, chosen);
    stepBefore(m);
    return { again: waits(m), heard, m };
  };
  const unless = (forbidden: (m: Machine) => boolean): Pick<Group, "needs"> => ({
    needs: [{ rule: "tiny-1", says: "may", test: (m) => m.number(LIMIT) === 0 || !forbidden(m) }],
  });
  const forbid = (m: Machine): void => m.setNumber(LIMIT, 1);

  test.each([
    [0, 3],
    [3, 0],
  ])("the one chosen, %i, is chosen again where %i stands for it now", (chosen, other) => {
    const card = pack(0, chosen, NONE);
    const { again, heard, m } = askedAgain({}, card, reorder(other, chosen), reorder(chosen, other));
    expect([again, heard[1]]).toEqual([false, [0, chosen, NONE]]);
    doIt(m);
    expect(offered(m)).not.toContain(card);
  });

  test("is asked for again if it is of another kind than those left", () => {
    const { again } = askedAgain(
      unless((m) => m.a === 2),
      pack(0, 2, NONE),
      forbid,
    );
    expect(again).toBe(true);
  });

  test("is asked for again if it lies elsewhere now", () => {
    const { again } = askedAgain({}, pack(0, 0, NONE), (m) => move(m, 0, m.zoneOf(HEAP, 0)));
    expect(again).toBe(true);
  });

  test.each([
    [4, 5],
    [4, 4],
  ])("is asked for again if only one of both is known to who is asked: %i of %i", (known, chosen) => {
    const from = cardsIn(STORE, constant(1));
    const { again } = askedAgain(
      { from, ...unless((m) => m.a === chosen) },
      pack(0, chosen, NONE),
      forbid,
      (m) => show(m, known, 1),
    );
    expect(again).toBe(true);
  });

  test("is asked for again if something else was to be done with it", () => {
    const { m } = begin({
      asks: one({ groups: [take(), take({ verb: "drop", ...unless(() => true) })] }),
      before: forbid,
    });
    doIt(m);
    put(m, pack(1, 0, NONE));
    stepBefore(m);
    expect(waits(m)).toBe(true);
  });

  test.each<[string, Partial<Group>, number]>([
    ["with a second card", { form: "cards", to: inHand }, pack(0, 0, 2)],
    ["with one of its texts", { form: "effect", to: inHand }, pack(0, 0, 2)],
  ])("is asked for again if it can no longer be chosen %s", (_what, group, chosen) => {
    const { again } = askedAgain({ ...group, ...unless((m) => m.a === 0) }, chosen, forbid);
    expect(again).toBe(true);
  });
});
