/** Who sits where somebody speaks. */
import type { Place } from "@tefuda/host/online/talk-schemas";
import type { Queries } from "../people/belongings.ts";
import { TalkError } from "./refused.ts";

export interface Seat {
  /** Null where nobody sits, or a program. */
  user: string | null;
  name: string | null;
}

export interface Standing {
  seats: readonly Seat[];
  /** The number of the last entry of a match; null at a table. */
  entry: number | null;
  /** When that was written, of a match that is over. Milliseconds. */
  over: number | null;
}

/** Throws where there is no such place, or no longer. */
export async function standingAt(db: Queries, { kind, id }: Place): Promise<Standing> {
  if (kind === "table") {
    const table = await db
      .selectFrom("tables")
      .select(["seats", "closed"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!table || table.closed) throw new TalkError("gone");
    return { seats: table.seats, entry: null, over: null };
  }
  const match = await db
    .selectFrom("matches")
    .leftJoin("entries", (join) =>
      join.onRef("entries.match", "=", "matches.id").onRef("entries.number", "=", "matches.number"),
    )
    .select(["seats", "matches.number", "ended", "began", "entries.at"])
    .where("matches.id", "=", id)
    .executeTakeFirst();
  if (!match) throw new TalkError("unknown");
  return { seats: match.seats, entry: match.number, over: match.ended && (match.at ?? match.began) };
}

/** Where somebody sits. Throws where they do not. */
export function seatOf({ seats }: Standing, user: string): number {
  const seat = seats.findIndex((one) => one.user === user);
  if (seat < 0) throw new TalkError("notYours");
  return seat;
}
