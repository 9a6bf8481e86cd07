/** `tefuda market`: what it tells of trade, in both languages, with pictures; it can be stopped. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copiesIn, type TradeSet } from "@tefuda/market/simulate/set";
import { study } from "@tefuda/market/simulate/study";
import { describe, expect, test } from "vitest";
import { drawn } from "../src/market/picture.ts";
import { sectionsOf } from "../src/market/sections.ts";
import { terminalWords } from "../src/words/index.ts";
import { english } from "./in-japanese.ts";
import { tefuda } from "./run.ts";

const kinds = Array.from({ length: 12 }, (_, i) => `k${i}`);
const decks = [0, 4, 8].map((from, i) => ({
  ...{ id: `d${i}`, strength: 0.6 - i / 10 },
  copies: copiesIn(
    kinds,
    kinds.slice(from, from + 4).flatMap((name) => [name, name]),
  ),
}));
const set: TradeSet = {
  id: "toy",
  kinds,
  packs: { id: "toy", name: {}, slots: [{ cards: 2, sorts: [{ id: "any", weight: 1, names: kinds }] }] },
  decks,
  variations: [],
};

describe("a study", async () => {
  const found = (await study(
    { set, people: 20, seasons: 2, packs: 6, rule: "one for one", seed: 1, runs: 2 },
    async () => true,
  ))!;

  test("is told in both languages, in whole tables", () => {
    const [en, ja] = (["en", "ja"] as const).map((lang) => sectionsOf(found, terminalWords(lang).market));
    expect(ja!.map(({ rows }) => rows.length)).toEqual(en!.map(({ rows }) => rows.length));
    for (const section of [...en!, ...ja!])
      for (const row of section.rows) expect(row).toHaveLength(section.columns.length);
    expect(
      english(ja!.flatMap(({ head, notes, columns }) => [head, ...notes, ...columns]).join("\n")),
    ).toEqual([]);
  });

  test("has pictures with a title, and nothing in them that is no number", () => {
    const pictures = sectionsOf(found, terminalWords("en").market).flatMap(({ picture }) => picture ?? []);
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      const svg = drawn(picture);
      expect(svg).toMatch(/^<svg [^>]+>\n<title>\S.+<\/title>/);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

test("a page is written with its pictures and all figures", async () => {
  const folder = mkdtempSync(join(tmpdir(), "trade-"));
  const argv = `market simulate --game dew --players 20 --seasons 1 --packs 2 --runs 2 --json --out ${folder}`;
  const { code, out, err } = await tefuda(argv.split(" "));
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ kinds: expect.any(Array), fittedSkew: expect.any(Number) });
  expect(readdirSync(folder).sort()).toEqual([
    ...["needed.svg", "spread.svg", "trade.json", "trade.md", "volume.svg", "worth.svg"],
  ]);
  const page = readFileSync(join(folder, "trade.md"), "utf8");
  for (const [, name] of page.matchAll(/\]\((.+?)\)/g)) expect(readdirSync(folder)).toContain(name);
});

test("it can be stopped, and then nothing is told", async () => {
  const onInterrupt = (stop: () => void) => {
    stop();
    return () => {};
  };
  const { code, out, err } = await tefuda(["market", "simulate", "--game", "dew"], [], { onInterrupt });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("stopped");
});

test("bounds are held against a set, in Japanese as well", async () => {
  const { code, out } = await tefuda("market bounds --game dew --runs 2 --lang ja".split(" "));
  expect(code).toBe(0);
  expect(english(out)).toEqual([]);
  expect(out).toContain("すべて限界内です");
});
