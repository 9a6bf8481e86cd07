/**
 * Who a set is: its name, its maker, its game, and a hash over what it says. Two sets of one hash say the same, however they
 * are laid out, in whichever order; what its maker notes of the cards is no part of it.
 */
import { type CardForm, hex, type SourceFile, sha256, utf8, type Words } from "@tefuda/kernel";
import type { Contents } from "./contents.ts";
import { contentsOf } from "./contents.ts";

export interface Identity {
  name: Words;
  author?: string;
  game: string;
  cards: number;
  /** 16 hexadecimal digits. */
  hash: string;
}

export const HASH_DIGITS = 16;
/** A hash of a set as it may come from outside. */
export const isSetHash = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

/** Throws a `ProblemsError` where the files are no set. */
export function identityOf(
  files: readonly SourceFile[],
  games: readonly string[],
  form: CardForm = {},
): Identity {
  const contents = contentsOf(files, games, form);
  const { name, author, game } = contents.set;
  return {
    ...{ name, game, cards: contents.cards.length },
    ...(author === undefined ? {} : { author }),
    hash: hex(sha256(utf8(canonical(contents)))).slice(0, HASH_DIGITS),
  };
}

/** Whether two sets say the same. */
export const sameContents = (one: Contents, other: Contents): boolean => canonical(one) === canonical(other);

/**
 * All that a set says as one text: keys in order, and lists in the order of what their entries say. Whether a number stands in
 * quotation marks is nothing that differs: in a table none does.
 */
function canonical({ said, cards, decks, packs, scenarios }: Contents): string {
  const { notes: _, ...own } = said;
  const inWords = (value: unknown): string =>
    inOrder(value, (one) => (typeof one === "object" ? one : String(one)));
  const sorted = (list: readonly unknown[]): string[] => list.map(inWords).sort();
  return JSON.stringify([inWords(own), ...[cards, decks, packs, scenarios].map(sorted)]);
}

/** A value as text, whatever the order of its keys. */
export const inOrder = (value: unknown, plain: (one: unknown) => unknown = (one) => one): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) return plain(one);
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? "null";
