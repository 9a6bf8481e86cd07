/** Positions of rulings to begin from: everything that is rare stands in one of them, with its cards at hand. */
import { join } from "node:path";
import { gameFolder, games } from "@tefuda/referee/games";
import { begin } from "@tefuda/referee/moment";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import type { Arena, Start } from "./arena.ts";

/** Of the rulings of a file one of the first so many is taken. */
const OF_A_FILE = 12;

/** So many positions of a game, each number others; games that have no rulings have none. */
export async function positionsOf(arena: Arena, first: number, count: number): Promise<Start[]> {
  if (count === 0 || !games.some(({ id }) => id === arena.id)) return [];
  const files = scenarioFiles([join(gameFolder(arena.id), "scenarios")]);
  const taken = new Map<string, number>();
  for (let n = first; n < first + count; n++)
    taken.set(files[(n * 7) % files.length]!.path, Math.floor(n / files.length) % OF_A_FILE);
  const seen = new Map<string, number>();
  const { bound } = await loadScenarios(
    files.filter(({ path }) => taken.has(path)),
    arena.id,
    ({ file }) => {
      const n = seen.get(file) ?? 0;
      seen.set(file, n + 1);
      return n === taken.get(file);
    },
  );
  return bound.flatMap(({ start, game, pack }): Start[] => {
    // what a ruling writes down of chance is used up by its own answers alone
    const begun = begin({ ...start, chance: [] }, game, pack.layout);
    if (!("match" in begun)) return [];
    return [{ arena: { ...arena, book: { ...arena.book, game } }, match: begun.match }];
  });
}
