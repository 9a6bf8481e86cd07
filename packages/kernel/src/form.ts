/**
 * What the files of a game are made of, as data: whoever reads a file checks it by this, and the page that tells people how
 * to write one is made of it.
 */
import type { Words } from "./words.ts";

/** What a field holds. */
export type FieldHolds =
  /** What a card is called; `both`: in both languages. */
  | { is: "name"; both?: true }
  /** Words that are shown and no more. */
  | { is: "phrase"; longest: number; both?: true }
  /** `called`: what a card that has it is called by behind its name. */
  | { is: "flag"; called?: Words }
  | { is: "whole"; min: number; max: number }
  | { is: "oneOf"; of: readonly string[] }
  /** Words of a list; any where none are named. */
  | { is: "list"; of?: readonly string[] }
  /** One card text, or so many. */
  | { is: "text" }
  | { is: "texts"; most: number }
  /** Something with a form of its own, shown by examples. */
  | { is: "written"; such: readonly string[] }
  | { is: "group"; fields: CardForm };

export type FieldForm = FieldHolds & {
  /** A sentence on it. */
  about: Words;
  /** The kinds of card that have it, where not all do, and those that cannot do without. */
  on?: readonly string[];
  needs?: readonly string[] | "all";
};

/** By field, in the order in which a card is usually written. */
export type CardForm = Readonly<Record<string, FieldForm>>;

/**
 * What only a printed card needs, by field, and what stands there as long as nobody says it: made up always in the same way. A
 * function is tried with 1, 2, 3 … until it gives what no other card has.
 */
export type MadeUp = Readonly<Record<string, string | number | ((n: number) => string | number)>>;

/** What cards of a game cannot do, which people know from others. */
export interface Cannot {
  says: Words;
  /** Words by which such a text is known, and a text with them, which is refused. */
  words: readonly string[];
  example: string;
}

/** The files of a game. */
export interface FileForms {
  card: CardForm;
  /** The field that says of what kind a card is, as `on` and `needs` name kinds. */
  kind: string;
  made?: MadeUp;
  deck: {
    example: string;
    size: { min: number; max?: number; rule: string };
    copies: { often: Words; rule: string };
  };
  /** Where the game is sold in packs. */
  packs?: { cards: number; sorts: readonly string[]; rule: string };
  cannot: readonly Cannot[];
}
