/** Decks of people. Of two versions of a deck the one that was changed later stays. */
import { WordsError } from "@tefuda/kernel";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { type Belongings, lockUsers, type Queries } from "./belongings.ts";
import { text } from "./text.ts";
import { DECKS, PEOPLE } from "./words.ts";

/** So many decks somebody may have. */
export const MOST_DECKS = 200;

const id = text.min(1).max(64);

/** A deck as it comes in. */
export const deck = z.strictObject({
  id,
  game: text.min(1).max(64),
  name: text.trim().min(1).max(80),
  cards: z.array(text.min(1).max(100)).max(500),
  /** When it was changed, by the clock of whoever changed it. Milliseconds. */
  changed: z.int().min(0),
});
export type Deck = z.infer<typeof deck>;

/** All decks of somebody, the latest first. */
export async function decksOf(db: Queries, user: string): Promise<Deck[]> {
  return await db
    .selectFrom("decks")
    .select(["id", "game", "name", "cards", "changed"])
    .where("user", "=", user)
    .orderBy("changed", "desc")
    .orderBy("id")
    .execute();
}

/**
 * Keeps a deck; "older" where what is kept was changed later. A change from the future counts as one of now. Throws what is
 * wrong by zod where it is no deck, in words where there is no room or nobody of that id.
 */
export async function putDeck(
  db: Database,
  user: string,
  given: unknown,
  now: number,
): Promise<"kept" | "older"> {
  const { cards, ...rest } = deck.parse(given);
  const values = { ...rest, cards: JSON.stringify(cards), changed: Math.min(rest.changed, now) };
  return await db.transaction().execute(async (trx) => {
    // one after another, so that the count holds
    if ((await lockUsers(trx, [user])).size === 0) throw new WordsError(PEOPLE.signedOut);
    const had = await trx.selectFrom("decks").select(["id", "changed"]).where("user", "=", user).execute();
    const before = had.find((one) => one.id === values.id);
    if (before && before.changed > values.changed) return "older";
    if (!before && had.length >= MOST_DECKS) throw new WordsError(DECKS.many(MOST_DECKS));
    await trx
      .insertInto("decks")
      .values({ user, ...values })
      .onConflict((conflict) => conflict.columns(["user", "id"]).doUpdateSet(values))
      .execute();
    return "kept";
  });
}

/** Whether it was there. */
export async function dropDeck(db: Database, user: string, given: unknown): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("decks")
    .where("user", "=", user)
    .where("id", "=", id.parse(given))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const decks: Belongings = {
  name: "decks",
  // none is lost to the limit
  async moveUser(trx, from, to) {
    await sql`
      insert into decks ("user", id, game, name, cards, changed)
      select ${to}, id, game, name, cards, changed from decks where "user" = ${from}
      on conflict ("user", id) do update
        set game = excluded.game, name = excluded.name, cards = excluded.cards, changed = excluded.changed
        where excluded.changed > decks.changed`.execute(trx);
    await trx.deleteFrom("decks").where("user", "=", from).execute();
  },
  exportUser: decksOf,
  async forgetUser(trx, user) {
    await trx.deleteFrom("decks").where("user", "=", user).execute();
  },
};
