/** What could stand where reading stopped: labels for people, the likely ones first, and words for correcting. */
import { inLanguage, type Words } from "@tefuda/kernel";
import type { Compiled } from "./compiled.ts";
import type { OpenWords } from "./open-words.ts";
import type { Item } from "./pattern.ts";
import type { Place } from "./places.ts";
import type { Stand } from "./read.ts";
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
  const seen = new Set<Place>();
  const look = (place: Place, quiet: boolean) => {
    if (seen.has(place)) return;
    seen.add(place);
    const onward = place.onward();
    for (const [key, to] of onward.words) {
      keys.add(key);
      if (!quiet) show(`"${begun}${lead(to)}"`, /\p{L}/u.test(key) ? (counts.get(key) ?? 0) : 0);
    }
    if (onward.numbers.length > 0 && !quiet) show(READING.number, DESCRIBED);
    if (onward.quoted && !quiet) show(READING.quoted, DESCRIBED);
    for (const { call } of onward.calls) {
      if (call.says !== undefined && !quiet) show(call.says, DESCRIBED);
      if (call.open) for (const key of words.beginnings(call.open.list, compiled.language)) keys.add(key);
      look(compiled.beginning(call), quiet || call.says !== undefined);
    }
  };
  const lead = (place: Place) => {
    // In a language without spaces one character says little: go on while there is only one way to go.
    let text = place.shown;
    if (compiled.language.name !== "ja") return text;
    for (let it = place; ; ) {
      const { words, calls, numbers, leaves } = it.onward();
      if (words.size !== 1 || calls.length > 0 || numbers.length > 0 || leaves.length > 0) return text;
      it = [...words.values()][0]!;
      text += it.shown;
    }
  };
  // A phrase that begins here is told by whoever asked for it.
  for (const stand of stands) if (stand.from < at || at === 0) look(stand.place, false);
  for (const stand of stands) look(stand.place, true);
  return { shown: [...shown.values()].sort((a, b) => b.rank - a.rank).map(({ one }) => one), keys };
}

/** What is told by its name comes before any word. */
const DESCRIBED = Number.POSITIVE_INFINITY;
