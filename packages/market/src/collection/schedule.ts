/**
 * When packs are given: to everybody the same number at the same times, and to whoever comes later those since the beginning
 * (ttcg-16.5). Neither a price nor a trade has anything to do with it (ttcg-16.6).
 */

/** The rule that everybody gets as many packs, and that nothing can be bought. */
export const ALLOTMENT_RULE = "ttcg-16.5";

export interface Schedule {
  /** At the beginning, and each time after that. */
  first: number;
  each: number;
  /** Days from one time to the next, and how many times there are. */
  days: number;
  times: number;
}

const DAY = 86_400_000;

/** How many packs have been given to each; times in milliseconds. */
export function packsGiven({ first, each, days, times }: Schedule, began: number, now: number): number {
  const passed = Math.floor((now - began) / (days * DAY));
  return first + each * Math.min(times, Math.max(0, passed));
}

/** When the next are given; null: there are no more. */
export function nextPacks({ each, days, times }: Schedule, began: number, now: number): number | null {
  const passed = Math.max(0, Math.floor((now - began) / (days * DAY)));
  return each === 0 || passed >= times ? null : began + (passed + 1) * days * DAY;
}
