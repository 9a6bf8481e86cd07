/** Both ways to carry out programs, for tests that hold for either. */
import { compileToSource, type Game } from "../src/index.ts";

/** How a game is run: instruction by instruction, or as functions made for it. */
export const backEnds = [
  ["closures", (game: Game) => game],
  [
    "source",
    (game: Game) => {
      compileToSource(game);
      return game;
    },
  ],
] as const;

export const LISTS = [[0, 1, 2], [0]];
