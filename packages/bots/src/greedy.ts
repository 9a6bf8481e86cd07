/**
 * Looks one choice ahead: does each of its options in a world it takes for possible, lets what follows run to the next
 * quiet point, and takes the one after which its position is best.
 */
import { answerPlainly, firstOf, groupOf, type Machine, MachineFault, notations } from "@tefuda/kernel";
import type { Bot, Seen } from "./bot.ts";
import { turnOf } from "./turn.ts";

/** Bounds of the search: options looked at, picks tried for a question that takes several, questions that follow. */
const OPTIONS = 96;
const PICKS = 12;
const FOLLOWING = 24;
/** Options of an own following question that are tried. */
const NEXT = 6;

export const greedy: Bot = {
  name: "greedy",
  answer(seen) {
    const { shape, options } = seen.view.question!;
    if (shape === "some") return bestPicks(seen);
    if (options.length === 1) return options[0]!.notation;
    const m = seen.imagine();
    const start = m.s.slice();
    const spec = m.asking()!;
    const count = m.list();
    const words = notations(m, spec, count);
    const packed = new Map(words.map((word, i) => [word, m.options[i]!]));
    const wanted = sample(
      seen,
      options.map((o) => o.notation),
      OPTIONS,
    );
    let best: string[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const word of wanted) {
      const option = packed.get(word);
      if (option === undefined) continue;
      const score = after(seen, m, start, () => m.choose(option));
      if (score > most) {
        most = score;
        best = [];
      }
      if (score === most) best.push(word);
    }
    // What is no better than passing is not worth doing.
    const pass = seen.pack.layout.passes.find((word) => best.includes(word));
    if (pass !== undefined) return pass;
    const from = best.length > 0 ? best : wanted;
    return from[seen.chance(from.length)]!;
  },
};

/** At most `n` of a list, every one of it equally likely. */
function sample<T>(seen: Seen, list: readonly T[], n: number): T[] {
  const left = [...list];
  if (left.length <= n) return left;
  return Array.from({ length: n }, () => left.splice(seen.chance(left.length), 1)[0]!);
}

function bestPicks(seen: Seen): string[] {
  const { min, max, options } = seen.view.question!;
  const words = options.map((o) => o.notation);
  const most = Math.min(max, words.length);
  if (most === 0) return [];
  const m = seen.imagine();
  const start = m.s.slice();
  const count = m.list();
  const cards = new Map(notations(m, m.asking()!, count).map((word, i) => [word, firstOf(m.options[i]!)]));
  let best: string[] = words.slice(0, min);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < PICKS; i++) {
    // The smallest and the largest pick first, then whatever chance brings.
    const n = i === 0 ? min : i === 1 ? most : min + seen.chance(most - min + 1);
    const picked = sample(seen, words, n);
    const numbers = picked.map((word) => cards.get(word));
    if (numbers.includes(undefined)) continue;
    const score = after(seen, m, start, () => m.chooseSome(numbers as number[]));
    if (score > highest) {
      highest = score;
      best = picked;
    }
  }
  return best;
}

/** The score of a position once something was chosen in it and what followed was answered. */
function after(seen: Seen, m: Machine, start: Int16Array, choose: () => void): number {
  m.s.set(start);
  m.resume();
  try {
    const turn = turnOf(m);
    choose();
    settle(seen, m, turn);
    return seen.pack.score(m, seen.seat);
  } catch (error) {
    // What was made up can be impossible; such a world teaches nothing.
    if (error instanceof MachineFault) return seen.pack.score(m, seen.seat) - 1;
    throw error;
  }
}

/**
 * Answers what follows until the game stands at an open choice of the seat again, or the turn is over: own picks by
 * trying, all else plainly.
 */
function settle(seen: Seen, m: Machine, turn: number): void {
  const { passes } = seen.pack.layout;
  for (let i = 0; i < FOLLOWING && !m.over && turnOf(m) === turn; i++) {
    const spec = m.asking()!;
    const count = m.list();
    if (spec.who(m) !== seen.seat || spec.shape === "some") {
      answerPlainly(m, passes);
    } else if (spec.shape === "one" && offersPass(m, count, passes)) {
      return;
    } else {
      m.choose(bestNext(seen, m, count));
    }
  }
}

function offersPass(m: Machine, count: number, passes: readonly string[]): boolean {
  const groups = m.asking()!.groups!;
  for (let i = 0; i < count; i++) {
    const group = groups[groupOf(m.options[i]!)]!;
    if (group.form === "word" && passes.includes(group.verb)) return true;
  }
  return false;
}

/** Of a few options of an own following question the one that scores best right after it. */
function bestNext(seen: Seen, m: Machine, count: number): number {
  const options = Array.from(m.options.subarray(0, count));
  const tried = sample(seen, options, NEXT);
  if (tried.length === 1) return tried[0]!;
  const here = m.s.slice();
  let best = tried[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of tried) {
    m.choose(option);
    for (let i = 0; i < FOLLOWING && !m.over && m.asking()!.who(m) !== seen.seat; i++)
      answerPlainly(m, seen.pack.layout.passes);
    const score = seen.pack.score(m, seen.seat);
    if (score > most) {
      most = score;
      best = option;
    }
    m.s.set(here);
    m.resume();
  }
  return best;
}
