/** Numbers of a set: each card its own, over all files and print runs. */
import { describe, expect, test } from "vitest";
import type { CardData } from "../src/rules/01-cards.ts";
import { checkNumbers, joinRuns, numberFrom, numberText } from "../src/rules/01-numbers.ts";
import { EVENT, read, said, UNIT } from "./written.ts";

describe("numbers of a set (tails-1.8)", () => {
  const again = (number: string, name = "Test Moles"): string =>
    UNIT.replace("01-01-017-3", number).replace("Test Moles", name);
  const set = (...texts: string[]): CardData[] => texts.flatMap((text, i) => read(text, `${i}.yaml`).cards);
  const wrong = (...texts: string[]): string[] =>
    checkNumbers(set(...texts)).map((problem) => `${problem.file}:${said(problem)}`);

  test("print as they were read", () => {
    for (const words of ["01-01-017-3", "12-34-567-9", "01-02-003-XLIV", "01-01-001-MMXXVI"])
      expect(numberText(numberFrom(words)!)).toBe(words);
  });
  test("each its own, nothing is wrong", () => expect(wrong(UNIT, EVENT)).toEqual([]));
  test("two names, one number: refused across files, whatever run and rarity", () => {
    expect(wrong(UNIT, again("01-02-017-IV", "Test Voles"))).toEqual([
      '1.yaml:1:1 "Test Voles" has series and number of "Test Moles", in 0.yaml:1: 01-02-017-IV (tails-1.8)',
    ]);
  });
  test("another series is another card", () => {
    expect(wrong(UNIT, again("02-01-017-3", "Test Voles"))).toEqual([]);
  });
  test("one name, two numbers", () => {
    expect(wrong(UNIT, again("01-01-018-3"))).toEqual([
      '1.yaml:1:1 there is a card "Test Moles" already, in 0.yaml:1',
    ]);
  });
  test("one card twice", () => {
    expect(wrong(UNIT, UNIT)).toEqual([
      '1.yaml:1:1 "Test Moles" is there already as 01-01-017-3, in 0.yaml:1 (tails-1.8)',
    ]);
  });
  test("a further print run is the same card, whoever drew it", () => {
    const run = again("01-02-017-IV").replace("B. Wicker", "J. J. Muddle");
    expect(wrong(UNIT, run)).toEqual([]);
    const joined = joinRuns(set(UNIT, EVENT, run));
    expect(joined.map((card) => card.runs.map(numberText))).toEqual([
      ["01-01-017-3", "01-02-017-IV"],
      ["01-01-018-IV"],
    ]);
    expect(wrong(UNIT, run.replace("health: 2", "health: 3"))).toEqual([
      '1.yaml:1:1 this print run of "Test Moles" is not the same card as the one in 0.yaml:1 (tails-1.8)',
    ]);
  });
});
