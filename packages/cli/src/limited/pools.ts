/** Whether pools play: how many of many have a legal deck, and in how many games both decks have something to do early. */

import type { PackInfo } from "@tefuda/kernel";
import { type Share, wilson } from "@tefuda/lab";
import { deckFromPool, type PoolSense, type PoolTally, poolNumber, tallyPools } from "@tefuda/market";
import { type LoadedGame, readList } from "@tefuda/referee/games";
import { EarlyTurns } from "./early.ts";

export interface PoolReport extends PoolTally {
  /** Of how many games both decks could play a card by their third turn; decks that were played are read as files as well. */
  early: Share;
}

export interface PoolTask {
  set: PackInfo;
  pools: number;
  games: number;
  seed: number;
}
/** Hears what is done of which part; whoever answers false has it end there. */
export type ToldPools = (part: "pools" | "games", done: number) => Promise<boolean>;

export async function measurePools(
  loaded: LoadedGame,
  sense: PoolSense,
  { set, pools, games, seed }: PoolTask,
  told: ToldPools,
): Promise<PoolReport> {
  const tally = await tallyPools(sense, set, pools, seed, (done) => told("pools", done));
  const table = new EarlyTurns(loaded);
  const deckOf = (n: number): string[] => {
    const packs = poolNumber(sense, set, seed, n);
    const { cards } = deckFromPool(sense, packs.flat());
    const text = JSON.stringify({ name: `pool ${n}`, cards: cards.map((name) => `1 ${name}`), packs });
    return [...readList(loaded, { path: `pool-${n}.yaml`, text }).cards];
  };
  let [both, done] = [0, 0];
  while (done < games) {
    const played = table.played([deckOf(2 * done), deckOf(2 * done + 1)], seed + done);
    if (!played.includes(false)) both++;
    if (!(await told("games", ++done))) break;
  }
  return { ...tally, early: wilson(both, done) };
}
