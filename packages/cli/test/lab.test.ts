/** `tefuda lab what-if` and `tefuda lab number`, as somebody at a terminal asks for them. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const into = mkdtempSync(join(tmpdir(), "tefuda-lab-"));
afterAll(() => rmSync(into, { recursive: true, force: true }));

const FEW = ["--workers", "1", "--games", "240"];
const BITES = ["--card", "Errand Bee", "--field", "bite", "--from", "1", "--to", "4", "--step", "3"];

test("a bee that bites harder: in words of either language, and the same again from what was kept", async () => {
  const argv = ["lab", "what-if", "dew", "--set", "Errand Bee:bite=6", ...FEW, "--out", join(into, "run")];
  const { out } = await tefuda(argv);
  expect(out).toMatch(/wins of deck bees-in-a-hurry +\d+\.\d %, now \d+\.\d %: \d+\.\d points/);
  // how many games there are is known by what was kept
  const again = await tefuda(argv.filter((word) => word !== "--games" && word !== "240"));
  expect(again.out).toBe(out);
  expect((await tefuda([...argv, "--lang", "ja"])).out).toMatch(/デッキ「bees-in-a-hurry」の勝率/);
}, 60_000);

test("a version is named in one way, and a change has to be one", async () => {
  expect((await tefuda(["lab", "what-if", "dew"])).err).toMatch(/name the other version with --against/);
  expect((await tefuda(["lab", "what-if", "dew", "--set", "Errand Bee"])).err).toMatch(
    /"Errand Bee" is no change/,
  );
});

test("a card at several of its numbers, for a chart", async () => {
  const argv = ["lab", "number", "dew", ...BITES, "--even", "bees-in-a-hurry,heavy-shells", ...FEW];
  const result = JSON.parse((await tefuda([...argv, "--json"])).out);
  expect(result).toMatchObject({ card: "Errand Bee", field: "bite", printed: 1, games: 240 });
  expect(result.points.map(({ value }: { value: number }) => value)).toEqual([1, 4]);
  expect(result.points[1].wins.value).toBeGreaterThan(result.points[0].wins.value);
  expect(result.even.value).toBeGreaterThan(1);
  expect(result.even.value).toBeLessThan(4);
}, 60_000);

test("decks are searched for, written as files that are decks, and the same again from what was kept", async () => {
  const few = ["lab", "decks", "dew", "--generations", "2", "--tried", "6", "--workers", "1"];
  const [run, found] = [join(into, "search"), join(into, "found")];
  const first = await tefuda([...few, "--out", run, "--write", found]);
  const files = readdirSync(found);
  expect(files.length).toBeGreaterThan(2);
  expect(first.out).toMatch(/^found-1 +\d+\.\d % \(/m);
  expect((await tefuda([...few, "--out", run])).out).toBe(first.out);
  const two = files.slice(0, 2).map((file) => join(found, file));
  const met = ["simulate", "dew", "--decks", two.join(","), "--games", "2"];
  expect((await tefuda(met)).err).toBe("");
  expect((await tefuda([...few, "--out", run, "--lang", "ja"])).out).toContain("比較：セットのデッキ");
}, 120_000);

test("a game that a report names is written as a record, which is a whole game", async () => {
  const { out } = await tefuda(["lab", "dew", "--record", "41"]);
  const file = join(into, "game.json");
  writeFileSync(file, out);
  expect((await tefuda(["replay", file])).out).toMatch(/verified: \d+ answers, played to its end/);
  expect((await tefuda(["lab", "all", "--record", "0"])).err).toMatch(/of one game/);
}, 60_000);
