/** The puzzles of the games are what they say: reached by several decisions whatever others reply, as their files have it. */

import { games, loadGame, puzzleFiles } from "@tefuda/referee/games";
import { begin } from "@tefuda/referee/moment";
import { type Bound, runScenario } from "@tefuda/referee/scenario";
import { loadScenarios } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import { PuzzleFinder } from "../src/puzzles/find.ts";
import { type Judged, judge } from "../src/puzzles/judge.ts";
import { tefuda } from "./run.ts";

const deep = process.env.TEFUDA_DEEP === "1";
/** Puzzles of a game that are proven again in every run. */
const PROVEN = 2;

const having = games.filter(({ id }) => puzzleFiles(id).length > 0);

function judged({ start, game, pack, scenario }: Bound): Judged | undefined {
  const begun = begin(start, game, pack.layout);
  if (!("match" in begun)) return undefined;
  const { goal, turns } = scenario.puzzle!;
  return judge(begun.match, pack, { goal, turns, passes: pack.layout.passes });
}

describe.each(having)("$title", ({ id }) => {
  test("has puzzles in three grades, each with a solution that goes through", async () => {
    const { bound, problems } = await loadScenarios(puzzleFiles(id), id);
    expect(problems).toEqual([]);
    expect(bound.length).toBeGreaterThanOrEqual(12);
    for (const grade of [1, 2, 3])
      expect(bound.filter(({ scenario }) => scenario.puzzle?.grade === grade).length).toBeGreaterThan(1);
    for (const one of bound) {
      expect(runScenario(one, 1).failures).toEqual([]);
      const { title } = one.scenario.words;
      for (const { en, ja } of [title, one.scenario.puzzle!.hint]) {
        expect(en).toMatch(/[a-z]/);
        expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      }
    }
  });

  test("they are solved by several decisions", { timeout: 3_600_000 }, async () => {
    const { bound } = await loadScenarios(puzzleFiles(id), id);
    const all = (deep ? bound : bound.slice(0, PROVEN)).map(judged);
    for (const one of all) {
      expect(one!.choices).toBeGreaterThanOrEqual(3);
      // what a table says of an answer has to be proven
      expect(one!.sure).toBe(true);
    }
    if (!deep) return;
    expect(all.filter((one) => one!.greedyFails).length).toBeGreaterThanOrEqual(all.length / 2);
    expect(all.filter((one) => one!.unique).length).toBeGreaterThanOrEqual(4);
  });
});

test("no two puzzles are called alike", async () => {
  const suites = await Promise.all(having.map(({ id }) => loadScenarios(puzzleFiles(id), id)));
  for (const language of ["en", "ja"]) {
    const titles = suites.flatMap(({ bound }) => bound.map(({ scenario }) => scenario.words.title[language]));
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test("new ones are found in games that are played for it", async () => {
  const finder = new PuzzleFinder(await loadGame("dew"), {
    ...{ seed: 1, goal: "win", question: "noon", positions: 150, hidden: 0 },
    ...{ lives: { number: "bloom", most: 8 }, own: 3, hand: 2, theirs: 2 },
  });
  const found = (): boolean => {
    for (const one of finder.game()) if (one && one.decisions > 0) return true;
    return false;
  };
  expect(Array.from({ length: 20 }).some(found)).toBe(true);
});

test("the terminal tells what each is worth, and at which question to begin a search", async () => {
  const { code, out } = await tefuda(["puzzle", "dew", "--json", "--positions", "1"]);
  expect(code).toBe(1);
  const { puzzles } = JSON.parse(out) as { puzzles: { solved: boolean }[] };
  expect(puzzles.map(({ solved }) => solved)).not.toContain(true);
  const { code: misuse, err } = await tefuda(["puzzle", "dew", "--find", "1"]);
  expect([misuse, err]).toEqual([2, expect.stringContaining("--question")]);
});
