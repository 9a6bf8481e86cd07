/**
 * Finding out how programs look ahead in a game. A round plays games, learns from them what is likely to be chosen, and tries
 * how far to play on by that, against the best there was. Expert iteration (Anthony, Tian, Barber 2017), as simple as can be:
 * the first teacher is greedy, each further one is the search with what was learned before.
 */
import { aheadOf, type Bot, botNamed, Policy } from "@tefuda/bots";
import type { Ahead } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { meanOf, type PairedShare } from "../simulate/duel.ts";
import { learnFrom, type Played, type Player, playNoted } from "./played.ts";

/** Passes through the games, and how far each step goes. */
const EPOCHS = 3;
const RATE = 0.2;
/** One game of so many is not learned from, to see what the others taught. */
const HELD_OUT = 10;
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
}

/** A way to look ahead, and how it did. */
export interface Tried {
  turns: number;
  against: "greedy" | "before";
  won: Pick<PairedShare, "pairs" | "share" | "low" | "high">;
}
export interface Round {
  round: number;
  games: number;
  /** Of the answers in games that were not learned from, the share that was foreseen. */
  foreseen: number;
  tried: Tried[];
}

/** What is told meanwhile; each gives whether to go on. */
export interface Told {
  playing(done: number): Promise<boolean>;
  trying(done: number): Promise<boolean>;
  learned(round: Round): void;
  tried(one: Tried): void;
}

/** Looking ahead won nothing. */
const NOT_AHEAD: Ahead = { playouts: 0, turns: 0, plans: 0, scale: 1, weights: "" };

const bot = (name: string): Bot => botNamed(name)!;

/** Learns for so many rounds; undefined when it was stopped. */
export async function learnGame(
  loaded: LoadedGame,
  plan: LearnPlan,
  told: Told,
): Promise<{ ahead: Ahead; rounds: Round[] } | undefined> {
  const { game, pack } = loaded;
  const rounds: Round[] = [];
  let best: Ahead | undefined;
  for (let n = 1; n <= plan.rounds; n++) {
    const teacher: Player = best ? { bot: bot("master"), ahead: best } : { bot: bot("greedy") };
    const played = await play(loaded, plan, n, teacher, told);
    if (!played) return undefined;
    const policy = new Policy(game);
    const held = played.filter((_, i) => i % HELD_OUT === 0);
    const taught = held.length < played.length ? played.filter((_, i) => i % HELD_OUT !== 0) : played;
    for (let epoch = 0; epoch < EPOCHS; epoch++) learnFrom(policy, game, pack, taught, RATE);
    const foreseen = learnFrom(policy, game, pack, held, 0);
    const round: Round = { round: n, games: played.length, foreseen, tried: [] };
    rounds.push(round);
    told.learned(round);
    const turns = best ? [best.turns] : plan.turns.filter((t) => t > 0 || pack.stage);
    const against: Player = best ? { bot: bot("master"), ahead: best } : { bot: bot("greedy") };
    const opponent = best ? "before" : "greedy";
    let most = 0.5;
    for (const t of turns) {
      const ahead = aheadOf(policy, { playouts: plan.playouts, turns: t, plans: 0 });
      const won = await compare(loaded, plan, n, { bot: bot("master"), ahead }, against, told);
      if (!won) return undefined;
      const tried: Tried = { turns: t, against: opponent, won };
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

/** The n-th round's own seeds. */
const seedOf = ({ seed }: LearnPlan, round: number, game: number): number => seed + round * 1_000_000 + game;

async function play(
  { game, pack }: LoadedGame,
  plan: LearnPlan,
  round: number,
  teacher: Player,
  told: Told,
): Promise<Played[] | undefined> {
  const games: Played[] = [];
  for (let g = 0; g < plan.games; g++) {
    if (!(await told.playing(g))) return undefined;
    const table = plan.tables[g % plan.tables.length]!;
    const players = table.map(() => teacher);
    games.push(
      playNoted(
        game,
        pack,
        players,
        table.map((n) => plan.lists[n]!),
        seedOf(plan, round, g),
      ),
    );
  }
  return games;
}

/** Plays pairs of games, of one deal each, with seats swapped. */
async function compare(
  { game, pack }: LoadedGame,
  plan: LearnPlan,
  round: number,
  one: Player,
  other: Player,
  told: Told,
): Promise<Tried["won"] | undefined> {
  const points: number[] = [];
  for (let n = 0; n < plan.pairs; n++) {
    if (!(await told.trying(n))) return undefined;
    // deals that were not learned from, spread over all tables
    const g = plan.games + n;
    const table = plan.tables[(n * 7 + 3) % plan.tables.length]!;
    const lists = table.map((list) => plan.lists[list]!);
    let sum = 0;
    for (const seat of table.keys()) {
      const players = table.map((_, at) => (at === seat ? one : other));
      const { winner } = playNoted(game, pack, players, lists, seedOf(plan, round, g));
      sum += winner === seat ? 1 : winner < 0 ? 1 / table.length : 0;
    }
    points.push(sum / table.length);
  }
  return meanOf(points);
}
