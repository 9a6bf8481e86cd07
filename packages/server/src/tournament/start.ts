/** The first round: decks are locked, and lots are drawn between those who are rated alike. */
import type { Queries } from "../people/belongings.ts";
import { NEWCOMER } from "../rating/rating.ts";
import { advance } from "./advance.ts";
import { type Ground, lockedDeck } from "./begin.ts";
import { chanceOf } from "./chance.ts";
import { TournamentError } from "./refusal.ts";
import type { Whole } from "./rows.ts";

/** How strong people are at a game, by their ids; whoever is missing is a newcomer. */
export type Ratings = (
  trx: Queries,
  game: string,
  users: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Where nothing is known of anybody. */
export const newcomers: Ratings = async () => new Map();

/** The matches that have begun. Throws a {@link TournamentError} where there are fewer than two. */
export async function start(
  trx: Queries,
  ground: Ground,
  ratings: Ratings,
  whole: Whole,
  now: number,
): Promise<string[]> {
  const { row, entrants } = whole;
  if (entrants.length < 2) throw new TournamentError("cannot");
  const users = entrants.flatMap(({ user }) => user ?? []);
  const known = await ratings(trx, row.plan.game, users);
  const lots = shuffled(entrants.length, chanceOf(whole, 0));
  for (const [i, { id, user, deck }] of entrants.entries()) {
    const locked = lockedDeck(ground, row.plan, deck);
    const rating = Math.round(known.get(user ?? "") ?? NEWCOMER.rating);
    await trx
      .updateTable("entrants")
      // a rating is a whole number here, and the lot what comes behind it
      .set({ rating: rating + (lots[i] ?? 0) / entrants.length, deck: locked && JSON.stringify(locked) })
      .where("tournament", "=", row.id)
      .where("id", "=", id)
      .execute();
  }
  await trx.updateTable("tournaments").set({ state: "running" }).where("id", "=", row.id).execute();
  return (await advance(trx, ground, row.id, now)).begun;
}

function shuffled(count: number, chance: (below: number) => number): number[] {
  const lots = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = chance(i + 1);
    [lots[i], lots[j]] = [lots[j] ?? 0, lots[i] ?? 0];
  }
  return lots;
}
