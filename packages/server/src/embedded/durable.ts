/** Whether a database keeps what it says it has kept. */
import { WordsError } from "@tefuda/kernel";
import type { Queries } from "./session.ts";

/** The database may forget committed work when the machine goes down. */
export class NotDurable extends WordsError {}

/** Asks the running database; throws {@link NotDurable} where a commit is confirmed before it is on the disk. */
export async function assertDurable(db: Queries): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await db.query("select current_setting($1) as value", [setting]);
    if (rows[0]?.value !== "off") continue;
    throw new NotDurable({
      en: `The database has ${setting} switched off: it may lose matches that it has confirmed. Switch it on.`,
      ja: `データベースの ${setting} がオフです。確定した対戦が失われることがあります。オンにしてください。`,
    });
  }
}
