/** Which words of its vocabulary a game's phrases are made of: left out, they take those phrases with them. */
import type { Production } from "@tefuda/cardtext/types";
import { corePhrases } from "./core.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of a vocabulary: the part that it stands in, and the way to it, which is that part alone where it is meant as a whole. */
export interface VocabularyWord {
  part: keyof Vocabulary;
  path: readonly string[];
  /** What it is called in the vocabulary. */
  called: string;
}

/** A phrase by what it says, as it is made anew for each vocabulary. */
export const phraseKey = ({ makes, node, en, ja, only }: Production): string =>
  JSON.stringify([makes, node, en, ja, only]);

/** The phrases that the language makes for a game, each with the words that it cannot do without. */
export function wordsNeeded(vocabulary: Vocabulary): Map<string, VocabularyWord[]> {
  const needed = new Map<string, VocabularyWord[]>(
    corePhrases(vocabulary).map((phrase) => [phraseKey(phrase), []]),
  );
  for (const word of wordsOf(vocabulary)) {
    const left = phrasesWithout(vocabulary, word);
    if (!left) continue;
    for (const [phrase, words] of needed) if (!left.has(phrase)) words.push(word);
  }
  return needed;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (part: unknown): part is Bag => typeof part === "object" && part !== null;

/** So far down words may stand in lists of their own: `triggers.cards.destroyed`. */
const DEEPEST = 3;

/** All words of a vocabulary, those that stand in others before them; a part as a whole is one that a game may be without. */
function wordsOf(vocabulary: Vocabulary): VocabularyWord[] {
  const within = (words: unknown, path: readonly string[]): string[][] =>
    isBag(words) && path.length < DEEPEST
      ? Object.keys(words).flatMap((word) => [...within(words[word], [...path, word]), [...path, word]])
      : [];
  return within(vocabulary, []).map((path) => ({
    part: path[0] as keyof Vocabulary,
    path,
    called: names(vocabulary, path).at(-1)!,
  }));
}

/** The names along a way to a word: in a list without names a word is called by what it means. */
function names(vocabulary: Vocabulary, path: readonly string[]): string[] {
  let at: unknown = vocabulary;
  return path.map((step) => {
    const list = Array.isArray(at);
    at = (at as Bag)[step];
    return list ? nameOf(at) : step;
  });
}
function nameOf(word: unknown): string {
  const means = Array.isArray(word) ? (word[0] as unknown) : word;
  if (!isBag(means)) return String(means);
  const node = isBag(means.node) ? means.node : means;
  return String(Object.values(node).find((value) => typeof value === "string"));
}

export const hasWord = (
  vocabulary: Vocabulary,
  { path: [part, ...further], called }: VocabularyWord,
): boolean => {
  let at: unknown = vocabulary[part as keyof Vocabulary];
  for (const step of further) {
    if (Array.isArray(at)) return at.some((word) => nameOf(word) === called);
    at = isBag(at) ? at[step] : undefined;
  }
  return at !== undefined;
};

/** What can still be said without a word; undefined where no game can do without it. */
function phrasesWithout(vocabulary: Vocabulary, { path }: VocabularyWord): Set<string> | undefined {
  try {
    return new Set(corePhrases(without(vocabulary, path)).map(phraseKey));
  } catch {
    return undefined;
  }
}

/** A list or a record of words without one of them. */
function without<Words>(words: Words, [step, ...further]: readonly string[]): Words {
  if (!isBag(words) || step === undefined) return words;
  const copy: Record<string, unknown> = Array.isArray(words)
    ? ([...words] as unknown as Record<string, unknown>)
    : { ...words };
  if (further.length > 0) copy[step] = without(words[step], further);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy as Words;
}
