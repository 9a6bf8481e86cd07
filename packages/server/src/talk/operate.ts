/** What operators do: who is a moderator, whether people write freely, and what was done by whom. */
import type { DeedView } from "@tefuda/host/online/talk-schemas";
import type { Database } from "../database/database.ts";
import { lockUsers, type Queries } from "../people/belongings.ts";
import { lookOf } from "../people/names.ts";
import { mustBe, writeDeed } from "./moderate.ts";
import { TalkError } from "./refused.ts";

/** So much is shown of what was done. */
const MOST_SHOWN = 200;

/** Makes the account of a name a moderator, or a player again. Throws where there is none, or where it is an operator's. */
export async function appoint(
  db: Database,
  who: string,
  { name, moderator }: { name: string; moderator: boolean },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const named = trx.selectFrom("users").select(["id", "role"]).where("look", "=", lookOf(name));
    const { id } = (await named.executeTakeFirst()) ?? {};
    await lockUsers(trx, id === undefined ? [who] : [who, id]);
    await mustBe(trx, who, "operator");
    const user = await named.executeTakeFirst();
    if (!user || user.id !== id) throw new TalkError("unknown");
    const role = moderator ? "moderator" : "player";
    if (user.role === "operator") throw new TalkError("cannot");
    if (user.role === role) return;
    await trx.updateTable("users").set({ role }).where("id", "=", user.id).execute();
    await writeDeed(trx, { who, what: moderator ? "appoint" : "dismiss", about: user.id, at: now });
  });
}

/** Their names. */
export async function moderators(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("name")
    .where("role", "=", "moderator")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether anybody may write freely. */
export async function openText(db: Database, who: string, text: boolean, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await mustBe(trx, who, "operator");
    await trx
      .insertInto("talk_rules")
      .values({ text })
      .onConflict((conflict) => conflict.column("only").doUpdateSet({ text }))
      .execute();
    await writeDeed(trx, { who, what: text ? "open" : "close", at: now });
  });
}

/** What was done, the latest first. */
export async function deeds(db: Queries): Promise<DeedView[]> {
  return await db
    .selectFrom("deeds")
    .leftJoin("users as doer", "doer.id", "who")
    .leftJoin("users as other", "other.id", "about")
    .select(["at", "doer.name as who", "what", "other.name as about", "report", "days"])
    .orderBy("deeds.id", "desc")
    .limit(MOST_SHOWN)
    .execute();
}
