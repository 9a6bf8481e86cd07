/** Card texts that mean nothing, are unclear, or belong to another card or game: all of them have to be refused. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GamePackage, Words } from "@tefuda/kernel";
import { parse, stringify } from "yaml";
import { z } from "zod";
import type { Language } from "./entries.ts";
import { readEntry } from "./read.ts";

const written = z.array(
  z.strictObject({
    text: z.string(),
    /** The kind of card that bears it, in the words that natural texts are described with. */
    on: z.string(),
    /** What is wrong with it. */
    why: z.string(),
    /** Why it is taken nevertheless, so far. */
    known: z.string().optional(),
  }),
);

/** The nonsense of one game and language. */
export interface NonsenseList {
  game: string;
  language: Language;
  texts: z.infer<typeof written>;
}

const NAMED = /^(\w+)-(en|ja)\.yaml$/;

export const readNonsense = (folder: string): NonsenseList[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, game, language] = NAMED.exec(file) ?? [];
      if (game === undefined) return [];
      const texts = written.parse(parse(readFileSync(join(folder, file), "utf8")));
      return [{ game, language: language as Language, texts }];
    });

/** A text that is taken, as it prints again; or why it is refused and at which letter. */
export type Judged = { taken: string } | { refused: Words; column: number };

/** A text on its card, read and then checked as a file of cards is. */
export function judge(
  pack: GamePackage,
  language: Language,
  { text, on }: Pick<NonsenseList["texts"][number], "text" | "on">,
): Judged {
  const read = readEntry(pack, { game: pack.id, language, text, on, use: "" });
  if ("refused" in read) return read;
  const { problems } = pack.assemble([{ path: "nonsense", text: stringify([read.card]), draft: true }]);
  const [wrong] = problems;
  return wrong ? { refused: wrong.message, column: wrong.column } : { taken: read.print };
}
