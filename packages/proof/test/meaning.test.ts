/**
 * Random card texts mean to the engine what they mean to a naive reader of the rulebooks: some hundred cases, and many
 * thousands in a deep run. That a difference would be found, and made small, is shown by a reader that is wrong.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readScenarios } from "@tefuda/referee/scenario-file";
import { describe, expect, test } from "vitest";
import type { Kit } from "../src/meaning/kit.ts";
import { KITS } from "../src/meaning/kits.ts";
import { readTwice, unreadOf } from "../src/meaning/run.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const CASES = deep ? 30_000 : 100;
const ids = Object.keys(KITS);

/** The nodes of a game that the reader has no meaning for; the lists are there to become shorter. */
const listed = (id: string): string[] =>
  readFileSync(join(import.meta.dirname, "..", "not-read", `${id}.txt`), "utf8")
    .split("\n")
    .filter(Boolean);

describe.each(ids)("%s, read twice", (id) => {
  test(`${CASES} cases come to the same`, { timeout: deep ? 3 * 3_600_000 : 300_000 }, async () => {
    const found = await readTwice(await KITS[id]!(), { cases: CASES, seed: 1, small: false });
    expect(
      found.differences.map(
        ({ seed, texts, what }) =>
          `${texts.join(" / ")}\n${what}\nprove meaning --game ${id} --cases 1 --seed ${seed}`,
      ),
    ).toEqual([]);
    expect(found.cases).toBe(CASES);
    expect(found.unplayable).toBeLessThan(CASES / 3);
    expect(found.questions).toBeGreaterThan(CASES / 4);
  });

  test("what the reader has no meaning for stands in its list", async () => {
    expect(unreadOf(await KITS[id]!()).sort()).toEqual(listed(id).sort());
  });
});

test("a reader that is wrong differs from the engine, and what differs is made small", async () => {
  const kit = await KITS.trails!();
  const { rules } = kit;
  const wrong: Kit = { ...kit, rules: { ...rules, actions: { ...rules.actions, points: () => 0 } } };
  const { differences } = await readTwice(wrong, { cases: 60, seed: 1 });
  expect(differences.length).toBeGreaterThan(0);
  for (const { scenario } of differences) {
    const { doc, scenarios } = readScenarios({ path: "difference.yaml", text: scenario! });
    expect(doc.problems).toEqual([]);
    expect(scenarios).toHaveLength(1);
  }
  // of what was made small nothing is left that is not about points
  expect(differences[0]!.scenario).toMatch(/bond|CP|EP|damage/);
  expect(differences[0]!.scenario!.length).toBeLessThan(2_500);
});
