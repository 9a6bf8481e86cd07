/** The rows of limited play. */
import type { DraftState } from "@tefuda/market";
import type { JSONColumnType, Selectable } from "kysely";
import type { Queries } from "../people/belongings.ts";

export interface DraftRow {
  tournament: string;
  state: JSONColumnType<DraftState>;
}

/** What a seat has opened or picked, null before that; and the deck that it has handed in. */
export interface PoolRow {
  tournament: string;
  seat: number;
  entrant: string;
  packs: JSONColumnType<string[][]> | null;
  deck: JSONColumnType<string[]> | null;
}
export type Pool = Selectable<PoolRow>;

/** What of it belongs to a tournament: nothing where that is played with decks that people bring. */
export interface Opened {
  draft: DraftState | null;
  /** By seat. */
  pools: Pool[];
}

export async function readOpened(db: Queries, tournament: string): Promise<Opened> {
  const draft = await db
    .selectFrom("drafts")
    .select("state")
    .where("tournament", "=", tournament)
    .executeTakeFirst();
  const pools = await db
    .selectFrom("pools")
    .selectAll()
    .where("tournament", "=", tournament)
    .orderBy("seat")
    .execute();
  return { draft: draft?.state ?? null, pools };
}
