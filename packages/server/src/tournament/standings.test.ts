import fc from "fast-check";
import { expect, test } from "vitest";
import { anyResult, chanceOf, entrantsOf, played } from "../../test/tournaments.ts";
import { standings } from "./standings.ts";
import { pairSwiss } from "./swiss.ts";
import type { Entrant, Outcome, Pairing, Round } from "./tournament.ts";

const entrants = (ids: string): Entrant[] => [...ids].map((id) => ({ id, rating: 1500, dropped: null }));

/** A round told as "ab 2-1": a beat b by two games to one; "c" has a bye. */
function round(number: number, ...told: string[]): Round {
  const pairings = told.map((one, i): Pairing => {
    const [players = "", score] = one.split(" ");
    const games = score?.split("-").map(Number);
    const [won = 0, lost = 0] = games ?? [];
    const outcome: Outcome = won === lost ? "drawn" : won > lost ? "first" : "second";
    const result = score === undefined ? null : { outcome, games: [won, lost] as const };
    return { table: i + 1, players: [players[0] ?? "", players[1] ?? null], result };
  });
  return { number, pairings };
}

const rowOf = (ids: string, id: string, ...rounds: Round[]) => {
  const row = standings(entrants(ids), rounds).find((one) => one.id === id);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
};

test("points, and what decides between as many, reckoned by hand", () => {
  const rounds = [round(1, "ab 2-1", "cd 2-0"), round(2, "ac 2-0", "bd 1-1")];
  const rows = standings(entrants("abcd"), rounds);
  expect(rows.map(({ id, rank, points }) => [id, rank, points])).toEqual([
    ["a", 1, 6],
    ["c", 2, 3],
    ["b", 3, 1],
    ["d", 4, 1],
  ]);
  const [a, c, b, d] = rows;
  // b has 1 of 6 points, raised to a third; c has 3 of 6
  expect(a?.opponentsMatches).toBeCloseTo((1 / 3 + 1 / 2) / 2, 8);
  expect(a?.games).toBeCloseTo(4 / 5, 8);
  expect(c?.games).toBeCloseTo(1 / 2, 8);
  // a has 4 of 5 games, d 1 of 4, raised to a third
  expect(b?.opponentsGames).toBeCloseTo((4 / 5 + 1 / 3) / 2, 8);
  // both drew with each other: b met a, who won everything; d met c
  expect([b?.opponentsMatches, d?.opponentsMatches]).toEqual([
    expect.closeTo((1 + 1 / 3) / 2, 8),
    expect.closeTo((1 / 2 + 1 / 3) / 2, 8),
  ]);
});

test("a bye is worth a win in points and nothing in what decides between as many", () => {
  const row = rowOf("abc", "c", round(1, "ab 2-0", "c"), round(2, "ac 2-0", "b"));
  expect(row).toMatchObject({ points: 3, byes: 1, won: 0, lost: 1 });
  expect(row.games).toBeCloseTo(1 / 3, 8);
  expect(row.opponentsMatches).toBeCloseTo(1, 8);
  // for a, who met both: neither has won a match, whatever their byes
  const a = rowOf("abc", "a", round(1, "ab 2-0", "c"), round(2, "ac 2-0", "b"));
  expect(a.opponentsMatches).toBeCloseTo(1 / 3, 8);
});

test("who left keeps what they had, and counts for their opponents by what they played", () => {
  const rounds = [round(1, "ab 2-0", "cd 2-0"), round(2, "cb 2-0", "d")];
  const rows = standings(
    entrants("abcd").map((one) => (one.id === "a" ? { ...one, dropped: 1 } : one)),
    rounds,
  );
  expect(rows.find(({ id }) => id === "a")).toMatchObject({ points: 3, dropped: 1 });
  expect(rows.find(({ id }) => id === "b")?.opponentsMatches).toBeCloseTo(1, 8);
});

test("a table without a result counts for nothing yet", () => {
  const open: Round = { number: 1, pairings: [{ table: 1, players: ["a", "b"], result: null }] };
  expect(rowOf("ab", "a", open)).toMatchObject({ points: 0, won: 0, lost: 0, drawn: 0, rank: 1 });
});

test("both may lose", () => {
  const both: Round = {
    number: 1,
    pairings: [{ table: 1, players: ["a", "b"], result: { outcome: "bothLost", games: null } }],
  };
  for (const id of "ab") expect(rowOf("ab", id, both)).toMatchObject({ points: 0, lost: 1, rank: 1 });
});

test("two who are alike in all else are told apart by their match, three are not", () => {
  // a has beaten b, and each has lost to and beaten somebody who is alike
  const rounds = [round(1, "ab 1-0", "cd 1-0"), round(2, "ca 1-0", "bd 1-0"), round(3, "da 1-0", "bc 1-0")];
  const rows = standings(entrants("abcd"), rounds);
  // b and c have two wins each, a and d one each; all have met all
  expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
    ["b", 1],
    ["c", 2],
    ["d", 3],
    ["a", 4],
  ]);
  const circle = [round(1, "ab 1-0", "c"), round(2, "bc 1-0", "a"), round(3, "ca 1-0", "b")];
  expect(standings(entrants("abc"), circle).map(({ rank }) => rank)).toEqual([1, 1, 1]);
});

test("ranks count the rows above, and rows stand by what decides", () => {
  const fields = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    seed: fc.integer({ min: 0, max: 1e9 }),
  });
  fc.assert(
    fc.property(fields, ({ count, seed }) => {
      const chance = chanceOf(seed);
      const rounds: Round[] = [];
      for (let i = 0; i < 4; i++)
        rounds.push(played(pairSwiss(entrantsOf(count), rounds, chance), () => anyResult(chance)));
      const rows = standings(entrantsOf(count), rounds);
      expect(rows.length).toBe(count);
      for (const [i, row] of rows.entries()) {
        const next = rows[i + 1];
        expect(row.rank).toBe(i === 0 || rows[i - 1]?.rank !== row.rank ? i + 1 : row.rank);
        expect(row.won + row.lost + row.drawn + row.byes).toBe(4);
        expect(row.points).toBe(3 * (row.won + row.byes) + row.drawn);
        const keys = [row, next ?? row].map((one) => {
          return [one.points, one.opponentsMatches, one.games, one.opponentsGames];
        });
        const apart = keys[0]?.findIndex((key, k) => key !== keys[1]?.[k]) ?? -1;
        if (apart >= 0) expect(keys[0]?.[apart]).toBeGreaterThan(keys[1]?.[apart] ?? 0);
        for (const share of [row.opponentsMatches, row.games, row.opponentsGames]) {
          expect(share).toBeGreaterThan(0.333);
          expect(share).toBeLessThanOrEqual(1);
        }
      }
      // the order in which entrants are listed decides nothing
      expect(standings(entrantsOf(count).reverse(), rounds)).toEqual(rows);
    }),
  );
});
