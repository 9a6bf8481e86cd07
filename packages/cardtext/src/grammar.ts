/** A phrase table made into a grammar: reads, prints, completes, and accounts for every word. */
import { inLanguage } from "@tefuda/kernel";
import { Compiled } from "./compiled.ts";
import { noReading, notSayable, tooLarge, tooLong, tooTangled, twoReadings } from "./diagnose.ts";
import { expectations } from "./expected.ts";
import { NO_WORDS, type OpenWords } from "./open-words.ts";
import { Printer } from "./print.ts";
import { Reader, type Reading, TooMuch } from "./read.ts";
import { type Readings, readAs } from "./readings.ts";
import { equal } from "./template.ts";
import type { Call, Language, LanguageName, PhraseTable, Production, ReadResult, Token } from "./types.ts";

/** The longest text that is read, and the largest number in one. */
export const longestText = 600;
export const largestNumber = 9999;

/** So many readings are kept: whoever checks a text asks for it more than once, and many cards say the same. */
const KEPT = 256;

export interface Accounted {
  text: string;
  start: number;
  end: number;
  /** The phrase that this token is a word of. */
  production: Production;
}

export interface Grammar<Node> {
  /** `words` are what cards bring beside the words of the table. */
  read(text: string, language?: LanguageName, words?: OpenWords): ReadResult<Node>;
  /** Undefined if the table has no words for the node in that language. */
  print(node: Node, language?: LanguageName): string | undefined;
  /** What could come next after the beginning of a text. */
  completions(before: string, language?: LanguageName, words?: OpenWords): string[];
  /** For each token of a text that can be read, the phrase it is a word of. */
  account(text: string, language?: LanguageName): Accounted[];
  /** How a text that can be read is put together. */
  reading(text: string, language?: LanguageName, words?: OpenWords): Reading | undefined;
  /** The table as it is used for one language, and what a text starts with in it. */
  compiled(language?: LanguageName): Compiled;
  start(language?: LanguageName): Call;
  /** Takes what this same grammar read before, and does not read it again. */
  learn(readings: Readings): void;
  /** Writes down what is read from now on; the end of it gives what that was. */
  record(): () => Readings;
}

/** What the texts of a grammar start with; what is left out is the table's. */
export interface Start {
  symbol?: string;
  /** Values of features. */
  values?: readonly string[];
  /** What is read and refused all the same, by the game: it is offered to nobody. */
  refuses?: (tree: unknown) => boolean;
}

/** Who read a text, and what it can mean. */
interface All {
  reader: Reader;
  found: Reading[];
}

/** How far into the text it was read. */
const place = ({ reader: { tokens, farthest } }: All): number =>
  tokens[farthest]?.start ?? Number.POSITIVE_INFINITY;

/**
 * Whether a word that may stand or not stands once at a time, and only where a part of a reading begins or ends, or where
 * a language breaks what is one part.
 */
function standsFreely({ free, breaks }: Language, tokens: readonly Token[], reading: Reading): boolean {
  const cuts = new Set<number>();
  const cut = ({ start, end, parts }: Reading): void => {
    cuts.add(start).add(end);
    parts.forEach(cut);
  };
  cut(reading);
  let passed = 0;
  return tokens.every(({ key }, i) => {
    if (key !== free) return true;
    const at = i - passed++;
    const [before, next] = [tokens[i - 1]?.key, tokens[i + 1]?.key];
    if (before === undefined || next === undefined || next === free) return false;
    return cuts.has(at) || breaks?.test(before + next) === true;
  });
}

/** What a table has no words for. */
class NoWords extends Error {}

/** What printing gives, or undefined where the table has no words: a part of a sentence may have none by itself. */
export function wordsIfAny(print: () => string): string | undefined {
  try {
    return print();
  } catch (error) {
    if (error instanceof NoWords) return undefined;
    throw error;
  }
}

/** A node in words. Throws if the table has none for it. */
export function inWords<Node>(grammar: Grammar<Node>, node: Node, language: LanguageName): string {
  const text = grammar.print(node, language);
  if (text === undefined) throw new NoWords(`no words in "${language}" for ${JSON.stringify(node)}`);
  return text;
}

/** The grammar of what a table starts with. */
export const compileGrammar = <Node>(table: PhraseTable): Grammar<Node> => grammarsOf(table)();

/** Makes the grammars of a table, which share what is worked out from its phrases. */
export function grammarsOf(table: PhraseTable): <Node>(start?: Start) => Grammar<Node> {
  const ready = new Map<LanguageName, Compiled>();
  const compiled = (language: LanguageName = "en"): Compiled => {
    let it = ready.get(language);
    if (!it) {
      const words = table.languages[language];
      if (!words) throw new Error(`the table has no language "${language}"`);
      it = new Compiled(table, words);
      ready.set(language, it);
    }
    return it;
  };
  return (start = {}) =>
    grammarFrom(compiled, start.symbol ?? table.start, start.values ?? [], start.refuses);
}

