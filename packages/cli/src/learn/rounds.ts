/**
 * Finding out how programs look ahead in a game. A round plays games, learns from them what is likely to be chosen, and tries
 * ways to play on by that, against the best there was. Expert iteration (Anthony, Tian, Barber 2017), as simple as can be:
 * the first teacher is greedy, each further one is the search with what was learned before.
 */
import { aheadOf, Policy } from "@tefuda/bots";
import type { Ahead } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { type Fixture, Gang, type ToldDone } from "./gang.ts";
import { learnFrom, type Played, type Player } from "./played.ts";
import { type Deal, trialsOf, type Won, wonIn } from "./trials.ts";

/** Passes through the games, and how far each step goes. */
const EPOCHS = 3;
const RATE = 0.2;
/** One game of so many is not learned from, to see what the others taught. */
const HELD_OUT = 10;
/** Plans for an option, where it is tried whether to think in plans. */
const PLANS = 6;

export interface LearnPlan {
  games: number;
  pairs: number;
  rounds: number;
  playouts: number;
  seed: number;
  /** How far to play on, each of which is tried: 0 for the end of the stage, or the end of so many turns. */
  turns: readonly number[];
  /** Lists of card definitions, and which of them meet. */
  lists: readonly number[][];
  tables: readonly number[][];
  workers: number;
}

/** A way to look ahead. */
export type Way = Pick<Ahead, "playouts" | "turns" | "plans">;

/** A way to look ahead, and how it did. */
export interface Tried extends Way {
  against: "greedy" | "before";
  won: Won;
}
export interface Round {
  round: number;
  games: number;
  /** Of the answers in games that were not learned from, the share that was foreseen. */
  foreseen: number;
  tried: Tried[];
}

/** What is told meanwhile; the first two give whether to go on. */
export interface Told {
  playing: ToldDone;
  trying: ToldDone;
  learned(round: Round): void;
  tried(one: Tried): void;
}

/** Looking ahead won nothing. */
const NOT_AHEAD: Ahead = { playouts: 0, turns: 0, plans: 0, scale: 1, weights: "" };

/** Learns for so many rounds; undefined when it was stopped. */
export async function learnGame(
  loaded: LoadedGame,
  plan: LearnPlan,
  told: Told,
): Promise<{ ahead: Ahead; rounds: Round[] } | undefined> {
  const gang = new Gang(loaded, plan.workers);
  try {
    return await learnWith(gang, loaded, plan, told);
  } finally {
    await gang.end();
  }
}

async function learnWith(
  gang: Gang,
  loaded: LoadedGame,
  plan: LearnPlan,
  told: Told,
): Promise<{ ahead: Ahead; rounds: Round[] } | undefined> {
  const rounds: Round[] = [];
  let best: Ahead | undefined;
  for (let n = 1; n <= plan.rounds; n++) {
    const before: Player = best ? { bot: "master", ahead: best } : { bot: "greedy" };
    const played = await gang.play(lessons(plan, n, before), told.playing);
    if (!played) return undefined;
    const { policy, foreseen } = taughtBy(played, loaded);
    const round: Round = { round: n, games: played.length, foreseen, tried: [] };
    rounds.push(round);
    told.learned(round);
    let most = 0.5;
    for (const way of waysToTry(plan, loaded, best)) {
      const ahead = aheadOf(policy, way);
      const games = await gang.play(
        trialsOf(newDeals(plan, n), { bot: "master", ahead }, before),
        told.trying,
      );
      if (!games) return undefined;
      const won = wonIn(games, plan.pairs);
      const tried: Tried = { ...way, against: before.ahead ? "before" : "greedy", won };
      round.tried.push(tried);
      told.tried(tried);
      if (won.share <= most) continue;
      most = won.share;
      best = ahead;
    }
    // where looking ahead wins nothing there is nothing to learn from either
    if (!best) return { ahead: NOT_AHEAD, rounds };
  }
  return best && { ahead: best, rounds };
}

/** The first round finds out how to look, further ones only what to play on by. */
function waysToTry({ turns, playouts }: LearnPlan, { pack }: LoadedGame, best: Ahead | undefined): Way[] {
  if (best) return [{ playouts: best.playouts, turns: best.turns, plans: best.plans }];
  const far = turns.filter((t) => t > 0 || pack.stage).map((t) => ({ playouts, turns: t, plans: 0 }));
  // plans are for what lies near: what comes behind them is played on as well or not at all
  const planned = far.filter(({ turns: t }) => t < 2).map((way) => ({ ...way, plans: PLANS }));
  return [...far, ...planned];
}

/** What games teach, and of the answers in those that were kept apart the share that it foresees. */
function taughtBy(
  played: readonly Played[],
  { game, pack }: LoadedGame,
): { policy: Policy; foreseen: number } {
  const policy = new Policy(game);
  const held = played.filter((_, i) => i % HELD_OUT === 0);
  const taught = held.length < played.length ? played.filter((_, i) => i % HELD_OUT !== 0) : played;
  for (let epoch = 0; epoch < EPOCHS; epoch++) learnFrom(policy, game, pack, taught, RATE);
  return { policy, foreseen: learnFrom(policy, game, pack, held, 0) };
}

/** The n-th round's own seeds. */
const seedOf = ({ seed }: LearnPlan, round: number, game: number): number => seed + round * 1_000_000 + game;

/** The games that a round learns from. */
function lessons(plan: LearnPlan, round: number, teacher: Player): Fixture[] {
  return Array.from({ length: plan.games }, (_, g) => {
    const table = plan.tables[g % plan.tables.length]!;
    const lists = table.map((n) => plan.lists[n]!);
    return { players: table.map(() => teacher), lists, seed: seedOf(plan, round, g) };
  });
}

/** Deals that were not learned from, spread over all tables. */
function newDeals(plan: LearnPlan, round: number): Deal[] {
  return Array.from({ length: plan.pairs }, (_, n) => {
    const table = plan.tables[(n * 7 + 3) % plan.tables.length]!;
    return {
      lists: table.map((list) => plan.lists[list]!),
      seed: seedOf(plan, round, plan.games + n),
    };
  });
}
