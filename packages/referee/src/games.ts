/** Reading the files of a game from disk. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { readRuleFile, readRuleWords } from "@tefuda/cardtext/rulefile";
import {
  type Book,
  type FormatInfo,
  type Game,
  type GamePackage,
  keepInterpreted,
  type ListInfo,
  type PackInfo,
  type RuleInfo,
  type SourceFile,
  type Words,
} from "@tefuda/kernel";
import { toldOf } from "./format-page.ts";
import type { Lesson } from "./lesson.ts";
import { readLesson } from "./lesson-file.ts";
import {
  calledIn,
  cardFilesIn,
  fitsGame,
  type OwnSet,
  type PlacedList,
  packsCalledIn,
  readSet,
  SET_FOLDERS,
  type SetFolder,
  setOf,
  tellSameDecks,
} from "./own-set.ts";
import { near, ProblemsError, problemAt } from "./problems.ts";
import { type GameEntry, games, type MakeText } from "./registry.ts";
import { FILE, SET } from "./says.ts";

export { type GameEntry, games, type MakeText };

/** Where packages lie; paths of a game's files are told from here. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
/** All sources of the house, tests among them. */
export const sourcesOfTheHouse = (): string[] =>
  readdirSync(join(root, "packages"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|[\\/])(node_modules|dist|generated)[\\/]/.test(path))
    .map((path) => join(root, "packages", path))
    .sort();

/** A game with its cards, read from its files. */
export interface LoadedGame {
  pack: GamePackage;
  folder: string;
  /** Those of the game, and behind them those of the sets. */
  cardFiles: readonly SourceFile[];
  /** What somebody plays with besides. */
  sets: readonly OwnSet[];
  book: Book;
  game: Game;
}

/** An id that is no game's. */
export class NoSuchGame extends Error {
  constructor(id: string) {
    const meant = near(
      id,
      games.map((g) => g.id),
    );
    super(
      `there is no game "${id}"; there is ${games.map((g) => `${g.id} (${g.title})`).join(", ")}` +
        (meant.length > 0 ? `; did you mean ${meant.join(" or ")}?` : ""),
    );
  }
}

export function gameEntry(id: string): GameEntry {
  const entry = games.find((g) => g.id === id);
  if (!entry) throw new NoSuchGame(id);
  return entry;
}

/** Where the package of a game lies. */
export const packageFolder = (id: string): string => join(root, "packages/games", id);
export const gameFolder = (id: string): string => gameEntry(id).folder ?? packageFolder(id);

/** The card files of a game, as they lie in its folder. */
export const cardFilesOf = (id: string): SourceFile[] =>
  filesIn(join(gameFolder(id), "cards"), ".yaml").map(readSource);

const gameIds = games.map(({ id }) => id);

/** A set of one's own, out of a folder or of one file. */
export function openSet(path: string): OwnSet {
  const id = basename(resolve(path)).replace(/\.ya?ml$/, "");
  if (!existsSync(path)) throw new ProblemsError([problemAt(path, FILE.noneOrFolder)]);
  if (!statSync(path).isDirectory()) return readSet(id, gameIds, readSource(path));
  const file = join(path, "set.yaml");
  if (!existsSync(file)) throw new ProblemsError([problemAt(shownPath(file), SET.lacksFile)]);
  const within = (folder: SetFolder): SourceFile[] =>
    SET_FOLDERS[folder].flatMap((ending) => filesIn(join(path, folder), ending)).map(readSource);
  const beside = {
    ...{ cards: within("cards"), decks: within("decks") },
    ...{ packs: within("packs"), scenarios: within("scenarios") },
  };
  return readSet(id, gameIds, readSource(file), beside);
}

/**
 * Reads a game and its cards, for whoever may change how its programs run, and puts the cards of sets behind its own;
 * throws a {@link ProblemsError} that says where files are wrong. `changed`: card files that are read instead of those of
 * the game with the same paths, and behind them those with paths of their own.
 */
export async function loadGame(
  id: string,
  sets: readonly OwnSet[] = [],
  changed: readonly SourceFile[] = [],
): Promise<LoadedGame> {
  const pack = await gameEntry(id).load();
  const own = cardFilesOf(id);
  const paths = new Set(own.map(({ path }) => path));
  const kept = own.map((file) => changed.find(({ path }) => path === file.path) ?? file);
  const loaded = assembled(id, pack, [...kept, ...changed.filter(({ path }) => !paths.has(path))], sets);
  if (changed.length > 0) keepInterpreted(loaded.game);
  return loaded;
}

