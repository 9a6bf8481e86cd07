/**
 * A set of one's own: cards, decks and rulings that stand beside those of a game and are no part of it. It is a folder, with
 * `set.yaml` and the folders a game has, or one file that holds all of it. Reads no disk, so that a page can do the same
 * with files that somebody drops on it.
 */
import { withoutTables } from "@tefuda/cardtext/card-table";
import { writtenIn } from "@tefuda/cardtext/written-in";
import { longestFile } from "@tefuda/cardtext/yaml";
import type { CardInfo, GamePackage, ListInfo, PackInfo, SetWord, SourceFile, Words } from "@tefuda/kernel";
import { z } from "zod";
import { type CardPicture, pictureOf } from "./card-pictures.ts";
import { Document, type Path } from "./document.ts";
import { LONGEST_NAME, SCHEMA } from "./issues.ts";
import { ProblemsError, problemAt } from "./problems.ts";
import { SET } from "./says.ts";
import { blot } from "./subset.ts";

/** Plain data, so that it can be sent to a worker. */
export interface OwnSet {
  /** What its folder or its file is called. */
  id: string;
  name: Words;
  /** Who made it, as they call themselves. */
  author?: string;
  /** The game that it is for. */
  game: string;
  /** The file that says its name and its game. */
  path: string;
  /** Words that its cards bring and the game does not have: factions, organizations and the like. */
  words: readonly SetWord[];
  /** Pictures in place of those that are made of its cards' words. */
  pictures?: readonly CardPicture[] | undefined;
  cards: readonly SourceFile[];
  decks: readonly SourceFile[];
  /** How its packs are filled, with its own cards and no others. */
  packs: readonly SourceFile[];
  scenarios: readonly SourceFile[];
}

/** What lies in the folders beside `set.yaml`. */
export type Beside = Pick<OwnSet, "cards" | "decks" | "scenarios"> & Partial<Pick<OwnSet, "packs">>;

const word = z.string().trim().min(1);
const name = z.union(
  [
    word.transform((both): Words => ({ en: both, ja: both })),
    z.strictObject({ en: word, ja: word }),
    z.strictObject({ ja: word }).transform(({ ja }): Words => ({ en: ja, ja })),
    z.strictObject({ en: word }).transform(({ en }): Words => ({ en, ja: en })),
  ],
  { error: ({ input }) => (input === undefined ? SCHEMA.missing : SCHEMA.said).en },
);
/** The most words that a set declares. */
const MOST_WORDS = 200;
const inBoth = z.strictObject({ en: word.optional(), ja: word.optional(), of: word.optional() });
const declared = z.union(
  [
    word.transform((both): SetWord => ({ en: both, ja: both })),
    // a word with one name is called by it in both languages
    inBoth.transform(({ en, ja, of }, context): SetWord => {
      const one = en ?? ja;
      if (one === undefined) context.addIssue({ code: "custom", message: SCHEMA.said.en });
      return { en: one ?? "", ja: ja ?? one ?? "", ...(of === undefined ? {} : { of }) };
    }),
  ],
  { error: () => SCHEMA.said.en },
);
/** A text in one language or both; as the text of a card, at most so long. */
const LONGEST_TEXT = 500;
const text = word.max(LONGEST_TEXT);
const keyword = z
  .strictObject({
    name,
    text: z.union(
      [
        text.transform((one): Partial<Words> => ({ [writtenIn(one)]: one })),
        z.strictObject({ en: text, ja: text }),
        z.strictObject({ en: text }),
        z.strictObject({ ja: text }),
      ],
      { error: () => SCHEMA.said.en },
    ),
  })
  .transform(({ name, text }): SetWord => ({ ...name, text }));
