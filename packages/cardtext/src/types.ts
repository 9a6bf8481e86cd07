/**
 * The words of the grammar itself: what a phrase table is made of, and what reading gives. Nothing here knows a game.
 */

import type { Words } from "@tefuda/kernel";

/** The languages that a production may have a column for. */
export type LanguageName = "en" | "ja";

/** Values of features by name: `{ num: "pl", by: "you" }`. */
export type Form = Readonly<Record<string, string>>;

/** What stands in the slots of a pattern. */
export type Slots = Readonly<Record<string, unknown>>;

/**
 * One phrase in every language, and its meaning.
 *
 * The meaning is either a template (`node`), in which "$name" is a slot, "$name?" a slot that may be left out and
 * "@feature" the value of a feature, or a pair of pure functions. The first pattern of a column is printed; all are read.
 */
export interface Production {
  /** The symbol it makes. */
  makes: string;
  node?: unknown;
  /** From slots to node; undefined refuses the reading. */
  make?: (slots: Slots, form: Form) => unknown;
  /** From node back to slots: the ways it could be said, best first; undefined or none if it is not this phrase. */
  take?: (node: unknown, form: Form) => Slots | readonly Slots[] | undefined;
  /** Only in these forms. */
  only?: Readonly<Record<string, readonly string[]>>;
  en?: readonly string[];
  ja?: readonly string[];
}

export interface SymbolInfo {
  /** Features that its phrases depend on; they pass from symbol to symbol by themselves. */
  features?: readonly string[];
  /** What to call it in a message: "a type". */
  says?: Words;
  /** Of several readings from one place, only the longest counts: what follows belongs to the nearest. */
  longest?: boolean;
  /**
   * The list of words that cards may bring, any of which it stands for besides; `counted` where it stands as a noun, which
   * several of have another form.
   */
  open?: { list: string; counted?: true };
}

/** A symbol in a form; one object for each pair, so that it can be compared and used as a key. */
export interface Call {
  symbol: string;
  form: Form;
  id: number;
  longest: boolean;
  says?: Words;
  /** The list of words that cards may bring, and whether several are meant here. */
  open?: { list: string; several: boolean };
}

/** `<name:a/b>` in a pattern: which alternative stands for which value of a feature. */
export interface Inflection {
  feature: string;
  index: Readonly<Record<string, number>>;
}

export interface Language {
  name: LanguageName;
  tokenize(text: string): Token[];
  /** The words of a pattern as they are printed. */
  join(words: readonly string[]): string;
  /** A number as it stands in a text; `digits` asks for figures. */
  number(n: number, digits: boolean): string;
  quote(text: string): string;
  /** A sign that may stand or not stand anywhere, if the language has one: a text that is not read with it is read without it. */
  free?: string;
  /** Words that hold others together, and are soon left out or taken for one another. */
  small?: readonly string[];
  /** Whether two characters that follow each other may be of two words; where nothing is said, every token is a word. */
  apart?: (before: string, after: string) => boolean;
  /** Two characters between which it may stand inside of a phrase. */
  breaks?: RegExp;
}

export interface Token {
  /** What it is compared by. */
  key: string;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
  /** The number that it writes. */
  num?: number;
  /** What stands between quotation marks. */
  quoted?: string;
}

export interface PhraseTable {
  start: string;
  /** Values must be unique over all features; the first is the default. */
  features: Readonly<Record<string, readonly string[]>>;
  inflections: Readonly<Record<string, Inflection>>;
  /** What "@feature" in a template becomes, where that is not the value itself. */
  means?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  symbols: Readonly<Record<string, SymbolInfo>>;
  productions: readonly Production[];
  languages: Partial<Record<LanguageName, Language>>;
}

export interface Diagnostic {
  kind: "no reading" | "two readings" | "not a word of this game";
  line: number;
  column: number;
  length: number;
  /** What could stand there. */
  expected: (string | Words)[];
  didYouMean?: string;
  /** Both, as they would be printed. */
  readings?: string[];
  /** For people. */
  message: Words;
  /** The same once the trouble itself has been looked for, which takes longer. */
  closer?: () => Diagnostic;
}

export type ReadResult<Node> = { tree: Node } | { error: Diagnostic };
