/** What a match between people does to their ratings. */
import { type Game, NEWCOMER, type Rating, updated } from "./rating.ts";

/** A match between people, as far as ratings are concerned. */
export interface RatedMatch {
  /** Each player once, two to four of them; the lowest rank is the best, and shared where they drew. */
  readonly ranks: readonly { readonly player: string; readonly rank: number }[];
  /** How much it counts, above 0 and up to 1; see {@link weightOf}. */
  readonly weight: number;
}

/**
 * The new ratings of those who played, from those that they had when it began, aged up to then; who has none is a newcomer.
 *
 * More than two are taken as pairs, each of which is a game, so that the same Glicko-2 serves any number of seats. In a
 * ranking by strength (Plackett-Luce) any two of the players come in the order that a game between them would give, so the
 * pairs are right one by one; but together they would tell more than one ranking does, so each counts 2 / players. That is
 * exact where only the winner is known, and careful otherwise. Two who share a rank below the first are not compared: it
 * mostly means that nobody looked who of them was better.
 */
export function rated(
  before: Readonly<Record<string, Rating>>,
  { ranks, weight }: RatedMatch,
): Record<string, Rating> {
  const ratingOf = (player: string): Rating =>
    (Object.hasOwn(before, player) ? before[player] : undefined) ?? NEWCOMER;
  const best = Math.min(...ranks.map(({ rank }) => rank));
  const after = ranks.map(({ player, rank }): [string, Rating] => {
    const others = ranks.filter((one) => one.player !== player && (one.rank !== rank || rank === best));
    const games = others.map((one): Game => {
      return { against: ratingOf(one.player), score: (1 + Math.sign(one.rank - rank)) / 2 };
    });
    return [player, updated(ratingOf(player), games, (weight * 2) / ranks.length)];
  });
  return Object.fromEntries(after);
}

/** Meetings longer ago than this do not matter. */
export const MEETING_DAYS = 30;
/** So many meetings count in full. */
const FULL_MEETINGS = 3;

/**
 * How much a match counts between people who have met before: the first three within thirty days in full, then a half, a
 * third, a quarter, and so on. Friends who play a lot are still rated; two who feed each other wins gain little.
 */
export function weightOf(earlierMeetings: readonly { readonly daysAgo: number }[]): number {
  const met = earlierMeetings.filter(({ daysAgo }) => daysAgo < MEETING_DAYS).length;
  return 1 / Math.max(1, met + 2 - FULL_MEETINGS);
}
