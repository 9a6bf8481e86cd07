/**
 * For every phrase of a game an example: the shortest text of ordinary words that it stands in and that the game takes.
 * Nobody writes them: they are made from the phrases themselves, in the words that the game's cards mostly use.
 */
import type { Grammar, LanguageName, Production } from "@tefuda/cardtext";
import { Ordinary } from "@tefuda/cardtext/derive/ordinary";
import { Pieces } from "@tefuda/cardtext/derive/pieces";
import { Spoken } from "@tefuda/cardtext/derive/spoken";
import { type Derived, Texts } from "@tefuda/cardtext/derive/texts";
import type { Reading } from "@tefuda/cardtext/read";
import type { Book, GamePackage, TextPlace, Words } from "@tefuda/kernel";

import { LANGUAGE_PAGE as W } from "./language-words.ts";

/** A text in the languages that have words for it. */
export type Said = Partial<Record<LanguageName, string>>;
/** Where words of a text stand. */
export type Span = readonly [from: number, to: number];

export interface Example {
  production: Production;
  /** The language that the text is made in: the other one may say it with another phrase. */
  language: LanguageName;
  said: Said;
  /** Its grammar, and how it is put together in the language that it is made in. */
  grammar: Grammar<unknown>;
  /** As it is printed where the phrase is only read. */
  printed?: string;
  reading: Reading;
  place: TextPlace;
  /** It is the text of a card as it stands. */
  ofCard?: true;
  /** Cards that say the phrase. */
  cards: readonly string[];
}

export interface Examples {
  examples: readonly Example[];
  /** What the cards of the game say, as examples of the phrases that whole texts are. */
  printed: readonly Example[];
  /** Other texts of cards, those that mean something. */
  of(texts: readonly string[]): Example[];
  /** Phrases that no text was found for, and why the first that was tried was refused. */
  without: readonly { production: Production; language: LanguageName; tried?: string; because?: Words }[];
}

/** So many texts are tried for a phrase before known texts are looked into, and then; of each sort of text. */
const AT_FIRST = 3;
const AT_LAST = 20;

const kept = new WeakMap<Book, Examples>();

/** Those of all phrases of a game, in the order of its table; made once for each book. */
export function examplesOf(pack: GamePackage, book: Book, grammars: readonly Grammar<unknown>[]): Examples {
  const known = kept.get(book) ?? made(pack, book, grammars);
  kept.set(book, known);
  return known;
}

function made(pack: GamePackage, book: Book, grammars: readonly Grammar<unknown>[]): Examples {
  const table = grammars[0]!.compiled().table;
  const english = new Finder("en", pack, book, grammars);
  const japanese = new Finder("ja", pack, book, grammars);
  const found = english.find(table.productions.filter(({ en }) => en?.length));
  // what has no English column is mostly how Japanese says one of these
  for (const one of found.values())
    if ("said" in one && one.said.ja !== undefined) japanese.note(one.said.ja);
  for (const [production, one] of japanese.find(
    table.productions.filter(({ en, ja }) => !en?.length && ja?.length),
  ))
    found.set(production, one);
  const all = table.productions.map((production) => found.get(production)).filter((it) => it !== undefined);
  return {
    examples: all.filter((it) => "said" in it),
    printed: english.printed(textsOf(book)),
    of: (texts) => english.everywhere(texts),
    without: all.filter((it) => !("said" in it)),
  };
}

const textsOf = ({ cards }: Book): string[] =>
  cards.flatMap(({ texts }) => texts.flatMap(({ words }) => words.en ?? []));

type Found = Example | Examples["without"][number];

