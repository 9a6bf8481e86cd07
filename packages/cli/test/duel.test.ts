/** Programs against each other, and what is learned from their games. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NONE } from "@tefuda/kernel";
import { BROKEN, DRAWN, FIELDS, HOW, meanOf, pairedShare, WINNER, WON } from "@tefuda/lab";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spaced } from "../src/learn/levels.ts";
import { tefuda } from "./run.ts";

/** The results of games by who won them; "broken" is one that broke off. */
function results(winners: readonly (number | "broken")[]): Int32Array {
  const out = new Int32Array(winners.length * FIELDS);
  winners.forEach((winner, g) => {
    out[g * FIELDS + HOW] = winner === "broken" ? BROKEN : winner === NONE ? DRAWN : WON;
    out[g * FIELDS + WINNER] = winner === "broken" ? NONE : winner;
  });
  return out;
}

describe("deals that are played twice", () => {
  test("count for the first program wherever it sits", () => {
    // it wins both games of a deal, one of the next two, none of the last
    const { share, pairs, byDeal } = pairedShare(results([0, 0, 1, 1]), results([1, 0, 1, 0]));
    expect({ share, pairs, byDeal }).toEqual({ share: 0.5, pairs: 4, byDeal: 2 });
  });

  test("a game without a winner counts half, and a deal that broke off not at all", () => {
    const { share, pairs, broken } = pairedShare(results([0, "broken", NONE]), results([NONE, 1, NONE]));
    expect({ share, pairs, broken }).toEqual({ share: 0.625, pairs: 2, broken: 1 });
  });

  test("of less than two there is no interval, and where all are alike it is a point", () => {
    expect(meanOf([1])).toMatchObject({ low: undefined, high: undefined });
    expect(meanOf([0.5, 0.5, 0.5])).toEqual({ pairs: 3, share: 0.5, low: 0.5, high: 0.5 });
    const { low, high } = meanOf([0, 1, 0, 1]);
    expect(low).toBeCloseTo(0, 5);
    expect(high).toBeCloseTo(1, 5);
  });
});

