/**
 * How well programs pick: tables at which every other seat picks by what cards are worth and the rest at random. All decks are
 * made by the same program, and two neighbours play each other. Each pair of matches is of the same packs, with the pickers in
 * each other's seats the second time.
 */
import { Chance, type PackInfo } from "@tefuda/kernel";
import {
  atRandom,
  beginDraft,
  deckFromPool,
  draftAmong,
  type PoolSense,
  poolsOf,
  valuing,
} from "@tefuda/market";
import type { LoadedGame } from "@tefuda/referee/games";
import { QuickTable } from "./quick.ts";

export interface DraftTask {
  set: PackInfo;
  seats: number;
  pairs: number;
  seed: number;
}

export interface DraftReport {
  pairs: number;
  /** Matches won, by who picked by worth; a match that nobody won is half of one. Of each pair 0, 0.5, 1, 1.5 or 2. */
  won: number;
  share: number;
  /** 95 %: the mean of pairs and 1.96 of its standard errors, pairs being what is drawn apart from each other. */
  low: number;
  high: number;
}

export async function measureDrafts(
  loaded: LoadedGame,
  sense: PoolSense,
  task: DraftTask,
  told: (done: number) => Promise<boolean>,
): Promise<DraftReport> {
  const table = new QuickTable(loaded);
  const pairs: number[] = [];
  while (pairs.length < task.pairs) {
    const seed = task.seed + pairs.length;
    pairs.push((matchOf(table, sense, task, seed, 0) + matchOf(table, sense, task, seed, 1)) / 2);
    if (!(await told(pairs.length))) break;
  }
  const n = pairs.length;
  const share = pairs.reduce((sum, won) => sum + won, 0) / n;
  const variance = pairs.reduce((sum, won) => sum + (won - share) ** 2, 0) / Math.max(1, n - 1);
  const error = 1.96 * Math.sqrt(variance / n);
  return {
    pairs: n,
    won: pairs.reduce((sum, won) => sum + 2 * won, 0),
    share,
    low: Math.max(0, share - error),
    high: Math.min(1, share + error),
  };
}

/** A draft and a match of the first two seats; `own` of them and every other one picks by worth. Gives what that one won. */
function matchOf(
  table: QuickTable,
  sense: PoolSense,
  { set, seats }: DraftTask,
  seed: number,
  own: number,
): number {
  const chance = new Chance();
  chance.seed(seed, own);
  const [worth, random] = [valuing(sense), atRandom(chance)];
  const pickers = Array.from({ length: seats }, (_, seat) => (seat % 2 === own ? worth : random));
  const pools = poolsOf(draftAmong(beginDraft(set, seats, sense.play.packs.draft, seed), pickers));
  const decks = pools.slice(0, 2).map((rounds) => deckFromPool(sense, rounds.flat()).cards);
  const winner = table.winner(decks, seed);
  return winner < 0 ? 0.5 : winner === own ? 1 : 0;
}