/** Games that were put together, by what they were made of. */
const shared = new Map<string, { of: readonly unknown[]; loaded: LoadedGame }>();

/** The game as {@link loadGame} reads it, for all who only play it: it is put together again when a file has changed. */
export async function sharedGame(id: string, sets: readonly OwnSet[] = []): Promise<LoadedGame> {
  const pack = await gameEntry(id).load();
  const own = cardFilesOf(id);
  const key = JSON.stringify([id, ...sets.map((set) => resolve(set.path))]);
  const of = [gameFolder(id), own, sets];
  const known = shared.get(key);
  if (known?.loaded.pack === pack && isDeepStrictEqual(known.of, of)) return known.loaded;
  const loaded = assembled(id, pack, own, sets);
  shared.set(key, { of, loaded });
  return loaded;
}

const withCards = (own: readonly SourceFile[], sets: readonly OwnSet[]): SourceFile[] => [
  ...own,
  ...sets.flatMap((set) => set.cards),
];

function assembled(
  id: string,
  pack: GamePackage,
  own: readonly SourceFile[],
  brought: readonly OwnSet[],
): LoadedGame {
  for (const set of brought) fitsGame(set, id);
  const sets = brought.map((set) => ({ ...set, cards: cardFilesIn(pack, set.cards) }));
  const cardFiles = withCards(own, sets);
  const put = sets.length > 1 ? togetherOrThrow(pack, own, sets) : assembleOrThrow(pack, cardFiles);
  // a set may come from anybody, so what it says never becomes text that is run
  if (sets.length > 0) keepInterpreted(put.game);
  return { pack, folder: gameFolder(id), cardFiles, sets, ...put };
}

/** Sets that are right each by itself may not go together: then that is said besides. */
function togetherOrThrow(
  pack: GamePackage,
  own: readonly SourceFile[],
  sets: readonly OwnSet[],
): ReturnType<typeof assembleOrThrow> {
  const { book, problems } = pack.assemble(withCards(own, sets));
  if (book) return { book, game: book.game };
  const areRight = sets.every((set) => pack.assemble(withCards(own, [set])).book);
  const told = areRight ? [problemAt(sets.at(-1)!.path, SET.apart(sets.map(({ id }) => id)))] : [];
  throw new ProblemsError([...toldOf(pack, problems, withCards(own, sets)), ...told]);
}

/** The game with further cards, as one scenario or a card file being checked brings them. */
export function assembleOrThrow(pack: GamePackage, files: readonly SourceFile[]): { book: Book; game: Game } {
  const { book, problems } = pack.assemble(files);
  if (!book) throw new ProblemsError(toldOf(pack, problems, files));
  return { book, game: book.game };
}

/** The lists of cards to play with: those of the sets first, then those that come with the game. */
export function loadLists(loaded: Omit<LoadedGame, "cardFiles" | "game">): ListInfo[] {
  const read = (file: SourceFile): PlacedList => ({ file, list: readList(loaded, file) });
  const ready = filesIn(join(loaded.folder, "decks"), ".yaml").map((path) => read(readSource(path)));
  const own = loaded.sets.flatMap((set) => set.decks.map((file) => calledIn(set, read(file))));
  // in this order, so that what is refused is what somebody wrote and not what was there
  if (own.length > 0) tellSameDecks([...ready, ...own]);
  return [...own, ...ready].map(({ list }) => list);
}

export function readList(
  loaded: Pick<LoadedGame, "pack" | "book">,
  file: SourceFile,
  format?: FormatInfo,
): ListInfo {
  const { list, problems } = loaded.pack.readList(file, loaded.book, format);
  if (!list || problems.length > 0) throw new ProblemsError(problems);
  return list;
}

/** The formats that come with a game; none where it is played in one way alone. */
export function loadFormats({ pack, folder }: Pick<LoadedGame, "pack" | "folder">): FormatInfo[] {
  if (!pack.readFormat) return [];
  return filesIn(join(folder, "formats"), ".yaml").map((path) => readFormat({ pack }, readSource(path)));
}

export function readFormat({ pack }: Pick<LoadedGame, "pack">, file: SourceFile): FormatInfo {
  const { format, problems } = pack.readFormat?.(file) ?? {
    problems: [problemAt(file.path, FILE.noFormats(pack.title))],
  };
  if (!format) throw new ProblemsError(problems);
  return format;
}

