/**
 * Golden games: whole games written out as each observer saw them, to be reviewed like code. When rules or cards have
 * changed on purpose, `npx vitest run packages/cli/test/golden -u` writes them anew; read the difference.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const GAMES = [
  { game: "ttcg", decks: "ember-rush,low-tide", seed: 11, seats: "greedy,greedy" },
  { game: "ttcg", decks: "ash-and-bone,lamp-and-wire", seed: 12, seats: "greedy,random" },
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-golden-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(GAMES)("$game $decks, seed $seed", ({ game, decks, seed, seats }) => {
  const saved = (): string => join(folder, `${seed}.json`);
  beforeAll(async () => {
    const { code } = await tefuda([
      "play",
      game,
      "--decks",
      decks,
      "--seed",
      String(seed),
      "--seats",
      seats,
      "--save",
      saved(),
    ]);
    expect(code).toBe(0);
  });

  test.each(["A", "B", "spectator"])("as %s saw it", async (observer) => {
    const { code, out } = await tefuda(["replay", saved(), "--as", observer]);
    expect(code).toBe(0);
    // The number of the last state says nothing to a reader.
    const told = out.replace(/, state [0-9a-f]+\n$/, "\n");
    await expect(told).toMatchFileSnapshot(`../../games/${game}/golden/${seed}.${observer}.txt`);
  });
});
