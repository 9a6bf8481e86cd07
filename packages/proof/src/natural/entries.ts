/** Card texts as people write them by nature: read from a folder, a file a game and language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export type Language = "en" | "ja";

/** One text, with the card that bears it, in words as its writer put them down. */
export interface Entry {
  game: string;
  language: Language;
  /** Its place in its file, counted from 1. */
  number: number;
  text: string;
  /** The kind of card that bears it, with what is printed on that. */
  on: string;
  use: string;
  before: string;
  after: string;
}

const written = z.array(
  z.strictObject({
    text: z.string(),
    on: z.string(),
    use: z.string(),
    before: z.string(),
    after: z.string(),
  }),
);
const NAMED = /^(\w+)-(en|ja)\.yaml$/;

/** All entries of a folder, of one game or language alone where one is named. */
export function readEntries(folder: string, game?: string, language?: string): Entry[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, id, spoken] = NAMED.exec(file) ?? [];
      if (id === undefined || (game !== undefined && id !== game)) return [];
      if (language !== undefined && spoken !== language) return [];
      const entries = written.parse(parse(readFileSync(join(folder, file), "utf8")));
      return entries.map((entry, i) => ({
        game: id,
        language: spoken as Language,
        number: i + 1,
        ...entry,
      }));
    });
}
