/** What the judge of a tournament may do at its matches, and at no others. */
import type { JudgedTable } from "@tefuda/host/online/tournament-schemas";
import type { Database } from "../database/database.ts";
import { NOW } from "../database/database.ts";
import type { Deed } from "../match/entry.ts";
import { TournamentError } from "./refusal.ts";

/** Throws a {@link TournamentError} for anybody but the judge, and for a match of another tournament. */
export async function checkJudge(
  db: Database,
  user: string,
  { tournament, match }: { tournament: string; match?: string },
): Promise<void> {
  const row = await db
    .selectFrom("tournaments")
    .select("judge")
    .where("id", "=", tournament)
    .executeTakeFirst();
  if (!row) throw new TournamentError("gone");
  if (row.judge !== user) throw new TournamentError("notYours");
  if (match === undefined) return;
  const its = await db
    .selectFrom("pairings")
    .select("match")
    .where("tournament", "=", tournament)
    .where("match", "=", match)
    .executeTakeFirst();
  if (!its) throw new TournamentError("notYours");
}

/** The tables that are played at. */
export async function judgedTables(db: Database, tournament: string): Promise<JudgedTable[]> {
  const rows = await db
    .selectFrom("pairings")
    .innerJoin("matches", "matches.id", "pairings.match")
    .select(["round", "table", "matches.id as match", "seats", "waits_for as waitsFor", "due"])
    .where("tournament", "=", tournament)
    .where("ended", "is", null)
    .orderBy("round")
    .orderBy("table")
    .execute();
  return rows.map(({ seats, ...rest }) => ({ ...rest, names: seats.map(({ name }) => name) }));
}

/** Writes down that a judge looks at a match: from a seat, or from all of them. */
export async function writeLook(
  db: Database,
  who: string,
  { tournament, match, seat }: { tournament: string; match: string; seat: number | null },
): Promise<void> {
  await db.insertInto("looks").values({ who, tournament, match, seat, at: NOW }).execute();
}

/** A ruling as it stands in the log of a match, in the name of the tournament: who judged it is known there. */
export function rulingOf(
  tournament: string,
  { back, end }: { back?: number | undefined; end?: { winner: number | null } | undefined },
): Deed {
  if (back === undefined && end === undefined) throw new TournamentError("cannot");
  return {
    kind: "ruling",
    judge: `tournament ${tournament}`,
    ...(back === undefined ? {} : { back }),
    ...(end === undefined ? {} : { end }),
  };
}
