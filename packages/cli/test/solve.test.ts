/** What the terminal says of positions that can be won, or not. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "tefuda-solve-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "puzzle.yaml");
writeFileSync(
  file,
  `
- title: { en: One bite is enough, ja: 一噛みで足りる }
  rules: [dew-6.1]
  start:
    A: { meadow: [Hive Clerk] }
    B: { bloom: 1, hand: [Errand Bee] }
  expect: [{ B.bloom: 1 }]
- title: Nothing to bite with
  rules: [dew-6.1]
  start: { B: { bloom: 1 } }
  expect: [{ B.bloom: 1 }]
`,
);

test("it names the answers that win, whatever is held", async () => {
  const { out, code } = await tefuda(["solve", file, "--game", "dew"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^One bite is enough\n {2}A wins with: attack Hive Clerk\n/);
  expect(out).toMatch(/^Nothing to bite with\n {2}A has nothing that wins whatever happens\n/m);
});

test("the same in Japanese and as data, of those that are asked for", async () => {
  const { out } = await tefuda(["solve", file, "--game", "dew", "--only", "一噛み", "--lang", "ja"]);
  expect(out).toMatch(/^一噛みで足りる\n {2}Aの勝ち：attack Hive Clerk\n/);
  const { results } = JSON.parse((await tefuda(["solve", file, "--game", "dew", "--json"])).out);
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ line: 2, obstacle: null });
  const survives = await tefuda(["solve", file, "--game", "dew", "--goal", "survive", "--turns", "2"]);
  expect(survives.out).toContain("A survives with: ");
});

const ends = join(folder, "ends.yaml");
writeFileSync(
  ends,
  `
- title: The deck is one card, and which is known
  rules: [ttcg-10.3]
  cards:
    - { name: Test Bolt, type: Spell, effects: ["Your opponent loses one point.", "Gain one point."] }
    - { name: Test Draw, type: Spell, effects: ["Draw one card.", "Gain one point."] }
  start:
    A: { hand: [Test Draw], deck: { only: [Test Bolt] } }
    B: { points: 1 }
  expect: [{ over: false }]
- title: There is nothing left to draw
  rules: [ttcg-10.3]
  start: { A: { points: 5, deck: { only: [] } }, B: { points: 1, deck: { only: [] } } }
  expect: [{ over: false }]
`,
);

test("what a deck was said to consist of is all that can lie there", async () => {
  const { out } = await tefuda(["solve", ends, "--game", "ttcg", "--only", "one card"]);
  expect(out).toContain("A wins with: play Test Draw\n");
});

test("who falls in the next turn has not fallen in this one", async () => {
  const solved = async (...more: string[]): Promise<string> =>
    (await tefuda(["solve", ends, "--game", "ttcg", "--only", "nothing left", ...more])).out;
  expect(await solved()).toContain("A has nothing that wins whatever happens");
  expect(await solved("--turns", "2")).toContain("A wins with: end phase");
  expect(await solved("--goal", "survive")).toContain("A survives with: end phase");
});

test("a position alone will do, and none that is meant is said", async () => {
  const alone = join(folder, "alone.yaml");
  writeFileSync(
    alone,
    "- title: Alone\n  start: { A: { meadow: [Hive Clerk] }, B: { bloom: 1, hand: [Errand Bee] } }\n",
  );
  const { out, code } = await tefuda(["solve", alone, "--game", "dew"]);
  expect([code, out]).toEqual([0, expect.stringContaining("A wins with: attack Hive Clerk")]);
  const none = await tefuda(["solve", alone, "--game", "dew", "--only", "together"]);
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringContaining('no scenario is about the rule "together"'),
  ]);
  writeFileSync(alone, "[]\n");
  expect((await tefuda(["solve", alone, "--game", "dew"])).code).toBe(2);
});

test("what is not there, or cannot be read, is said", async () => {
  expect((await tefuda(["solve", join(folder, "none.yaml")])).code).not.toBe(0);
  writeFileSync(
    join(folder, "bad.yaml"),
    "- title: Bad\n  rules: [dew-6.1]\n  start: { A: { meadow: [Nobody] } }\n",
  );
  const { code, out } = await tefuda(["solve", join(folder, "bad.yaml"), "--game", "dew"]);
  expect(code).not.toBe(0);
  expect(out).toContain("Nobody");
});
