/** A tournament that is played from the collections of a circle: whoever does not own their deck when a match begins has lost it. */
import { canPlay } from "../circles/playing.ts";
import type { Games } from "../games.ts";
import type { Queries } from "../people/belongings.ts";
import type { Whole } from "./rows.ts";
import type { Result } from "./tournament.ts";

/** How a table ends that is not played at, as one of the two or both do not own their deck; null where it is played at. */
export async function unplayed(
  db: Queries,
  games: Games,
  { row, entrants }: Whole,
  players: readonly [string, string],
): Promise<Result | null> {
  const { plan } = row;
  if (plan.circle === undefined) return null;
  const there: boolean[] = [];
  // one query after the other: they share a connection
  for (const id of players) {
    const { user = null, deck = null } = entrants.find((one) => one.id === id) ?? {};
    there.push(user !== null && (await canPlay(db, games, plan, user, deck)));
  }
  const [first, second] = there;
  if (first && second) return null;
  return { outcome: first ? "first" : second ? "second" : "bothLost", games: null };
}
