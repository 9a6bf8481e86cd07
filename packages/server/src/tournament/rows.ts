/** The rows of tournaments, and a tournament as it is read from them. */
import type { PlayerKind } from "@tefuda/host/host";
import type { DeckChoice } from "@tefuda/host/online/table-schemas";
import type { TournamentPlan, TournamentState } from "@tefuda/host/online/tournament-schemas";
import type { Generated, JSONColumnType, Selectable } from "kysely";
import { type Opened, readOpened } from "../limited/rows.ts";
import type { Ended } from "../match/play.ts";
import type { Queries } from "../people/belongings.ts";
import type { Pairing, Result, Round, Tournament } from "./tournament.ts";

/** Its secret is what all its chance comes from, and is told to nobody before the end. */
export interface TournamentRow {
  id: string;
  plan: JSONColumnType<TournamentPlan>;
  /** Null where the account is no more. */
  host: string | null;
  host_name: string;
  judge: string | null;
  judge_name: string;
  secret: string;
  hash: string;
  state: TournamentState;
  opened: number;
  /** Until when picks or decks are waited for. */
  due: Generated<number | null>;
}

export interface EntrantRow {
  tournament: string;
  id: string;
  /** Null for a program, and of whoever has deleted their account. */
  user: string | null;
  name: string;
  kind: PlayerKind;
  deck: JSONColumnType<NonNullable<DeckChoice>> | null;
  /** What they add to the chance of the tournament. */
  number: string;
  rating: number;
  dropped: number | null;
  entered: number;
}

/** `again` counts how often the table has played before in the same round. */
export interface PairingRow {
  tournament: string;
  round: number;
  table: number;
  again: number;
  first: string;
  second: string | null;
  match: string | null;
  result: JSONColumnType<Result> | null;
}

/** What a judge has looked at; null of the seat where it was all of them, of `who` where the account is no more. */
export interface LookRow {
  id: Generated<number>;
  who: string | null;
  tournament: string;
  match: string;
  seat: number | null;
  at: number;
}

/** All that is kept of one. */
export interface Whole {
  row: Selectable<TournamentRow>;
  /** In the order in which they came. */
  entrants: Selectable<EntrantRow>[];
  /** By round and table; the last of those that were played again. */
  pairings: (Selectable<PairingRow> & { ended: Ended | null })[];
  opened: Opened;
}

/** Null where there is none of that id. */
export async function readWhole(db: Queries, id: string): Promise<Whole | null> {
  const row = await db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const entrants = await db
    .selectFrom("entrants")
    .selectAll()
    .where("tournament", "=", id)
    .orderBy("entered")
    .orderBy("id")
    .execute();
  const pairings = await db
    .selectFrom("pairings")
    .leftJoin("matches", "matches.id", "pairings.match")
    .selectAll("pairings")
    .select("matches.ended")
    .distinctOn(["round", "table"])
    .where("tournament", "=", id)
    .orderBy("round")
    .orderBy("table")
    .orderBy("again", "desc")
    .execute();
  return { row, entrants, pairings, opened: await readOpened(db, id) };
}

/** As what is reckoned from it needs it. */
export function tournamentOf({ row, entrants, pairings }: Whole): Tournament {
  const rounds = [...Map.groupBy(pairings, ({ round }) => round)].map(
    ([number, of]): Round => ({
      number,
      pairings: of.map(({ table, first, second, result }): Pairing => {
        return { table, players: [first, second], result };
      }),
    }),
  );
  return {
    plan: row.plan.form,
    entrants: entrants.map(({ id, rating, dropped }) => ({ id, rating, dropped })),
    rounds,
  };
}

/** How many rounds have been paired. */
export const roundsOf = ({ pairings }: Whole): number => pairings.at(-1)?.round ?? 0;

/** The match that an entrant plays now, and where they sit in it; null while they play none. */
export function playedNow({ pairings }: Whole, entrant: string): { match: string; seat: number } | null {
  const now = pairings.find(
    ({ match, result, ended, first, second }) =>
      match !== null && !result && !ended && (first === entrant || second === entrant),
  );
  return now && now.match !== null ? { match: now.match, seat: now.first === entrant ? 0 : 1 } : null;
}
