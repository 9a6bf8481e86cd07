/** Tournaments in a database of their own, for tests that need no machine: people are there, and matches end as is wanted. */
import { newId, newNumber, newSecret } from "@tefuda/host/drawn";
import type { TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import type { KyselyPlugin } from "kysely";
import { type Database, openDatabase } from "../src/database/database.ts";
import { migrate } from "../src/database/migrations.ts";
import { openGame } from "../src/games.ts";
import { lookOf } from "../src/people/names.ts";
import type { Sitter } from "../src/tables/table.ts";
import { entriesOf } from "../src/tournament/belongings.ts";
import { readWhole, type Whole } from "../src/tournament/rows.ts";
import type { Ratings } from "../src/tournament/start.ts";
import { Tournaments } from "../src/tournament/tournaments.ts";
import { testDatabase } from "./database.ts";
import { tournamentPlan } from "./page.ts";

export const deck = { list: "bees-in-a-hurry" };

export type Room = Awaited<ReturnType<typeof tournamentRoom>>;

/** Puts somebody into the database who is there already only in a test. */
export async function settle(db: Database, { user: id, name, guest }: Sitter): Promise<void> {
  const at = new Date();
  const look = guest ? null : lookOf(name);
  await db
    .insertInto("users")
    .values({ id, name, look, guest, language: "en", image: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function tournamentRoom() {
  const base = await testDatabase();
  const { db } = openDatabase(base.url);
  await migrate(db);
  const games = new Map([["dew", await openGame("dew")]]);
  const drawn = { id: newId, number: newNumber, secret: newSecret };
  const on = (database: Database, ratings?: Ratings): Tournaments =>
    new Tournaments(database, { games, engine: "test" }, drawn, ratings);
  const tournaments = on(db);
  const entries = entriesOf(tournaments);
  let people = 0;

  /** Somebody who is there; of the same number the same until `next`. */
  async function person(number: number, guest = false): Promise<Sitter> {
    const id = `p${people + number}`;
    const sitter = { user: id, name: id, guest };
    await settle(db, sitter);
    return sitter;
  }

  const openLike = (plan: Partial<TournamentPlan>, host: Sitter): Promise<string> =>
    tournaments.open({ ...tournamentPlan, ...plan }, host);

  /** The id of one with so many people, the first of whom is its host; another judges. */
  async function filled(count: number, plan: Partial<TournamentPlan> = {}): Promise<string> {
    const judge = await person(99);
    const id = await tournaments.open({ ...tournamentPlan, judge: judge.name, ...plan }, await person(0));
    for (let i = 0; i < count; i++) await tournaments.enter(id, await person(i), deck, newNumber());
    return id;
  }

  async function read(id: string): Promise<Whole> {
    const whole = await readWhole(db, id);
    if (!whole) throw new Error("there is no such tournament");
    return whole;
  }

  /** Ends the matches that run: drawn, or whoever entered first wins. */
  async function endAll(id: string, drawn = false): Promise<void> {
    const { entrants, pairings } = await read(id);
    const place = (of: string | null): number => entrants.findIndex((one) => one.id === of);
    for (const { match, first, second, ended } of pairings) {
      if (match === null || ended) continue;
      const winner = place(first) < place(second) ? 0 : 1;
      const as = drawn ? { how: "draw", winner: null } : { how: "rules", winner };
      await db
        .updateTable("matches")
        .set({ ended: JSON.stringify(as) })
        .where("id", "=", match)
        .execute();
    }
  }

  /** Until it is over. */
  async function playOut(id: string): Promise<Whole> {
    for (let i = 0; i < 20; i++) {
      const whole = await read(id);
      if (whole.row.state !== "running") return whole;
      await endAll(id);
      await tournaments.advance(id);
    }
    throw new Error("it never ends");
  }

  /** All that is written of a tournament, and how many matches there are. */
  async function written(id: string): Promise<string> {
    const { n } = await db
      .selectFrom("matches")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return JSON.stringify([await read(id), n]);
  }

  /** A database that breaks at a query, as it is when a machine dies there. */
  function breakingAt(query: number): { database: Database; reached(): boolean } {
    let count = 0;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (++count === query) throw new Error("died here");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { database: db.withPlugin(plugin), reached: () => count >= query };
  }

  return {
    ...{ db, tournaments, entries, on, person, openLike, filled, read, endAll, playOut, written, breakingAt },
    /** From now on people are others. */
    next(): void {
      people += 100;
    },
    async end(): Promise<void> {
      await db.destroy();
      await base.end();
    },
  };
}
