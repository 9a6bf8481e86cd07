/**
 * A seeded leak: a change of one place in the text of the program by which it tells somebody what they may not know.
 * Seeded leaks show that the proof would find such a leak, so each has to be found, and by comparing what is given alone.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";

const leaks = z.array(
  z.strictObject({
    id: z.string(),
    /** What it is that tells. */
    kind: z.string(),
    /** What it would tell, and whom. */
    tells: z.string(),
    /** The file, from the root, with the text that stands in it once and what is put in its place. */
    file: z.string(),
    find: z.string(),
    replace: z.string(),
    /** The game in which it is looked for; most are in the hiding toy, which hides in every way there is. */
    game: z.string().default("hiding"),
    /** Whether it shows so rarely that it is looked for as long as deep tests look. */
    deep: z.boolean().default(false),
  }),
);
export type SeededLeak = z.infer<typeof leaks>[number];

/** All leaks of a file, or those that are listed in `leaks.yaml`. */
export const allSeeded = (path: string | URL = new URL("./leaks.yaml", import.meta.url)): SeededLeak[] =>
  leaks.parse(parse(readFileSync(path, "utf8")));

const root = new URL("../../../../../", import.meta.url);
export const urlOf = (leak: SeededLeak): string => new URL(leak.file, root).href;

/** The text of a leak's file with the leak in it. Throws, in words, if its place is not there exactly once. */
export function seededText(leak: SeededLeak): string {
  const path = fileURLToPath(urlOf(leak));
  if (!existsSync(path)) throw new Error(`leak "${leak.id}": there is no file ${leak.file}`);
  const pieces = readFileSync(path, "utf8").split(leak.find);
  if (pieces.length !== 2)
    throw new Error(
      `leak "${leak.id}": the text ${JSON.stringify(leak.find)} stands in ${leak.file} ${pieces.length - 1} times, not once`,
    );
  return pieces.join(leak.replace);
}