function grammarFrom<Node>(
  compiled: Grammar<Node>["compiled"],
  symbol: string,
  values: readonly string[],
  refuses: (tree: unknown) => boolean = () => false,
): Grammar<Node> {
  const start = (language?: LanguageName): Call => compiled(language).call(symbol, values, {});

  function print(node: Node, language: LanguageName = "en"): string | undefined {
    const it = compiled(language);
    const words = new Printer(it).print(start(language), node);
    return words && it.language.join(words);
  }

  /** What is read of some tokens; undefined where a bound is reached. */
  function readWith(
    it: Compiled,
    tokens: readonly Token[],
    words: OpenWords,
    without?: string,
  ): All | undefined {
    const reader = new Reader(it, start(it.language.name), tokens, words, without);
    try {
      return { reader, found: reader.whole() };
    } catch (error) {
      if (error instanceof TooMuch) return undefined;
      throw error;
    }
  }

  /** Undefined where a bound is reached. */
  function readings(
    text: string,
    it: Compiled,
    words: OpenWords,
    tokens: readonly Token[] = it.language.tokenize(text.slice(0, longestText + 1)),
  ): All | undefined {
    if (text.length > longestText) return undefined;
    const all = readWith(it, tokens, words);
    const { free } = it.language;
    if (all?.found.length !== 0 || free === undefined) return all;
    const freely = readWith(it, tokens, words, free);
    if (!freely || (freely.found.length === 0 && place(freely) <= place(all))) return all;
    return freely.found.every((reading) => standsFreely(it.language, tokens, reading)) ? freely : all;
  }

  const keptBy = new WeakMap<OpenWords, Map<string, ReadResult<Node>>>();
  let packed: ReadonlyMap<string, unknown> = new Map();
  let recorded: Map<string, unknown> | undefined;
  function read(text: string, language: LanguageName = "en", words = NO_WORDS): ReadResult<Node> {
    const kept = keptBy.get(words) ?? new Map<string, ReadResult<Node>>();
    keptBy.set(words, kept);
    const key = readAs(text, language);
    const alone = words.words.length === 0;
    let result = kept.get(key);
    if (!result) {
      const tree = alone ? packed.get(key) : undefined;
      result = tree === undefined ? readAnew(text, language, words) : { tree: tree as Node };
      if (kept.size >= KEPT) kept.clear();
      if (text.length <= longestText) kept.set(key, result);
    }
    if (alone && "tree" in result) recorded?.set(key, result.tree);
    return result;
  }

  function readAnew(text: string, language: LanguageName, words: OpenWords): ReadResult<Node> {
    const it = compiled(language);
    if (text.length > longestText) return { error: tooLong(text, longestText) };
    const tokens = it.language.tokenize(text);
    const large = tokens.find(({ num }) => num !== undefined && num > largestNumber);
    if (large) return { error: tooLarge(text, large, largestNumber) };
    const all = readings(text, it, words, tokens);
    if (!all) return { error: tooTangled(text) };
    const { reader, found } = all;
    if (found.length === 1) {
      const node = found[0]!.node as Node;
      return sayable(node, text, language, words) ? { tree: node } : { error: notSayable(text) };
    }
    if (found.length === 0)
      return { error: noReading(it, reader, text, (some) => offered(text, it, words, some)) };
    const both = found.map((r) => print(r.node as Node, language) ?? JSON.stringify(r.node));
    return { error: twoReadings(text, both) };
  }

  /** What is read of other tokens, as far as it would be accepted. */
  function offered(text: string, it: Compiled, words: OpenWords, tokens: readonly Token[]): All | undefined {
    const all = readings(text, it, words, tokens);
    const accepted = ({ node }: Reading): boolean =>
      !refuses(node) && sayable(node as Node, "", it.language.name, words);
    return all && { ...all, found: all.found.filter(accepted) };
  }

  /** Whether what was read can be said, and what is said is read as the same: else a word was understood by half. */
  function sayable(node: Node, text: string, language: LanguageName, words: OpenWords): boolean {
    const said = print(node, language);
    if (said === undefined) return false;
    // Said in full it may be longer than anything that is read.
    if (said === text || said.length > longestText) return true;
    const found = readings(said, compiled(language), words)?.found ?? [];
    return found.length === 1 && equal(found[0]!.node, node);
  }

  function completions(before: string, language: LanguageName = "en", words = NO_WORDS): string[] {
    const it = compiled(language);
    const reader = readings(before, it, words)?.reader;
    if (!reader || reader.farthest < reader.tokens.length) return [];
    return expectations(it, reader.stands, reader.farthest, words).shown.map((one) =>
      inLanguage(one, language),
    );
  }

  function account(text: string, language: LanguageName = "en"): Accounted[] {
    const it = compiled(language);
    const all = readings(text, it, NO_WORDS);
    if (!all) return [];
    const { reader, found } = all;
    const list: Accounted[] = [];
    const walk = (reading: Reading) => {
      let at = reading.start;
      const own = (end: number) => {
        for (; at < end; at++) {
          const { text: word, start, end: stop } = reader.tokens[at]!;
          list.push({ text: word, start, end: stop, production: reading.production! });
        }
      };
      for (const part of reading.parts) {
        own(part.start);
        if (part.production) {
          walk(part);
          at = part.end;
        } else own(part.end);
      }
      own(reading.end);
    };
    if (found[0]) walk(found[0]);
    return list;
  }

  return {
    ...{ read, print, completions, account, compiled, start },
    learn(readings) {
      packed = new Map(Object.entries(readings));
    },
    record() {
      const mine = new Map<string, unknown>();
      recorded = mine;
      return () => {
        recorded = undefined;
        return Object.fromEntries(mine);
      };
    },
    reading: (text, language = "en", words = NO_WORDS) => readings(text, compiled(language), words)?.found[0],
  };
}
