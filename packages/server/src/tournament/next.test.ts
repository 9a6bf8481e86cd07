/** Whole tournaments, from their first round to who stands where. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyResult, chanceOf, entrantsOf, played } from "../../test/tournaments.ts";
import { bracket, eliminationRounds } from "./elimination.ts";
import { eliminationOf, nextRound, nextStep, type Place } from "./next.ts";
import type { Outcome, Pairing, Plan, Result, Round, Tournament } from "./tournament.ts";

const won = (outcome: Outcome): Result => ({ outcome, games: null });

/** Plays a tournament out; `leave` may change who is still here after a round. */
function playOut(
  start: Tournament,
  resultOf: (players: readonly [string, string]) => Result,
  seed = 1,
  leave: (at: Tournament) => Tournament = (at) => at,
): { tournament: Tournament; ranking: readonly Place[] } {
  const chance = chanceOf(seed);
  let tournament = start;
  for (let i = 0; i < 200; i++) {
    const next = nextStep(tournament);
    if (next.step === "over") return { tournament, ranking: next.ranking };
    if (next.step === "pair") {
      const round = nextRound(tournament, chance);
      if (!round) throw new Error("a round that is asked for is paired");
      expect(round.number).toBe(next.number);
      tournament = { ...tournament, rounds: [...tournament.rounds, round] };
      continue;
    }
    const last = tournament.rounds.at(-1)!;
    const again = new Set([...next.tables, ...next.rematches]);
    const results = played(last, resultOf).pairings;
    const pairings = last.pairings.map((one, i) => (again.has(one.table) ? results[i]! : one));
    const rounds = [...tournament.rounds.slice(0, -1), { ...last, pairings }];
    tournament = leave({ ...tournament, rounds });
  }
  throw new Error("it never ends");
}

const start = (count: number, plan: Plan): Tournament => ({ plan, entrants: entrantsOf(count), rounds: [] });
/** The one with the lower number, who is rated higher, wins. */
const favourite = ([a, b]: readonly [string, string]): Result =>
  won(Number(a.slice(1)) < Number(b.slice(1)) ? "first" : "second");
const playersOf = (round: Round | undefined) => round?.pairings.map(({ players }) => players);

test("the bracket of eight: the best meet last", () => {
  const { tournament, ranking } = playOut(start(8, { form: "elimination" }), favourite);
  expect(tournament.rounds.map(playersOf)).toEqual([
    [
      ["a0", "a7"],
      ["a3", "a4"],
      ["a1", "a6"],
      ["a2", "a5"],
    ],
    [
      ["a0", "a3"],
      ["a1", "a2"],
    ],
    [["a0", "a1"]],
  ]);
  expect(ranking.map(({ id, rank }) => `${id}:${rank}`).join(" ")).toBe(
    "a0:1 a1:2 a2:3 a3:3 a4:5 a5:5 a6:5 a7:5",
  );
});

test("whoever is seeded higher comes first, wherever in the bracket they won", () => {
  const upset = (players: readonly [string, string]): Result =>
    players.includes("a0") && players.includes("a7") ? won("second") : favourite(players);
  const { tournament } = playOut(start(8, { form: "elimination" }), upset);
  expect(playersOf(tournament.rounds[1])).toEqual([
    ["a3", "a7"],
    ["a1", "a2"],
  ]);
  expect(playersOf(tournament.rounds[2])).toEqual([["a1", "a3"]]);
});