/** What finds the texts of one language. */
class Finder {
  private readonly language: LanguageName;
  private readonly pack: GamePackage;
  private readonly grammars: ReadonlyMap<unknown, Grammar<unknown>>;
  private readonly spoken = new Spoken();
  private readonly cards = new Map<Production, Set<string>>();
  /** Made from the first grammar alone, and from all. */
  private readonly near: Texts;
  private readonly far: () => Texts;
  private readonly taken = new Map<string, ReturnType<GamePackage["readText"]>>();
  /** By phrase: the shortest text of a card, or example of another phrase, that it stands in. */
  private readonly shortest = new Map<Production, Derived>();

  constructor(
    language: LanguageName,
    pack: GamePackage,
    { cards }: Book,
    grammars: readonly Grammar<unknown>[],
  ) {
    this.language = language;
    this.pack = pack;
    this.grammars = new Map(grammars.map((grammar) => [grammar.start(language), grammar]));
    const ordinary = new Ordinary();
    for (const card of cards) {
      for (const { words } of card.texts) {
        const reading = words[language] === undefined ? undefined : this.note(words[language]);
        if (!reading) continue;
        ordinary.note(reading);
        for (const production of phrasesIn(reading))
          this.cards.set(production, (this.cards.get(production) ?? new Set()).add(card.name));
      }
    }
    const starts = grammars.map((grammar) => grammar.start(language));
    const compiled = grammars[0]!.compiled(language);
    const made = (from: typeof starts): Texts =>
      new Texts(new Pieces(compiled, from, ordinary, cards[0]!.name));
    this.near = made(starts.slice(0, 1));
    this.far = () => made(starts);
  }

  /** Texts of cards, each once. */
  printed(texts: readonly string[]): Example[] {
    return [...new Set(texts)].flatMap((text) => this.ofCard(text, this.note(text)));
  }

  /** Texts of any cards, by each grammar that reads them: which of them is meant is known by the card alone. */
  everywhere(texts: readonly string[]): Example[] {
    const grammars = [...this.grammars.values()];
    return texts.flatMap((text) =>
      grammars.flatMap((grammar) => this.ofCard(text, grammar.reading(text, this.language))),
    );
  }

  private ofCard(text: string, reading: Reading | undefined): Example[] {
    const found = reading?.production && this.first(reading.production, [{ start: reading.call!, text }], 1);
    return found && "said" in found ? [{ ...found, ofCard: true }] : [];
  }

  /** A text that means something, for whatever comes to nothing without one like it. */
  note(text: string): Reading | undefined {
    for (const [, grammar] of this.grammars) {
      const reading = grammar.reading(text, this.language);
      if (!reading) continue;
      const { language } = grammar.compiled(this.language);
      this.spoken.note(text, language.tokenize(text), reading);
      for (const production of phrasesIn(reading)) {
        const known = this.shortest.get(production);
        if (!known || text.length < known.text.length)
          this.shortest.set(production, { start: reading.call!, text });
      }
      return reading;
    }
    return undefined;
  }

  find(productions: readonly Production[]): Map<Production, Found> {
    const found = new Map<Production, Found>();
    for (const production of productions)
      found.set(
        production,
        (this.language === "ja" && this.known(production)) ||
          this.first(production, this.near.texts(production), AT_FIRST),
      );
    for (const one of found.values()) if ("said" in one) this.note(one.said[this.language]!);
    const far = this.far();
    for (const [production, one] of found) {
      if ("said" in one) continue;
      if (!far.leadsTo(production)) {
        found.set(production, { production, language: this.language, because: W.nothingLeads });
        continue;
      }
      const again =
        this.known(production) ?? this.first(production, far.amid(production, this.spoken), AT_LAST);
      if ("said" in again || !one.because) found.set(production, again);
    }
    return found;
  }

  /** The shortest of the texts that are known already. */
  private known(production: Production): Example | undefined {
    const text = this.shortest.get(production);
    const found = text && this.first(production, [text], 1);
    return found && "said" in found ? found : undefined;
  }

