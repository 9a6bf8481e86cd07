/** What becomes of packs that are played with: pools have decks that play, and who picks by worth wins. */
import { senseOf } from "@tefuda/market";
import { games, type LoadedGame, loadGame, loadPacks } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { measureDrafts } from "../src/limited/drafts.ts";
import { measurePools } from "../src/limited/pools.ts";
import { solved } from "../src/limited/solve.ts";
import { findWorth } from "../src/limited/worth.ts";

const open = async (id: string) => {
  const loaded: LoadedGame = await loadGame(id);
  return { loaded, set: loadPacks(loaded)[0]!, sense: senseOf(loaded.pack.limited!, loaded.book.cards) };
};
const goesOn = async (): Promise<boolean> => true;

test.each(games.map(({ id }) => id))(
  "pools of %s have decks, and these have something to play",
  async (id) => {
    const { loaded, set, sense } = await open(id);
    const report = await measurePools(loaded, sense, { set, pools: 100, games: 8, seed: 1 }, goesOn);
    expect(report).toMatchObject({ pools: 100, legal: 100, faults: {} });
    expect(report.early.wins).toBeGreaterThanOrEqual(7);
  },
);

describe("at drafts", () => {
  test("who picks by worth beats who picks at random, and the same seeds come to the same", async () => {
    const { loaded, set, sense } = await open("dew");
    const task = { set, seats: 4, pairs: 12, seed: 1 };
    const report = await measureDrafts(loaded, sense, task, goesOn);
    expect(report.share).toBeGreaterThan(0.6);
    expect(await measureDrafts(loaded, sense, task, goesOn)).toEqual(report);
  });
  test("it can be stopped, and tells what came of it so far", async () => {
    const { loaded, set, sense } = await open("dew");
    const task = { set, seats: 2, pairs: 100, seed: 1 };
    const report = await measureDrafts(loaded, sense, task, async (done) => done < 3);
    expect(report.pairs).toBe(3);
  });
});

test.each(games.map(({ id }) => id))("what was found out of %s is of cards that it has", async (id) => {
  const { loaded } = await open(id);
  const { worth = {} } = loaded.pack.limited!;
  const names = new Set(loaded.book.cards.map(({ name }) => name));
  expect(Object.keys(worth).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(worth).length).toBeGreaterThan(30);
});

test("worths are found out anew in the same way by the same seed", async () => {
  const { loaded, set } = await open("dew");
  const found = await findWorth(loaded, set, 20, 3, goesOn);
  expect(found).toEqual(await findWorth(loaded, set, 20, 3, goesOn));
  expect(Object.keys(found.worth).length).toBe(40);
});

test("a system of equations is solved, and one with no one solution refused", () => {
  const x = solved(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 9));
  expect([...x].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([1.5, 2]);
  expect(() => solved(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1))).toThrow(RangeError);
});
