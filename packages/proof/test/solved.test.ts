/**
 * What the solver proves is so: in small positions near the end, brute force says the same of every answer. A few of each
 * game, and a hundred in a deep run.
 */
import { join } from "node:path";
import { games, packageFolder } from "@tefuda/referee/games";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import { type Compared, compare } from "../src/solved/agree.ts";
import { smallPosition } from "../src/solved/positions.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const POSITIONS = deep ? 100 : 5;
const BOUND = deep ? 4000 : 600;
/** Rulings are tried in an order in which neighbours of a file do not follow one another. */
const STRIDE = 37;

const all: Compared[] = [];

describe.each(games.map(({ id }) => id))("%s, solved twice", (id) => {
  test(`${POSITIONS} positions come to the same`, { timeout: deep ? 3_600_000 : 300_000 }, async () => {
    const { bound } = await loadScenarios(scenarioFiles([join(packageFolder(id), "scenarios")]));
    const found: Compared[] = [];
    let positions = 0;
    for (let seed = 1; positions < POSITIONS; seed++) {
      const ruling = bound[(seed * STRIDE) % bound.length]!;
      const begun = ruling.start.dealt ? undefined : smallPosition(ruling, seed);
      if (!begun || !("match" in begun)) continue;
      const compared = compare(begun.match, ruling.pack.layout.passes, BOUND);
      if (compared.length > 0) positions++;
      for (const one of compared)
        expect(one.differ, `${ruling.scenario.title}, seed ${seed}, to ${one.goal}`).toEqual([]);
      found.push(...compared);
    }
    all.push(...found);
  });
});

test("among them are such as can be reached and such as cannot, and such with several worlds", () => {
  expect(all.some(({ reached }) => reached)).toBe(true);
  expect(all.some(({ reached }) => !reached)).toBe(true);
  expect(all.some(({ worlds }) => worlds > 1)).toBe(true);
});
