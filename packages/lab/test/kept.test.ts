/** A run that is kept comes to the same however it was played: at once, stopped and gone on, by one worker or several. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editionOf } from "../src/edition.ts";
import { type Plan, reportOf, Study, swapped } from "../src/index.ts";
import { KeptRun } from "../src/kept.ts";
import { runInWorkers } from "../src/run.ts";

const GAMES = 60;
const AT_A_TIME = 16;
const into = mkdtempSync(join(tmpdir(), "tefuda-lab-"));
afterAll(() => rmSync(into, { recursive: true, force: true }));

let loaded: Awaited<ReturnType<typeof loadGame>>;
let plan: Plan;
beforeAll(async () => {
  loaded = await loadGame("dew");
  const lists = loadLists(loaded);
  plan = {
    ...{ game: "dew", sets: [], bots: ["random", "random"], seed: 1, limit: 20_000 },
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: swapped(lists.length),
    settings: { ...loaded.pack.simulation },
    ...{ paired: true, cards: true, course: true },
  };
});

const never = { asked: false, whenAsked: new Promise<void>(() => {}) };

async function reported(folder: string, workers: number): Promise<string> {
  const edition = editionOf(loaded);
  const kept = new KeptRun(folder, { plan, games: GAMES, atATime: AT_A_TIME, edition });
  const outcome = await runInWorkers(plan, GAMES, workers, never, () => {}, AT_A_TIME, kept);
  return JSON.stringify(reportOf(new Study(loaded, plan, outcome), edition, outcome.cards));
}

test("the report is the same to the letter, whatever was there before and however many play", async () => {
  const [one, other] = [join(into, "one"), join(into, "other")];
  const report = await reported(one, 1);
  const files = readdirSync(join(one, "games")).sort();
  expect(files[0]).toBe("00000000-00000015.json");
  expect(files).toHaveLength(Math.ceil(GAMES / AT_A_TIME));
  // one batch is lost, and another was cut off in the middle
  rmSync(join(one, "games", files[1]!));
  writeFileSync(join(one, "games", files[2]!), '{"from":32,"resul');
  expect(await reported(one, 1)).toBe(report);
  expect(await reported(other, 2)).toBe(report);
});

test("another run is not gone on with in the same folder", () => {
  const run = { plan, games: GAMES, atATime: AT_A_TIME, edition: editionOf(loaded) };
  const folder = join(into, "third");
  new KeptRun(folder, run);
  expect(() => new KeptRun(folder, run)).not.toThrow();
  expect(() => new KeptRun(folder, { ...run, plan: { ...plan, seed: 2 } })).toThrow(/Another run lies in/);
});

test("two games each are dealt alike, with seats swapped", () => {
  expect(swapped(3)).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
});
