import fc from "fast-check";
import { expect, test } from "vitest";
import { anyResult, chanceOf, entrantsOf, played } from "../../test/tournaments.ts";
import { pastOf, pointsOf } from "./past.ts";
import { pairSwiss, swissRounds } from "./swiss.ts";
import { type Entrant, type Round, takesPart } from "./tournament.ts";

/** So many rounds with any results, after each of which some may leave. */
function playedOut(
  count: number,
  rounds: number,
  seed: number,
  leaving: number,
): { entrants: Entrant[]; rounds: Round[] } {
  const chance = chanceOf(seed);
  let entrants = entrantsOf(count);
  const done: Round[] = [];
  for (let number = 1; number <= rounds; number++) {
    done.push(played(pairSwiss(entrants, done, chance), () => anyResult(chance)));
    entrants = entrants.map((one) => {
      const leaves = one.dropped === null && chance(100) < leaving;
      return leaves ? { ...one, dropped: number } : one;
    });
  }
  return { entrants, rounds: done };
}

const fields = fc.record({
  count: fc.integer({ min: 1, max: 64 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer({ min: 0, max: 1e9 }),
  leaving: fc.constantFrom(0, 5, 30),
});

test("everybody who is here has one place, and there is a bye only where one is left over", () => {
  fc.assert(
    fc.property(fields, ({ count, rounds: most, seed, leaving }) => {
      const { entrants, rounds } = playedOut(count, most, seed, leaving);
      for (const { number, pairings } of rounds) {
        const here = entrants.filter((one) => takesPart(one, number)).map(({ id }) => id);
        const paired = pairings.flatMap(({ players }) => players.filter((id) => id !== null));
        expect(paired.toSorted()).toEqual(here.toSorted());
        expect(pairings.filter(({ players }) => players[1] === null).length).toBe(here.length % 2);
        expect(pairings.map(({ table }) => table)).toEqual(pairings.map((_, i) => i + 1));
      }
    }),
  );
});

test("nobody has a second bye while somebody had none", () => {
  fc.assert(
    fc.property(fields, ({ count, rounds: most, seed, leaving }) => {
      const { entrants, rounds } = playedOut(count, most, seed, leaving);
      for (const [i, { number, pairings }] of rounds.entries()) {
        const free = pairings.find(({ players }) => players[1] === null)?.players[0];
        if (free === undefined) continue;
        const here = entrants.filter((one) => takesPart(one, number)).map(({ id }) => id);
        const past = pastOf(here, rounds.slice(0, i));
        expect(past.get(free)?.byes).toBe(Math.min(...[...past.values()].map(({ byes }) => byes)));
      }
    }),
  );
});

test("no two meet twice in as many rounds as they are usual", () => {
  fc.assert(
    fc.property(fields, ({ count, seed }) => {
      const { rounds } = playedOut(count, swissRounds(count), seed, 0);
      const pairs = rounds.flatMap(({ pairings }) =>
        pairings.filter(({ players }) => players[1] !== null).map(({ players }) => players.toSorted().join()),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    }),
  );
});

/** What a way of pairing is judged by, in this order. */
type Judged = [secondByes: number, repeats: number, freePoints: number, squares: number];
const compare = (a: Judged, b: Judged): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];

/** Every way to pair these. */
function* allPairings(ids: readonly (string | null)[]): Generator<[string | null, string | null][]> {
  const [one = null, ...others] = ids;
  if (others.length === 0) yield [];
  for (const [i, other] of others.entries())
    for (const rest of allPairings(others.toSpliced(i, 1))) yield [[one, other], ...rest];
}

test("no other way to pair up to eight is better", () => {
  const small = fc.record({
    count: fc.integer({ min: 2, max: 8 }),
    rounds: fc.integer({ min: 1, max: 8 }),
    seed: fc.integer({ min: 0, max: 1e9 }),
  });
  fc.assert(
    fc.property(small, ({ count, rounds: most, seed }) => {
      const { entrants, rounds } = playedOut(count, most, seed, 0);
      const before = rounds.slice(0, -1);
      const ids = entrants.map(({ id }) => id);
      const past = pastOf(ids, before);
      const judge = (pairs: readonly (readonly [string | null, string | null])[]): Judged => {
        const judged: Judged = [0, 0, 0, 0];
        for (const [a, b] of pairs) {
          const one = past.get(a ?? b ?? "");
          const other = a && b ? past.get(b) : undefined;
          if (!one) throw new Error("nobody is paired");
          if (other) {
            const last = one.met.findLast(({ opponent }) => opponent === b)?.round;
            judged[1] += last === undefined ? 0 : rounds.length + last;
            judged[3] += (pointsOf(one) - pointsOf(other)) ** 2;
          } else {
            judged[0] += one.byes;
            judged[2] += pointsOf(one);
          }
        }
        return judged;
      };
      let best: Judged = [Infinity, 0, 0, 0];
      for (const pairs of allPairings(count % 2 ? [...ids, null] : ids)) {
        const judged = judge(pairs);
        if (compare(judged, best) < 0) best = judged;
      }
      expect(judge(rounds.at(-1)!.pairings.map(({ players }) => players))).toEqual(best);
    }),
    { numRuns: 200 },
  );
});

test("with more rounds than opponents the same meet again in turn", () => {
  const { rounds } = playedOut(4, 9, 3, 0);
  const met = rounds.map(({ pairings }) =>
    pairings
      .map(({ players }) => players.toSorted().join())
      .toSorted()
      .join(" "),
  );
  expect(new Set(met.slice(0, 3)).size).toBe(3);
  expect(met.slice(3, 6)).toEqual(met.slice(0, 3));
  expect(met.slice(6, 9)).toEqual(met.slice(0, 3));
  expect(playedOut(2, 5, 1, 0).rounds.every(({ pairings }) => pairings.length === 1)).toBe(true);
});

test("the first seat is for whom had it less often, the first table for the most points", () => {
  const { entrants, rounds } = playedOut(33, 8, 11, 0);
  for (const [i, { pairings }] of rounds.entries()) {
    const past = pastOf(
      entrants.map(({ id }) => id),
      rounds.slice(0, i),
    );
    const metOf = (id: string) => past.get(id)?.met ?? [];
    const firsts = (id: string) => metOf(id).filter(({ first }) => first).length;
    const most: number[] = [];
    for (const { players } of pairings) {
      const [one, other] = players;
      if (other === null) continue;
      expect(firsts(one)).toBeLessThanOrEqual(firsts(other));
      most.push(Math.max(...players.map((id) => pointsOf(past.get(id ?? "") ?? { met: [], byes: 0 }))));
    }
    expect(most).toEqual(most.toSorted((a, b) => b - a));
    expect(pairings.at(-1)?.players[1]).toBeNull();
  }
  // two who meet again and again take turns
  const [a, b, ...more] = playedOut(2, 6, 5, 0).rounds.map(({ pairings }) => pairings[0]!.players[0]);
  expect(a).not.toBe(b);
  expect(more).toEqual([a, b, a, b]);
});

test("the same chance gives the same pairings, another gives others", () => {
  expect(playedOut(31, 6, 4, 10)).toEqual(playedOut(31, 6, 4, 10));
  expect(playedOut(31, 1, 4, 0)).not.toEqual(playedOut(31, 1, 5, 0));
});

test("256 can be paired through ten rounds without a repeat", () => {
  const { rounds } = playedOut(256, 10, 9, 2);
  const pairs = rounds.flatMap(({ pairings }) => pairings.map(({ players }) => players.toSorted().join()));
  const twice = pairs.filter((pair) => pair.split(",").length === 2);
  expect(new Set(twice).size).toBe(twice.length);
});

test("the usual number of rounds", () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 64, 65, 256].map(swissRounds)).toEqual([
    0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8,
  ]);
});
