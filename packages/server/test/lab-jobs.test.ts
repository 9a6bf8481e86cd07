/**
 * A run of the lab that is laid out in a database comes to what it comes to here, whoever plays it. It stands among the tests of
 * the server for their database.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { reportOf, Study } from "@tefuda/lab";
import { editionOf } from "@tefuda/lab/edition";
import { runAfar } from "@tefuda/lab/jobs/collect";
import { BATCHES, openOffice, RUNS } from "@tefuda/lab/jobs/office";
import { idOf } from "@tefuda/lab/jobs/travel";
import { work } from "@tefuda/lab/jobs/work";
import { KeptRun, type RunFile } from "@tefuda/lab/kept";
import { meetingPlan } from "@tefuda/lab/meeting-plan";
import { type Outcome, runInWorkers, type Stop } from "@tefuda/lab/run";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withSession } from "../src/embedded/session.ts";
import { testDatabase } from "./database.ts";

const TEFUDA = join(import.meta.dirname, "../../cli/bin/tefuda.mjs");
const into = mkdtempSync(join(tmpdir(), "tefuda-jobs-"));
const ends: (() => void)[] = [() => rmSync(into, { recursive: true, force: true })];

let database: Awaited<ReturnType<typeof testDatabase>>;
let loaded: LoadedGame;
let run: RunFile;
beforeAll(async () => {
  database = await testDatabase();
  loaded = await loadGame("dew");
  const plan = { ...meetingPlan(loaded, loadLists(loaded), "greedy", 5), cards: true };
  run = { plan, games: 48, atATime: 6, edition: editionOf(loaded) };
});
afterAll(async () => {
  for (const end of ends) end();
  await database.end();
});

function stopper(): { stop: Stop; ask: () => void } {
  let tell = (): void => {};
  const stop: Stop = { asked: false, whenAsked: new Promise((resolve) => (tell = resolve)) };
  const ask = (): void => {
    stop.asked = true;
    tell();
  };
  return { stop, ask };
}
const never = stopper().stop;

const reported = (outcome: Outcome): string =>
  JSON.stringify(reportOf(new Study(loaded, run.plan, outcome), run.edition, outcome.cards));

/** A worker in a process of its own, and the lines that it says. */
function begun(): { child: ChildProcess; says(part: string): Promise<void> } {
  const argv = [TEFUDA, "worker", "--database", database.url, "--workers", "1"];
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "ignore", "pipe"] });
  ends.push(() => child.kill("SIGKILL"));
  const said: string[] = [];
  const lines = createInterface(child.stderr);
  lines.on("line", (line) => said.push(line));
  const says = async (part: string): Promise<void> => {
    while (!said.some((line) => line.includes(part)))
      await new Promise((resolve) => lines.once("line", resolve));
  };
  return { child, says };
}

test("two workers, one killed in the middle, and whoever waits stopped once, come to the same to the letter", async () => {
  const here = reported(await runInWorkers(run.plan, run.games, 1, never, () => {}, run.atATime));
  const workers = [begun(), begun()];
  await Promise.all(workers.map(({ says }) => says("Plays what is laid out")));
  const boss = await openOffice(database.url, 3, true);
  const waiting = async (stop: Stop, told: (done: number) => void): Promise<Outcome> => {
    const kept = new KeptRun(join(into, "run"), run);
    return await runAfar(boss, run, loaded, { stop, told, hear: () => {} }, kept);
  };
  const { stop, ask } = stopper();
  const first = waiting(stop, ask);
  // both hold a batch once they take part
  await Promise.all(workers.map(({ says }) => says("Takes part in")));
  workers[0]!.child.kill("SIGKILL");
  expect((await first).stopped).toBe(true);
  const outcome = await waiting(never, () => {});
  expect(reported(outcome)).toBe(here);
  // nothing of it is left lying there
  expect(await boss.findJobs(RUNS)).toEqual([]);
  expect((await boss.getQueues()).map(({ name }) => name).sort()).toEqual([BATCHES, RUNS]);
  await boss.stop({ graceful: false });
  // whoever still plays ends when asked to
  const code = new Promise((resolve) => workers[1]!.child.once("exit", resolve));
  workers[1]!.child.kill("SIGTERM");
  expect(await code).toBe(0);
}, 60_000);

/** What a worker says of a run, and what is told of it to whoever waits. */
async function refusal(other: RunFile, by = loaded): Promise<{ there: string; here: string }> {
  const boss = await openOffice(database.url, 3, true);
  const { stop, ask } = stopper();
  const there: string[] = [];
  const working = work(database.url, 1, stop, {
    ...{ ready: () => {}, began: () => {}, played: () => {}, hear: () => {} },
    refused: ({ en }) => there.push(en),
  });
  const here: string[] = [];
  const hear = ({ en }: { en: string }): void => {
    here.push(en);
    ask();
  };
  const outcome = await runAfar(boss, other, by, { stop, told: () => {}, hear });
  await working;
  expect(outcome.stopped).toBe(true);
  await boss.deleteAllJobs(BATCHES);
  await boss.stop({ graceful: false });
  return { there: there.join(), here: here.join() };
}

test("whoever plays and whoever waits go on when their connections are cut again and again", async () => {
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tefuda lab'`;
  const boss = await openOffice(database.url, 3, true);
  const { stop, ask } = stopper();
  const working = work(database.url, 1, stop, {
    ...{ ready: () => {}, began: () => {}, played: () => {}, refused: () => {}, hear: () => {} },
  });
  const plan = { ...run.plan, bots: ["random", "random"] };
  const other = { ...run, plan };
  const waiting = runAfar(boss, other, loaded, { stop: never, told: () => {}, hear: () => {} });
  for (let times = 0; times < 3; times++) {
    await setTimeout(500);
    await withSession(database.url, (session) => session.query(cut));
  }
  const outcome = await waiting;
  ask();
  await working;
  const here = await runInWorkers(plan, run.games, 1, never, () => {}, run.atATime);
  expect([...outcome.results]).toEqual([...here.results]);
  expect([...outcome.cards]).toEqual([...here.cards]);
  await boss.stop({ graceful: false });
}, 60_000);

test("a worker leaves a run to others whose rules and cards are not its own, and says so", async () => {
  const { there, here } = await refusal({ ...run, edition: "0123456789abcdef" });
  expect(there).toMatch(/^Its rules and cards are 0123456789abcdef, and here they are [0-9a-f]{16}/);
  expect(here).toContain(there);
}, 60_000);

test("a worker leaves a run to others whose games go otherwise, though rules and cards are the same", async () => {
  // another build of the programs, which value nothing
  const { there } = await refusal(run, { ...loaded, pack: { ...loaded.pack, score: () => 0 } });
  expect(there).toMatch(/^Its first game goes otherwise here/);
}, 60_000);

test("a worker takes no run that is larger than one may be, or names what is not there", async () => {
  const many = { ...run, plan: { ...run.plan, limit: 1_000_000_000 } };
  expect((await refusal(many)).there).toMatch(/is none, or is larger than a run may be/);
  const nowhere = { ...run, plan: { ...run.plan, game: "nowhere" } };
  expect((await refusal(nowhere)).there).toBe('The game "nowhere" is not known here');
});

test("what is called by its text is always called the same", () => {
  expect(idOf("a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idOf("a")).toBe(idOf("a"));
  expect(idOf("b")).not.toBe(idOf("a"));
});
