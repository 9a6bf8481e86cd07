/**
 * Which of several options is best, found out with a number of trials: sequential halving (Karnin, Koren, Somekh 2013).
 * All options that are left are tried in the same worlds with the same chance, so that their differences say more than
 * their values do.
 */

/** Tries an option in the n-th world; gives how good what came of it is. */
export type Trial = (option: number, world: number) => number;

/** How many standard errors the best has to lie before another for that to be left out early. */
const SURE = 3;
const FEW = 8;

/** Gives the best of so many options; of equally good ones the first. */
export function race(options: number, budget: number, trial: Trial): number {
  const rounds = Math.ceil(Math.log2(options));
  const values: number[][] = Array.from({ length: options }, () => []);
  const sums = new Float64Array(options);
  let left = [...values.keys()];
  let world = 0;
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(budget / (left.length * rounds)));
    for (let n = 0; n < worlds; n++, world++)
      for (const option of left) {
        const value = trial(option, world);
        values[option]!.push(value);
        sums[option]! += value;
      }
    left.sort((a, b) => sums[b]! - sums[a]! || a - b);
    const best = values[left[0]!]!;
    left = left
      .slice(0, Math.ceil(left.length / 2))
      .filter((option) => values[option] === best || !isSure(best, values[option]!));
  }
  return left[0]!;
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
