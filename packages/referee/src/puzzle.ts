/** Puzzles: scenarios with a goal, of which the answers are a solution. */
import type { SourceFile } from "@tefuda/kernel";
import { type Goal, readScenarios, type Scenario } from "./scenario-file.ts";

/** A puzzle as pages tell of it before it is on a table; it is known by its English title among those of its game. */
export interface PuzzleInfo extends Omit<Goal, "hint"> {
  title: Scenario["words"]["title"];
  note?: Scenario["words"]["note"];
}

/** The puzzles of a file, as far as they can be read, in its order. */
export const puzzlesIn = (file: SourceFile): PuzzleInfo[] =>
  readScenarios(file).scenarios.flatMap(({ words, puzzle }) => {
    if (!puzzle) return [];
    const { hint: _, ...told } = puzzle;
    return [{ ...words, ...told }];
  });
