/** The list of games, and reading a game's files from disk. A further game is one more entry. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Book, Game, GamePackage, ListInfo, RuleInfo, SourceFile } from "@tefuda/kernel";
import { near, ProblemsError } from "./problems.ts";

export interface GameEntry {
  id: string;
  title: string;
  load: () => Promise<GamePackage>;
  /** Sections of its rulebook whose rules are enforced in rooms that are still to be built. */
  later: readonly string[];
  /** Where its files lie, if not with the others. */
  folder?: string;
}

export const games: readonly GameEntry[] = [
  {
    id: "ttcg",
    title: "True Trading Card Game",
    load: async () => (await import("@tefuda/ttcg")).ttcg,
    later: ["ttcg-16", "ttcg-17"],
  },
];

/** Where packages lie; paths of a game's files are told from here. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A game with its cards, read from its files. */
export interface LoadedGame {
  pack: GamePackage;
  folder: string;
  cardFiles: readonly SourceFile[];
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

export const gameFolder = (id: string): string => gameEntry(id).folder ?? join(root, "packages/games", id);

/** Reads a game and its cards; throws a {@link ProblemsError} that says where its files are wrong. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const pack = await gameEntry(id).load();
  const folder = gameFolder(id);
  const cardFiles = filesIn(join(folder, "cards"), ".yaml").map(readSource);
  return { pack, folder, cardFiles, ...assembleOrThrow(pack, cardFiles) };
}

/** The game with further cards, as one scenario or a card file being checked brings them. */
export function assembleOrThrow(pack: GamePackage, files: readonly SourceFile[]): { book: Book; game: Game } {
  const { book, problems } = pack.assemble(files);
  if (!book) throw new ProblemsError(problems);
  return { book, game: book.game };
}

/** The lists of cards that come with a game. */
export function loadLists(loaded: LoadedGame): ListInfo[] {
  return filesIn(join(loaded.folder, "decks"), ".yaml").map((path) => readList(loaded, readSource(path)));
}

export function readList(loaded: LoadedGame, file: SourceFile): ListInfo {
  const { list, problems } = loaded.pack.readList(file, loaded.book);
  if (!list || problems.length > 0) throw new ProblemsError(problems);
  return list;
}

/** The rules of a game in the book's order. */
export async function loadRules(id: string): Promise<RuleInfo[]> {
  const pack = await gameEntry(id).load();
  const { rules, problems } = pack.readRules(readSource(join(gameFolder(id), "rulebook/rules.yaml")));
  if (problems.length > 0) throw new ProblemsError(problems);
  return rules;
}

/** A file as it stands on disk, its path told from the root, with slashes on every system. */
export function readSource(path: string): SourceFile {
  return { path: shownPath(path), text: readFileSync(path, "utf8") };
}

export function shownPath(path: string): string {
  const inside = relative(root, resolve(path));
  return (inside.startsWith("..") ? path : inside).split("\\").join("/");
}

/** Files of a folder and the folders in it, in the order of their names. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path, ending);
    return name.endsWith(ending) ? [path] : [];
  });
}
