/**
 * Looks one choice ahead: does each of its options in a world it takes for possible, lets what follows run to the next
 * quiet point, and takes the one after which its position is best.
 */
import {
  answerPlainly,
  firstOf,
  groupOf,
  type Machine,
  MachineFault,
  NONE,
  notations,
  passOption,
} from "@tefuda/kernel";
import type { Bot, Seen } from "./bot.ts";
import { turnOf } from "./turn.ts";

/** Bounds of the search: options of one kind looked at, picks tried for a question that takes several, questions that follow. */
const OPTIONS = 24;
const PICKS = 12;
const FOLLOWING = 32;
/** Ways in which own questions that follow are answered, the best of which counts: for one option, and for all together. */
const WAYS = 8;
const ALL_WAYS = 100;
/** Options of an own following question that are tried. */
const NEXT = 6;

export const greedy: Bot = {
  name: "greedy",
  version: 3,
  answer(seen) {
    const { shape, options: all } = seen.question;
    if (shape === "some") return bestPicks(seen);
    const { takesBack = [] } = seen.pack.layout;
    const forward = all.filter(({ notation }) => !takesBack.includes(notation));
    const options = forward.length > 0 ? forward : all;
    if (options.length === 1) return options[0]!.notation;
    const m = seen.determinize();
    const start = m.s.slice();
    const spec = m.asking()!;
    const count = m.list();
    const words = notations(m, spec, count);
    const packed = new Map(words.map((word, i) => [word, m.options[i]!]));
    const wanted = sampleOfEach(
      seen,
      options.map((o) => o.notation),
      (word) => groupOf(packed.get(word) ?? 0),
    );
    const ways = Math.max(1, Math.min(WAYS, Math.floor(ALL_WAYS / wanted.length)));
    let best: string[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const word of wanted) {
      const option = packed.get(word);
      if (option === undefined) continue;
      // Passing is looked at longest, or one of many others would seem better by luck.
      const passes = seen.pack.layout.passes.includes(word);
      const score = after(seen, m, start, () => m.choose(option), passes ? WAYS * 2 : ways);
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

/** Of the options of each kind a few, so that a hundred of one kind do not hide one of another. */
function sampleOfEach(seen: Seen, words: readonly string[], kind: (word: string) => number): string[] {
  return [...Map.groupBy(words, kind).values()].flatMap((alike) => sample(seen, alike, OPTIONS));
}

/** At most `n` of a list, every one of it equally likely. */
function sample<T>(seen: Seen, list: readonly T[], n: number): T[] {
  const left = [...list];
  if (left.length <= n) return left;
  return Array.from({ length: n }, () => left.splice(seen.chance(left.length), 1)[0]!);
}

function bestPicks(seen: Seen): string[] {
  const { min, max, options } = seen.question;
  const words = options.map((o) => o.notation);
  const most = Math.min(max, words.length);
  if (most === 0) return [];
  const m = seen.determinize();
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
    const score = after(seen, m, start, () => m.chooseSome(numbers as number[]), 2);
    if (score > highest) {
      highest = score;
      best = picked;
    }
  }
  return best;
}

/** The score of a position once something was chosen in it and what followed was answered, in the best of a few ways. */
function after(seen: Seen, m: Machine, start: Int16Array, choose: () => void, most: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0, ways = 1; way < ways; way++) {
    m.s.set(start);
    m.resume();
    try {
      ways = Math.min(most, settle(seen, m, choose, way));
      best = Math.max(best, seen.pack.score(m, seen.seat));
    } catch (error) {
      // What was made up can be impossible; such a world teaches nothing.
      if (!(error instanceof MachineFault)) throw error;
      best = Math.max(best, seen.pack.score(m, seen.seat) - 1);
    }
  }
  return best;
}

/**
 * Chooses, and answers what follows until positions can be compared: where the stage of the game is over, or, in games
 * without stages, where the seat may begin something new. In a stage one thing more may be done, of another kind, in
 * the way asked for; the first way is to do nothing more. Gives how many ways there were.
 */
function settle(seen: Seen, m: Machine, choose: () => void, way: number): number {
  const { layout, stage, foreseen, begins } = seen.pack;
  const asked = m.asking();
  const lasts = stageOf(seen, m, seen.seat);
  let ways = 1;
  choose();
  for (let i = 0; i < FOLLOWING && !m.over && lasts(); i++) {
    const spec = m.asking()!;
    const own = spec.who(m) === seen.seat;
    if (!own && foreseen?.includes(spec.prompt)) {
      m.choose(bestOf(seen, m, stageOf(seen, m, spec.who(m))));
      continue;
    }
    if (!own || spec.shape === "some") {
      answerPlainly(m, layout.passes);
      continue;
    }
    const pass = passOption(m, layout.passes);
    if (pass !== NONE && !stage && (begins?.includes(spec.prompt) ?? true)) return ways;
    if (pass !== NONE && (ways > 1 || spec === asked || !stage)) m.choose(pass);
    else if (ways > 1 || !stage) m.choose(bestOf(seen, m, () => m.asking()!.who(m) !== seen.seat));
    else {
      const count = m.list();
      ways = count;
      m.choose(
        way === 0 && pass !== NONE ? pass : m.options[count <= WAYS ? way % count : seen.chance(count)]!,
      );
    }
  }
  return ways;
}

/** Tells whether the turn, and in it the stage that a player is in now, still lasts. */
function stageOf({ pack: { stage } }: Seen, m: Machine, seat: number): () => boolean {
  const turn = turnOf(m);
  const from = stage?.(m, seat);
  return () => turnOf(m) === turn && stage?.(m, seat) === from;
}

/** A state to come back to, in one room for all: to make room for it each time would take fifty times as long. */
let here = new Int16Array(0);

/** Of a few options of a following question the one that looks best to who is asked, after so much of what follows it. */
function bestOf(seen: Seen, m: Machine, goesOn: () => boolean): number {
  const options = Array.from(m.options.subarray(0, m.list()));
  const tried = sample(seen, options, NEXT);
  if (tried.length === 1) return tried[0]!;
  const seat = m.asking()!.who(m);
  if (here.length !== m.s.length) here = new Int16Array(m.s.length);
  here.set(m.s);
  let best = tried[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of tried) {
    m.choose(option);
    for (let i = 0; i < FOLLOWING && !m.over && goesOn(); i++) answerPlainly(m, seen.pack.layout.passes);
    const score = seen.pack.score(m, seat);
    if (score > most) {
      most = score;
      best = option;
    }
    m.s.set(here);
    m.resume();
  }
  return best;
}
