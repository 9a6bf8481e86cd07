/** The grammars of a game's texts: one for each sort of card, with the same phrases. */
import { type Grammar, grammarsOf, inWords, longestText } from "./grammar.ts";
import type { OpenWords } from "./open-words.ts";
import type { Diagnostic, LanguageName, PhraseTable } from "./types.ts";

export interface TextOptions<Place> {
  language?: LanguageName;
  /** What the text stands on. Left out: any text. */
  card?: Place;
  /** What cards bring beside the words of the game. */
  words?: OpenWords;
}

export interface Texts<Text, Place> {
  /** The grammar of the texts of one sort of card. */
  grammarOf(card?: Place): Grammar<Text>;
  /** Of any sort first, then of each. */
  grammars: readonly Grammar<Text>[];
  /** What a text says, or what is wrong with it and where. */
  readText(text: string, options?: TextOptions<Place>): { text: Text } | { error: Diagnostic };
  /** What one or several texts in a row say, where they stand in one; what is wrong is told of them as one. */
  readTexts(
    text: string,
    options?: TextOptions<Place>,
  ): { texts: readonly Part<Text>[] } | { error: Diagnostic };
  /** A text in words. Throws if the table has no words for it. */
  printText(text: Text, options?: TextOptions<Place>): string;
  /** What could come next after the beginning of a text. */
  completions(before: string, options?: TextOptions<Place>): string[];
}

/**
 * What the card is called that an English text speaks of first, where the next text beside it speaks of that as "it".
 * @param names by reference
 */
export function spokenFirst(text: object, names: Readonly<Record<string, string>>): string | undefined {
  const said = Object.keys(names).join("|");
  const [, ref] = new RegExp(`"(?:ref|what)":"(${said})"`).exec(JSON.stringify(text)) ?? [];
  return ref === undefined ? undefined : names[ref];
}

/** One of several texts that stand in one. */
export interface Part<Text> {
  words: string;
  text: Text;
}

/** Where a sentence ends, and with it what may be a text of its own. */
export const SENTENCE = /(?<=[.。】)）\n])\s*(?=\S)/gu;

const endsIn = (words: string, ends: RegExp): number[] =>
  [...words.matchAll(ends)].map(({ index }) => index).filter((at) => at > 0);

/** How several texts stand in one. */
export interface InRow<Text> {
  /** Whether a text may stand beside others; what is done when a card is played is one text, whatever it says. */
  beside?: (text: Text) => boolean;
  /** What a text speaks of is called, where the next speaks of that as "it". */
  again?: (text: Text) => string | undefined;
  /** Where one may end and another begin. */
  ends?: RegExp;
}

