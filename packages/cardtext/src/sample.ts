/** Texts made from the table itself, for tests: a walk through the phrases by a chooser. */

import type { Compiled } from "./compiled.ts";
import type { Grammar } from "./grammar.ts";
import type { Item } from "./pattern.ts";
import type { Call, LanguageName } from "./types.ts";

/** Gives a whole number from 0 to below n. */
export type Chooser = (n: number) => number;

/**
 * A text of about so many words that the phrases of a grammar can make. The functions of productions are not asked, so
 * it need not be readable.
 */
export function sample<Node>(
  grammar: Grammar<Node>,
  language: LanguageName,
  choose: Chooser,
  length = 20,
): string {
  const compiled = grammar.compiled(language);
  const start = grammar.start(language);
  const measured = measure(compiled, start);

  function call(it: Call, budget: number, words: string[]): void {
    const { least, phrases } = measured.get(it)!;
    const allowed = Math.max(budget, least);
    const open = phrases
      .map((rows) => rows.filter(({ size }) => size <= allowed))
      .filter((rows) => rows.length > 0);
    const pick = () => {
      const rows = open[choose(open.length)]!;
      return rows[choose(rows.length)]!;
    };
    // The larger of two: else a long way down would end in the shortest phrases.
    const [a, b] = [pick(), pick()];
    const { row, size } = allowed > a.size + 3 && b.size > a.size ? b : a;
    let spare = allowed - size;
    let slots = row.filter((item) => "symbol" in item).length;
    const walk = (items: readonly Item[]) => {
      for (const item of items) {
        if ("inflect" in item) walk(compiled.part(item.inflect, item.parts, it.form));
        else if ("options" in item) walk(item.options[choose(item.options.length)]!);
        else if ("word" in item) words.push(item.word);
        else if ("number" in item) {
          const digits = item.number === "figures" || item.number === "nought";
          words.push(compiled.language.number(digits ? 1 + choose(4) : 2 + choose(4), digits));
        } else if ("quoted" in item) words.push(compiled.language.quote("Lantern Scout"));
        else {
          const inner = compiled.callOf(item, it.form);
          const more = --slots === 0 ? spare : choose(Math.ceil(spare / 2) + 1);
          spare -= more;
          call(inner, measured.get(inner)!.least + more, words);
        }
      }
    };
    walk(row);
  }

  const words: string[] = [];
  call(start, length, words);
  return compiled.language.join(words);
}

/** What a call can say: the rows of each of its productions with the least number of words of each, and of all. */
interface Measured {
  least: number;
  phrases: { row: readonly Item[]; size: number }[][];
}

const known = new WeakMap<Call, Map<Call, Measured>>();

/** Each call that is reached from where a text starts, measured: the least fixed point, once for a grammar. */
function measure(compiled: Compiled, start: Call): ReadonlyMap<Call, Measured> {
  const made = known.get(start);
  if (made) return made;
  const calls = new Map<Call, Measured>();
  const reach = (it: Call): void => {
    if (calls.has(it)) return;
    const phrases = compiled
      .productions(it)
      .map((p) => compiled.patterns(p).map((row) => ({ row, size: Number.POSITIVE_INFINITY })));
    calls.set(it, { least: Number.POSITIVE_INFINITY, phrases });
    for (const { row } of phrases.flat())
      for (const item of row) if ("symbol" in item) reach(compiled.callOf(item, it.form));
  };
  reach(start);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [it, own] of calls)
      for (const one of own.phrases.flat()) {
        const size = rowSize(one.row, it, compiled, calls);
        if (size === one.size) continue;
        one.size = size;
        own.least = Math.min(own.least, size);
        changed = true;
      }
  }
  known.set(start, calls);
  return calls;
}

function rowSize(
  row: readonly Item[],
  it: Call,
  compiled: Compiled,
  calls: ReadonlyMap<Call, Measured>,
): number {
  let size = 0;
  for (const item of row) {
    if ("symbol" in item) size += calls.get(compiled.callOf(item, it.form))!.least;
    else if ("inflect" in item) size += compiled.part(item.inflect, item.parts, it.form).length;
    else if ("options" in item) size += Math.min(...item.options.map((option) => option.length));
    else size += 1;
  }
  return size;
}
