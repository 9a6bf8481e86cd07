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
  const sizes = sizesOf(compiled, start);

  function call(it: Call, budget: number, words: string[]): void {
    const size = (row: readonly Item[]) => rowSize(row, it, compiled, sizes);
    const phrases = compiled.productions(it).map((p) => compiled.patterns(p));
    const allowed = Math.max(budget, Math.min(...phrases.flat().map(size)));
    const open = phrases
      .map((rows) => rows.filter((row) => size(row) <= allowed))
      .filter((rows) => rows.length > 0);
    const pick = () => {
      const rows = open[choose(open.length)]!;
      return rows[choose(rows.length)]!;
    };
    // The larger of two: else a long way down would end in the shortest phrases.
    const [a, b] = [pick(), pick()];
    const row = allowed > size(a) + 3 && size(b) > size(a) ? b : a;
    let spare = allowed - size(row);
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
          const inner = compiled.call(item.symbol, item.values, it.form);
          const more = --slots === 0 ? spare : choose(Math.ceil(spare / 2) + 1);
          spare -= more;
          call(inner, sizes.get(inner)! + more, words);
        }
      }
    };
    walk(row);
  }

  const words: string[] = [];
  call(start, length, words);
  return compiled.language.join(words);
}

const known = new WeakMap<Call, Map<Call, number>>();

/** The least number of words of each call that is reached from where a text starts. */
function sizesOf(compiled: Compiled, start: Call): Map<Call, number> {
  const made = known.get(start);
  if (made) return made;
  const sizes = new Map<Call, number>();
  const calls: Call[] = [];
  const reach = (it: Call) => {
    if (sizes.has(it)) return;
    sizes.set(it, Number.POSITIVE_INFINITY);
    calls.push(it);
    for (const p of compiled.productions(it)) {
      for (const item of compiled.patterns(p).flat()) {
        if ("symbol" in item) reach(compiled.call(item.symbol, item.values, it.form));
      }
    }
  };
  reach(start);
  for (let changed = true; changed; ) {
    changed = false;
    for (const it of calls) {
      const rows = compiled.productions(it).flatMap((p) => compiled.patterns(p));
      const least = Math.min(...rows.map((row) => rowSize(row, it, compiled, sizes)));
      if (least < sizes.get(it)!) {
        sizes.set(it, least);
        changed = true;
      }
    }
  }
  known.set(start, sizes);
  return sizes;
}

function rowSize(
  row: readonly Item[],
  it: Call,
  compiled: Compiled,
  sizes: ReadonlyMap<Call, number>,
): number {
  let size = 0;
  for (const item of row) {
    if ("symbol" in item)
      size += sizes.get(compiled.call(item.symbol, item.values, it.form)) ?? Number.POSITIVE_INFINITY;
    else if ("inflect" in item) size += compiled.part(item.inflect, item.parts, it.form).length;
    else if ("options" in item) size += Math.min(...item.options.map((option) => option.length));
    else size += 1;
  }
  return size;
}
