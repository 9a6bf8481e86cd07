/** What a Parquet file says of each game is what the run says of it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { parquetReadObjects } from "hyparquet";
import { afterAll, expect, test } from "vitest";
import { COURSE } from "../src/course.ts";
import { lapsingPlans, type Plan, Study } from "../src/index.ts";
import { meetingPlan } from "../src/meeting-plan.ts";
import { GamesFile } from "../src/parquet.ts";
import { type Outcome, runHere } from "../src/run.ts";

const into = mkdtempSync(join(tmpdir(), "tefuda-parquet-"));
afterAll(() => rmSync(into, { recursive: true, force: true }));

const never = { asked: false, whenAsked: new Promise<void>(() => {}) };
const ENDED = ["won", "drawn", "unfinished", "broken"];

test("a row a game, of every run, as it was played", async () => {
  const loaded = await loadGame("dew");
  const meeting = meetingPlan(loaded, loadLists(loaded), "random", 7);
  // none of these games comes to its end, and nobody noted how they went
  const cut: Plan = { ...lapsingPlans(meeting)[0]!, limit: 3 };
  const path = join(into, "games.parquet");
  const file = new GamesFile(path, loaded, 2);
  const outcomes: [string, Plan, Outcome][] = [];
  for (const [name, plan] of [
    ["meeting", meeting],
    ["cut", cut],
  ] as const) {
    const outcome = await runHere(plan, 30, loaded, never, () => {});
    outcomes.push([name, plan, outcome]);
    file.add(name, plan, outcome);
  }
  expect(readdirSync(into)).not.toContain("games.parquet");
  file.end();
  expect(readdirSync(into)).toEqual(["games.parquet"]);

  const bytes = readFileSync(path);
  const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  const seat = (n: number): string | null => (n < 0 ? null : "AB"[n]!);
  const expected = outcomes.flatMap(([run, plan, outcome]) => {
    const study = new Study(loaded, plan, outcome);
    return Array.from({ length: 30 }, (_, game) => {
      const [how, winner, first, turns, decisions, rule] = [0, 1, 2, 3, 4, 5].map((field) =>
        study.of(game, field),
      );
      const [a, b] = study.decks(game).map((list) => plan.lists[list]!.id);
      return {
        ...{ run, game, seed: run === "meeting" ? 7 + (game >> 1) : 7 + game, deck_A: a, deck_B: b },
        ...{ winner: seat(winner!), first: seat(first!), turns, decisions, ended: ENDED[how!] },
        rule: loaded.game.rules[rule!] ?? null,
        ...Object.fromEntries(
          COURSE.map((field) => [`course_${field}`, plan.course ? study.course(game, field) : null]),
        ),
      };
    });
  });
  expect(rows).toEqual(expected);
  expect(new Set(rows.map(({ ended }) => ended))).toEqual(new Set(["won", "unfinished"]));
});
