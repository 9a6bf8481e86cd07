/** Machines are upgraded one after the other while people play; a match that would come out otherwise stays with its build. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { Builds } from "../src/engine/builds.ts";
import { engineOf } from "../src/engine/digest.ts";
import { type Files, filesOf, layOut } from "../src/engine/files.ts";
import { portFor } from "../src/http/web.ts";
import type { Head } from "../src/match/head.ts";
import { postgresMatches } from "../src/match/postgres.ts";
import { takeOne } from "../src/match/takeover.ts";
import { Programs } from "../src/programs/programs.ts";
import { testDatabase } from "./database.ts";
import { Player } from "./player.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CRITTERS = "packages/games/dew/cards/critters.yaml";
const RUN = "packages/server/src/run.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-builds-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files of this build, with another text of the critters, and with a way to run them alone. */
function earlierBuild(change: (text: string) => string): string {
  const process = readFileSync(join(import.meta.dirname, "build-process.ts"), "utf8");
  const files = filesOf(ROOT);
  const earlier: Files = {
    ...files,
    [CRITTERS]: change(files[CRITTERS]!),
    [RUN]: process.replaceAll("../src/", "./"),
  };
  const root = join(temporary(), "earlier");
  layOut(earlier, ROOT, root);
  return root;
}

async function run(file: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  ends.push(() => end(child));
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`it ended by itself: ${code}`)));
  });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** Two who play one match after the other at the first of the machines that is there. */
async function twoPlay(ports: readonly number[], name: string): Promise<Player[]> {
  const players = await Promise.all(["one", "two"].map((n) => Player.enter(`${name} ${n}`, ports)));
  const [one, two] = players as [Player, Player];
  const playing = (async () => {
    for (;;) {
      const table = await one.openTable();
      if (table === null) return;
      await Promise.all([one.play(table), two.play(table)]);
    }
  })();
  playing.catch((error: unknown) => faults.push(error));
  ends.push(async () => {
    for (const player of players) player.stop();
    await Promise.all(players.map((player) => player.close()));
    await playing.catch(() => {});
  });
  return players;
}
const faults: unknown[] = [];

/** Until each has been confirmed something once more. */
async function untilAllGoOn(players: readonly Player[]): Promise<void> {
  const before = players.map(({ confirmed }) => confirmed.length);
  while (players.some(({ confirmed }, i) => confirmed.length < before[i]! + 3)) {
    expect(faults).toEqual([]);
    await setTimeout(20);
  }
}

for (const { what, change, same } of [
  { what: "differs in a remark", change: (text: string) => `# ${text}`, same: true },
  {
    what: "has other cards",
    change: (text: string) => text.replaceAll(/^( *shell:) \d+$/gm, "$1 9"),
    same: false,
  },
])
  test(`a machine whose build ${what} is replaced while people play`, async () => {
    const database = await testDatabase();
    ends.push(database.end);
    const { db } = openDatabase(database.url);
    ends.push(() => db.destroy());
    const before = earlierBuild(change);
    const ports = [await portFor("127.0.0.1", 0), await portFor("127.0.0.1", 0)] as const;
    const old = await run(join(before, RUN), [before, database.url, String(ports[0]), temporary()]);
    const players = (await Promise.all(["first", "second"].map((name) => twoPlay(ports, name)))).flat();
    await untilAllGoOn(players);

    const newer = join(import.meta.dirname, "build-process.ts");
    await run(newer, [ROOT, database.url, String(ports[1]), temporary()]);
    const [was, is] = [engineOf(before), engineOf(ROOT)];
    expect(was).not.toBe(is);
    const open = await db
      .selectFrom("matches")
      .select(["id", "engine", "number"])
      .where("ended", "is", null)
      .execute();
    expect(open.length).toBeGreaterThan(0);
    const taken = await db
      .selectFrom("entries")
      .innerJoin("matches", "matches.id", "entries.match")
      .select(["match", "matches.engine"])
      .where("command", "like", "build %")
      .execute();
    // where it comes to the same at least the two that were played then, unless one had just ended
    if (same) expect(taken.length).toBeGreaterThan(0);
    else expect(taken).toEqual([]);
    expect(taken.every((match) => match.engine === is)).toBe(true);
    // the machine before goes on with what was taken over, by the build that is kept; others come to the newer one
    players.push(...(await twoPlay(ports.toReversed(), "third")));
    await untilAllGoOn(players);

    await end(old);
    await untilAllGoOn(players);
    for (const player of players) player.stop();
    // the newer machine has gone on with them, by whichever build they pin
    const later = await db
      .selectFrom("matches")
      .select(["id", "engine", "number"])
      .where(
        "id",
        "in",
        open.map(({ id }) => id),
      )
      .execute();
    for (const { id, number, engine: pinned } of later) {
      const then = open.find((match) => match.id === id)!;
      expect(number).toBeGreaterThan(then.number);
      expect(pinned).toBe(then.engine);
    }
    const store = postgresMatches(db);
    const builds = new Builds(db, is, { root: ROOT, folder: temporary() });
    const taking = { db, store, build: is, engineOf: (id: string) => builds.engineOf(id) };
    const pinned = later.filter((match) => match.engine === was);
    if (!same)
      for (const { id } of pinned) expect(await takeOne(taking, id)).toMatch(/it is another|is refused/);
    if (!same) await programThinks(builds, was, (await store.load(pinned[0]!.id))!.head);
    expect(faults).toEqual([]);
  }, 600_000);

/** A program thinks with the build that a match pins. */
async function programThinks(builds: Builds, build: string, head: Head): Promise<void> {
  const kept = (await builds.engineOf(build))!;
  const seats = head.seats.map((seat) => ({ ...seat, kind: "random" as const }));
  const { play } = await kept.begin({ head: { ...head, seats }, shot: null, entries: [] });
  const programs = new Programs(1);
  ends.push(() => programs.close());
  const say = await programs.think(play, kept.root);
  const deed = { kind: "answer" as const, seat: play.waitsFor!, say };
  expect(play.take({ number: 1, command: "c", deed, used: 0, lag: 0, at: head.began })).toBeNull();
}
