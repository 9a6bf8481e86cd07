/** Whoever leaves a tournament: before it starts as if they had never entered, later from the next round on. */
import type { Queries } from "../people/belongings.ts";
import { TournamentError } from "./refusal.ts";
import { playedNow, roundsOf, type Whole } from "./rows.ts";

/** Where somebody sits who has left, so that they can give up. */
export interface Left {
  match: string;
  seat: number;
}

/** What they still play, if anything. Throws a {@link TournamentError} for whoever is not in it, or not any more. */
export async function leave(trx: Queries, whole: Whole, id: string): Promise<Left | null> {
  const { row, entrants } = whole;
  const own = entrants.find((one) => one.id === id);
  if (!own) throw new TournamentError("notSeated");
  if (row.state === "over" || own.dropped !== null) throw new TournamentError("over");
  const theirs = { tournament: row.id, id };
  if (row.state === "open" || row.state === "cancelled") {
    await trx
      .deleteFrom("entrants")
      .where((is) => is.and(theirs))
      .execute();
    return null;
  }
  await trx
    .updateTable("entrants")
    .set({ dropped: roundsOf(whole) })
    .where((is) => is.and(theirs))
    .execute();
  return playedNow(whole, id);
}
