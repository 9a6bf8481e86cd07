/** Matches on several machines in worlds where everything goes wrong that can; a seed that failed stands here for good. */

import { join } from "node:path";
import { shelfOf } from "@tefuda/host/shelf";
import { hashOf, SPECTATOR } from "@tefuda/kernel";
import { filesIn, loadGame, readSource, sharedGame } from "@tefuda/referee/games";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../src/database/database.ts";
import { migrate } from "../../src/database/migrations.ts";
import type { Head } from "../../src/match/head.ts";
import { createMatch, postgresMatches } from "../../src/match/postgres.ts";
import { testDatabase } from "../database.ts";
import { Ledger, Line } from "./ledger.ts";
import { Box, Client, type Played, Truth } from "./table.ts";
import { World } from "./world.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const SEEDS = deep ? 10_000 : 60;
const STEPS = 1500;
/** So many of them are played on a real database as well. */
const ON_POSTGRES = deep ? 500 : 8;
/** Worlds in which something was wrong once. */
const FOUND = [109, 4137];
/** After so long without an entry everybody has heard of the last. Milliseconds. */
const QUIET = 60_000;

const lists = new Map<string, (readonly string[])[]>();
async function playedOf(id: string): Promise<Played> {
  const { pack, book } = await sharedGame(id);
  const { folder, cardFiles } = await loadGame(id);
  const files = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
  const shelf = shelfOf(pack, {
    cards: cardFiles,
    lists: files("decks"),
    packs: [],
    formats: [],
    lessons: [],
  });
  lists.set(
    id,
    shelf.data.lists.map((list) => list.cards),
  );
  return { game: book.game, pack };
}
const played = new Map([
  ["dew", await playedOf("dew")],
  ["tails", await playedOf("tails")],
]);

function headOf(world: World, id: string, game: string): Head {
  const seats = game === "tails" ? 2 + world.below(3) : 2;
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => world.below(16).toString(16)).join("");
  const secret = hex(64);
  const decks = lists.get(game)!;
  return {
    id,
    game,
    engine: "here",
    setup: {
      seed: { secret, hash: hashOf(secret), numbers: Array.from({ length: seats }, () => hex(32)) },
      lists: Array.from({ length: seats }, (_, seat) => decks[seat % decks.length]!),
    },
    seats: Array.from({ length: seats }, (_, seat) => {
      const program = seat > 0 && world.happens(1, 4);
      return { user: program ? null : `u${seat}`, name: `Seat ${seat}`, kind: program ? "random" : "person" };
    }),
    clock: [
      null,
      { kind: "bank" as const, bank: 60_000, increment: 500 },
      { kind: "each" as const, each: 5_000, reserve: 20_000 },
      { kind: "turn" as const, turn: 40_000 },
    ][world.below(4)]!,
    rated: world.happens(1, 4),
    watch: null,
    began: world.now,
  };
}

/** Plays one world, also on a real database where one is given; how many entries its match has in the end. */
async function simulate(seed: number, db?: Database): Promise<number> {
  const world = new World(seed);
  const game = world.happens(1, 3) ? "tails" : "dew";
  let bad = true;
  const faults = (): boolean => bad;
  const ledger = new Ledger(db && postgresMatches(db));
  const head = headOf(world, `m${seed}`, game);
  ledger.add(head);
  if (db) await createMatch(db, head, { waitsFor: null, due: null });
  let boxes: Box[] = [];
  const start = (): void => {
    boxes.push(new Box(world, ledger, new Line(world, ledger, faults), head.id, played.get(game)!, faults));
  };
  for (let i = 0; i < 2 + world.below(2); i++) start();
  const alive = (): Box[] => boxes.filter((box) => box.alive);
  const people = [...head.seats.entries()].flatMap(([seat, { kind }]) => (kind === "person" ? [seat] : []));
  // one of them on two machines, and somebody who looks on
  const clients = [...people, people[0]!, SPECTATOR].map(
    (observer) => new Client(world, alive, observer, faults),
  );
  const trouble = (): void => {
    world.after(1000 + world.below(8000), () => {
      if (!bad) return;
      const what = world.below(3);
      if (what === 0 && alive().length > 0) {
        alive()[world.below(alive().length)]!.kill();
        world.after(world.below(4000), start);
      } else if (what === 1) {
        ledger.down = true;
        world.after(world.below(3000), () => {
          ledger.down = false;
        });
      } else if (what === 2 && alive().length > 0)
        alive()
          [world.below(alive().length)]!.live.rest()
          .catch(() => {});
      boxes = alive();
      trouble();
    });
  };
  trouble();
  const truth = new Truth(ledger, head.id, played.get(game)!);
  for (let i = 0; i < STEPS && !truth.over; i++) {
    await world.step();
    truth.check(clients);
    if (ledger.wrong) throw ledger.wrong;
  }
  // when all is well again everybody comes to see how it stands
  bad = false;
  ledger.down = false;
  if (alive().length === 0) start();
  for (const client of clients) client.quiet = true;
  // programs play on for a while, and time runs out
  let until = world.now + QUIET;
  while (world.now < until && (await world.step())) {
    const before = truth.length;
    truth.check(clients);
    if (truth.length !== before) until = world.now + QUIET;
  }
  if (ledger.wrong) throw ledger.wrong;
  truth.checkReading();
  for (const client of clients)
    expect(client.seen.at(-1)?.number, `seat ${client.observer}`).toBe(truth.length);
  return truth.length;
}

describe("in a world where everything goes wrong", () => {
  test("no answer is lost or doubled, and everybody sees one truth", async () => {
    let entries = 0;
    for (const seed of [...Array.from({ length: SEEDS }, (_, i) => i + 1), ...FOUND]) {
      entries += await simulate(seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
    }
    // they did play
    expect(entries).toBeGreaterThan(SEEDS * 20);
  });

  test("and PostgreSQL says the same of each step as what is written here so plainly", async () => {
    const database = await testDatabase();
    const { db } = openDatabase(database.url);
    try {
      await migrate(db);
      let entries = 0;
      for (let seed = 1; seed <= ON_POSTGRES; seed++) {
        entries += await simulate(seed, db).catch((error: unknown) => {
          throw new Error(`seed ${seed}`, { cause: error });
        });
      }
      const { rows } = await sql<{ n: number }>`select count(*) as n from entries`.execute(db);
      expect(rows[0]!.n).toBe(entries);
    } finally {
      await db.destroy();
      await database.end();
    }
  });
});
