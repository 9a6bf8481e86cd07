/**
 * A set of one's own: cards, decks and rulings that stand beside those of a game and are no part of it. It is a folder, with
 * `set.yaml` and the folders a game has, or one file that holds all of it. Reads no disk, so that a page can do the same
 * with files that somebody drops on it.
 */
import { withoutTables } from "@tefuda/cardtext/card-table";
import { writtenIn } from "@tefuda/cardtext/written-in";
import { longestFile } from "@tefuda/cardtext/yaml";
import type { GamePackage, ListInfo, PackInfo, SetWord, SourceFile, Words } from "@tefuda/kernel";
import { z } from "zod";
import { Document, type Path } from "./document.ts";
import { SCHEMA } from "./issues.ts";
import { ProblemsError, problemAt } from "./problems.ts";
import { SET } from "./says.ts";
import { blot } from "./subset.ts";

/** Plain data, so that it can be sent to a worker. */
export interface OwnSet {
  /** What its folder or its file is called. */
  id: string;
  name: Words;
  /** The game that it is for. */
  game: string;
  /** The file that says its name and its game. */
  path: string;
  /** Words that its cards bring and the game does not have: factions, organizations and the like. */
  words: readonly SetWord[];
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
const manifest = z.strictObject({
  name,
  game: z.string(),
  words: z.array(declared).max(MOST_WORDS, SCHEMA.setWords.en).optional(),
  keywords: z.array(keyword).max(MOST_WORDS, SCHEMA.setWords.en).optional(),
});
const whole = manifest.extend({
  cards: z.array(z.unknown()).optional(),
  decks: z.array(z.unknown()).optional(),
  packs: z.array(z.unknown()).optional(),
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
export function readSet(id: string, games: readonly string[], file: SourceFile, beside?: Beside): OwnSet {
  const doc = new Document(file, "yaml", longestFile);
  const shape: z.ZodType<z.infer<typeof whole>> = beside ? manifest : whole;
  const keys = Object.keys((beside ? manifest : whole).shape);
  if (doc.problems.length === 0 && (typeof doc.value !== "object" || Array.isArray(doc.value)))
    doc.report([], SET.file(keys));
  const read = doc.problems.length === 0 ? doc.check(shape, doc.value, [], keys) : undefined;
  if (read && !games.includes(read.game)) doc.reportWord(["game"], "game", read.game, games);
  if (!read || doc.problems.length > 0) throw new ProblemsError(doc.problems);
  const { cards, decks = [], packs = [], words: simple = [], keywords = [], ...said } = read;
  const words = [...simple, ...keywords];
  const parts: Beside = beside ?? {
    cards: cards ? [alone(file, doc, ["cards"])] : [],
    decks: decks.map((_, i) => alone(file, doc, ["decks", i])),
    packs: packs.map((_, i) => alone(file, doc, ["packs", i])),
    scenarios: [],
  };
  // by their words the cards of a set are told from those of the game and of other sets
  const own = parts.cards.map((cards) => ({ ...cards, words }));
  return { id, path: file.path, ...said, words, packs: [], ...parts, cards: own };
}

/** The file with nothing left but what stands at a path, at its line and column. */
function alone({ path, text }: SourceFile, doc: Document, at: Path): SourceFile {
  const [from, to] = doc.span(at)!;
  return { path, text: blot(text.slice(0, from)) + text.slice(from, to) };
}

/** The set that a card came with; undefined where it is the game's. */
export const setOf = (sets: readonly OwnSet[], card: { file: string }): OwnSet | undefined =>
  sets.find((set) => set.cards.some(({ path }) => path === card.file));

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
