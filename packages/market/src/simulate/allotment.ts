/** How many packs people of a simulated season are given: the same number for everybody. */

/** How many packs a season gives, and over how many months. */
export interface SeasonPlan {
  packs: number;
  months: number;
}

/**
 * Packs that somebody has been given when the n-th month of a season, from 0, is there: a function of the season alone. Whoever
 * joins in it gets at once those given since it began, so that nobody of a season has more packs of it than another.
 */
export function packsDue({ packs, months }: SeasonPlan, month: number): number {
  return Math.floor((packs * Math.min(month + 1, months)) / months);
}