/** The files with the puzzles of a game; none where it has none. */
export const puzzleFiles = (id: string): SourceFile[] =>
  filesIn(join(gameFolder(id), "puzzles"), ".yaml").map(readSource);

/** The lessons of a game; none where it has none. */
export function loadLessons({ folder }: Pick<LoadedGame, "folder">): Lesson[] {
  return filesIn(join(folder, "lessons"), ".yaml").map((path) => {
    const { lesson, problems } = readLesson(readSource(path));
    if (!lesson) throw new ProblemsError(problems);
    return lesson;
  });
}

/** How the packs of a game are filled; none where it is not sold in packs. Cards of somebody's set are in none of them. */
export function loadPacks(loaded: LoadedGame): PackInfo[] {
  const { pack, folder, sets } = loaded;
  if (!pack.readPacks) return [];
  const book = { ...loaded.book, cards: loaded.book.cards.filter((card) => !setOf(sets, card)) };
  return filesIn(join(folder, "packs"), ".yaml").map((path) => {
    const { packs, problems } = pack.readPacks!(readSource(path), book);
    if (!packs) throw new ProblemsError(problems);
    return packs;
  });
}

/** The packs that sets bring, each filled with the cards of its set and no others. */
export function loadSetPacks({ pack, book, sets }: Pick<LoadedGame, "pack" | "book" | "sets">): PackInfo[] {
  return sets.flatMap((set) => {
    const own = { ...book, cards: book.cards.filter((card) => setOf([set], card)) };
    return set.packs.map((file) => {
      const { packs, problems } = pack.readPacks?.(file, own, true) ?? {
        problems: [problemAt(file.path, FILE.notSold(pack.title))],
      };
      if (!packs) throw new ProblemsError(problems);
      return packsCalledIn(set, packs, file);
    });
  });
}

/** The rules of a game in the book's order, with what they say in the languages that have a file beside the book. */
export async function loadRules(id: string): Promise<readonly RuleInfo[]> {
  const pack = await gameEntry(id).load();
  return rulesIn(join(gameFolder(id), "rulebook"), "rules.yaml", pack.readRules);
}

/** The book of limited play, which is the house's own and holds in all games. */
export const LIMITED_BOOK = "limited";
export const loadLimitedRules = (): readonly RuleInfo[] =>
  rulesIn(join(root, "packages/market/rulebook"), `${LIMITED_BOOK}.yaml`, readRuleFile);

function rulesIn(book: string, file: string, readRules: GamePackage["readRules"]): readonly RuleInfo[] {
  const { rules, problems } = readRules(readSource(join(book, file)));
  if (problems.length > 0) throw new ProblemsError(problems);
  return filesIn(book, ".yaml").reduce((read: readonly RuleInfo[], path) => {
    const language = /[\\/](?<language>[a-z]{2})\.yaml$/.exec(path)?.groups?.language;
    if (!language) return read;
    const said = readRuleWords(readSource(path), language, read);
    if (said.problems.length > 0) throw new ProblemsError(said.problems);
    return said.rules;
  }, rules);
}

/** A file as it stands on disk, its path told from the root, with slashes on every system. */
export function readSource(path: string): SourceFile {
  return { path: shownPath(path), text: textOf(path) };
}

/** Bytes of the largest file that is opened at all; what is read in it has closer bounds. */
const LARGEST_FILE = 16_000_000;

function textOf(path: string): string {
  const refuse = (why: Words): never => {
    throw new ProblemsError([problemAt(shownPath(path), why)]);
  };
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return refuse(FILE.noFile);
    if (stat.size > LARGEST_FILE) return refuse(FILE.most(LARGEST_FILE));
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    return refuse(code === "ENOENT" ? FILE.none : FILE.unread(code));
  }
}

export function shownPath(path: string): string {
  const inside = relative(root, resolve(path));
  return (inside.startsWith("..") ? path : inside).split("\\").join("/");
}

/** The most files and folders that are looked through. */
const MOST_FILES = 5000;

/** Files of a folder and the folders in it, in the order of their names. Links to other folders are not followed. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  let looked = 0;
  const within = (place: string): string[] => {
    const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.flatMap((entry) => {
      if (++looked > MOST_FILES) throw new ProblemsError([problemAt(folder, FILE.mostFiles(MOST_FILES))]);
      const path = join(place, entry.name);
      if (entry.isDirectory()) return within(path);
      return entry.name.endsWith(ending) ? [path] : [];
    });
  };
  try {
    return within(folder);
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new ProblemsError([problemAt(folder, FILE.unseen(code))]);
  }
}