  private first(production: Production, texts: Iterable<Derived>, most: number): Found {
    const { language } = this;
    const tried = new Map<string, number>();
    let refused: Pick<Examples["without"][number], "tried" | "because"> = {};
    for (const { start, text } of texts) {
      const times = (tried.get(start.symbol) ?? 0) + 1;
      tried.set(start.symbol, times);
      if (times > most) break;
      const read = this.take(text);
      const example = read.problem
        ? { because: read.problem.message }
        : orFault(() => this.example(production, this.grammars.get(start)!, text, read.place ?? {}));
      if (example && "said" in example) return example;
      if (example && !refused.tried) refused = { tried: text, ...example };
    }
    return { production, language, ...refused };
  }

  private take(text: string): ReturnType<GamePackage["readText"]> {
    const known = this.taken.get(text) ?? orFault(() => this.pack.readText(text, this.language));
    const read =
      "because" in known ? { problem: { file: "text", line: 1, column: 1, message: known.because } } : known;
    this.taken.set(text, read);
    return read;
  }

  /** A text as the example of a phrase, as it is printed if the phrase is still in it then. */
  private example(
    production: Production,
    grammar: Grammar<unknown>,
    text: string,
    place: TextPlace,
  ): Example | undefined {
    const { language } = this;
    const reading = grammar.reading(text, language);
    if (!reading) return undefined;
    const printed = grammar.print(reading.node, language);
    const asPrinted =
      printed === text || printed === undefined ? undefined : grammar.reading(printed, language);
    const better = asPrinted && phrasesIn(asPrinted).has(production) ? asPrinted : undefined;
    if (!better && !phrasesIn(reading).has(production)) return undefined;
    const other = language === "en" ? "ja" : "en";
    const translated = grammar.print(reading.node, other);
    return {
      ...{ production, language, grammar, place },
      reading: better ?? reading,
      said: {
        [language]: better ? printed! : text,
        ...(translated === undefined ? {} : { [other]: translated }),
      },
      ...(!better && printed !== undefined && printed !== text ? { printed } : {}),
      cards: [...(this.cards.get(production) ?? [])],
    };
  }
}

/** A text that a phrase breaks on is refused like any other, and told with the fault. */
function orFault<Thing>(read: () => Thing): Thing | { because: Words } {
  try {
    return read();
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { because: { en: `a fault of the program: ${what}`, ja: `プログラムの誤り：${what}` } };
  }
}

/** Everything that a text is put together of, also where other phrases say the same. */
function partsOf(reading: Pick<Reading, "production" | "parts" | "also">): (typeof reading)[] {
  return [reading, ...(reading.also ?? [])].flatMap((one) => [
    one,
    ...one.parts.flatMap((part) => partsOf(part)),
  ]);
}

/** All phrases that a text is made of. */
const phrasesIn = (reading: Reading): Set<Production> =>
  new Set(partsOf(reading).flatMap(({ production }) => production ?? []));

/** Which words of an example are the phrase's own. */
export function ownWords({ grammar, said, production }: Example, language: LanguageName): Span[] {
  const text = said[language];
  const reading = text === undefined ? undefined : grammar.reading(text, language);
  if (!reading) return [];
  const tokens = grammar.compiled(language).language.tokenize(text!);
  return wordsOf(reading, production).map(([from, to]) => [tokens[from]!.start, tokens[to - 1]!.end]);
}

/** The same as numbers of words: those that are in none of the parts of the phrase. */
function wordsOf(reading: Reading, production: Production): [number, number][] {
  for (const { production: by, parts } of [reading, ...(reading.also ?? [])]) {
    if (by === production) {
      const ends = [...parts.map(({ start }) => start), reading.end];
      const begins = [reading.start, ...parts.map(({ end }) => end)];
      return begins.map((begin, i): [number, number] => [begin, ends[i]!]).filter(([a, b]) => a < b);
    }
    for (const part of parts) {
      const own = wordsOf(part, production);
      if (own.length > 0) return own;
    }
  }
  return [];
}
