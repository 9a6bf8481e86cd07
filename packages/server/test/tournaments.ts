/** Tournaments with chance from a seed, for tests. */
import { Chance } from "@tefuda/kernel";
import type { Chance as Below, Entrant, Outcome, Result, Round } from "../src/tournament/tournament.ts";

/** Chance that is the same for the same seed. */
export function chanceOf(seed: number): Below {
  const chance = new Chance();
  chance.open(seed);
  return (below) => chance.below(below);
}

/** So many of them: a0, a1, ... with falling ratings. */
export const entrantsOf = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ id: `a${i}`, rating: 1500 - i, dropped: null }));

const outcomes: readonly Outcome[] = [
  "first",
  "first",
  "first",
  "second",
  "second",
  "second",
  "drawn",
  "bothLost",
];

export function anyResult(chance: Below): Result {
  const outcome = outcomes[chance(outcomes.length)] ?? "drawn";
  const loser = chance(2);
  const games = { first: [2, loser], second: [loser, 2], drawn: [1, 1], bothLost: [0, 0] }[outcome];
  return { outcome, games: chance(2) ? null : [games[0] ?? 0, games[1] ?? 0] };
}

/** The round as it is when everybody has played. */
export const played = (round: Round, resultOf: (players: readonly [string, string]) => Result): Round => ({
  ...round,
  pairings: round.pairings.map((pairing) => {
    const [first, second] = pairing.players;
    return { ...pairing, result: second === null ? null : resultOf([first, second]) };
  }),
});
