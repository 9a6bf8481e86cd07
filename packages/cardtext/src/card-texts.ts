/** The texts of a card file: what reads them, and what was read, of a text as it stands or of one that a keyword stands for. */
import type { Problem, Words } from "@tefuda/kernel";
import { calledSo, type StandsFor } from "./keywords.ts";
import { equal } from "./template.ts";
import { CARD } from "./words/cards.ts";
import { printedAnew } from "./written-in.ts";

/** What is wrong with a text, as the grammar says it. */
export interface TextError {
  column: number;
  length?: number;
  message: Words;
  expected?: Problem["expected"];
  didYouMean?: string;
  closer?: () => TextError;
}
/** The same once the trouble itself has been looked for. */
export const closerLook = <Wrong>(error: Wrong & { closer?: () => Wrong }): Wrong =>
  error.closer?.() ?? error;

/** What reads the texts of a card; `read` of a grammar is one. `anew` is what was read in the place of the words. */
export type ReadWords<Tree> = (words: string) => { tree: Tree; anew?: string } | { error: TextError };
/** The same of what may be several texts in a row. */
export type ReadSeveral<Tree> = (
  words: string,
) => { texts: readonly { words: string; text: Tree }[] } | { error: TextError };

/** A text that was read. */
export interface TextRead<Tree> {
  words: string;
  tree: Tree;
  /** Where its first letter stands. */
  line: number;
  column: number;
}

/** The same, with the keyword that stood for it, and whether its words are others than those that were written. */
export interface ReadText<Tree> extends TextRead<Tree> {
  called?: Words;
  anew?: boolean;
}

/** A text as it is printed behind the keyword that stood for it, if one did. */
export function labelled<Tree extends object>({
  called,
  anew,
  words,
  tree,
  ...at
}: ReadText<Tree>): TextRead<Tree> {
  if (called) return { words: `${called.en} (${words})`, tree: calledSo(tree, called), ...at };
  return { words, tree: anew ? printedAnew(tree) : tree, ...at };
}

/** The text of a keyword, as one that stands on the card; else what is wrong with it. */
export function readKeyword<Tree>(
  { called, text, said }: StandsFor,
  read: ReadWords<Tree>,
): Pick<ReadText<Tree>, "words" | "tree" | "called"> | { message: Words } {
  const meant = read(text);
  if ("error" in meant) return { message: CARD.keyword(called, text, closerLook(meant.error).message) };
  const again = said === undefined ? meant : read(said);
  if ("error" in again || !equal(treesOf(again.tree), treesOf(meant.tree)))
    return { message: CARD.keywordSaid(called, text) };
  return { words: text, tree: meant.tree, called };
}

/** What was read, of several texts in a row without the words in which each is said. */
const treesOf = (read: unknown): unknown =>
  Array.isArray(read) ? (read as readonly { text: unknown }[]).map(({ text }) => text) : read;
