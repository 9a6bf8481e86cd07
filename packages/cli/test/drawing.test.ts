/** Cards to be held, drawn by the terminal into files. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-drawing-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a card is drawn as an image that can be enlarged, and as pixels", async () => {
  const svg = await tefuda(["cards", "draw", "dew", "Errand Bee", "--out", folder, "--json"]);
  expect(svg.code, svg.err).toBe(0);
  const { cards, back, overflows } = JSON.parse(svg.out);
  expect(overflows).toEqual([]);
  expect(readFileSync(cards[0].file, "utf8")).toMatch(/^<svg .*<title>Errand Bee<\/title>/);
  expect(existsSync(back)).toBe(true);
  const png = await tefuda(["cards", "draw", "dew", "Errand Bee", "--out", folder, "--format", "png"]);
  expect(png.code, png.err).toBe(0);
  const image = readFileSync(join(folder, "errand-bee.png"));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([744, 1039]);
});

test("a deck is printed, each card as often as it is in it, with backs", async () => {
  const out = join(folder, "deck.pdf");
  const line = ["cards", "print", "dew", "--deck", "bees-in-a-hurry", "--backs", "short", "--out", out];
  const printed = await tefuda([...line, "--lang", "ja", "--json"]);
  expect(printed.code, printed.err).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({ game: "dew", cards: 30, pages: 8, missing: [] });
  expect(readFileSync(out).subarray(0, 5).toString()).toBe("%PDF-");
});

test("what cannot be drawn is told in the language that was asked for", async () => {
  const out = ["--out", folder];
  const card = await tefuda(["cards", "draw", "dew", "Errand Be", ...out, "--lang", "ja"]);
  expect([card.code, card.err]).toEqual([2, expect.stringContaining("「Errand Bee」のことですか")]);
  const nothing = await tefuda(["cards", "print", "dew", ...out]);
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining("--deck")]);
  const paper = await tefuda(["cards", "print", "dew", "--deck", "x", "--paper", "a3", ...out]);
  expect(paper.code).toBe(2);
  // a folder cannot lie in a file
  const full = await tefuda([
    "cards",
    "draw",
    "dew",
    "Errand Bee",
    "--out",
    join(folder, "errand-bee.svg", "x"),
  ]);
  expect(full.code).toBe(2);
});