/** How far a card has come. */
export const NOTE_STATES = ["idea", "testing", "done"] as const;
export type NoteState = (typeof NOTE_STATES)[number];
/** What its maker notes of a card: never part of play, nor of a record. */
export interface CardNote {
  /** What the card is called. */
  card: string;
  state?: NoteState | undefined;
  note?: string | undefined;
}
export const LONGEST_NOTE = 2000;
const MOST_NOTES = 2000;
const noted: z.ZodType<CardNote> = z.strictObject({
  card: word.max(LONGEST_NAME),
  state: z.enum(NOTE_STATES).optional(),
  note: word.max(LONGEST_NOTE).optional(),
});
const pictured: z.ZodType<CardPicture> = z.strictObject({
  card: word.max(LONGEST_NAME),
  file: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,99}\.jpe?g$/iu, SCHEMA.pictureFile.en),
});
/** A list with at most one entry of each card. */
const oneACard = <Of extends { card: string }>(of: z.ZodType<Of>, most: number, twice: Words) =>
  z
    .array(of)
    .max(most)
    .superRefine((all, context) => {
      const known = new Set<string>();
      all.forEach(({ card }, i) => {
        if (known.has(card)) context.addIssue({ code: "custom", path: [i, "card"], message: twice.en });
        known.add(card);
      });
    });

export const LONGEST_AUTHOR = 60;
const manifest = z.strictObject({
  name,
  author: word.max(LONGEST_AUTHOR).optional(),
  game: z.string(),
  words: z.array(declared).max(MOST_WORDS, SCHEMA.setWords.en).optional(),
  keywords: z.array(keyword).max(MOST_WORDS, SCHEMA.setWords.en).optional(),
  notes: oneACard(noted, MOST_NOTES, SCHEMA.notedTwice).optional(),
  pictures: oneACard(pictured, MOST_NOTES, SCHEMA.picturedTwice).optional(),
});
const whole = manifest.extend({
  cards: z.array(z.unknown()).optional(),
  decks: z.array(z.unknown()).optional(),
  packs: z.array(z.unknown()).optional(),
  scenarios: z.array(z.unknown()).optional(),
});

/** What a set says in one file. */
export const SET_KEYS: readonly string[] = Object.keys(whole.shape);

/** The folders beside `set.yaml`, and how the files that are read there end. */
export const SET_FOLDERS = {
  cards: [".yaml", ".yml", ".json", ".csv"],
  decks: [".yaml", ".yml"],
  packs: [".yaml", ".yml"],
  scenarios: [".yaml", ".yml"],
} as const;
export type SetFolder = keyof typeof SET_FOLDERS;

/** Whether a file is a whole set, and not a list of cards. */
export const isWholeSet = (file: SourceFile): boolean => {
  const { value } = new Document(file);
  return typeof value === "object" && value !== null && "game" in value;
};

/**
 * A set for one of these games, out of `set.yaml` and what lies beside it, or out of one file. Throws a
 * {@link ProblemsError}.
 */
export function readSet(id: string, games: readonly string[], file: SourceFile, folder?: Beside): OwnSet {
  // a folder with one file in it, and all in that
  const isAll = folder && Object.values(folder).every((files) => files.length === 0) && holdsMore(file);
  const beside = isAll ? undefined : folder;
  const { doc, read } = readManifest(games, file, beside === undefined);
  const {
    cards,
    decks = [],
    packs = [],
    scenarios,
    words: simple = [],
    keywords = [],
    notes: _,
    ...said
  } = read;
  const words = [...simple, ...keywords];
  const parts: Beside = beside ?? {
    cards: cards ? [alone(file, doc, ["cards"])] : [],
    decks: decks.map((_, i) => alone(file, doc, ["decks", i])),
    packs: packs.map((_, i) => alone(file, doc, ["packs", i])),
    scenarios: scenarios ? [alone(file, doc, ["scenarios"])] : [],
  };
  // by their words the cards of a set are told from those of the game and of other sets
  const own = parts.cards.map((cards) => ({ ...cards, words }));
  return { id, path: file.path, ...said, words, packs: [], ...parts, cards: own };
}

/** Whether a file holds what else lies in the folders beside it. */
export function holdsMore(file: SourceFile): boolean {
  const { value } = new Document(file);
  return typeof value === "object" && value !== null && Object.keys(SET_FOLDERS).some((key) => key in value);
}

/** What the maker of a set notes of its cards, out of the file that says its name. Throws a {@link ProblemsError}. */
export const readNotes = (games: readonly string[], file: SourceFile): readonly CardNote[] =>
  readManifest(games, file, holdsMore(file)).read.notes ?? [];

