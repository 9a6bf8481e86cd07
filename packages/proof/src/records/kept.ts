/** The records kept for later versions: a file for every edition of a game's rules, a record a line, compressed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { filesIn } from "@tefuda/referee/games";
import { record, type SavedRecord } from "@tefuda/referee/record";

const FOLDER = join(import.meta.dirname, "../../records");
const ENDING = ".jsonl.gz";

export const keptFile = (game: string, edition: number): string =>
  join(FOLDER, `${game}.${edition}${ENDING}`);

export const isKept = (game: string, edition: number): boolean => existsSync(keptFile(game, edition));

/** All that are kept of a game, those of the first edition at the front. */
export function* keptRecords(game: string): Generator<SavedRecord> {
  for (const file of filesIn(FOLDER, ENDING)) {
    if (!file.startsWith(join(FOLDER, `${game}.`))) continue;
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    for (const line of lines) yield record.parse(JSON.parse(line));
  }
}

/** Writes the records of an edition, and gives how many bytes they take. */
export function keep(game: string, edition: number, records: Iterable<SavedRecord>): number {
  const lines = Array.from(records, (one) => `${JSON.stringify(one)}\n`);
  const bytes = gzipSync(lines.join(""), { level: 9 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(keptFile(game, edition), bytes);
  return bytes.length;
}
