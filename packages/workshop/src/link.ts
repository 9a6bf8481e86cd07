/**
 * A small set as a link: what it says, folded. Whoever opens the link may ask what set that is before anything of it is
 * loaded; it is checked here as a stranger's, and read afterwards through the same door as a file. What its maker notes does
 * not travel, nor do comments and pictures.
 */
import { type CardForm, type SourceFile, shown, WordsError } from "@tefuda/kernel";
import { idOf, LONGEST_AUTHOR } from "@tefuda/referee/own-set";
import { ProblemsError } from "@tefuda/referee/problems";
import { z } from "zod";
import { contentsOf } from "./contents.ts";
import { folded, unfolded } from "./folded.ts";
import { type Identity, identityOf } from "./identity.ts";
import { isPlainData } from "./plain-data.ts";
import { LINK } from "./words/link.ts";
import { written } from "./written.ts";

export const MOST_LINKED_CARDS = 30;
/** What stands behind the # of an address goes to no server, and programs that send messages keep so much of one. */
export const LONGEST_SET_LINK = 12_000;
const LONGEST_NAME = 100;

const words = z.string().min(1).max(LONGEST_NAME);
const entry = z.record(z.string(), z.unknown());
const linked = z.strictObject({
  name: z.union([words, z.strictObject({ en: words.optional(), ja: words.optional() })]),
  author: z.string().min(1).max(LONGEST_AUTHOR).optional(),
  game: z.string().max(LONGEST_NAME),
  words: z.array(z.unknown()).max(200).optional(),
  keywords: z.array(z.unknown()).max(200).optional(),
  cards: z.array(entry).min(1).max(MOST_LINKED_CARDS),
  decks: z.array(entry).max(20).optional(),
  packs: z.array(entry).max(10).optional(),
  scenarios: z.array(entry).max(100).optional(),
});

export interface LinkedSet {
  /** What to ask about before it is loaded. */
  about: Identity;
  /** The set, in one file. */
  files: SourceFile[];
}

/** The link of a set. Throws a `WordsError` for one that is too large, and what reading it throws. */
export async function linkOf(
  files: readonly SourceFile[],
  games: readonly string[],
  form: CardForm = {},
): Promise<string> {
  const { said, cards, ...lists } = contentsOf(files, games, form);
  if (cards.length === 0) throw new WordsError(LINK.noCards);
  if (cards.length > MOST_LINKED_CARDS) throw new WordsError(LINK.mostCards(MOST_LINKED_CARDS, cards.length));
  const { notes: _, pictures: __, ...own } = said;
  const { decks, packs, scenarios } = lists;
  const filled = Object.entries({ decks, packs, scenarios }).filter(([, list]) => list.length > 0);
  const text = JSON.stringify({ ...own, cards, ...Object.fromEntries(filled) });
  const link = await folded(text).catch(() => undefined);
  const letters = link?.length ?? text.length;
  if (link === undefined || letters > LONGEST_SET_LINK)
    throw new WordsError(LINK.tooLong(LONGEST_SET_LINK, letters));
  // nothing is sent that would not be taken
  await setInLink(link, games).catch(() => {
    throw new WordsError(LINK.notTaken);
  });
  return link;
}

/** The set in a link. Throws a `WordsError` where there is none for these games. */
export async function setInLink(link: string, games: readonly string[]): Promise<LinkedSet> {
  if (link.length > LONGEST_SET_LINK) throw new WordsError(LINK.cut(LONGEST_SET_LINK));
  const text = await unfolded(link, LONGEST_SET_LINK);
  const value = text === null ? undefined : parsed(text);
  const read = isPlainData(value) ? linked.safeParse(value) : undefined;
  if (!read?.success) throw new WordsError(LINK.none);
  const { name, game } = read.data;
  if (!games.includes(game)) throw new WordsError(LINK.noGame(shown(game)));
  const called = typeof name === "string" ? name : (name.en ?? name.ja ?? "");
  const files = [{ path: `${idOf(called) || "set"}/set.yaml`, text: written(read.data) }];
  try {
    return { about: identityOf(files, games), files };
  } catch (error) {
    // letters that nobody sees, words that are none: nobody wrote this into a link who had a set
    if (error instanceof ProblemsError) throw new WordsError(LINK.none);
    throw error;
  }
}

/** A set that came by its hash. Throws a `WordsError` where the files are another, or none for these games. */
export function setOfHash(files: readonly SourceFile[], hash: string, games: readonly string[]): LinkedSet {
  const about = identityOf(files, games);
  if (about.hash !== hash) throw new WordsError(LINK.another);
  return { about, files: [...files] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
