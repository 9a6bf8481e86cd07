/**
 * How strong people are, by Glicko-2, brought up to date after every match.
 *
 * Glicko-2 as it was published reckons with periods of many matches, and so does the library: each update makes a player
 * less certain by one period. Taken match by match this would let somebody who plays a lot stay uncertain. So the library is
 * asked what a match tells, its share of a period is taken out again, and uncertainty grows with days alone ({@link aged}).
 */
import { Glicko2, type Glicko2Player } from "glicko2";

/** What is known of how strong somebody is. */
export interface Rating {
  /** About 1500 in the middle; 200 more is about three wins in four. */
  readonly rating: number;
  /** Its standard deviation: 350 of a newcomer. */
  readonly deviation: number;
  /** How unsteadily they play, in the units of Glicko-2. */
  readonly volatility: number;
}

/** Of whom nothing is known. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A period of Glicko-2: from a deviation of 50 it takes a year to come to 125. */
export const PERIOD_DAYS = 3;
/** So certain is nobody: who gets better has to be able to rise. */
export const LEAST_DEVIATION = 45;

/** Units of rating to one of the inner scale of Glicko-2. */
const SCALE = 173.7178;
/** How fast volatility may change; Glickman advises 0.3 to 1.2, less where chance decides much. */
const TAU = 0.5;

/** Somebody who has not played for so many days is as strong as before, for all we know, and less surely so. */
export function aged(before: Rating, days: number): Rating {
  const grown = Math.hypot(before.deviation, before.volatility * SCALE * Math.sqrt(days / PERIOD_DAYS));
  return { ...before, deviation: Math.min(Math.max(before.deviation, NEWCOMER.deviation), grown) };
}

/** What a leaderboard goes by: they are stronger than this with 97 % certainty. */
export const conservative = ({ rating, deviation }: Rating): number => rating - 2 * deviation;

/** The share of the points that `one` gets against `other` on average, from 0 to 1. */
export function expectation(one: Rating, other: Rating): number {
  const spread = Math.hypot(one.deviation, other.deviation) / SCALE;
  const flattened = 1 / Math.sqrt(1 + (3 * spread ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-flattened * (one.rating - other.rating)) / SCALE));
}

/** A game as one of the two sees it. */
export interface Game {
  readonly against: Rating;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
}

/** After these games, all at once, each of which counts `weight` times (0 to 1). */
export function updated(before: Rating, games: readonly Game[], weight: number): Rating {
  if (games.length === 0 || weight === 0) return before;
  const system = new Glicko2({ tau: TAU });
  const player = enter(system, before);
  system.updateRatings(games.map(({ against, score }) => [player, enter(system, against), score] as const));
  // all of it on the inner scale; certainties are inverse variances
  const certainty = (SCALE / before.deviation) ** 2;
  const loosened = 1 / (1 / certainty + player.getVol() ** 2);
  const after = (SCALE / player.getRd()) ** 2;
  const learned = after - loosened;
  const pull = ((player.getRating() - before.rating) / SCALE) * after;
  const variance = 1 / (certainty + weight * learned);
  return {
    rating: before.rating + variance * weight * pull * SCALE,
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance) * SCALE),
    volatility: before.volatility + weight * (player.getVol() - before.volatility),
  };
}

/** The library takes 0 for a number that is missing. */
const enter = (system: Glicko2, { rating, deviation, volatility }: Rating): Glicko2Player =>
  system.makePlayer(rating || Number.EPSILON, deviation, volatility);