/** The same of its cards' pictures. */
export const readPictures = (games: readonly string[], file: SourceFile): readonly CardPicture[] =>
  readManifest(games, file, holdsMore(file)).read.pictures ?? [];

/** The file that says name and game, alone or with all else. */
function readManifest(
  games: readonly string[],
  file: SourceFile,
  isWhole: boolean,
): { doc: Document; read: z.infer<typeof whole> } {
  const doc = new Document(file, "yaml", longestFile);
  const shape: z.ZodType<z.infer<typeof whole>> = isWhole ? whole : manifest;
  const keys = Object.keys((isWhole ? whole : manifest).shape);
  if (doc.problems.length === 0 && (typeof doc.value !== "object" || Array.isArray(doc.value)))
    doc.report([], SET.file(keys));
  const read = doc.problems.length === 0 ? doc.check(shape, doc.value, [], keys) : undefined;
  if (read && !games.includes(read.game)) doc.reportWord(["game"], "game", read.game, games);
  if (!read || doc.problems.length > 0) throw new ProblemsError(doc.problems);
  return { doc, read };
}

/** The file with nothing left but what stands at a path, at its line and column. */
function alone({ path, text }: SourceFile, doc: Document, at: Path): SourceFile {
  const [from, to] = doc.span(at)!;
  return { path, text: blot(text.slice(0, from)) + text.slice(from, to) };
}

/** How many rulings a set has, as far as its files can be read. */
export const countRulings = ({ scenarios }: Pick<OwnSet, "scenarios">): number =>
  scenarios.reduce((n, file) => {
    const { value } = new Document(file);
    return n + (Array.isArray(value) ? value.length : 0);
  }, 0);

/** The set that a card came with; undefined where it is the game's. */
export const setOf = (sets: readonly OwnSet[], card: { file: string }): OwnSet | undefined =>
  sets.find((set) => set.cards.some(({ path }) => path === card.file));

/** Cards with the pictures that their sets have for them. */
export const withPictures = (cards: readonly CardInfo[], sets: readonly OwnSet[]): CardInfo[] =>
  cards.map((card) => ({ ...card, ...pictureOf(card, setOf(sets, card)?.pictures) }));

/** A set is played with its own game. */
export function fitsGame({ path, game }: OwnSet, id: string): void {
  if (game !== id) throw new ProblemsError([problemAt(path, SET.otherGame(game, id))]);
}

/** A list of cards and the file that it was read from. */
export interface PlacedList {
  list: ListInfo;
  file: SourceFile;
}

/** A deck of a set that is one file is called by its name: several lie in that file. */
export const calledIn = ({ path }: OwnSet, { list, file }: PlacedList): PlacedList =>
  file.path === path ? { file, list: { ...list, id: idOf(list.name) } } : { file, list };

/** The same for its packs. */
export const packsCalledIn = ({ path }: OwnSet, packs: PackInfo, file: SourceFile): PackInfo =>
  file.path === path ? { ...packs, id: idOf(packs.name.en ?? Object.values(packs.name)[0]!) } : packs;

/** A name as the id of a deck or a folder. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Each deck is found by its id and by its name, so no two may share one. */
export function tellSameDecks(lists: readonly PlacedList[]): void {
  const known = new Map<string, PlacedList>();
  const problems = lists.flatMap((placed) => {
    const words = [...new Set([placed.list.id, placed.list.name.toLowerCase()])];
    const first = words.map((said) => known.get(said)).find((found) => found !== undefined);
    for (const said of words) known.set(said, first ?? placed);
    if (!first) return [];
    const { path, text } = placed.file;
    const line = text.split("\n").findIndex((one) => /^\s*name:/.test(one)) + 1;
    return problemAt(path, SET.deckTaken(placed.list.name, first.list.name, first.file.path), {
      line: Math.max(1, line),
    });
  });
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Card files as a game reads them: tables among them are made into such. */
export function cardFilesIn({ forms }: GamePackage, files: readonly SourceFile[]): SourceFile[] {
  const { files: read, problems } = withoutTables(files, forms?.card ?? {});
  if (problems.length > 0) throw new ProblemsError(problems);
  return read;
}
