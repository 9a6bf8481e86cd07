/** Every game that is bundled, put together from its files when it is first opened. */
import type { Book, GamePackage, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import { packages } from "../data/packages.ts";
import type { GameData, GameEntry } from "./host.ts";
import { HostError } from "./host.ts";

type Raw = Readonly<Record<string, string>>;
const cardFiles = import.meta.glob("../../../games/*/cards/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const listFiles = import.meta.glob("../../../games/*/decks/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const ruleFiles = import.meta.glob("../../../games/*/rulebook/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;

/** A game with its book, ready to be played. */
export interface Shelf {
  pack: GamePackage;
  book: Book;
  data: GameData;
}

const opened = new Map<string, Shelf>();

export function gamesThere(): GameEntry[] {
  return packages.map(({ id, title }) => ({ id, title }));
}

export function openGame(id: string): Shelf {
  const before = opened.get(id);
  if (before) return before;
  const pack = packages.find((p) => p.id === id);
  if (!pack) throw new HostError(`There is no game called "${id}" here.`);
  const { book, problems } = pack.assemble(filesOf(cardFiles, id));
  if (!book)
    throw new HostError(`The cards of ${pack.title} cannot be read: ${problems.map(inWords).join("; ")}`);
  const lists: ListInfo[] = [];
  for (const file of filesOf(listFiles, id)) {
    const read = pack.readList(file, book);
    if (read.list) lists.push(read.list);
    problems.push(...read.problems);
  }
  const rules = filesOf(ruleFiles, id).flatMap((file) => {
    const read = pack.readRules(file);
    problems.push(...read.problems);
    return read.rules;
  });
  const { min, max } = book.game.seats;
  const data: GameData = {
    id,
    title: pack.title,
    layout: pack.layout,
    seats: { min, max },
    cards: [...book.cards],
    lists,
    rules,
    problems,
  };
  const shelf = { pack, book, data };
  opened.set(id, shelf);
  return shelf;
}

function filesOf(files: Raw, game: string): SourceFile[] {
  const room = `/games/${game}/`;
  return Object.entries(files)
    .filter(([path]) => path.includes(room))
    .map(([path, text]) => ({ path: path.slice(path.indexOf(room) + 1), text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const inWords = (p: Problem): string => `${p.file}, line ${p.line}: ${p.message}`;
