/**
 * The records kept for later versions, a record a line, compressed: a file for every edition of a game's rules, and a further
 * one whenever the cards that its matches were played with are no longer the game's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Game, hasCards } from "@tefuda/kernel";
import { filesIn, gameFolder } from "@tefuda/referee/games";
import { record, type SavedRecord } from "@tefuda/referee/record";

/** Where a game keeps what later versions are held to. */
export const keptFolder = (game: string): string => join(gameFolder(game), "kept");
const ENDING = ".jsonl.gz";

const keptFile = (game: string, edition: number, part: number): string =>
  join(keptFolder(game), `${edition}${part === 1 ? "" : `-${part}`}${ENDING}`);

/** The records that name the edition of the rules as they are now, and hold cards as the game has them now. */
export const ofNow = (game: Game, records: readonly SavedRecord[]): SavedRecord[] =>
  records.filter(
    ({ edition, cards }) => edition === game.editions.length && (!cards || hasCards(game, cards)),
  );

/** All that are kept of a game, those of the first edition at the front. */
export function* keptRecords(game: string): Generator<SavedRecord> {
  for (const file of filesIn(keptFolder(game), ENDING)) {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    for (const line of lines) yield record.parse(JSON.parse(line));
  }
}

/** Writes records of an edition beside those that are kept, and gives the file and how many bytes they take. */
export function keep(
  game: string,
  edition: number,
  records: Iterable<SavedRecord>,
): { file: string; bytes: number } {
  let part = 1;
  while (existsSync(keptFile(game, edition, part))) part++;
  const file = keptFile(game, edition, part);
  const lines = Array.from(records, (one) => `${JSON.stringify(one)}\n`);
  const bytes = gzipSync(lines.join(""), { level: 9 });
  mkdirSync(keptFolder(game), { recursive: true });
  writeFileSync(file, bytes);
  return { file, bytes: bytes.length };
}