describe("duel", () => {
  const duel = (...more: string[]) => tefuda(["duel", "dew", ...more, "--workers", "1", "--json"]);

  test("of a program with itself every deal goes the same way twice", async () => {
    const result = JSON.parse((await duel("greedy", "greedy", "--pairs", "3")).out);
    expect(result).toMatchObject({ pairs: 3, share: 0.5, byDeal: 3, broken: 0, stopped: false });
  });

  test("greedy beats random, with the same decks on both sides too", async () => {
    const result = JSON.parse((await duel("greedy", "random", "--pairs", "8", "--mirror")).out);
    expect(result.share).toBeGreaterThan(0.7);
    const { out } = await tefuda(["duel", "dew", "greedy", "random", "--pairs", "2", "--workers", "1"]);
    expect(out).toMatch(/^greedy won +\d+\.\d % \(95 %: /m);
  });

  test("lists can be made at random, by the rules of the game, and others for each deal", async () => {
    const result = JSON.parse((await duel("greedy", "random", "--pairs", "4", "--random-decks")).out);
    expect(result).toMatchObject({ pairs: 4, randomDecks: true, broken: 0 });
    expect(result.msDecision[0]).toBeGreaterThan(0);
    expect(result.msDecision[1]).toBeNull();
    const { code } = await tefuda(["duel", "dew", "greedy", "random", "--random-decks", "--decks", "all"]);
    expect(code).toBe(2);
  });

  test("of several budgets each is played and drawn", async () => {
    const argv = ["novice", "random", "--pairs", "2", "--playouts", "20,40"];
    const { curve } = JSON.parse((await duel(...argv)).out);
    expect(curve.map(({ playouts, pairs }: Record<string, number>) => [playouts, pairs])).toEqual([
      [20, 2],
      [40, 2],
    ]);
    const { out } = await tefuda(["duel", "dew", ...argv, "--workers", "1"]);
    expect(out).toMatch(/^20 play-outs +[█·]{40} \d+\.\d %.*ms a decision\n40 play-outs/);
  });

  test("who cannot play is refused", async () => {
    const { code, err } = await tefuda(["duel", "dew", "greedy", "mastre"]);
    expect(code).toBe(2);
    expect(err).toContain("did you mean master?");
  });
});

describe("exam", () => {
  const exam = async (...more: string[]) =>
    JSON.parse((await tefuda(["exam", "dew", "--positions", "4", ...more, "--json"])).out);

  test("counts how often a program finds what ten times the thinking finds, the same every time", async () => {
    const result = await exam("--player", "novice");
    expect(result).toMatchObject({ game: "dew", player: "novice", plain: 4 });
    expect(result.wins + result.wrong.length).toBe(4);
    expect(result.tried).toBeGreaterThanOrEqual(4);
    for (const { said, right } of result.wrong) expect(said).not.toEqual(right);
    expect(await exam("--player", "novice")).toEqual(result);
    // the strongest errs less
    expect((await exam()).wins).toBeGreaterThanOrEqual(result.wins);
  });

  test("takes lists made at random as well", async () => {
    expect(await exam("--random-decks", "--player", "random")).toMatchObject({ plain: 4 });
  });
});

describe("learn", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tefuda-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("writes what it found, the same for the same seed", async () => {
    const learned = async (file: string, workers: string): Promise<string> => {
      const out = join(folder, file);
      const argv = [
        "--games",
        "4",
        "--pairs",
        "1",
        "--playouts",
        "8",
        "--out",
        out,
        "--workers",
        workers,
        "--json",
      ];
      const told = JSON.parse((await tefuda(["learn", "dew", ...argv])).out);
      const ways = told.rounds[0].tried.map((way: { turns: number; plans: number }) => [
        way.turns,
        way.plans,
      ]);
      expect(ways).toEqual([
        ...[0, 1, 2, 3].map((turns) => [turns, 0]),
        ...[0, 1].map((turns) => [turns, 6]),
      ]);
      expect(told.rounds[0].foreseen).toBeGreaterThan(0.3);
      return readFileSync(out, "utf8");
    };
    const once = await learned("once.json", "1");
    expect(await learned("twice.json", "2")).toBe(once);
    expect(Object.keys(JSON.parse(once))).toEqual(["playouts", "turns", "plans", "scale", "weights"]);
  });

  test("levels are spaced out by what each won against the one below it", async () => {
    const out = join(folder, "levels.json");
    const told = JSON.parse((await tefuda(["levels", "dew", "--pairs", "1", "--out", out, "--json"])).out);
    expect(
      told.rungs.map(({ above, below }: { above: string; below: string }) => `${above} ${below}`),
    ).toEqual(["master expert", "expert journeyman", "journeyman apprentice", "apprentice novice"]);
    const { doubts, weights } = JSON.parse(readFileSync(out, "utf8"));
    expect(weights.length).toBeGreaterThan(1000);
    expect(doubts).toEqual(told.doubts);
    expect(doubts.at(-1)).toBe(0);
    for (let level = 1; level < doubts.length; level++)
      expect(doubts[level]).toBeLessThanOrEqual(doubts[level - 1]);
  });

  test("where all steps are alike nothing moves; a level too far below the next comes nearer", () => {
    const before = [0, 1, 2, 3, 4];
    const won = (...shares: number[]) =>
      shares.map((share) => ({ won: { ...meanOf([]), share, pairs: 1000 } }));
    expect(spaced(before, won(0.7, 0.7, 0.7, 0.7))).toEqual(before);
    const [, expert, journeyman] = spaced(before, won(0.9, 0.6, 0.6, 0.7));
    expect(expert).toBeLessThan(0.6);
    expect(journeyman).toBeLessThan(2);
    // what hardly differs is spread out, and not without end
    expect(spaced(before, won(0.51, 0.51, 0.51, 0.51)).at(-1)).toBe(8);
  });

  test("a place that cannot be written to is refused before anything is played", async () => {
    const out = join(folder, "nowhere", "ahead.json");
    const { code, err } = await tefuda(["learn", "dew", "--out", out]);
    expect(code).toBe(2);
    expect(err).toContain("nowhere");
    expect(existsSync(out)).toBe(false);
  });
});
