/** Both ways to carry out programs, for tests that hold for either. */
import { act, type Frame, type Game, generateCode, type Machine, type Step } from "../src/index.ts";
import { started, tiny } from "./tiny.ts";

/** How a game is run: instruction by instruction, or as functions made for it. */
export const backEnds = [
  ["interpreter", (game: Game) => game],
  [
    "codegen",
    (game: Game) => {
      generateCode(game);
      return game;
    },
  ],
] as const;

export const LISTS = [[0, 1, 2], [0]];

/** Runs steps, which write into a list, to the question that follows or the end. */
export type Logged = (steps: (f: Frame, log: (what: (m: Machine) => unknown) => Step) => Step) => {
  m: Machine;
  log: unknown[];
};
export function logged(made: (game: Game) => Game, steps: Parameters<Logged>[0]): ReturnType<Logged> {
  const log: unknown[] = [];
  const game = tiny({ steps: (f) => steps(f, (what) => act((m) => log.push(what(m)))) });
  return { m: started(made(game), LISTS), log };
}