/** What a text may begin with that speaks of what the one before it spoke of: "It ...", "While it ...", "Main (1C): It ...". */
const ITS = /^((?:while|when|whenever|if|as long as) it)['’]s /i;
const ITS_BEGINNING = /(^|: |^(?:while|when|whenever|if|as long as) )(?:it|that general|that card)\b/i;

/**
 * Several texts in a row, each ending with a sentence; the first as long as can be. Undefined where some of it is no text.
 * @param read what one text says that stands beside others
 * @param readLast what the last of them says: that may be what is done when the card is played
 */
function inParts<Text>(
  words: string,
  read: (words: string) => Text | undefined,
  readLast: (words: string) => Text | undefined,
  { again, ends: end }: Required<Pick<InRow<Text>, "again" | "ends">>,
): Part<Text>[] | undefined {
  const ends = endsIn(words, end);
  for (const at of ends.reverse()) {
    const first = words.slice(0, at).trim();
    const text = read(first);
    if (text === undefined) continue;
    const said = words.slice(at).trim();
    const name = again(text);
    const ways =
      name === undefined ? [said] : [said, said.replace(ITS, "$1 is ").replace(ITS_BEGINNING, `$1${name}`)];
    for (const next of new Set(ways)) {
      const last = readLast(next);
      const rest =
        last === undefined
          ? inParts(next, read, readLast, { again, ends: end })
          : [{ words: next, text: last }];
      if (rest) return [{ words: first, text }, ...rest];
    }
  }
  return undefined;
}

/** What is wrong with the last of several texts, where all before it are read: that tells more than what is wrong with all. */
function farthest<Text>(
  words: string,
  error: Diagnostic,
  read: (words: string) => { error: Diagnostic } | { text: Text },
  { beside, ends }: Required<Pick<InRow<Text>, "beside" | "ends">>,
): Diagnostic {
  for (const at of endsIn(words, ends).reverse()) {
    const first = read(words.slice(0, at).trim());
    if (!("text" in first) || !beside(first.text)) continue;
    const skipped = at + (words.slice(at).length - words.slice(at).trimStart().length);
    const rest = read(words.slice(skipped));
    if ("error" in rest && rest.error.line === 1 && rest.error.column + skipped > error.column)
      return behind(rest.error, skipped);
  }
  return error;
}

/** What is wrong with a text behind so many letters of others. */
export const behind = (error: Diagnostic, letters: number): Diagnostic => {
  const { closer } = error;
  const column = error.column + letters;
  return { ...error, column, ...(closer && { closer: () => behind(closer(), letters) }) };
};

const standsBeside = (text: unknown): boolean => (text as { kind?: string }).kind !== "effect";

/** No card has room for more in one place; which of many sentences are texts takes long to find out. */
const LONGEST_ROW = 4 * longestText;

/**
 * What one or several texts in a row say; what is wrong is told of them as one.
 * @param read what one text says
 */
export function readSeveral<Text>(
  words: string,
  read: (words: string) => { text: Text } | { error: Diagnostic },
  { beside = standsBeside, again = () => undefined, ends = SENTENCE }: InRow<Text> = {},
): { texts: readonly Part<Text>[] } | { error: Diagnostic } {
  const one = read(words);
  if ("text" in one) return { texts: [{ words, text: one.text }] };
  if (words.length > LONGEST_ROW) return one;
  const whole = (part: string): Text | undefined => {
    const said = read(part);
    return "text" in said ? said.text : undefined;
  };
  const parts = inParts(
    words,
    (part) => {
      const text = whole(part);
      return text !== undefined && beside(text) ? text : undefined;
    },
    whole,
    { again, ends },
  );
  return parts ? { texts: parts } : { error: farthest(words, one.error, read, { beside, ends }) };
}

/**
 * @param table its phrases, which may depend on what a text stands on: on a value of one of its features
 * @param standing which value each place has
 * @param again what a text speaks of is called, where the next one beside it speaks of it again
 */
export function textsOf<Text, Place extends string>(
  table: PhraseTable,
  standing: Readonly<Record<Place, string>>,
  again: (text: Text, language: LanguageName) => string | undefined = () => undefined,
): Texts<Text, Place> {
  const from = grammarsOf(table);
  const anywhere = from<Text>();
  const grammars = new Map(Object.values<string>(standing).map((on) => [on, from<Text>({ values: [on] })]));
  const grammarOf = (card?: Place) => (card === undefined ? anywhere : grammars.get(standing[card])!);
  function readText(text: string, { language = "en", card, words }: TextOptions<Place> = {}) {
    const result = grammarOf(card).read(text, language, words);
    return "error" in result ? result : { text: result.tree };
  }
  return {
    grammarOf,
    grammars: [anywhere, ...grammars.values()],
    readText,
    readTexts: (words, options) =>
      readSeveral(words, (part) => readText(part, options), {
        again: (text) => again(text, options?.language ?? "en"),
      }),
    printText: (text, { language = "en", card } = {}) => inWords(grammarOf(card), text, language),
    completions: (before, { language = "en", card, words } = {}) =>
      grammarOf(card).completions(before, language, words),
  };
}
