/** All that chance may bring while something is done: it is done again and again, each time with other numbers. */
import type { Dice, Machine } from "@tefuda/kernel";
import { GaveUp } from "./gave-up.ts";
import { assertUntouched, type Untold, withAllOf } from "./piles.ts";

/** Ways in which chance may fall that are gone through for one answer. */
const WAYS = 3000;
/** Piles of so many cards are shuffled in every way; of larger ones the order is not told. */
const SHUFFLED = 6;

export class EveryChance implements Dice {
  private readonly m: Machine;
  private rolls: number[] = [];
  private sides: number[] = [];
  private at = 0;
  private untold: Untold = new Map();

  constructor(m: Machine) {
    this.m = m;
  }

  roll(sides: number): number {
    const at = this.at++;
    if (at === this.rolls.length) {
      this.rolls.push(sides - 1);
      this.sides.push(sides);
    }
    return this.rolls[at]!;
  }

  leaves(zone: number): boolean {
    const { m, untold } = this;
    if (m.count(zone) <= SHUFFLED && !untold.has(zone)) return false;
    assertUntouched(m, untold, zone);
    this.untold = withAllOf(m, zone, untold);
    return true;
  }

  /** Does something in every way in which chance may fall; after each calls back with what is not told apart then. */
  each(untold: Untold, run: () => void, then: (untold: Untold) => void): void {
    this.rolls = [];
    this.sides = [];
    let ways = 0;
    do {
      if (++ways > WAYS) throw new GaveUp("chance");
      this.at = 0;
      this.untold = untold;
      run();
      then(this.untold);
    } while (this.turn());
  }

  /** Goes on to other numbers; false if there are none left. */
  private turn(): boolean {
    const { rolls, sides } = this;
    rolls.length = this.at;
    sides.length = this.at;
    while (rolls.length > 0) {
      const last = rolls.pop()!;
      const of = sides.pop()!;
      if (last === 0) continue;
      rolls.push(last - 1);
      sides.push(of);
      return true;
    }
    return false;
  }
}
