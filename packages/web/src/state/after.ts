/** What is done with a match that is over, or with a record: it is watched, and played on from any place. */
import type { PlayerKind, SavedMatch } from "@tefuda/host/host";
import { keepReplay } from "./place.ts";
import type { Session } from "./session.ts";

/** Watches a match from a place in it on, through the eyes of a seat if one is named. */
export async function watchFrom(
  session: Session,
  match: SavedMatch,
  step: number,
  seat?: number,
): Promise<void> {
  await session.watch(match);
  if (seat !== undefined) session.table.lookFrom(seat);
  await session.host.seek(step);
}

/** Watches the match on the table; one that is over stays among the kept games. */
export async function watchOwn(session: Session, step: number, seat?: number): Promise<void> {
  const saved = await session.host.save();
  // it has just been played by the rules of now, and needs no memory of what was seen
  const { seen: _, ...record } = saved.record;
  await watchFrom(session, { ...saved, record }, step, seat);
}

/** Plays on from a place in the record that is watched. */
export async function playOnFrom(
  session: Session,
  step: number,
  players: PlayerKind[],
  seat: number,
): Promise<void> {
  session.table.begin();
  // a position cannot be dealt again
  session.plan = null;
  await session.host.branch({ step, players });
  session.table.lookFrom(seat);
  keepReplay(null);
}
