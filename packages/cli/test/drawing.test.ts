/** Cards to be held, drawn by the terminal into files. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jpeg, segment } from "@tefuda/print/test/jpegs";
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

test("a card of a set is drawn with a picture of its own, and told of where that is none", async () => {
  const set = join(folder, "mine");
  expect((await tefuda(["new", set, "--game", "dew"])).code).toBe(0);
  const manifest = join(set, "set.yaml");
  const pictured = [
    "pictures:",
    "  - { card: Pantry Moth, file: moth.jpg }",
    "  - { card: Open Window, file: window.jpg }",
  ].join("\n");
  writeFileSync(manifest, `${readFileSync(manifest, "utf8").trimEnd()}\n${pictured}\n`);
  mkdirSync(join(set, "pictures"));
  writeFileSync(join(set, "pictures", "moth.jpg"), jpeg(300, 420, segment(0xe1, "Exif: at home")));
  writeFileSync(join(set, "pictures", "window.jpg"), "<svg/>");
  const out = join(folder, "pictured");
  const drawn = await tefuda(["cards", "draw", "dew", "--with", set, "--out", out, "--json"]);
  expect(drawn.code, drawn.err).toBe(0);
  expect(JSON.parse(drawn.out).unpictured).toEqual([{ card: "Open Window", file: "window.jpg" }]);
  const bytesIn = (file: string): string | undefined =>
    /href="data:image\/jpeg;base64,([^"]*)"/.exec(readFileSync(join(out, file), "utf8"))?.[1];
  expect(bytesIn("pantry-moth.svg")).toBe(Buffer.from(jpeg(300, 420)).toString("base64"));
  expect(bytesIn("open-window.svg")).toBeUndefined();
  const pdf = join(folder, "mine.pdf");
  const printed = await tefuda(["cards", "print", "dew", "--with", set, "--out", pdf]);
  expect(printed.out).toContain("Open Window: pictures/window.jpg is no JPEG of at most 200 KB");
  expect(readFileSync(pdf).includes("/DCTDecode")).toBe(true);
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace("moth.jpg", "../moth.jpg"));
  const wrong = await tefuda(["cards", "check", set]);
  expect(wrong.out + wrong.err).toContain("is the name of a JPEG in the folder pictures");
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
