/** Whether the solver and brute force say the same of a small position. */
import { allListed, type Goal, solve } from "@tefuda/bots/solve/solve";
import { MachineFault, type Match } from "@tefuda/kernel";
import { bruteForce, TooMany } from "./brute.ts";

export interface Compared {
  goal: Goal;
  /** Whether any answer reaches the goal. */
  reached: boolean;
  /** The worlds that the solver told apart. */
  worlds: number;
  /** Answers of which the two say otherwise, and what brute force says. */
  differ: readonly [string, boolean][];
}

/** For both goals; nothing for one in which brute force would go through more positions than `bound`. */
export function compare(match: Match, passes: readonly string[], bound: number): Compared[] {
  const { machine: m, asked } = match;
  if (asked === null || m.layout.seats !== 2) return [];
  const seat = asked;
  const start = m.s.slice();
  const until = m.number(m.game.shape.numbers.indexOf("turn")) + 1;
  const problem = { ...allListed(match), passes };
  return (["win", "survive"] as const).flatMap((goal): Compared[] => {
    const brute = orTooMany(() => bruteForce({ m, seat, goal, until, bound }));
    m.dice = undefined;
    m.s.set(start);
    m.resume();
    if (!brute) return [];
    const { answers, worlds } = solve({ ...problem, goal });
    const proven = new Map(answers.map(({ say, proven }) => [[say].flat().join(" + "), proven]));
    const differ = [...brute].filter(([answer, good]) => proven.get(answer) !== good);
    return [{ goal, reached: [...brute.values()].includes(true), worlds, differ }];
  });
}

function orTooMany<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    // a position that the rules cannot go on from is none to compare
    if (error instanceof TooMany || error instanceof MachineFault) return undefined;
    throw error;
  }
}
