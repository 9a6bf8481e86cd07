/** A game put together from its files, ready to be played; where the files come from is a library's matter. */
import {
  type Book,
  type FormatInfo,
  type GamePackage,
  keepInterpreted,
  type ListInfo,
  type PackInfo,
  type Problem,
  type RuleInfo,
  type SourceFile,
} from "@tefuda/kernel";
import { toldOf } from "@tefuda/referee/format-page";
import { readLesson } from "@tefuda/referee/lesson-file";
import {
  calledIn,
  cardFilesIn,
  type OwnSet,
  type PlacedList,
  tellSameDecks,
  withPictures,
} from "@tefuda/referee/own-set";
import { ProblemsError } from "@tefuda/referee/problems";
import { withWords } from "@tefuda/referee/shown-words";
import type { GameData, GameEntry } from "./host.ts";
import { HostError } from "./host.ts";

/** Positions that are played from: what rulings begin with, or puzzles. */
export type PositionsOf = "scenarios" | "puzzles";

/** A game with its book. */
export interface Shelf {
  pack: GamePackage;
  book: Book;
  data: GameData;
  /** How the packs of its sets are filled. */
  packs: readonly PackInfo[];
  /** Where there are any: what it was put together from. */
  files?: GameFiles;
  /** The files of its rulings or puzzles, which are loaded when they are asked for. */
  rulings?: (room: PositionsOf) => Promise<SourceFile[]>;
  /** Its rulebook, which is loaded when somebody searches. */
  rules?: () => Promise<readonly RuleInfo[]>;
}

/** The games that a desk can open. */
export interface Library {
  games(): GameEntry[];
  /** Done when a game can be opened, if it is there. */
  load(id: string): Promise<void>;
  /** A game that has been loaded. Throws a {@link HostError} for one that is not there, or whose cards cannot be read. */
  open(id: string): Shelf;
}

/** The files of one game. */
export interface GameFiles {
  cards: readonly SourceFile[];
  lists: readonly SourceFile[];
  packs: readonly SourceFile[];
  formats: readonly SourceFile[];
  lessons: readonly SourceFile[];
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
  const lessons = files.lessons.flatMap((file) => {
    const read = readLesson(file);
    problems.push(...read.problems);
    return read.lesson ?? [];
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
    problems,
    sets: [],
    lessons,
  };
  return { pack, book, data, packs: sets, files };
}

/** The game with sets of somebody's own beside it. Throws a {@link ProblemsError} where they are wrong. */
export function shelfWith(base: Shelf, sets: readonly OwnSet[]): Shelf {
  const { pack, files } = base;
  if (sets.length === 0 || !files) return base;
  const all = [
    ...files.cards,
    ...cardFilesIn(
      pack,
      sets.flatMap(({ cards }) => cards),
    ),
  ];
  const { book, problems } = pack.assemble(all);
  if (!book) throw new ProblemsError(toldOf(pack, problems, all));
  // a set may come from anybody, so what it says never becomes text that is run
  keepInterpreted(book.game);
  const read = (file: SourceFile): PlacedList => {
    const { list, problems } = pack.readList(file, book);
    if (!list || problems.length > 0) throw new ProblemsError(problems);
    return { file, list };
  };
  const own = sets.map((set) => ({ set, lists: set.decks.map((file) => calledIn(set, read(file))) }));
  const placed = own.flatMap(({ lists }) => lists);
  if (placed.length > 0) tellSameDecks([...files.lists.map(read), ...placed]);
  const data: GameData = {
    ...base.data,
    layout: withWords(base.data.layout, book.game.words ?? []),
    cards: withPictures(book.cards, sets),
    lists: [...base.data.lists, ...placed.map(({ list }) => list)],
    sets: own.map(({ set: { id, name, cards }, lists }) => ({
      id,
      name,
      cards: book.cards
        .filter(({ file }) => cards.some(({ path }) => path === file))
        .map((card) => card.name),
      decks: lists.map(({ list }) => list.id),
    })),
  };
  return { ...base, book, data, files: { ...files, cards: all }, rulings: withTheirs(base.rulings, sets) };
}

/** The rulings of a game and, behind them, those of sets, in files that begin with the set's id. */
const withTheirs =
  (rulings: Shelf["rulings"], sets: readonly OwnSet[]): NonNullable<Shelf["rulings"]> =>
  async (room) => {
    const own = (await rulings?.(room)) ?? [];
    if (room === "puzzles") return own;
    const theirs = sets.flatMap(({ id, scenarios }) =>
      scenarios.map((file) => ({ ...file, path: `${id}/${file.path}` })),
    );
    return [...own, ...theirs];
  };

const changesOf = ({ settings }: FormatInfo): number => Object.keys(settings).length;
const inWords = (p: Problem): string => `${p.file}, line ${p.line}: ${p.message.en}`;
