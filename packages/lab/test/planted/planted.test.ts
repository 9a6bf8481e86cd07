/**
 * Defects planted by chance are found, and cards without one are left alone: in one game here, in all with TEFUDA_DEEP=1.
 * The seeds are none of those that the findings were made with.
 */
import { type FindingKind, findingsOf } from "@tefuda/lab/findings/index";
import { wilson } from "@tefuda/lab/share";
import { loadGame } from "@tefuda/referee/games";
import { describe, expect, it } from "vitest";
import { GROUNDS } from "./grounds.ts";
import { KINDS } from "./plant.ts";
import { decksOf, type Trial, trialOf } from "./trial.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const SEEDS = [101, 102, 103];

/** What trials come to: the shares that were found, by kind and in all, and how often there was nothing to find. */
function sumOf(trials: readonly Trial[]) {
  const sum = (of: (trial: Trial) => number): number => trials.reduce((all, trial) => all + of(trial), 0);
  const found = (kinds: readonly FindingKind[]) =>
    wilson(
      sum((trial) => kinds.reduce((all, kind) => all + trial.found[kind], 0)),
      sum((trial) => kinds.reduce((all, kind) => all + trial.planted[kind], 0)),
    );
  return {
    all: found(KINDS),
    kinds: KINDS.map((kind) => ({ kind, share: found([kind]) })),
    false: wilson(
      sum((trial) => trial.false.length),
      sum((trial) => trial.clean),
    ),
  };
}

describe("findings", () => {
  it("are of planted defects and not of clean cards", async () => {
    const trial = await trialOf(await loadGame("dew"), 101, 2, 8);
    const { all, false: wrong } = sumOf([trial]);
    expect(all.of).toBe(8);
    expect(trial.missed).toEqual([]);
    expect(wrong.wins).toBe(0);
  }, 60_000);

  it("come to the same again, and each says why in both languages", async () => {
    const loaded = await loadGame("dew");
    const [once, again] = [
      await findingsOf(loaded, decksOf(loaded)),
      await findingsOf(loaded, decksOf(loaded)),
    ];
    expect(again).toEqual(once);
    for (const { why } of once) expect([why.en.endsWith("."), why.ja.endsWith("。")]).toEqual([true, true]);
  }, 60_000);

  it.runIf(deep)(
    "of all games are right nine times in ten",
    async () => {
      const trials: Trial[] = [];
      for (const seed of SEEDS)
        for (const id of Object.keys(GROUNDS)) trials.push(await trialOf(await loadGame(id), seed, 5, 20));
      const { all, kinds, false: wrong } = sumOf(trials);
      process.stdout.write(`${JSON.stringify({ all, kinds, false: wrong })}\n`);
      expect(all.share).toBeGreaterThanOrEqual(0.9);
      expect(wrong.share).toBeLessThanOrEqual(0.1);
      for (const { share } of kinds) expect(share.share).toBeGreaterThanOrEqual(0.75);
    },
    3_600_000,
  );
});
