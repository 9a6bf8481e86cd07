/**
 * What the solver proves is so: in small positions near the end, brute force says the same of every answer. A few of each
 * game, and a hundred in a deep run.
 */
import { join } from "node:path";
import { bindAll, type Suite } from "@tefuda/referee/bound";
import { cardFilesOf, gameEntry, games, loadFormats, packageFolder } from "@tefuda/referee/games";
import type { Bound } from "@tefuda/referee/scenario";
import { readScenarios, type Scenario } from "@tefuda/referee/scenario-file";
import { scenarioFiles } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import { type Compared, compare } from "../src/solved/agree.ts";
import { smallPosition } from "../src/solved/positions.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const POSITIONS = deep ? 100 : 5;
const BOUND = deep ? 4000 : 600;
/** Rulings are tried in an order in which neighbours of a file do not follow one another. */
const STRIDE = 37;
/** Rulings that are put together at once: all of them take longer than all that is solved, and few are tried. */
const AT_ONCE = 4 * POSITIONS;

/** The rulings of a game in the order in which they are tried, round and round. */
async function* inTurn(id: string): AsyncGenerator<Bound> {
  const pack = await gameEntry(id).load();
  const folder = packageFolder(id);
  const files = scenarioFiles([join(folder, "scenarios")]);
  const scenarios = files.flatMap((file) => readScenarios(file).scenarios);
  const ready = new Map<Scenario, Bound>();
  for (let first = 1; ; first += AT_ONCE) {
    const next = Array.from(
      { length: AT_ONCE },
      (_, n) => scenarios[((first + n) * STRIDE) % scenarios.length]!,
    );
    const anew = [...new Set(next)].filter((scenario) => !ready.has(scenario));
    const suite: Suite = { bound: [], problems: [] };
    if (anew.length > 0) bindAll(pack, cardFilesOf(id), anew, suite, loadFormats({ pack, folder }));
    expect(suite.problems).toEqual([]);
    for (const bound of suite.bound) ready.set(bound.scenario, bound);
    for (const scenario of next) yield ready.get(scenario)!;
  }
}

const all: Compared[] = [];

describe.each(games.map(({ id }) => id))("%s, solved twice", (id) => {
  test(`${POSITIONS} positions come to the same`, { timeout: deep ? 3_600_000 : 300_000 }, async () => {
    const found: Compared[] = [];
    let positions = 0;
    let seed = 0;
    for await (const ruling of inTurn(id)) {
      if (positions >= POSITIONS) break;
      seed++;
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
