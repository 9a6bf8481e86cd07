/**
 * Reading a record: it is played again with its own cards, and how it ends is compared with what it says. Where the
 * rules have changed since, that can fail; what was seen, if the record holds it, can be watched all the same.
 */
import {
  type Book,
  type Data,
  type GamePackage,
  type LogEntry,
  Match,
  MatchError,
  observersOf,
  plainView,
  sameData,
} from "@tefuda/kernel";
import type { SavedRecord } from "../record.ts";
import { bookOf, type OtherCard, type RecordBook, unreadIn } from "./cards.ts";
import { RECORD } from "./says.ts";
import { Seen } from "./seen.ts";
import { type Watched, watch } from "./watched.ts";

export interface Reading {
  /** What it is played and shown with: the game's own book, or one of the record's cards. */
  book: Book;
  others: readonly OtherCard[];
  /** Cards that are others than the game's but cannot be read: how they were is not known. */
  unread?: readonly OtherCard[];
  /** The match played again, as far as its answers are possible; left out where it cannot begin. */
  match?: Match;
  /** Why it cannot be played again to its last answer. */
  broken?: MatchError;
  /** Whether it comes to what the record says it came to, which not every record does. */
  end: "same" | "other" | "not said";
  seen?: Seen;
  /** After how many answers it first is not what was seen, or cannot go on. */
  parts?: number;
}

/** Throws a {@link MatchError} only for what was seen, where that cannot be read. */
export function readMatch(pack: GamePackage, own: Book, record: SavedRecord): Reading {
  const seen = record.seen && new Seen(record.seen, record.lists.length);
  if (seen && seen.length !== record.choices.length)
    throw new MatchError(RECORD.seenOf(seen.length, record.choices.length), "seen");
  const reading = { ...playAgain(pack, own, record), ...(seen ? { seen } : {}) };
  const { match, broken, end } = reading;
  if (!broken && end !== "other") return reading;
  const parts = seen && match ? partingOf(match, seen) : match?.length;
  return { ...reading, ...(parts === undefined ? {} : { parts }) };
}

function playAgain(pack: GamePackage, own: Book, record: SavedRecord): Reading {
  let read: RecordBook | undefined;
  let match: Match | undefined;
  try {
    read = bookOf(pack, own, record);
    match = Match.replay(read.book.game, record, 0);
    match.follow(record.choices);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    const failed = { broken: error, end: "not said" } as const;
    if (read) return { ...read, ...(match ? { match } : {}), ...failed };
    return { book: own, others: [], unread: unreadIn(own.game, record.cards ?? []), ...failed };
  }
  const end = record.end === undefined ? "not said" : record.end === match.end ? "same" : "other";
  return { ...read, match, end };
}

/** The first place at which somebody sees something else than was seen then. */
function partingOf(match: Match, seen: Seen): number | undefined {
  const again = watch(match);
  const last = Math.min(again.length, seen.length);
  let step = 0;
  while (step <= last && looksAsSeen(again, seen, step)) step++;
  // it is left as it was found, at its last answer
  while (match.redo());
  if (step <= last) return step;
  return last < seen.length ? last : undefined;
}

/** Whether everybody sees after so many answers what was seen then, and was told the same since the answer before. */
export function looksAsSeen(again: Watched, seen: Seen, step: number): boolean {
  const seats = again.view(step, 0).seats.length;
  return observersOf(seats).every((observer) => {
    const told = (of: Watched): Data => of.log(step, observer, "en", step - 1).map(plainEntry);
    const looks = (of: Watched): Data => plainView(of.view(step, observer));
    return sameData(looks(again), looks(seen)) && sameData(told(again), told(seen));
  });
}

/** What an entry is about, whatever words it is told in. */
const plainEntry = (entry: LogEntry): Data =>
  entry.kind === "line"
    ? [
        entry.message,
        ...entry.parts.map((part) => ("card" in part ? part.card : "seat" in part ? part.seat : null)),
      ].filter((part) => part !== null)
    : (JSON.parse(JSON.stringify(entry)) as Data);
