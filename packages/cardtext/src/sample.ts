/** Texts made from the table itself, for tests: a walk through the phrases by a chooser. */
import type { Item } from "./pattern.ts";
import type { Call, Compiled } from "./trie.ts";

/** Gives a whole number from 0 to below n. */
export type Chooser = (n: number) => number;

/**
 * A text that the table can make. Beyond `depth` it takes the shortest way out.
 * The functions of productions are not asked, so a sample need not be readable.
 */
export function sample(compiled: Compiled, choose: Chooser, depth = 14): string {
  const heights = heightsOf(compiled);

  function call(it: Call, left: number, words: string[]): void {
    const height = (row: readonly Item[]) => rowHeight(row, it, compiled, heights);
    const phrases = compiled.productions(it).map((p) => compiled.patterns(p).flat());
    const least = Math.min(...phrases.flat().map(height));
    const allowed = Math.max(least, left);
    const open = phrases.map((rows) => rows.filter((row) => height(row) <= allowed)).filter((rows) => rows.length > 0);
    const rows = open[choose(open.length)]!;
    const row = rows[choose(rows.length)]!;
    const walk = (items: readonly Item[]) => {
      for (const item of items) {
        if ("inflect" in item) walk(compiled.part(item.inflect, item.parts, it.form));
        else if ("options" in item) walk(item.options[choose(item.options.length)]!);
        else if ("word" in item) words.push(item.word);
        else if ("number" in item) {
          const n = item.number === "words" ? 2 + choose(4) : item.number === "nought" ? choose(5) * 100 : 1 + choose(4);
          words.push(compiled.language.number(n, item.number !== "words"));
        } else if ("quoted" in item) words.push(compiled.language.quote("Lantern Scout"));
        else call(compiled.call(item.symbol, item.values, it.form), left - 1, words);
      }
    };
    walk(row);
  }

  const words: string[] = [];
  call(compiled.start, depth, words);
  return compiled.language.join(words);
}

const known = new WeakMap<Compiled, Map<Call, number>>();

/** How deep the shallowest text of each call is. */
function heightsOf(compiled: Compiled): Map<Call, number> {
  const made = known.get(compiled);
  if (made) return made;
  const heights = new Map<Call, number>();
  const calls: Call[] = [];
  const reach = (it: Call) => {
    if (heights.has(it)) return;
    heights.set(it, Number.POSITIVE_INFINITY);
    calls.push(it);
    for (const p of compiled.productions(it)) {
      for (const item of compiled.patterns(p).flat(2)) {
        if ("symbol" in item) reach(compiled.call(item.symbol, item.values, it.form));
      }
    }
  };
  reach(compiled.start);
  for (let changed = true; changed; ) {
    changed = false;
    for (const it of calls) {
      const rows = compiled.productions(it).flatMap((p) => compiled.patterns(p).flat());
      const least = Math.min(...rows.map((row) => rowHeight(row, it, compiled, heights)));
      if (least < heights.get(it)!) {
        heights.set(it, least);
        changed = true;
      }
    }
  }
  known.set(compiled, heights);
  return heights;
}

function rowHeight(row: readonly Item[], it: Call, compiled: Compiled, heights: ReadonlyMap<Call, number>): number {
  let most = 0;
  for (const item of row) {
    if ("symbol" in item) most = Math.max(most, heights.get(compiled.call(item.symbol, item.values, it.form)) ?? 0);
  }
  return most + 1;
}
