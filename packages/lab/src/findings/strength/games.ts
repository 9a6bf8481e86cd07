/** Games as strength is read from them. */
import type { Loaded } from "../../loaded.ts";
import { BROKEN, FIELDS, FIRST, HOW, heldWords, type Plan, WINNER, WON } from "../../play.ts";

export interface Games {
  loaded: Loaded;
  plan: Plan;
  results: Int32Array;
  /** Which kinds of cards the seats held. */
  held: Uint32Array;
}

/** One game: the decks by seat, what it was worth to each, who went first (-1 where nobody knows), what was held. */
export interface Played {
  number: number;
  table: number;
  decks: readonly number[];
  points: readonly number[];
  first: number;
  decided: boolean;
  held: readonly (readonly number[])[];
}

/** Those that did not break off. */
export function* played({ loaded, plan, results, held }: Games): Generator<Played> {
  const seats = plan.bots.length;
  const words = heldWords(loaded.game);
  for (let g = 0; g * FIELDS < results.length; g++) {
    const how = results[g * FIELDS + HOW]!;
    if (how === BROKEN) continue;
    const table = g % plan.pairs.length;
    const winner = results[g * FIELDS + WINNER]!;
    yield {
      number: g,
      table,
      decks: plan.pairs[table]!,
      points: plan.bots.map((_, seat) => (how !== WON ? 1 / seats : winner === seat ? 1 : 0)),
      first: results[g * FIELDS + FIRST]!,
      decided: how === WON,
      held: plan.bots.map((_, seat) => bitsOf(held, (g * seats + seat) * words, words)),
    };
  }
}

function bitsOf(row: Uint32Array, at: number, words: number): number[] {
  const found: number[] = [];
  for (let word = 0; word < words; word++)
    for (let bits = row[at + word]!; bits !== 0; bits &= bits - 1)
      found.push(word * 32 + (31 - Math.clz32(bits & -bits)));
  return found;
}
