/** Files that are read: what comes in is checked at the door. */
import { existsSync, statSync } from "node:fs";
import { Match, MatchError, type MatchRecord, type SourceFile } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import { type LoadedGame, readSource } from "@tefuda/referee/games";
import { ProblemsError, problemAt } from "@tefuda/referee/problems";
import { RECORD_KEYS, record } from "@tefuda/referee/record";
import { FILE } from "@tefuda/referee/says";
import { Misuse } from "./io.ts";

/** The text of a file that has to be there. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new Misuse((w) => w.noFile(path));
  if (!statSync(path).isFile()) throw new Misuse((w) => w.notAFile(path));
  return readSource(path).text;
}

/** A saved match and its document, which knows the place of everything in it. */
export interface Saved {
  record: MatchRecord;
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

/** Plays a saved match again, up to `until` answers; what does not fit is told with its place in the file. */
export function replaySaved(
  { record: saved, doc }: Saved,
  { game }: Pick<LoadedGame, "game">,
  until?: number,
): Match {
  saved.lists.forEach((list, i) => {
    list.forEach((name, j) => {
      if (!game.byName.has(name))
        doc.reportWord(["lists", i, j], "card", name, [...game.byName.keys()], {
          listedBy: `tefuda cards list ${game.id}`,
        });
    });
  });
  for (const name of Object.keys(saved.settings)) {
    if (!Object.hasOwn(game.settings, name))
      doc.reportWord(["settings", name], "setting", name, Object.keys(game.settings), { key: true });
  }
  if (doc.problems.length > 0) throw new ProblemsError(doc.problems);
  try {
    return Match.replay(game, saved, until ?? saved.choices.length);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    doc.report(error.at, error.words);
    throw new ProblemsError(doc.problems);
  }
}
