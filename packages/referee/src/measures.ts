/**
 * What was measured of a game: `measures/winners.yaml`, how the ready decks of its set fared against each other,
 * `measures/trade.yaml`, the bounds that hold for trade with it, `measures/rulings.yaml`, those for the search of rulings, and
 * `measures/health.yaml`, those for how its matches go.
 * The command that measures stands in each.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem, SourceFile } from "@tefuda/kernel";
import { z } from "zod";
import { Document } from "./document.ts";
import { gameFolder, readSource } from "./games.ts";
import { ProblemsError } from "./problems.ts";

const winners = z.strictObject({
  command: z.string().min(1),
  games: z.int().min(1),
  decks: z.record(z.string(), z.strictObject({ wins: z.int().min(0), of: z.int().min(0) })),
});
export type Winners = z.infer<typeof winners>;

/** A bound of a measure: the least or the most that it may be. */
const bound = z.strictObject({
  rule: z.string().min(1),
  measure: z.string().min(1),
  least: z.number().optional(),
  most: z.number().optional(),
  /** What it was when the bound was stated. */
  measured: z.number(),
});
const bounds = z.strictObject({
  command: z.string().min(1),
  /** Why the bounds are where they are. */
  chosen: z.string().min(1),
  /** The test that measures anew and holds the bounds against it. */
  test: z.string().min(1),
  bounds: z.array(bound).min(1),
});
export type MeasuredBound = z.infer<typeof bound>;
export type MeasuredBounds = z.infer<typeof bounds>;

export interface PlacedBounds extends MeasuredBounds {
  file: string;
  /** The line of each bound. */
  lines: number[];
}

/** What a file of bounds says; nothing, and the problems, where it cannot be read. */
export function readBounds(file: SourceFile): { bounds?: PlacedBounds; problems: Problem[] } {
  const doc = new Document(file);
  const read = doc.problems.length === 0 ? doc.check(bounds, doc.value, []) : undefined;
  if (!read || doc.problems.length > 0) return { problems: doc.problems };
  const lines = read.bounds.map((_, i) => doc.place(["bounds", i]).line);
  return { bounds: { ...read, file: file.path, lines }, problems: [] };
}

export const winnersFile = (id: string): string => join(gameFolder(id), "measures/winners.yaml");
/** What bounds are stated for. */
export const BOUNDED = ["trade", "rulings", "health"] as const;
export type Bounded = (typeof BOUNDED)[number];
export const boundsFile = (id: string, of: Bounded = "trade"): string =>
  join(gameFolder(id), `measures/${of}.yaml`);

/** How the ready decks of a game fared; nothing where nobody has measured that yet. */
export function loadWinners(id: string): Winners | undefined {
  const path = winnersFile(id);
  if (!existsSync(path)) return undefined;
  const doc = new Document(readSource(path));
  const read = doc.problems.length === 0 ? doc.check(winners, doc.value, []) : undefined;
  if (!read) throw new ProblemsError(doc.problems);
  return read;
}

/** The bounds that a game states; nothing where it has none. */
export function loadBounds(id: string, of: Bounded = "trade"): PlacedBounds | undefined {
  const path = boundsFile(id, of);
  if (!existsSync(path)) return undefined;
  const { bounds, problems } = readBounds(readSource(path));
  if (!bounds) throw new ProblemsError(problems);
  return bounds;
}

/** The rules of a game that measured bounds show, because no single match can. */
export const boundedRules = (id: string): Set<string> =>
  new Set(BOUNDED.flatMap((of) => loadBounds(id, of)?.bounds ?? []).map(({ rule }) => rule));
