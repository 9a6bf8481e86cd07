/**
 * Servers and their database are killed, as a power cut would do it, while people play: nothing that was confirmed is lost,
 * nothing is done twice, and everybody goes on by themselves.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { withSession } from "../src/embedded/session.ts";
import { portFor } from "../src/http/web.ts";
import { testDatabase } from "./database.ts";
import { KeptServer } from "./kept-server.ts";
import { Player } from "./player.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const KILLS = deep ? 300 : 4;
const PAIRS = 4;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Pairs who play one match after the other until they are stopped. */
async function playOn(ports: readonly number[]): Promise<{ players: Player[]; done: Promise<unknown> }> {
  const players = await Promise.all(
    Array.from({ length: 2 * PAIRS }, (_, i) =>
      Player.enter(`Player ${i}`, i % 2 === 0 ? ports : ports.toReversed()),
    ),
  );
  const pairs = Array.from({ length: PAIRS }, async (_, i) => {
    const [one, other] = [players[2 * i]!, players[2 * i + 1]!];
    for (;;) {
      const table = await one.openTable();
      if (table === null) return;
      const ended = await Promise.all([one.play(table), other.play(table)]);
      if (!ended.every(Boolean)) return;
    }
  });
  ends.push(async () => {
    for (const player of players) player.stop();
    await Promise.all(players.map((player) => player.close()));
  });
  const done = Promise.all(pairs);
  // whoever waits for somebody to go on hears what kept them from it
  done.catch(() => {});
  return { players, done };
}

/** Everything that was confirmed is in the log once, under its number, and no log has a gap. */
async function checkLogs(url: string, players: readonly Player[]): Promise<number> {
  const confirmed = players.flatMap((player) => player.confirmed);
  return await withSession(url, async (db) => {
    const { rows } = await db.query("select match, number, command from entries order by match, number");
    const numbers = new Map<string, number[]>();
    const commands = new Map<string, number[]>();
    for (const { match, number, command } of rows) {
      const [, own = ""] = /^\d (.*)$/.exec(String(command)) ?? [];
      const key = `${match} ${own}`;
      commands.set(key, [...(commands.get(key) ?? []), Number(number)]);
      numbers.set(String(match), [...(numbers.get(String(match)) ?? []), Number(number)]);
    }
    for (const { match, command, number } of confirmed)
      expect(commands.get(`${match} ${command}`)).toEqual([number]);
    for (const all of numbers.values()) expect(all).toEqual(all.map((_, i) => i + 1));
    return confirmed.length;
  });
}

/** Until each has been confirmed something once more. */
async function untilAllGoOn(players: readonly Player[], done: Promise<unknown>): Promise<void> {
  const before = players.map(({ confirmed }) => confirmed.length);
  while (players.some(({ confirmed }, i) => confirmed.length === before[i]))
    await Promise.race([done, setTimeout(20)]);
}

describe("what is killed while people play", () => {
  test("comes again with everything that was confirmed, and everybody goes on", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tefuda-kills-"));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const port = await portFor("127.0.0.1", 0);
    const server = new KeptServer(folder, port);
    ends.push(() => server.end());
    await server.ready;
    const { players, done } = await playOn([port]);
    await untilAllGoOn(players, done);
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(Math.random() * 400);
      if (kill % 2 === 0) await server.kill();
      else server.killDatabase();
      await server.ready;
      await untilAllGoOn(players, done);
    }
    for (const player of players) player.stop();
    const confirmed = await checkLogs(server.url, players);
    expect(confirmed).toBeGreaterThan(KILLS * PAIRS);
    if (deep) console.log(`${KILLS} kills, ${confirmed} answers confirmed, all there once`);
  });

  test("of two servers leaves its players to the other, within five seconds", async () => {
    const database = await testDatabase();
    ends.push(() => database.end());
    const ports = [await portFor("127.0.0.1", 0), await portFor("127.0.0.1", 0)];
    const servers = ports.map((port) => new KeptServer(database.url, port));
    for (const server of servers) ends.push(() => server.end());
    await Promise.all(servers.map(({ ready }) => ready));
    const { players, done } = await playOn(ports);
    await untilAllGoOn(players, done);
    for (const player of players) player.longest = 0;
    await servers[0]!.kill(false);
    await untilAllGoOn(players, done);
    const longest = Math.max(...players.map((player) => player.longest));
    expect(longest).toBeLessThan(5000);
    for (const player of players) player.stop();
    await checkLogs(database.url, players);
  });
});
