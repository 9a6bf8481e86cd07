/** Chance for making inputs: everything about an input hangs on its door and its number, and on nothing else. */
import { Chance } from "@tefuda/kernel";

export class Dice {
  readonly seed: number;
  private readonly chance = new Chance();

  constructor(seed: number, door: string) {
    this.seed = seed;
    let salt = 0;
    for (const letter of door) salt = (salt * 31 + letter.codePointAt(0)!) % 9973;
    this.chance.seed(seed, salt);
  }

  /** A whole number from 0 to n - 1; n at most 65536. */
  below(n: number): number {
    return this.chance.below(n);
  }
  /** True once in n times. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }
  /** A whole number with both bounds. */
  from(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  /** Small numbers often, `high` seldom. */
  few(high: number): number {
    return 1 + this.below(1 + this.below(1 + this.below(high)));
  }
}
