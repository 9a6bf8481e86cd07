/** The bench measures what it says, and the reference game is the one that was written in C. */
import { games, packageFolder } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { Reference } from "../src/bench/reference-game.ts";
import { tefuda } from "./run.ts";

/** What reference/mini.c prints as the hash of its first games, by their number. */
const HASHES: readonly (readonly [games: number, hash: number])[] =
  process.env.TEFUDA_DEEP === "1" ? [[100_000, 2895051093]] : [[2000, 387731108]];

test.each(HASHES)(
  "the first %i games end as they do in C, on both back ends",
  { timeout: 300_000 },
  (n, hash) => {
    const folder = packageFolder("mini");
    expect(new Reference(folder, true).play(n).hash).toBe(hash);
    expect(new Reference(folder, false).play(n).hash).toBe(hash);
  },
);

/** In a deep run every game; else the one that has all there is to measure, a step back with it. */
const MEASURED = process.env.TEFUDA_DEEP === "1" ? games.map((game) => game.id) : ["tails"];

test("it measures what it is asked for, and says so in one line of JSON at the end", {
  timeout: 300_000,
}, async () => {
  // that all of it is measured, not how fast anything is
  const effort = "--games 10 --warm 5 --rounds 1 --starts 1 --reference 100 --pairs 5".split(" ");
  const which = MEASURED.length === 1 ? MEASURED : [];
  const { code, out } = await tefuda(["bench", ...which, ...effort, "--json"]);
  expect(code).toBe(0);
  const said = JSON.parse(out.trimEnd().split("\n").at(-1)!);
  expect(said).toHaveProperty("ratioToC");
  expect(said.reference.sameHash).not.toBe(false);
  expect(said.games.map((game: { game: string }) => game.game)).toEqual(MEASURED);
  for (const figures of said.games) {
    expect(figures.notFinished).toBe(0);
    for (const name of [
      "decisionsPerSecond",
      "nsCopy",
      "nsUndo",
      "nsSave",
      "nsLoad",
      "nsView",
      "nsOptions",
      "bytesState",
    ])
      expect(figures[name]).toBeGreaterThan(0);
  }
});

test("fewer than five pairs are no median", async () => {
  const { code, err } = await tefuda(["bench", "--pairs", "4"]);
  expect(code).toBe(2);
  expect(err).toContain("5");
});
