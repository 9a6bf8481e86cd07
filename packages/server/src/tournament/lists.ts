/** Which tournaments there are, and which of them have something to be done. */
import type { TournamentEntry, TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";

const MOST_TOLD = 100;
/** One that nobody has started for so long is given up. Milliseconds. */
const ABANDONED = 30 * 86_400_000;
/** So many that are overdue are taken up at once. */
const MOST_OVERDUE = 50;

/** Those that are open or running, the newest first. */
export async function listed(db: Queries): Promise<TournamentEntry[]> {
  const rows = await db
    .selectFrom("tournaments")
    .select(["id", "plan", "state", "host_name as host", "opened"])
    .select(({ selectFrom, fn }) => [
      selectFrom("entrants")
        .select(fn.countAll<number>().as("n"))
        .whereRef("entrants.tournament", "=", "tournaments.id")
        .as("entrants"),
      selectFrom("pairings")
        .select(({ fn }) => fn.max("round").as("n"))
        .whereRef("pairings.tournament", "=", "tournaments.id")
        .as("rounds"),
    ])
    .where("state", "in", ["open", "drafting", "building", "running"])
    .orderBy("opened", "desc")
    .limit(MOST_TOLD)
    .execute();
  return rows.map((row) => ({ ...row, entrants: row.entrants ?? 0, rounds: row.rounds ?? 0 }));
}

/** Whether it should have been started long ago. */
export const isAbandoned = ({ starts }: TournamentPlan, opened: number, now: number): boolean =>
  starts === null && opened <= now - ABANDONED;

/** Those whose time to start has come, that were given up, or that have a result which is not taken yet. */
export async function overdue(db: Queries, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct tournament as id from pairings join matches on matches.id = pairings.match
      where pairings.match is not null and result is null and ended is not null
    union
    select id from tournaments where state in ('drafting', 'building') and due <= ${now}
    union
    select id from tournaments
      where state = 'open' and coalesce((plan->>'starts')::bigint <= ${now}, opened <= ${now - ABANDONED})
    limit ${MOST_OVERDUE}`.execute(db);
  return rows.map(({ id }) => id);
}
