/** Counting how many of many pools have a deck that may be played. */
import type { PackInfo } from "@tefuda/kernel";
import { openPacks, packChance } from "../open.ts";
import { deckFromPool } from "./deck.ts";
import { faultInDeck } from "./fault.ts";
import type { PoolSense } from "./sense.ts";

export interface PoolTally {
  pools: number;
  /** Of how many pools the deck that a program makes of them may be played. */
  legal: number;
  /** By rule, of how many it breaks that. */
  faults: Record<string, number>;
}

/** The packs of pool number `n` under a seed. */
export const poolNumber = ({ play }: PoolSense, set: PackInfo, seed: number, n: number): string[][] =>
  openPacks(set, play.packs.sealed, packChance(seed, n));

/** Opens pools and makes decks; `told` hears how many are done, and whoever answers false has it end there. */
export async function tallyPools(
  sense: PoolSense,
  set: PackInfo,
  pools: number,
  seed: number,
  told: (done: number) => Promise<boolean> = async () => true,
): Promise<PoolTally> {
  const tally: PoolTally = { pools: 0, legal: 0, faults: {} };
  while (tally.pools < pools) {
    const pool = poolNumber(sense, set, seed, tally.pools).flat();
    const fault = faultInDeck(sense, deckFromPool(sense, pool).cards, pool);
    if (fault === undefined) tally.legal++;
    else tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
    if (++tally.pools % 500 === 0 && !(await told(tally.pools))) break;
  }
  return tally;
}
