/** Whether all sides play the same games, and if not, the first game, answer and places where two of them part. */
import { hashOf } from "../hash.ts";
import { listsOf, type Plan } from "./play.ts";
import type { Side } from "./sides.ts";

/** Games asked of every side at a time. */
const BATCH = 50;
/** Places of the state that are shown. */
const SHOWN = 8;

export interface Parting {
  game: number;
  seed: number;
  /** By seat: which of the plan's lists. */
  lists: number[];
  /**
   * The answer after which the states differ for the first time; 0 stands before all answers. Without one the game by
   * itself is the same on both sides: something was left over from the games before it.
   */
  answer: number | undefined;
  /** The two sides, and by each the numbers that differ. */
  sides: [string, string];
  places: { place: number; values: (number | undefined)[] }[];
}

export interface Comparison {
  games: number;
  answers: number;
  /** Of the first side: one number for all states of all games. */
  hash: string;
  sides: string[];
  parting: Parting | undefined;
}

export async function compare(sides: readonly Side[], plan: Plan, games: number): Promise<Comparison> {
  const result: Comparison = {
    games: 0,
    answers: 0,
    hash: "",
    sides: sides.map((side) => side.name),
    parting: undefined,
  };
  let hash = 0;
  while (result.games < games && !result.parting) {
    const from = result.games;
    const count = Math.min(BATCH, games - from);
    const [first, ...others] = await Promise.all(sides.map((side) => side.play(from, count)));
    const differing = others.map((other) => first!.hashes.findIndex((h, i) => h !== other.hashes[i]));
    const earliest = Math.min(...differing.filter((i) => i >= 0));
    if (Number.isFinite(earliest)) {
      const other = sides[1 + differing.indexOf(earliest)]!;
      result.parting = await part(sides[0]!, other, plan, from + earliest);
      result.games += earliest;
      break;
    }
    hash = hashOf(Int32Array.from(first!.hashes), hash);
    result.answers += first!.answers.reduce((sum, n) => sum + n, 0);
    result.games += count;
  }
  result.hash = (hash >>> 0).toString(16).padStart(8, "0");
  return result;
}

/** Replays a game on two sides, step by step. */
async function part(one: Side, other: Side, plan: Plan, game: number): Promise<Parting> {
  const [a, b] = await Promise.all([one.steps(game), other.steps(game)]);
  const answer = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => a[i] !== b[i]);
  const states = answer < 0 ? [] : await Promise.all([one.state(game, answer), other.state(game, answer)]);
  const [left = [], right = []] = states;
  const places: Parting["places"] = [];
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    if (left[place] !== right[place]) places.push({ place, values: [left[place], right[place]] });
  }
  return {
    game,
    seed: plan.seed + game,
    lists: listsOf(game, plan.lists.length, plan.seats),
    answer: answer < 0 ? undefined : answer,
    sides: [one.name, other.name],
    places: places.slice(0, SHOWN),
  };
}
