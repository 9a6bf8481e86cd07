/** The vocabulary of cards: what they are called, where they lie, and how they speak of themselves. */
import type { Who } from "../phrases/bones.ts";
import type { Counter } from "../phrases/spoken.ts";

/** What cards of a sort are called. */
export interface NounWords {
  en: string;
  /** Of several, if that is not the same with an "s". */
  many?: string;
  ja: string;
}

/** Where cards lie that are on no side of the field. */
export interface ZoneWords {
  /** What is printed behind "from your"; what else is read. */
  en: string;
  more?: readonly string[];
  ja: string;
  /** What a card there is called, where that says already where it lies: "resource". */
  noun?: NounWords;
  /** A place of nobody's, said of the cards in it: "out of the game". */
  nobodys?: { en: readonly string[]; ja: readonly string[] };
}

/** How a card calls itself, by what it is; the first is printed. */
export interface SelfWords {
  /** The value of the feature "on". */
  on: string;
  en: readonly string[];
  ja: readonly string[];
  /** What it is called where it is moved as a card, if something else. */
  moved?: { en: readonly string[]; ja: readonly string[] };
}

export interface CardWords {
  /** All but "card". */
  nouns: Readonly<Record<string, NounWords>>;
  /** What cards are called as a rule: behind a trigger "that" one. */
  usual: string;
  zones: Readonly<Record<string, ZoneWords>>;
  /** Whether what is on a player's side is always their own, so that yours goes to a place of yours. */
  ownSides?: boolean;
  /** Values of the feature "on" for texts whose card lies in no zone that it could be returned from. */
  nowhere?: readonly string[];
  /** Cards that are put onto the field, come turned or not: "actioned", "ready". */
  turned?: { yes: readonly [en: string, ja: string]; no: readonly [en: string, ja: string] };
  /** To play a card without paying for it is to put it onto the field, and nothing besides. */
  freely?: true;
  /** The Japanese verb for coming onto the field, where 出す is to play. */
  enters?: string;
  /** Where cards are in play; the first is printed. */
  field: { en: readonly string[]; ja: readonly string[] };
  selves: readonly SelfWords[];
  /** What is meant by "other than this": the cards that a text calls its own, as patterns. */
  own: { en: string; ja: string };
  /** What Japanese counts them by. */
  counters: readonly Counter[];
  /**
   * Two cards that fight each other, if there are such: of which sort, the state in which they are, whether that is printed
   * behind what they do.
   */
  fight?: { noun: string; group: string; state: string; behind?: true };
  /**
   * How one says whose cards are, "your generals" or "UNITs you control", or the former only of all of them; and "each
   * general" or "all UNITs". The number that all of some cards are said in, if that is one of its own.
   */
  style: { possessive: boolean | "all"; each: boolean; all?: string };
  /** What is on the other side is called so before the noun; in Japanese, if it is said so there. */
  opposing?: { en: readonly string[]; ja: readonly string[] };
  /** Whether to have something is more than to control it. */
  had?: true;
  /** Players beside you and your opponent by whose side texts describe cards: "that player". */
  holders?: readonly string[];
  /** Whose cards are that each player does something with, if those are kept as of a player spoken of. */
  ofEach?: Who;
  /** Who controls what is on the other side, if that is not one opponent. */
  rivals?: { en: readonly string[]; ja: string };
  /** Lists of traits whose words stand for a card of a sort that has them: a "Troop" is a unit of that type. */
  called?: Readonly<Record<string, string>>;
  /** Numbers that are said without saying which they are, and which that is of cards of each sort: "cost" of a UNIT is its CP cost. */
  unsaid?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Lists of traits that only one sort of cards has: then "fire units or spells" are not fire spells. */
  ofOneSort?: readonly string[];
  /** Whether a comma behind an adjective is never one of a row of them: nouns of the game are adjectives as well. */
  noCommas?: true;
  /** Parts of a description that only this game says, behind the noun; and one that takes in all that follows. */
  further?: readonly string[];
  tail?: string;
}
