/** When changes end, and what becomes of the others. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addModifier,
  dropModifiers,
  dropModifiersOf,
  endUntil,
  event,
  firstMod,
  marked,
  markTotal,
  modArg,
  NONE,
  nextDelayed,
  nextReplacement,
  program,
  seq,
  value,
  WHILE_SOURCE,
  WHILE_SUBJECT,
} from "../src/index.ts";
import { knowing, listed, on } from "./lasting.ts";
import { ability, adds, MIGHT, modifier, STILL } from "./tiny.ts";

describe("the end of changes", () => {
  test("dropping some keeps the others in their order", () => {
    const what = adds(MIGHT, 1);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (drops) => {
        const m = knowing([what]);
        drops.forEach((_, i) => {
          addModifier(m, on(i % 3, what, { arg: i }));
        });
        dropModifiers(m, (mod) => drops[modArg(m, mod)]!);
        const kept = drops.flatMap((drop, i) => (drop ? [] : [i]));
        expect(listed(m).map((mod) => modArg(m, mod))).toEqual(kept);
        expect(value(m, 0, MIGHT)).toBe(3 + kept.filter((i) => i % 3 === 0).length);
      }),
    );
  });

  test("what has ended is not read again, though its record still lies behind the others", () => {
    const still = modifier({ mark: STILL });
    const e = event("falls", { subject: "card", params: 1 });
    const replacement = program("instead", () => seq());
    const [replaces, watches] = [
      modifier({ replaces: e, replacement }),
      modifier({ triggerEvent: e, delayedTrigger: ability() }),
    ];
    const plus = adds(MIGHT, 1);
    const all = [still, plus, replaces, watches];
    for (const what of all) {
      const m = knowing(all, { events: [e] });
      addModifier(m, on(2, what, { arg: 1, amount: 1 }));
      addModifier(m, on(1, what, { arg: 2, amount: 1 }));
      dropModifiers(m, (mod) => modArg(m, mod) === 2);
      expect(marked(m, 1, STILL)).toBe(NONE);
      expect(markTotal(m, 1, STILL, "sum")).toBe(0);
      expect(value(m, 1, MIGHT)).toBe(7);
      expect(nextReplacement(m, e.id, 1, NONE)).toBe(NONE);
      const first = what === watches ? firstMod(m) : NONE;
      expect(nextDelayed(m, e.id, NONE)).toBe(first);
      if (first !== NONE) expect(nextDelayed(m, e.id, first)).toBe(NONE);
    }
  });

  test("with a card goes what is on it and what lasts while it is there, whatever else it made stays", () => {
    const what = adds(MIGHT, 1);
    const m = knowing([what]);
    const made: [number, number, number][] = [
      [0, 1, WHILE_SUBJECT], // it made this for another, which keeps it
      [0, 1, WHILE_SOURCE], // that goes with it
      [1, 0, WHILE_SUBJECT], // on it
      [1, 2, WHILE_SOURCE], // another's
      [0, 2, 5], // until something else
      [1, 0, WHILE_SOURCE],
    ];
    made.forEach(([source, subject, until], arg) => {
      addModifier(m, on(subject, what, { source, until, arg }));
    });
    dropModifiersOf(m, 0);
    expect(listed(m).map((mod) => modArg(m, mod))).toEqual([0, 3, 4]);
    dropModifiersOf(m, 3);
    expect(listed(m)).toHaveLength(3);
  });

  test("at a term is the end of what lasts until it, whoever made it and whoever it is on", () => {
    const what = adds(MIGHT, 1);
    const m = knowing([what]);
    [2, 3, WHILE_SOURCE, 2, WHILE_SUBJECT, 4].forEach((until, arg) => {
      addModifier(m, on(arg % 2, what, { source: arg % 3, until, arg }));
    });
    const left = (): number[] => listed(m).map((mod) => modArg(m, mod));
    endUntil(m, 5);
    expect(left()).toEqual([0, 1, 2, 3, 4, 5]);
    endUntil(m, 2);
    expect(left()).toEqual([1, 2, 4, 5]);
    endUntil(m, 4);
    expect(left()).toEqual([1, 2, 4]);
  });
});
