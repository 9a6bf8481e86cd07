/** What could stand where reading stopped: labels for people, the likely ones first, and words for correcting. */
import { inLanguage, type Words } from "@tefuda/kernel";
import type { OpenWords } from "./open-words.ts";
import type { Item } from "./pattern.ts";
import type { Stand } from "./read.ts";
import { type Compiled, type Node, reachable, wordsAfter } from "./trie.ts";
import { READING } from "./words/reading.ts";

export interface Expected {
  shown: (string | Words)[];
  keys: Set<string>;
}

const common = new WeakMap<Compiled, ReadonlyMap<string, number>>();

/** In how many phrases, as they are printed, each word stands: a word that is only read is of none. */
function commonness(compiled: Compiled): ReadonlyMap<string, number> {
  const known = common.get(compiled);
  if (known) return known;
  const counts = new Map<string, number>();
  const count = (items: readonly Item[]): void => {
    for (const item of items) {
      if ("word" in item) counts.set(item.key, (counts.get(item.key) ?? 0) + 1);
      else if ("inflect" in item) item.parts.forEach(count);
      else if ("options" in item) count(item.options[0] ?? []);
    }
  };
  for (const production of compiled.table.productions)
    compiled.pattern(production)?.slice(0, 1).forEach(count);
  common.set(compiled, counts);
  return counts;
}

/**
 * What could stand at a place.
 * @param begun the letters before it that belong to the same word, in a language whose words are not set apart
 */
export function expectations(
  compiled: Compiled,
  stands: readonly Stand[],
  at: number,
  words: OpenWords,
  begun = "",
): Expected {
  const counts = commonness(compiled);
  // by what is said in the language of the text: two symbols may be called the same
  const shown = new Map<string, { one: string | Words; rank: number }>();
  const show = (one: string | Words, rank: number): unknown =>
    shown.set(inLanguage(one, compiled.language.name), { one, rank });
  const keys = new Set<string>();
  const seen = new Set<Node>();
  const look = (node: Node, quiet: boolean) => {
    for (const it of reachable(node)) lookAt(it, quiet);
  };
  const lookAt = (node: Node, quiet: boolean) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, to] of wordsAfter(node)) {
      keys.add(key);
      if (!quiet) show(`"${begun}${lead(to)}"`, /\p{L}/u.test(key) ? (counts.get(key) ?? 0) : 0);
    }
    if (node.numbers.length > 0 && !quiet) show(READING.number, DESCRIBED);
    if (node.quoted && !quiet) show(READING.quoted, DESCRIBED);
    for (const { call } of node.calls) {
      if (call.says !== undefined && !quiet) show(call.says, DESCRIBED);
      if (call.open) for (const key of words.beginnings(call.open.list, compiled.language)) keys.add(key);
      look(compiled.trie(call), quiet || call.says !== undefined);
    }
  };
  const lead = (node: Node) => {
    // In a language without spaces one character says little: go on while there is only one way to go.
    let text = node.shown;
    if (compiled.language.name !== "ja") return text;
    let it = node;
    while (it.to && !it.more && it.calls.length === 0 && it.numbers.length === 0 && it.leaves.length === 0) {
      it = it.to;
      text += it.shown;
    }
    return text;
  };
  // A phrase that begins here is told by whoever asked for it.
  for (const stand of stands) if (stand.from < at || at === 0) look(stand.node, false);
  for (const stand of stands) look(stand.node, true);
  return { shown: [...shown.values()].sort((a, b) => b.rank - a.rank).map(({ one }) => one), keys };
}

/** What is told by its name comes before any word. */
const DESCRIBED = Number.POSITIVE_INFINITY;
