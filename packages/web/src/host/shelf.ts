/** A game put together from its files, ready to be played; where the files come from is a library's matter. */
import type { Book, FormatInfo, GamePackage, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import type { GameData, GameEntry } from "./host.ts";
import { HostError } from "./host.ts";

/** A game with its book. */
export interface Shelf {
  pack: GamePackage;
  book: Book;
  data: GameData;
}

/** The games that a desk can open. */
export interface Library {
  games(): GameEntry[];
  /** Throws a {@link HostError} for a game that is not there, or whose cards cannot be read. */
  open(id: string): Shelf;
}

/** The files of one game. */
export interface GameFiles {
  cards: readonly SourceFile[];
  lists: readonly SourceFile[];
  packs: readonly SourceFile[];
  formats: readonly SourceFile[];
  rules: readonly SourceFile[];
}

export function shelfOf(pack: GamePackage, files: GameFiles): Shelf {
  const { book, problems } = pack.assemble(files.cards);
  if (!book)
    throw new HostError(`The cards of ${pack.title} cannot be read: ${problems.map(inWords).join("; ")}`);
  const lists: ListInfo[] = [];
  for (const file of files.lists) {
    const read = pack.readList(file, book);
    if (read.list) lists.push(read.list);
    problems.push(...read.problems);
  }
  const sets = files.packs.flatMap((file) => {
    const read = pack.readPacks?.(file, book);
    problems.push(...(read?.problems ?? []));
    return read?.packs ?? [];
  });
  const formats = files.formats.flatMap((file) => {
    const read = pack.readFormat?.(file);
    problems.push(...(read?.problems ?? []));
    return read?.format ? [read.format] : [];
  });
  const rules = files.rules.flatMap((file) => {
    const read = pack.readRules(file);
    problems.push(...read.problems);
    return read.rules;
  });
  const { min, max } = book.game.seats;
  const data: GameData = {
    id: pack.id,
    title: pack.title,
    layout: pack.layout,
    seats: { min, max },
    cards: [...book.cards],
    lists,
    ...(pack.sealed && sets[0] ? { sealed: { set: sets[0], packs: pack.sealed } } : {}),
    // the plain one changes nothing
    formats: formats.sort((a, b) => changesOf(a) - changesOf(b)),
    rules,
    problems,
  };
  return { pack, book, data };
}

const changesOf = ({ settings }: FormatInfo): number => Object.keys(settings).length;
const inWords = (p: Problem): string => `${p.file}, line ${p.line}: ${p.message.en}`;