test("where they are no power of two the best have byes; losers of the semi-finals may play for the third place", () => {
  const knockout = { thirdPlace: true, drawn: "higherSeed" } as const;
  const { tournament, ranking } = playOut(start(6, { form: "elimination", knockout }), () => won("drawn"));
  expect(tournament.rounds.map(playersOf)).toEqual([
    [
      ["a0", null],
      ["a3", "a4"],
      ["a1", null],
      ["a2", "a5"],
    ],
    [
      ["a0", "a3"],
      ["a1", "a2"],
    ],
    [
      ["a0", "a1"],
      ["a2", "a3"],
    ],
  ]);
  expect(ranking.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(playOut(start(3, { form: "elimination", knockout }), favourite).ranking).toEqual([
    { id: "a0", rank: 1 },
    { id: "a1", rank: 2 },
    { id: "a2", rank: 3 },
  ]);
});

test("a drawn match is played again where that is asked for", () => {
  const knockout = { thirdPlace: false, drawn: "rematch" } as const;
  const chance = chanceOf(1);
  const tournament = start(4, { form: "elimination", knockout });
  const round = nextRound(tournament, chance)!;
  const [one, other] = round.pairings as [Pairing, Pairing];
  const half = { ...round, pairings: [{ ...one, result: won("drawn") }, other] };
  expect(nextStep({ ...tournament, rounds: [half] })).toEqual({ step: "wait", tables: [2], rematches: [1] });
  const drawn = {
    ...round,
    pairings: [
      { ...one, result: won("drawn") },
      { ...other, result: won("second") },
    ],
  };
  expect(nextStep({ ...tournament, rounds: [drawn] })).toEqual({ step: "wait", tables: [], rematches: [1] });
  expect(nextRound({ ...tournament, rounds: [drawn] }, chance)).toBeNull();
});

test("after the Swiss rounds the first four go on, and the others keep their order", () => {
  const plan: Plan = { form: "swiss", rounds: 4, cut: 4 };
  const { tournament, ranking } = playOut(start(9, plan), favourite, 3);
  expect(tournament.rounds.map(({ pairings }) => pairings.length)).toEqual([5, 5, 5, 5, 2, 1]);
  expect(tournament.rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  const { seeding } = eliminationOf(tournament)!;
  expect(playersOf(tournament.rounds[4])).toEqual([
    [seeding[0], seeding[3]],
    [seeding[1], seeding[2]],
  ]);
  expect(
    ranking
      .slice(0, 4)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...seeding].sort());
  expect(ranking.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(ranking[0]).toEqual({ id: "a0", rank: 1 });
  expect(ranking[4]?.rank).toBe(5);
});

test("who leaves before the cut makes way, who leaves after it lets the other go on", () => {
  const plan: Plan = { form: "swiss", rounds: 2, cut: 4 };
  const leave = (at: Tournament): Tournament => {
    const goes = { 2: "a0", 3: "a1" }[at.rounds.length];
    const entrants = at.entrants.map((one) =>
      one.id === goes ? { ...one, dropped: at.rounds.length } : one,
    );
    return { ...at, entrants };
  };
  const { tournament, ranking } = playOut(start(8, plan), favourite, 3, leave);
  const { seeding } = eliminationOf(tournament)!;
  expect(seeding).toHaveLength(4);
  expect(seeding).not.toContain("a0");
  expect(seeding).toContain("a1");
  // a1 won the semi-final and left: the final is not played
  expect(tournament.rounds[3]?.pairings).toEqual([
    { table: 1, players: [expect.not.stringMatching("a1"), null], result: null },
  ]);
  expect(ranking.find(({ id }) => id === "a1")?.rank).toBe(2);
  expect(ranking.find(({ id }) => id === "a0")?.rank).toBeGreaterThan(4);
});

test("nobody, one alone, and everybody gone", () => {
  for (const plan of [{ form: "elimination" }, { form: "swiss", rounds: 3, cut: 8 }] as const) {
    expect(nextStep(start(0, plan))).toEqual({ step: "over", ranking: [] });
    expect(nextStep(start(1, plan))).toEqual({ step: "over", ranking: [{ id: "a0", rank: 1 }] });
  }
});

test("the bracket is known as far as it is decided", () => {
  const tournament = start(5, { form: "elimination" });
  const empty = bracket(eliminationOf(tournament)!);
  expect(empty.rounds.map((round) => round.map(({ players }) => players))).toEqual([
    [
      ["a0", null],
      ["a3", "a4"],
      ["a1", null],
      ["a2", null],
    ],
    [
      [null, null],
      [null, null],
    ],
    [[null, null]],
  ]);
  const first = played(nextRound(tournament, chanceOf(1))!, favourite);
  const later = bracket(eliminationOf({ ...tournament, rounds: [first] })!);
  expect(later.rounds[1]?.map(({ players }) => players)).toEqual([
    ["a0", "a3"],
    ["a1", "a2"],
  ]);
  expect(later.rounds[2]?.[0]).toEqual({ players: [null, null], bye: false, pairing: null, winner: null });
});

const anything = fc.record({
  count: fc.integer({ min: 0, max: 64 }),
  seed: fc.integer({ min: 0, max: 1e9 }),
  leaving: fc.constantFrom(0, 10, 50),
  plan: fc.oneof(
    fc.record({
      form: fc.constant("swiss" as const),
      rounds: fc.integer({ min: 1, max: 7 }),
      cut: fc.constantFrom(null, 2, 4, 8),
    }),
    fc.record({
      form: fc.constant("elimination" as const),
      knockout: fc.record({
        thirdPlace: fc.boolean(),
        drawn: fc.constantFrom("higherSeed" as const, "rematch" as const),
      }),
    }),
  ),
});

test("whatever is played and whoever leaves, it comes to its end and ranks everybody once", () => {
  fc.assert(
    fc.property(anything, ({ count, seed, leaving, plan }) => {
      const chance = chanceOf(seed);
      const leave = (at: Tournament): Tournament => ({
        ...at,
        entrants: at.entrants.map((one) =>
          one.dropped === null && chance(100) < leaving ? { ...one, dropped: at.rounds.length } : one,
        ),
      });
      const play = () => playOut(start(count, plan), () => anyResult(chance), seed, leave);
      const { tournament, ranking } = play();
      expect(ranking.map(({ id }) => id).toSorted()).toEqual(
        tournament.entrants.map(({ id }) => id).toSorted(),
      );
      for (const [i, { rank }] of ranking.entries()) {
        expect(rank).toBeLessThanOrEqual(i + 1);
        expect(rank).toBeGreaterThanOrEqual(ranking[i - 1]?.rank ?? 1);
      }
      const elimination = eliminationOf(tournament);
      if (!elimination || elimination.seeding.length < 2) return;
      expect(elimination.rounds.length).toBe(eliminationRounds(elimination.seeding.length));
      for (const { pairings } of elimination.rounds) {
        const paired = pairings.flatMap(({ players }) => players.filter((id) => id !== null));
        expect(new Set(paired).size).toBe(paired.length);
      }
      expect(ranking.filter(({ rank }) => rank === 1)).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
