/**
 * What a game says of itself to whoever lists games: read without the game, which is loaded when somebody opens it. It knows
 * no files, so that it can be read in a browser as well.
 */
import type { CardInfo, GamePackage, Look, Said } from "@tefuda/kernel";
import type { Grammar } from "./grammar.ts";
import type { LanguageName } from "./types.ts";

/** What a player is told of a game before choosing it. */
export interface Door {
  /** What it is about and what one does in it, in two short lines. */
  says: Said;
  /** Players, the fewest and the most. */
  seats: readonly [number, number];
  /** How long a game takes against a program, about, in minutes; and how much there is to learn. */
  minutes: number;
  grade: "easy" | "middling" | "demanding";
  /** Cards that stand for it, with as much of each as its picture is made of. */
  cards: readonly Pick<CardInfo, "name" | "names" | "type" | "subtypes">[];
}

/** How a game is played, for somebody who has never seen it: three minutes to read. */
export interface HowTo {
  /** What each player wants, in a sentence. */
  aim: Said;
  sections: readonly {
    title: Said;
    /** A paragraph each. */
    says: readonly Said[];
    /** The rules that say it exactly, by their ids. */
    rules: readonly string[];
  }[];
}

export interface GameEntry {
  id: string;
  title: string;
  door?: Door;
  howTo?: () => Promise<HowTo>;
  load: () => Promise<GamePackage>;
  /** Texts that its phrases can make, for whoever needs many of them. */
  texts?: () => Promise<MakeText>;
  /** What reads its texts: a grammar for any place first, then one for each sort of place that they stand in. */
  grammars?: () => Promise<readonly Grammar<unknown>[]>;
  /** The words that it brings to the language, of which this room knows nothing: a `Vocabulary`. */
  vocabulary?: () => Promise<object>;
  /** How it looks on a table; one without a look is drawn plainly. */
  look?: Look;
  /**
   * Its own names of things, by what they are of it ("a zone"): none of them may occur in the kernel. Plurals are found
   * without being listed.
   */
  words: Readonly<Record<string, string>>;
  /** Where its files lie, if not with the others. */
  folder?: string;
}

/** A text of about so many words, by a chooser that gives whole numbers from 0 to below n. */
export type MakeText = (choose: (n: number) => number, words: number, language: string) => string;

/** Makes texts by a game's grammar, which is loaded when it is wanted. */
export const makingTexts =
  <Node>(load: () => Promise<{ grammar: Grammar<Node> }>): (() => Promise<MakeText>) =>
  async () => {
    const [{ sample }, { grammar }] = await Promise.all([import("./sample.ts"), load()]);
    return (choose, words, language) => sample(grammar, language as LanguageName, choose, words);
  };
