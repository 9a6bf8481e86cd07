/**
 * Which of several options is best, found out with a number of trials: sequential halving (Karnin, Koren, Somekh 2013).
 * All options that are left are tried in the same worlds with the same chance, so that their differences say more than
 * their values do.
 */

/** Tries an option in the n-th world; gives how good what came of it is. */
export type Trial = (option: number, world: number) => number;

/** How an option did. */
export interface Standing {
  option: number;
  /**
   * How much better than it the best is in the mean, in the same worlds; 0 for the best. At least as much as for any option
   * that stands before it: what was left out early was tried in few worlds, and looks good or bad there by chance.
   */
  behind: number;
}

/** How many standard errors the best has to lie before another for that to be left out early. */
const SURE = 3;
const FEW = 8;

/**
 * Gives how so many options did, the best first; of equally good ones the first comes first. It ends before the budget does
 * once `isTimeUp`, when all options that are left have been tried in the same worlds.
 */
export function race(
  options: number,
  budget: number,
  trial: Trial,
  isTimeUp: () => boolean = () => false,
): Standing[] {
  const rounds = Math.ceil(Math.log2(options));
  const values: number[][] = Array.from({ length: options }, () => []);
  const sums = new Float64Array(options);
  const order: number[] = [];
  let left = [...values.keys()];
  let world = 0;
  let ends = false;
  for (let round = 0; round < rounds && left.length > 1 && !ends; round++) {
    const worlds = Math.max(1, Math.floor(budget / (left.length * rounds)));
    for (let n = 0; n < worlds && !ends; n++, world++) {
      for (const option of left) {
        const value = trial(option, world);
        values[option]!.push(value);
        sums[option]! += value;
      }
      ends = isTimeUp();
    }
    left.sort((a, b) => sums[b]! - sums[a]! || a - b);
    const best = values[left[0]!]!;
    const stays = left
      .slice(0, Math.ceil(left.length / 2))
      .filter((option) => values[option] === best || !isSure(best, values[option]!));
    order.unshift(...left.filter((option) => !stays.includes(option)));
    left = stays;
  }
  order.unshift(...left);
  const best = values[order[0]!]!;
  let behind = 0;
  return order.map((option) => {
    const own = values[option]!;
    const difference = own.reduce((sum, value, n) => sum + best[n]! - value, 0) / Math.max(1, own.length);
    behind = Math.max(behind, difference);
    return { option, behind };
  });
}

/** Whether one is surely better than another, by their differences. */
function isSure(one: readonly number[], other: readonly number[]): boolean {
  const n = one.length;
  if (n < FEW) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = one[i]! - other[i]!;
    sum += difference;
    squares += difference * difference;
  }
  const variance = (squares - (sum * sum) / n) / (n - 1);
  return sum / n > SURE * Math.sqrt(variance / n);
}
