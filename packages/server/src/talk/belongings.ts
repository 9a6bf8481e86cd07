/** What is kept of somebody's talk: it moves with them, is shown to them, and goes with them. */
import { sql } from "kysely";
import type { Belongings, Queries } from "../people/belongings.ts";
import { forgetRelations, moveRelations, relationsOf } from "./relations.ts";

/** What waits for a moderator. */
const isHeld = sql<boolean>`exists (
  select from reports where reports.said = said.id and reports.settled is null)`;

const replaceHearer = (trx: Queries, from: string, to: string | null) =>
  sql`
    update said set hearers = array_${sql.raw(to === null ? "remove" : "replace")}(
      hearers, ${from}${to === null ? sql`` : sql`, ${to}`})
    where hearers @> array[${from}]`.execute(trx);

export const talkBelongings: Belongings = {
  name: "talk",
  async moveUser(trx, from, to) {
    await trx.updateTable("said").set({ author: to }).where("author", "=", from).execute();
    await replaceHearer(trx, from, to);
    await moveRelations(trx, from, to);
    await sql`
      insert into talk_wishes ("user", text) select ${to}, text from talk_wishes where "user" = ${from}
      on conflict do nothing`.execute(trx);
    await trx.updateTable("sanctions").set({ user: to }).where("user", "=", from).execute();
    await trx.updateTable("reports").set({ about: to }).where("about", "=", from).execute();
    // where both reported the same the account's stays
    await sql`
      update reports set "by" = ${to} where "by" = ${from} and not exists (
        select from reports as own where own."by" = ${to} and own.said = reports.said)`.execute(trx);
    await trx.updateTable("deeds").set({ about: to }).where("about", "=", from).execute();
  },
  async exportUser(db, id) {
    return {
      said: await db
        .selectFrom("said")
        .select(["kind", "place", "number", "entry", "phrase", "text", "at"])
        .where("author", "=", id)
        .orderBy("said.id")
        .execute(),
      relations: await relationsOf(db, id),
      wish: await db.selectFrom("talk_wishes").select("text").where("user", "=", id).execute(),
      reports: await db
        .selectFrom("reports")
        .select(["reason", "kind", "place", "number", "phrase", "text", "at", "settled"])
        .where("by", "=", id)
        .orderBy("at")
        .execute(),
      sanctions: await db
        .selectFrom("sanctions")
        .select(["kind", "until", "at"])
        .where("user", "=", id)
        .orderBy("at")
        .execute(),
      deeds: await db
        .selectFrom("deeds")
        .select(["what", "report", "days", "at"])
        .where("who", "=", id)
        .orderBy("id")
        .execute(),
    };
  },
  async forgetUser(trx, id) {
    await sql`delete from said where author = ${id} and text is not null and not ${isHeld}`.execute(trx);
    await trx.updateTable("said").set({ author: null, name: "" }).where("author", "=", id).execute();
    await replaceHearer(trx, id, null);
    await forgetRelations(trx, id);
    await trx.deleteFrom("talk_wishes").where("user", "=", id).execute();
    await trx
      .updateTable("reports")
      .set({ phrase: null, text: null })
      .where("about", "=", id)
      .where("settled", "is not", null)
      .execute();
    await trx.updateTable("reports").set({ about: null }).where("about", "=", id).execute();
    await trx.updateTable("reports").set({ by: null }).where("by", "=", id).execute();
    await trx.deleteFrom("sanctions").where("user", "=", id).execute();
    await trx.updateTable("deeds").set({ about: null }).where("about", "=", id).execute();
    await trx.updateTable("deeds").set({ who: null }).where("who", "=", id).execute();
  },
};
