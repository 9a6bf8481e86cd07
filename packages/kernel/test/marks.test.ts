/** Marks: whether one is on somebody, how much of it, and which. */
import { describe, expect, test } from "vitest";
import {
  addModifier,
  firstMod,
  type Machine,
  MOD_SIZE,
  markBits,
  marked,
  markTotal,
  modAmount,
  modArg,
  modBits,
  NONE,
  seatSubject,
} from "../src/index.ts";
import { knowing, listed, on } from "./lasting.ts";
import { LOUD, modifier, STILL } from "./tiny.ts";

describe("marks", () => {
  const still = modifier({ mark: STILL });
  const loud = modifier({ mark: LOUD });
  const against = modifier({ mark: STILL, by: (m, mod, other) => other === modArg(m, mod) });
  const counted = modifier({ mark: STILL, fold: (m, _b, mod, subject) => modAmount(m, mod) * 10 + subject });

  test("are on whom they were put, and none is another", () => {
    const m = knowing([still, loud]);
    addModifier(m, on(1, loud));
    addModifier(m, on(2, still));
    addModifier(m, on(2, still));
    addModifier(m, on(seatSubject(0), still));
    const [first, second, , fourth] = listed(m) as [number, number, number, number];
    expect([marked(m, 1, STILL), marked(m, 1, LOUD)]).toEqual([NONE, first]);
    expect([marked(m, 2, STILL), marked(m, 2, LOUD)]).toEqual([second, NONE]);
    expect([marked(m, seatSubject(0), STILL), marked(m, seatSubject(1), STILL)]).toEqual([fourth, NONE]);
  });

  test("that count against some only are looked up for that one", () => {
    const m = knowing([against, still]);
    addModifier(m, on(1, against, { arg: 4 }));
    expect([marked(m, 1, STILL), marked(m, 1, STILL, 3), marked(m, 1, STILL, 4)]).toEqual([
      NONE,
      NONE,
      firstMod(m),
    ]);
    addModifier(m, on(1, still));
    expect(marked(m, 1, STILL, 3)).toBe(firstMod(m) + MOD_SIZE);
  });

  test("have a sum and a highest amount, of those that count", () => {
    const m = knowing([still, against, counted, loud]);
    expect([markTotal(m, 1, STILL, "sum"), markTotal(m, 1, STILL, "max")]).toEqual([0, 0]);
    addModifier(m, on(1, still, { amount: 4 }));
    addModifier(m, on(1, still, { amount: 2 }));
    addModifier(m, on(2, still, { amount: 64 }));
    addModifier(m, on(1, loud, { amount: 32 }));
    addModifier(m, on(1, against, { amount: 8, arg: 5 }));
    expect([markTotal(m, 1, STILL, "sum"), markTotal(m, 1, STILL, "max")]).toEqual([6, 4]);
    expect([markTotal(m, 1, STILL, "sum", 5), markTotal(m, 1, STILL, "max", 5)]).toEqual([14, 8]);
    addModifier(m, on(1, counted, { amount: 3 }));
    expect([markTotal(m, 1, STILL, "sum"), markTotal(m, 1, STILL, "max")]).toEqual([37, 31]);
    expect(markTotal(m, 1, LOUD, "sum")).toBe(32);
  });

  test("have one that came last, which is what it says of itself", () => {
    const m = knowing([still, against, counted]);
    expect(markTotal(m, 1, STILL, "last")).toBe(0);
    addModifier(m, on(1, still, { amount: 4 }));
    addModifier(m, on(1, still, { amount: 2 }));
    addModifier(m, on(2, still, { amount: 9 }));
    addModifier(m, on(1, against, { amount: 8, arg: 5 }));
    expect([markTotal(m, 1, STILL, "last"), markTotal(m, 1, STILL, "last", 5)]).toEqual([2, 8]);
    addModifier(m, on(1, counted, { amount: -3 }));
    expect(markTotal(m, 1, STILL, "last", 5)).toBe(-29);
  });

  test("with amounts below nought have a highest of nought", () => {
    const m = knowing([still]);
    addModifier(m, on(1, still, { amount: -4 }));
    expect([markTotal(m, 1, STILL, "sum"), markTotal(m, 1, STILL, "max")]).toEqual([-4, 0]);
  });
});

describe("a mark that says which, as bits,", () => {
  const says = modifier({ mark: STILL });
  const both = modifier({ mark: STILL, bits: 0b11 });
  const loud = modifier({ mark: LOUD, bits: 0b1000 });
  const now = modifier({ mark: STILL, bits: 0b100, during: (m) => m.number(0) === 1 });
  const table = (): Machine => knowing([says, both, loud, now]);

  test("has those of its definition, or those in its argument", () => {
    const m = table();
    for (const what of [says, both]) addModifier(m, on(1, what, { arg: 0b10100 }));
    expect(listed(m).map((mod) => modBits(m, mod))).toEqual([0b10100, 0b11]);
    // all that an argument can hold but its sign
    addModifier(m, on(1, says, { arg: -1 }));
    expect(modBits(m, listed(m)[2]!)).toBe(0x7fff);
  });

  test("gives all together that are on somebody and hold", () => {
    const m = table();
    expect(markBits(m, 1, STILL)).toBe(0);
    addModifier(m, on(2, says, { arg: 0b100000 }));
    addModifier(m, on(1, loud));
    expect([markBits(m, 1, STILL), markBits(m, 1, LOUD), markBits(m, 2, STILL)]).toEqual([
      0, 0b1000, 0b100000,
    ]);
    addModifier(m, on(1, says, { arg: 0b10001 }));
    addModifier(m, on(1, now));
    addModifier(m, on(1, both));
    expect(markBits(m, 1, STILL)).toBe(0b10011);
    m.setNumber(0, 1);
    expect(markBits(m, 1, STILL)).toBe(0b10111);
  });

  test("counts only by those modifiers that are to count, for the one who is asked about", () => {
    const m = table();
    addModifier(m, on(1, says, { arg: 0b1 }));
    addModifier(m, on(1, says, { arg: 0b10 }));
    addModifier(m, on(1, says, { arg: 0b11 }));
    const asked: number[][] = [];
    const bits = markBits(m, 1, STILL, (x, mod, subject) => {
      asked.push([modArg(x, mod), subject]);
      return modArg(x, mod) !== 0b11;
    });
    expect(bits).toBe(0b11);
    // the last could add nothing any more
    expect(asked).toEqual([
      [0b1, 1],
      [0b10, 1],
    ]);
    expect(markBits(m, 1, STILL, (x, mod) => modArg(x, mod) === 0b11)).toBe(0b11);
    expect(markBits(m, 1, STILL, (x, mod) => modArg(x, mod) === 0b10)).toBe(0b10);
  });
});
