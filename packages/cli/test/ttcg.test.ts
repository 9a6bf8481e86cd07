/** The command line on a real game: its files checked, malformed ones refused, games by the hundred. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tefuda } from "./run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-ttcg-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on a file of this content; FILE in the answer stands for its path. */
async function on(text: string | Uint8Array, ...argv: string[]): Promise<{ code: number; said: string }> {
  const path = join(folder, "file.yaml");
  writeFileSync(path, text);
  const { code, out, err } = await tefuda(argv.map((arg) => arg.replace("FILE", path)));
  // Whatever it said, nothing was written.
  expect(readdirSync(folder)).toEqual(["file.yaml"]);
  expect(readFileSync(path)).toEqual(Buffer.from(text));
  return { code, said: (out + err).replaceAll(path, "FILE") };
}

describe("card files", () => {
  const unit = `- name: Test Wall
  type: Earth
  subtypes: [Beast]
  level: 1
  attack: 100
  defense: 400
  effects:
    - "Draw one card."
    - "Gain one point."
`;
  const spell = `- name: Test Bell
  type: Spell
  effects: ["Draw one card.", "Gain one point."]
`;
  const but = (from: string | RegExp, to: string): string => unit.replace(from, to);

  test("good ones are read", async () => {
    expect(await on(unit + spell, "cards", "check", "FILE")).toEqual({
      code: 0,
      said: "2 cards, all read\n",
    });
  });

  test.each<[string, string, string | RegExp]>([
    ["broken YAML", but("[Beast]", "[Beast"), /FILE:\d+:\d+: /],
    ["a tab", but("  type", "\ttype"), /FILE:2:\d+: /],
    ["no list", "name: Test\n", "FILE:1:1: a card file is a list of cards"],
    ["a card that is a word", "- Test\n", "FILE:1:3: a card is a set of fields"],
    [
      "a field twice",
      but("  level: 1", "  level: 1\n  level: 2"),
      'FILE:5:3: "level" stands here a second time',
    ],
    ["an unknown field", but("level:", "lvl:"), 'a card has no field "lvl"'],
    ["a misspelt field", but("attack:", "atack:"), 'FILE:5:3: a card has no field "atack"; expected'],
    ["no name", but("- name: Test Wall\n  type", "- type"), "FILE:1:3: the card lacks its name"],
    ["an empty name", but("Test Wall", '""'), "FILE:1:9: the name is not a word"],
    ["a number for a name", but("Test Wall", "12"), "FILE:1:9: the name stands in both languages"],
    ["the same name twice", unit + unit, 'FILE:10:1: there is a card "Test Wall" already, in FILE:1'],
    ["no type", but("  type: Earth\n", ""), "FILE:1:3: the card lacks its type"],
    ["an unknown type", but("Earth", "Stone"), 'FILE:2:9: there is no type "stone"'],
    ["a misspelt type", but("Earth", "Erth"), 'did you mean "earth"?'],
    ["an unknown sub-type", but("Beast", "Best"), /FILE:3:\d+: .*[Bb]est.*did you mean "beast"/s],
    ["no sub-type", but("[Beast]", "[]"), "FILE:3:13: a unit has one or more sub-types"],
    ["no level", but("  level: 1\n", ""), "FILE:1:3: a unit needs its level"],
    [
      "a level of nought",
      but("level: 1", "level: 0"),
      "FILE:4:10: the level has to be a whole number from 1 to 9",
    ],
    ["half a level", but("level: 1", "level: 1.5"), "FILE:4:10: the level has to be a whole number"],
    ["no attack", but("  attack: 100\n", ""), "FILE:1:3: a unit needs its attack"],
    [
      "attack in words",
      but("attack: 100", "attack: strong"),
      "FILE:5:11: the attack has to be a whole number from 0 to 9999",
    ],
    ["attack below nought", but("attack: 100", "attack: -1"), "FILE:5:11: the attack has to be"],
    ["attack beyond all bounds", but("attack: 100", "attack: 100000"), "FILE:5:11: the attack has to be"],
    [
      "one effect",
      but('    - "Gain one point."\n', ""),
      "FILE:8:5: a card bears exactly two effects, this one 1 (ttcg-1.4)",
    ],
    ["three effects", `${unit}    - "Draw one card."\n`, "this one 3 (ttcg-1.4)"],
    ["no effects", unit.slice(0, unit.indexOf("  effects:")), "this one 0 (ttcg-1.4)"],
    ["an effect that is a number", but('"Gain one point."', "7"), "FILE:9:7: an effect is a text"],
    ["a text with a misspelt word", but("Draw one card.", "Draw one crad."), /FILE:8:\d+: /],
    ["a text without its end", but("Draw one card.", "Draw one card and"), /FILE:8:\d+: /],
    ["a text that says nothing known", but("Draw one card.", "Dance a little."), /FILE:8:\d+: /],
    ["a text with more behind it", but("Draw one card.", "Draw one card. Perhaps."), /FILE:8:\d+: /],
    ["a spell with attack", `${spell}  attack: 100\n`, "FILE:4:11: a spell has no attack (ttcg-12.3)"],
    ["a spell with a sub-type", `${spell}  subtypes: [Beast]\n`, "a spell has no sub-type (ttcg-12.2)"],
  ])("%s", async (_, text, message) => {
    const { code, said } = await on(text, "cards", "check", "--game", "ttcg", "FILE");
    if (typeof message === "string") expect(said).toContain(message);
    else expect(said).toMatch(message);
    expect(said).toContain("FILE:");
    expect(code).toBe(2);
  });

  test("a file of noise", async () => {
    const { code, said } = await on(Buffer.from([0, 255, 1, 254, 10, 7]), "cards", "check", "FILE");
    expect(said).toContain("FILE:");
    expect(code).toBe(2);
  });
});

