/** What an option needs, by the small helpers of rules: what is listed, and what is said of a refusal. */
import { describe, expect, test } from "vitest";
import {
  cite,
  given,
  givenPair,
  givenSeat,
  hasOption,
  type Machine,
  meets,
  type Need,
  need,
  needPair,
  needSeat,
  unmetNeeds,
} from "../src/index.ts";
import { asking, inHand, these } from "./drawn.ts";
import { started, tiny } from "./tiny.ts";

/** Whether it is tried for every option, and for which: the seat that is asked, the first card and the second. */
function noting(tried: [number, number][]): (m: Machine) => boolean {
  return (m) => {
    tried.push([m.a, m.b]);
    return m.a !== 0 && m.b !== 2;
  };
}
const of = (
  one: Need,
): { listed: number; tried: [number, number][]; refused: (a: number, b: number) => unknown[] } => {
  const tried: [number, number][] = [];
  const note = noting(tried);
  const group = {
    verb: "put",
    form: "cards" as const,
    from: these(0, 1),
    to: these(2, 3),
    needs: [{ ...one, test: note }],
  };
  const m = inHand(asking([group]));
  const listed = m.list();
  return { listed, tried: tried.slice(), refused: (a, b) => unmetNeeds(m, group, a, b) };
};
const says = { rule: "tiny-2", needs: "it may" };
const any = (): boolean => true;

describe("what an option needs", () => {
  test.each<[string, (rule: string, says: string, test: Need["test"]) => Need, number, [number, number][]]>([
    [
      "is asked of the first card",
      need,
      2,
      [
        [0, -1],
        [1, -1],
      ],
    ],
    ["is asked once of who is asked", needSeat, 4, [[-1, -1]]],
    [
      "is asked of both cards",
      needPair,
      1,
      [
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
      ],
    ],
    ["is not asked where it is given", given, 4, []],
    ["is not asked where it is given of both", givenPair, 4, []],
    ["is not asked where it is given of who is asked", givenSeat, 4, []],
  ])("%s", (_what, made, listed, tried) => {
    const one = of(made("tiny-2", "it may", any));
    expect([one.listed, one.tried]).toEqual([listed, tried]);
    // but all of them say why an option is refused, and nothing of one that is not; and where it is never offered, that too
    const said = made === given || made === givenPair ? { ...says, given: true } : says;
    expect([one.refused(0, 3), one.refused(1, 2), one.refused(1, 3)]).toEqual([[said], [said], []]);
  });

  test("is met if its test holds", () => {
    for (const made of [need, needSeat, needPair, given, givenPair, givenSeat]) {
      const [yes, no] = [made("tiny-1", "x", any), made("tiny-1", "x", () => false)];
      const m = started();
      expect([yes.test(m), no.test(m)]).toEqual([true, false]);
    }
  });
});

test("a rule that a program applies is counted where somebody wants to know", () => {
  const m = started(tiny({ steps: () => cite("tiny-2") }));
  m.trace = new Uint32Array(m.game.rules.length);
  m.start(1, [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect([...m.trace]).toEqual([0, 1, 0, 0]);
});

describe("whether anybody could do something", () => {
  const m = inHand(asking([]));
  const mine = need("tiny-1", "it is yours", (x) => x.actsFor(x.a) === x.seat);
  const picks = { verb: "pick", form: "card" as const, from: these(0, 4, 5), needs: [mine] };
  const pairs = {
    ...picks,
    form: "cards" as const,
    to: these(1, 4),
    needs: [mine, needPair("tiny-2", "they differ", (x) => x.a !== x.b)],
  };

  test("is asked of the option's own needs, for the seat that is meant", () => {
    const only = (card: number) => (_m: Machine, one: number) => one === card;
    expect([hasOption(m, picks, 0), hasOption(m, picks, 1)]).toEqual([true, true]);
    expect([hasOption(m, picks, 0, only(4)), hasOption(m, picks, 1, only(4))]).toEqual([false, true]);
    expect([hasOption(m, pairs, 1, only(4)), hasOption(m, { ...pairs, to: these(4) }, 1, only(4))]).toEqual([
      true,
      false,
    ]);
  });
  test("is not so where who is asked stands in the way, or a word alone is", () => {
    const never = needSeat("tiny-3", "never", (x) => x.seat === 1);
    const word = { verb: "rest", form: "word" as const, needs: [need("tiny-1", "x", (x) => x.seat === 0)] };
    expect([0, 1].map((seat) => hasOption(m, { ...picks, needs: [never] }, seat))).toEqual([false, true]);
    expect([0, 1].map((seat) => hasOption(m, word, seat))).toEqual([true, false]);
  });
  test("of one card is asked of its needs, and nothing under consideration is another behind it", () => {
    [m.seat, m.a, m.b] = [1, 6, 7];
    expect([meets(m, [mine], 0, 3), meets(m, [mine], 1, 3)]).toEqual([true, false]);
    hasOption(m, pairs, 0);
    expect([m.seat, m.a, m.b]).toEqual([1, 6, 7]);
  });
});
