/**
 * The cards of a record. Where they are what the game has, the game's own book is played with; else a book is made of
 * them, as if they were a set of their own.
 */
import {
  type Book,
  type CardSource,
  type Game,
  type GamePackage,
  hasCards,
  keepInterpreted,
  MatchError,
  type MatchRecord,
  type Problem,
  type SetWord,
  type SourceFile,
  sameData,
  wordsOf,
} from "@tefuda/kernel";
import { besideIt } from "../scenario-book.ts";
import { AWAY } from "../words.ts";
import { RECORD } from "./says.ts";

/** A card of a record that the game has no more, or has otherwise. */
export interface OtherCard {
  name: string;
  now: "gone" | "other";
}

export interface RecordBook {
  book: Book;
  /** The cards of the record that the game does not have as they are there; empty where its own book is played with. */
  others: readonly OtherCard[];
}

type Carried = Pick<MatchRecord, "cards" | "words" | "opening">;

/** The book that a record is played with. Throws a {@link MatchError} where its cards cannot be read. */
export function bookOf(pack: GamePackage, own: Book, record: Carried): RecordBook {
  const read = cardsOf(pack, own, record);
  // a ruling lays what it does not need aside, and is played on with that place
  const aside = record.opening?.position.shared?.[AWAY] !== undefined;
  const isThere = read.book.game.shape.zones.some(({ id }) => id === AWAY);
  return aside && !isThere ? { ...read, book: besideIt(read.book) } : read;
}

function cardsOf(pack: GamePackage, own: Book, { cards, words }: Carried): RecordBook {
  if (!cards || hasCards(own.game, cards)) return { book: own, others: [] };
  const { sources } = own.game;
  if (!sources) throw new MatchError(RECORD.noCards(pack.title), "cards");
  const book = madeOf(pack, cardFiles(cards, words));
  // whoever wrote these cards is not who wrote the game
  keepInterpreted(book.game);
  const others = [...book.game.sources!].flatMap(([name, source]): OtherCard[] => {
    const now = sources.get(name);
    return now && sameData(now, source) ? [] : [{ name, now: now ? "other" : "gone" }];
  });
  return { book, others };
}

/** The cards of a record that are not the game's, where no book can be made of them: by what the game calls them. */
export function unreadIn({ sources }: Game, cards: readonly CardSource[]): OtherCard[] {
  return cards.flatMap((card): OtherCard[] => {
    const called = englishName(card);
    const named = [...(sources ?? [])].filter(([, source]) => englishName(source) === called);
    if (named.some(([, source]) => sameData(source, card))) return [];
    if (named.length > 0) return named.map(([name]) => ({ name, now: "other" }));
    return called === undefined ? [] : [{ name: called, now: "gone" }];
  });
}

/** The name by which a card is known, which a file says in one language or in both; undefined where it says none. */
function englishName({ name }: CardSource): string | undefined {
  const named = name as { en?: unknown; ja?: unknown } | null;
  const called = typeof named === "object" ? (named?.en ?? named?.ja) : named;
  return typeof called === "string" ? called : undefined;
}

function madeOf(pack: GamePackage, files: readonly SourceFile[]): Book {
  const { book, problems } = assembled(pack, files);
  if (book) return book;
  const [{ file, line, message }] = problems as [Problem];
  throw new MatchError(RECORD.card(message), "cards", Number(file) + line - 1);
}

/** A set that is too much for its game stops it in the middle. */
function assembled(pack: GamePackage, files: readonly SourceFile[]): ReturnType<GamePackage["assemble"]> {
  try {
    return pack.assemble(files);
  } catch (error) {
    throw new MatchError(RECORD.set(wordsOf(error)), "cards");
  }
}

/** A file is read up to some length. */
const MOST_OF_A_FILE = 90_000;

/**
 * Cards as card files, with the words that sets brought, a card a line: JSON is YAML. A file is called by the number of its
 * first card.
 */
export function cardFiles(cards: readonly CardSource[], words?: readonly SetWord[]): SourceFile[] {
  const files: { first: number; lines: string[]; letters: number }[] = [];
  cards.forEach((card, i) => {
    const line = JSON.stringify(card);
    const last = files.at(-1);
    if (last && last.letters + line.length < MOST_OF_A_FILE) {
      last.lines.push(line);
      last.letters += line.length;
    } else files.push({ first: i, lines: [line], letters: line.length });
  });
  return files.map(({ first, lines }) => ({
    path: String(first),
    text: `[${lines.join(",\n")}]`,
    ...(words ? { words } : {}),
  }));
}
