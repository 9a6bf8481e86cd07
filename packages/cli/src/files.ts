/** Files that are read: what comes in is checked at the door. */
import { existsSync, statSync } from "node:fs";
import { Match, MatchError, type SourceFile } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import { type LoadedGame, readSource } from "@tefuda/referee/games";
import { ProblemsError, problemAt } from "@tefuda/referee/problems";
import { RECORD_KEYS, record, type SavedRecord } from "@tefuda/referee/record";
import { bookOf } from "@tefuda/referee/records/cards";
import { type Reading, readMatch } from "@tefuda/referee/records/reading";
import { RECORD } from "@tefuda/referee/records/says";
import { seenOf } from "@tefuda/referee/records/seen";
import { FILE } from "@tefuda/referee/says";
import { checkBounds } from "./foreign.ts";
import { Misuse } from "./io.ts";

/** The text of a file that has to be there. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new Misuse((w) => w.noFile(path));
  if (!statSync(path).isFile()) throw new Misuse((w) => w.notAFile(path));
  return readSource(path).text;
}

/** A saved match and its document, which knows the place of everything in it. */
export interface Saved {
  record: SavedRecord;
  doc: Document;
}

/** Reads a saved match; throws problems with their places. */
export const readRecord = (path: string): Saved => recordIn({ path, text: readText(path) });

/** The saved match that a file holds. */
export function recordIn({ path, text }: SourceFile): Saved {
  if (text.trim() === "") throw new ProblemsError([problemAt(path, FILE.empty)]);
  const doc = new Document({ path, text }, "json");
  if (doc.problems.length > 0) throw new ProblemsError(doc.problems);
  const read = doc.check(record, doc.value, [], RECORD_KEYS);
  if (!read || doc.problems.length > 0) throw new ProblemsError(doc.problems);
  return { record: read, doc };
}

/** The game with the cards that a saved match is played with: its own where they are others than the game has. */
export async function gameOf(saved: Saved, loaded: LoadedGame): Promise<LoadedGame> {
  await checkBounds(saved.record, loaded);
  return told(saved, loaded, () => {
    const { book } = bookOf(loaded.pack, loaded.book, saved.record);
    return { ...loaded, book, game: book.game };
  });
}

/** Reads a saved match as far as that is possible, and compares it with what it says of itself. */
export async function readSaved(saved: Saved, loaded: LoadedGame): Promise<Reading> {
  await checkBounds(saved.record, loaded);
  return told(saved, loaded, () => readMatch(loaded.pack, loaded.book, saved.record));
}

/** Plays a saved match again with a game that has its cards; what does not fit is told with its place in the file. */
export function replaySaved(saved: Saved, { game }: Pick<LoadedGame, "game">): Match {
  checkWords(saved, { game });
  return told(saved, { game }, () => Match.replay(game, saved.record));
}

/** Cards and settings that are not there are told with what may have been meant. */
export function checkWords({ record: saved, doc }: Saved, { game }: Pick<LoadedGame, "game">): void {
  saved.lists.forEach((list, i) => {
    list.forEach((name, j) => {
      if (!game.byName.has(name))
        doc.reportWord(["lists", i, j], "card", name, [...game.byName.keys()], {
          listedBy: `tefuda cards list ${game.id}`,
        });
    });
  });
  for (const name of Object.keys(saved.settings)) {
    if (!Object.hasOwn(game.shape.settings, name))
      doc.reportWord(["settings", name], "setting", name, Object.keys(game.shape.settings), { key: true });
  }
  if (doc.problems.length > 0) throw new ProblemsError(doc.problems);
}

/** What is wrong with a record is told with its place in the file. */
function told<T>(saved: Saved, loaded: Pick<LoadedGame, "game">, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    return refuse(saved, loaded, error);
  }
}

/** Tells what is wrong with a record, at its place, and that it is of other rules where it is. */
export function refuse(
  { doc, record: { edition } }: Saved,
  { game }: Pick<LoadedGame, "game">,
  error: MatchError,
): never {
  doc.report(error.at, error.words);
  const now = game.editions.length;
  if (edition > 0 && edition !== now) doc.report(["edition"], RECORD.edition(edition, now));
  throw new ProblemsError(doc.problems);
}

/**
 * A match as the text of a file; one that is over with what was seen of it, if it is asked for, so that it can be watched
 * under any later rules. A line for every part that a person may want to read: a card has one, and so has all that was seen.
 */
export function textOf(match: Match, withSeen: boolean): string {
  const record = match.record();
  const seen = withSeen && match.over ? seenOf(match.game, record) : undefined;
  const whole: SavedRecord = { ...record, end: match.end, ...(seen ? { seen } : {}) };
  const parts = Object.entries(whole).map(([part, value]) => {
    const text =
      part === "seen"
        ? JSON.stringify(value)
        : part === "cards"
          ? `[\n  ${(value as readonly unknown[]).map((card) => JSON.stringify(card)).join(",\n  ")}\n ]`
          : JSON.stringify(value, null, 1).replaceAll("\n", "\n ");
    return ` ${JSON.stringify(part)}: ${text}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}
