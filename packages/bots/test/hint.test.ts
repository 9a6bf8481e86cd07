import { CONCEDE, Match } from "@tefuda/kernel";
import { setup, toy, toyPackage } from "@tefuda/kernel/test/toy";
import { describe, expect, test } from "vitest";
import { botNamed, Host, levelNames } from "../src/index.ts";
import { isLost } from "../src/search/levels.ts";
import { Outlook } from "../src/search/outlook.ts";

const match = new Match(toy, setup(5));

const adviser = (): Host => new Host(toyPackage, botNamed("master")!);

describe("a hint", () => {
  test("is what the strongest program does there, and two answers that are worse", () => {
    const { answers } = adviser().hint(match);
    expect(answers).toHaveLength(3);
    expect(answers[0]!.say).toBe(adviser().play(match));
    const options = match.view(match.asked!).question!.options.map(({ notation }) => notation);
    for (const { say } of answers) expect(options).toContain(say);
    expect(new Set(answers.map(({ say }) => say)).size).toBe(3);
  });

  test("says how what is counted changes, in numbers of the table", () => {
    const seat = match.asked!;
    const { answers } = adviser().hint(match);
    const view = match.view(seat);
    for (const { worlds, won, lost, changes } of answers) {
      expect(worlds).toBeGreaterThan(0);
      expect(won + lost).toBeLessThanOrEqual(worlds);
      for (const { seat, of, now, then } of changes) {
        const zone = view.seats[seat]!.zones[of];
        expect(now).toBe(zone ? zone.count : view.seats[seat]!.numbers[of]);
        expect(Math.abs(then - now)).toBeGreaterThanOrEqual(0.05);
      }
    }
  });

  test("is the same however often it is asked for, and nothing where there is no choice or no plan", () => {
    const one = adviser();
    expect(one.hint(match)).toEqual(one.hint(match));
    expect(new Host(toyPackage, botNamed("random")!).hint(match)).toEqual({ answers: [], turns: 0 });
  });
});

describe("levels", () => {
  test("give up where the game was lost in all of many worlds, and in no other case", () => {
    const over = new Match(toy, setup(5));
    over.answer(0, CONCEDE);
    const outlook = (lost: number, open: number): Outlook => {
      const made = new Outlook(over.machine);
      for (let n = 0; n < lost; n++) made.note(over.machine, 0);
      for (let n = 0; n < open; n++) made.note(match.machine, 0);
      return made;
    };
    expect(outlook(3, 2)).toMatchObject({ tried: 5, lost: 3, won: 0 });
    expect(isLost(outlook(40, 0))).toBe(true);
    expect(isLost(outlook(40, 1))).toBe(false);
    expect(isLost(outlook(3, 0))).toBe(false);
  });

  test("are programs by these names, each of which thinks ahead", () => {
    for (const name of levelNames) expect(botNamed(name)?.thinks).toBeDefined();
  });

  test("the lower misjudge what the highest does not", () => {
    const best = adviser().play(match);
    const novice = new Host(toyPackage, botNamed("novice")!);
    let other = 0;
    for (let seed = 1; seed <= 40; seed++) {
      novice.begin(seed, match.asked!);
      if (String(novice.answer(match.sight(match.asked!))) !== String(best)) other++;
    }
    expect(other).toBeGreaterThan(4);
    expect(other).toBeLessThan(40);
  });
});
