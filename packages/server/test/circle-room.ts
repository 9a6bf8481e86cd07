/** Circles in a database of their own, for tests that need no machine: people are there, and own what is wanted. */
import { newId, newNumber, newSecret } from "@tefuda/host/drawn";
import type { CirclePlan, CircleView } from "@tefuda/host/online/circle-schemas";
import { admit, join, openCircle } from "../src/circles/circles.ts";
import { astray, heldBy, print } from "../src/circles/copies.ts";
import type { Ground } from "../src/circles/ground.ts";
import { setMark, setWays } from "../src/circles/own.ts";
import { CircleService } from "../src/circles/service.ts";
import { openDatabase } from "../src/database/database.ts";
import { migrate } from "../src/database/migrations.ts";
import { openGame } from "../src/games.ts";
import type { Sitter } from "../src/tables/table.ts";
import { testDatabase } from "./database.ts";
import { settle } from "./tournament-room.ts";

export const circlePlan: CirclePlan = {
  ...{ name: "Evening circle", game: "dew", printing: "equal", regions: 1 },
  packs: { first: 6, each: 2, days: 7, times: 8 },
  gifts: 4,
  round: { rule: "one for one", nearness: true, days: 7, answer: 24 },
  ...{ auditor: null, listed: true, language: "en" },
};

export type CircleRoom = Awaited<ReturnType<typeof circleRoom>>;

/** With what is drawn as a test wants it, if it does. */
export async function circleRoom(
  drawn: Ground["drawn"] = { id: newId, number: newNumber, secret: newSecret },
) {
  const base = await testDatabase();
  const { db } = openDatabase(base.url);
  await migrate(db);
  const games = new Map([["dew", await openGame("dew")]]);
  const ground: Ground = { db, games, drawn };
  const time = { now: () => Date.now() };
  const faults: unknown[] = [];
  const service = new CircleService(ground, time, (error) => faults.push(error));
  const cards = games.get("dew")!.book.cards.map(({ name }) => name);
  let people = 0;
  const there = new Map<string, Sitter>();

  async function person(number: number, guest = false): Promise<Sitter> {
    const id = `c${people + number}`;
    const before = there.get(id);
    if (before) return before;
    const sitter = { user: id, name: `name of ${id}`, guest };
    await settle(db, sitter);
    there.set(id, sitter);
    return sitter;
  }

  const view = async (circle: string, number: number): Promise<CircleView> =>
    service.view(circle, (await person(number)).user);

  const memberOf = async (circle: string, number: number): Promise<string> => {
    const { user } = await person(number);
    const found = await db
      .selectFrom("members")
      .select("id")
      .where("circle", "=", circle)
      .where("user", "=", user)
      .where("state", "<>", "left")
      .executeTakeFirst();
    if (!found) throw new Error(`${number} is not in the circle`);
    return found.id;
  };

  /** One with so many people, the first of whom is its host. */
  async function filled(count: number, plan: Partial<CirclePlan> = {}): Promise<string> {
    const id = await openCircle(ground, { ...circlePlan, ...plan }, await person(0));
    for (let i = 1; i < count; i++) {
      await join(ground, id, await person(i));
      await admit(ground, id, (await person(0)).user, await memberOf(id, i), true);
    }
    return id;
  }

  /** Somebody owns these copies, as if they had lain in a pack. */
  async function own(circle: string, number: number, names: readonly string[]): Promise<void> {
    const holder = await memberOf(circle, number);
    await db
      .transaction()
      .execute((trx) => print(trx, { circle, holder, cards: names, of: "test", at: Date.now() }));
  }

  /** They keep so many of a card, and care so much. */
  async function keep(
    circle: string,
    number: number,
    card: string,
    keep: number,
    rank: number | null = null,
  ) {
    await setMark(ground, circle, (await person(number)).user, { card, keep, rank });
  }

  /** How they give in rounds. */
  async function consent(circle: string, number: number, dear: number, over: "ask" | "keep", shown = true) {
    await setWays(ground, circle, (await person(number)).user, {
      aim: { decks: false, playset: false, set: false },
      consent: { dear, over },
      shows: { binder: shown, hands: false },
    });
  }

  const counts = async (circle: string, number: number): Promise<Record<string, number>> =>
    Object.fromEntries(
      [...(await heldBy(db, circle, await memberOf(circle, number)))].map(([card, { count }]) => [
        card,
        count,
      ]),
    );

  /** As much later as if so many days had gone by. */
  async function days(circle: string, many: number): Promise<void> {
    const ms = many * 86_400_000;
    await db
      .updateTable("circles")
      .set((is) => ({ began: is("began", "-", ms) }))
      .where("id", "=", circle)
      .execute();
    await db
      .updateTable("trading_rounds")
      .set((is) => ({ bell: is("bell", "-", ms), until: is("until", "-", ms) }))
      .where("circle", "=", circle)
      .where("step", "in", ["waits", "asks"])
      .execute();
  }

  return {
    ...{
      db,
      ground,
      service,
      cards,
      faults,
      person,
      view,
      memberOf,
      filled,
      own,
      keep,
      consent,
      counts,
      days,
    },
    astray: (circle: string) => astray(db, circle),
    /** Other people from here on. */
    next(): void {
      people += 100;
    },
    async end(): Promise<void> {
      await db.destroy();
      await base.end();
    },
  };
}
