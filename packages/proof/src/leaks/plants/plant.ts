/**
 * A planted leak: a change of one place in the text of the program by which it tells somebody what they may not know.
 * Plants show that the proof would find such a leak, so each has to be found, and by comparing what is given alone.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";

const plants = z.array(
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
    /** The game in which it is looked for; most are in the parlour, which hides in every way there is. */
    game: z.string().default("parlour"),
    /** Whether it shows so rarely that it is looked for as long as deep tests look. */
    deep: z.boolean().default(false),
  }),
);
export type Plant = z.infer<typeof plants>[number];

/** All plants of a file, or those that are listed in `plants.yaml`. */
export const allPlants = (path: string | URL = new URL("./plants.yaml", import.meta.url)): Plant[] =>
  plants.parse(parse(readFileSync(path, "utf8")));

const root = new URL("../../../../../", import.meta.url);
export const urlOf = (plant: Plant): string => new URL(plant.file, root).href;

/** The text of a plant's file with the leak in it. Throws, in words, if its place is not there exactly once. */
export function plantedText(plant: Plant): string {
  const path = fileURLToPath(urlOf(plant));
  if (!existsSync(path)) throw new Error(`plant "${plant.id}": there is no file ${plant.file}`);
  const pieces = readFileSync(path, "utf8").split(plant.find);
  if (pieces.length !== 2)
    throw new Error(
      `plant "${plant.id}": the text ${JSON.stringify(plant.find)} stands in ${plant.file} ${pieces.length - 1} times, not once`,
    );
  return pieces.join(plant.replace);
}