describe("decks", () => {
  const deck = readFileSync(new URL("../../games/ttcg/decks/ember-rush.yaml", import.meta.url), "utf8");
  const lines = deck.trimEnd().split("\n");
  const first = lines.findIndex((line) => line.startsWith("  - "));
  const run = (text: string) =>
    on(text, "simulate", "ttcg", "--games", "1", "--workers", "1", "--decks", "FILE");
  const but = (n: number, line: string): string => lines.map((old, i) => (i === n ? line : old)).join("\n");

  test("a good one is played with", async () => {
    expect((await run(deck)).code).toBe(0);
  });

  test.each<[string, () => string, string | RegExp]>([
    ["nothing", () => "", /FILE:1:1: a deck file has a name, a plan and a list of cards/],
    ["broken YAML", () => 'name: "x\n', /FILE:\d+:\d+: /],
    ["a list", () => "- 2 Lantern Scout\n", "FILE:1:1: a deck file has a name"],
    ["an unknown field", () => `${deck}colour: red\n`, 'a deck has no field "colour"'],
    ["a side deck", () => `${deck}side: []\n`, /FILE:\d+:1: .*side.*\(ttcg-1\.5\)/],
    ["no name", () => lines.slice(1).join("\n"), "FILE:1:1: the deck lacks its name"],
    ["no cards", () => "name: x\nplan: y\n", "the deck lacks its cards"],
    [
      "cards that are no list",
      () => "name: x\nplan: y\ncards: 2 Lantern Scout\n",
      "FILE:3:8: the deck lacks its cards",
    ],
    [
      "a card without its number",
      () => but(first, "  - Lantern Scout"),
      `FILE:${first + 1}:5: "Lantern Scout" is not a number and a card`,
    ],
    [
      "a card nobody knows",
      () => but(first, "  - 2 Lantern Scaut"),
      `FILE:${first + 1}:5: there is no card "Lantern Scaut" in the card list (ttcg-1.5); did you mean "Lantern Scout"?`,
    ],
    [
      "three of a card",
      () => but(first, "  - 3 Lantern Scout"),
      "is in the deck 3 times; at most 2 copies are allowed (ttcg-1.2)",
    ],
    ["none of a card", () => but(first, "  - 0 Lantern Scout"), "not 0 times (ttcg-1.2)"],
    ["a card in two lines", () => `${deck}  - 1 Lantern Scout\n`, "is in the deck 3 times"],
    [
      "too few cards",
      () => lines.slice(0, first + 5).join("\n"),
      "the deck holds 10 cards; it has to hold 50 to 70 (ttcg-1.1)",
    ],
  ])("%s", async (_, text, message) => {
    const { code, said } = await run(text());
    if (typeof message === "string") expect(said).toContain(message);
    else expect(said).toMatch(message);
    expect(code).toBe(2);
  });
});

describe("card texts", () => {
  test("one is read and printed again", async () => {
    const { code, out } = await tefuda(["cards", "read", "--game", "ttcg", "--text", "Draw one card."]);
    expect([code, out]).toEqual([0, "read (normal): Draw a card.\n"]);
  });
  test("one that cannot be read shows the place", async () => {
    const { code, out } = await tefuda(["cards", "read", "--game", "ttcg", "--text", "Draw one crad."]);
    expect(code).toBe(1);
    expect(out).toMatch(/^not read: .*\n {5}Draw one crad\.\n {14}\^+\n$/);
  });
  test("a file of them is summed up", async () => {
    const { said } = await on(
      "# texts\nDraw one card.\n\nDance.\n",
      "cards",
      "read",
      "--lines",
      "FILE",
      "--json",
    );
    const result = JSON.parse(said);
    expect([result.read, result.of]).toEqual([1, 2]);
    expect(result.texts.map((t: { line: number; read: boolean }) => [t.line, t.read])).toEqual([
      [2, true],
      [4, false],
    ]);
  });
  test("all cards are listed", async () => {
    const { out } = await tefuda(["cards", "list", "ttcg", "--type", "fire", "--json"]);
    const cards = JSON.parse(out) as { name: { en: string }; type: string }[];
    expect(cards.map((c) => c.name.en)).toContain("Lantern Scout");
    expect(cards.every((c) => c.type === "Fire")).toBe(true);
  });
});

describe("games by the hundred", () => {
  // more than one worker takes at a time
  const count = process.env.TEFUDA_DEEP === "1" ? "600" : "300";
  const simulate = async (...more: string[]) =>
    JSON.parse((await tefuda(["simulate", "ttcg", "--games", count, "--json", ...more])).out);

  test("none fails, and any number of workers comes to the same", async () => {
    const here = await simulate("--workers", "1");
    const workers = await simulate("--workers", "2");
    expect(here.faults).toEqual([]);
    expect(here.unfinished).toBe(0);
    expect(workers.hash).toBe(here.hash);
    const { seconds: _a, gamesPerSecond: _b, decisionsPerSecond: _c, workers: _d, ...same } = here;
    expect(workers).toMatchObject(same);
  });

  test("a game at the terminal is saved and verified", async () => {
    const path = join(folder, "file.yaml");
    rmSync(path, { force: true });
    const played = await tefuda(["play", "ttcg", "--seats", "greedy,random", "--seed", "5", "--save", path]);
    expect(played.out).toMatch(/(wins|is a draw)/);
    const { code, out } = await tefuda(["replay", path, "--as", "B"]);
    expect([code, out.includes("verified: ")]).toEqual([0, true]);
  });
});
