/** Saved matches that cannot be used: refused with where and what. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchRecord } from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import { beforeAll, describe, expect, test } from "vitest";
import { Refusing } from "./refusing.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
const { folder, refused } = new Refusing();
let good: MatchRecord;

beforeAll(async () => {
  const aside = mkdtempSync(join(tmpdir(), "tefuda-good-"));
  const file = join(aside, "good.json");
  const seats = ["--seats", "random,random", "--seed", "4", "--decks", "big,big"];
  await tefuda(["play", "toy", ...seats, "--save", file]);
  const { seen: _, ...played } = JSON.parse(readFileSync(file, "utf8")) as SavedRecord;
  good = played;
  rmSync(aside, { recursive: true });
});

describe("saved matches", () => {
  const text = (spoil: (r: Record<string, unknown> & MatchRecord) => void): string => {
    const record = structuredClone(good) as Record<string, unknown> & MatchRecord;
    spoil(record);
    return JSON.stringify(record, null, 1);
  };
  const cases: [string, () => string, string | RegExp][] = [
    ["nothing", () => "", "FILE:1:1: the file is empty; a saved match is expected"],
    ["half of one", () => JSON.stringify(good, null, 1).slice(0, 200), /FILE:\d+:\d+: this is not JSON/],
    ["no JSON", () => "hello", "FILE:1:1: this is not JSON"],
    ["a comma too many", () => '{\n "tefuda": "match",\n}', "FILE:3:1: this is not JSON"],
    ["another file", () => '{"name": "x"}', '"tefuda": says that this is a match: it has to be "match"'],
    ["a list", () => "[]", "FILE:1:1: this has to be a mapping"],
    ["no game", () => text((r) => delete (r as Partial<MatchRecord>).game), 'FILE:1:1: "game" is missing'],
    ["a game nobody knows", () => text((r) => (r.game = "chess")), 'there is no game "chess"'],
    ["no edition", () => text((r) => delete (r as Partial<MatchRecord>).edition), '"edition": is missing'],
    ["half an edition", () => text((r) => (r.edition = 0.5)), 'FILE:4:13: "edition" has to be a'],
    [
      "cards of its own, where a game has none",
      () => text((r) => (r.cards = [{ name: "Ant" }])),
      "Toy is not played with the cards of a record",
    ],
    [
      "an old fingerprint that is none",
      () => text((r) => (r.fingerprint = "old")),
      '"fingerprint": is written as 16 hexadecimal digits',
    ],
    [
      "a seed in words",
      () => text((r) => Object.assign(r, { seed: "four" })),
      'FILE:5:10: "seed" has to be a whole number, or a secret with its hash and the numbers of the seats',
    ],
    ["half a seed", () => text((r) => (r.seed = 1.5)), 'FILE:5:10: "seed" has to be a whole number'],
    [
      "a secret that is not the one told",
      () =>
        text((r) =>
          Object.assign(r, {
            seed: { secret: "0".repeat(64), hash: "0".repeat(64), numbers: ["0".repeat(32), "1".repeat(32)] },
          }),
        ),
      "the secret is not the one whose hash was told at the beginning",
    ],
    [
      "a secret for one seat only",
      () =>
        text((r) =>
          Object.assign(r, {
            seed: { secret: "0".repeat(64), hash: "0".repeat(64), numbers: ["0".repeat(32)] },
          }),
        ),
      "2 seats add a number each, and here are 1",
    ],
    [
      "a secret that is too short",
      () => text((r) => Object.assign(r, { seed: { secret: "00", hash: "0".repeat(64), numbers: [] } })),
      'FILE:6:13: "secret": is written as 64 hexadecimal digits',
    ],
    ["an endless seed", () => text((r) => (r.seed = 1e300)), "FILE:5:10"],
    ["no lists", () => text((r) => (r.lists = [])), /FILE:6:11: "lists"/],
    ["one list", () => text((r) => r.lists.pop()), /FILE:6:11: Toy is played by 2, not by 1/],
    ["five lists", () => text((r) => r.lists.push([], [], [])), /FILE:6:11: "lists"/],
    [
      "a list that is text",
      () => text((r) => Object.assign(r.lists, { 0: "Ant" })),
      "FILE:7:3: this has to be a list",
    ],
    [
      "a card nobody knows",
      () => text((r) => (r.lists[0]![0] = "Amt")),
      'FILE:8:4: there is no card "Amt"; did you mean "Ant"?',
    ],
    [
      "a number for a card",
      () => text((r) => Object.assign(r.lists[0]!, { 0: 7 })),
      "FILE:8:4: this has to be text",
    ],
    ["a setting nobody knows", () => text((r) => (r.settings = { speed: 3 })), 'there is no setting "speed"'],
    [
      "a setting in words",
      () => text((r) => (r.settings = { turnLimit: "x" as unknown as number })),
      '"turnLimit" has to be a number',
    ],
    ["no choices", () => text((r) => delete (r as Partial<MatchRecord>).choices), '"choices" is missing'],
    ["a choice of nobody", () => text((r) => (r.choices[0]!.seat = 7)), /"seat"/],
    [
      "a choice without words",
      () => text((r) => delete (r.choices[1] as Partial<MatchRecord["choices"][0]>).say),
      '"say"',
    ],
    [
      "a choice that nobody has",
      () => text((r) => (r.choices[2]!.say = "fly")),
      /FILE:\d+:\d+: choice 3, "[AB]: fly", is not possible there/,
    ],
    [
      "a choice of the other",
      () => text((r) => (r.choices[0]!.seat = 1 - r.choices[0]!.seat)),
      'choice 1, "',
    ],
    [
      "an answer after the end",
      () => text((r) => r.choices.push({ seat: 0, say: "pass" })),
      /choice \d+, "A: pass", is not possible there/,
    ],
    ["a word nobody knows", () => text((r) => Object.assign(r, { extra: 1 })), 'there is no key "extra"'],
    [
      "a misspelt word",
      () => text((r) => Object.assign(r, { sede: 1 })),
      'there is no key "sede"; did you mean "seed"?',
    ],
    [
      "a position nobody can lay",
      () =>
        text(
          (r) => (r.opening = { after: 0, position: { seats: [{ zones: { cellar: [{ card: "Ant" }] } }] } }),
        ),
      /there is no zone "cellar"/,
    ],
    [
      "a position that is none",
      () => text((r) => Object.assign(r, { opening: { after: 0 } })),
      '"position" is missing',
    ],
  ];
  test.each(cases)("%s: replay", async (_, make, message) => {
    await refused(["replay", "FILE"], message, make());
  });
  test.each(cases)("%s: play on", async (_, make, message) => {
    const record = make();
    // For another game than it was asked to play.
    await refused(
      ["play", "toy", "--resume", "FILE"],
      record.includes('"chess"') ? "is a match of" : message,
      record,
    );
  });

  test("a mark that only says UTF-8 is passed over", async () => {
    const path = join(folder, "marked.json");
    writeFileSync(path, `\ufeff${JSON.stringify(good)}`);
    expect((await tefuda(["replay", path])).out).toContain("verified: ");
    await refused(
      ["replay", "FILE"],
      'FILE:1:2: there is no key "gme"; did you mean "game"?',
      '\ufeff{"gme": 1}',
    );
  });

  test.each(["le", "be"])("another encoding is told by its name: UTF-16 %s", async (order) => {
    const path = join(folder, "file");
    for (const [verb, text] of [
      ["replay", JSON.stringify(good)],
      ["replay", "\ufeff{}"],
      ["play toy --resume", "\ufeff{\n}"],
      ["play toy --decks", "\ufeff札\n"],
      ["cards read --game toy --lines", "札を引く。\n".repeat(3).replace("札", "\ufeff札")],
    ] as const) {
      const bytes = Buffer.from(text, "utf16le");
      writeFileSync(path, order === "le" ? bytes : bytes.swap16());
      const { code, out, err } = await tefuda([...verb.split(" "), path]);
      expect([code, out]).toEqual([2, ""]);
      expect(err.replaceAll(path, "FILE"), verb).toContain(
        verb.includes("decks")
          ? "there is no card"
          : "FILE:1:1: a file is written in UTF-8, and this one is in UTF-16",
      );
    }
  });

  test("a key that stands in the wrong place is not taken for itself", async () => {
    await refused(["replay", "FILE"], /there is no key "seat"; did you mean "seats"/, '{"seat": 1}');
  });

  test("of nobody at this table, who gives up", async () => {
    const record = text((r) => r.choices.splice(1, 0, { seat: 3, say: "give up" }));
    await refused(["replay", "FILE"], "cannot be carried out: there is no such seat in this match", record);
  });

  test.each<[string, () => string, string | RegExp]>([
    [
      "more answers than a match has",
      () => text((r) => (r.choices = Array(20_001).fill(r.choices[0]))),
      /FILE:\d+:\d+: "choices": a match has at most 20000 answers/,
    ],
    [
      "more cards than a match has",
      () => text((r) => (r.lists = [Array(600).fill("Ant"), Array(600).fill("Ant")])),
      "a match has at most 1000 cards, and these are 1200",
    ],
    [
      "more keys than a mapping has",
      () => `{${Array.from({ length: 250_000 }, (_, i) => `"sett${i}":1`).join(",")}}`,
      /FILE:1:\d+: this is not JSON: a mapping has at most 5000 keys/,
    ],
    [
      "more items than a list has",
      () => `[${"1,".repeat(1_900_000)}1]`,
      "FILE:1:50002: this is not JSON: a list has at most 25000 items",
    ],
    [
      "more values than a match has",
      () => `[${`[${"1,".repeat(900)}1],`.repeat(900)}1]`,
      "this is not JSON: a file of this kind holds at most 400000 values",
    ],
    ["lists in lists", () => "[".repeat(70_000), "at most 60 lists and mappings lie in one another"],
    [
      "a key twice",
      () => JSON.stringify(good).replace('"seed":', '"seed":1,"seed":'),
      '"seed" stands here a second time',
    ],
    [
      "a key that programs use",
      () => JSON.stringify(good).replace('"settings":{', '"settings":{"__proto__":1,'),
      'there is no key "__proto__"',
    ],
    [
      "letters that a terminal obeys",
      () => text((r) => (r.game = "\u001b[2J")),
      "a letter that nobody can see (U+001B)",
    ],
    [
      "a position that comes later and cannot be laid out",
      () => text((r) => (r.opening = { after: 2, position: { seats: [{ zones: { cellar: [] } }] } })),
      'there is no zone "cellar"',
    ],
    [
      "a position with a seat too many",
      () => text((r) => (r.opening = { after: 0, position: { seats: [{}, {}, {}] } })),
      "there is no seat C",
    ],
  ])("%s", async (_, make, message) => {
    await refused(["replay", "FILE"], message, make());
  });

  test("an answer beyond the last", async () => {
    await refused(
      ["replay", "FILE", "--at", "9999"],
      /the match has \d+ answers; there is no answer 9999/,
      JSON.stringify(good),
    );
  });
  test("a seat that is not there", async () => {
    await refused(["replay", "FILE", "--as", "D"], "this match has no seat D", JSON.stringify(good));
  });

  test.each([
    ["a letter", "Dear Ann,\n"],
    ["a damaged match", '{"tefuda": "match", "game": '],
    ["a match with a hole", '{"tefuda": "match", "game": "toy"}'],
  ])("%s is not written over", async (_, content) => {
    await refused(
      ["play", "toy", "--save", "FILE"],
      "FILE is there already and is no saved match; it is left as it is",
      content,
    );
  });

  test("a folder is not written over", async () => {
    mkdirSync(join(folder, "file"));
    await refused(["play", "toy", "--save", "FILE"], "FILE is no file");
  });

  test("`save` in a game leaves such a file alone too", async () => {
    const path = join(folder, "letter.txt");
    writeFileSync(path, "Dear Ann,\n");
    const { out } = await tefuda(
      ["play", "toy", "--seats", "human,human", "--seed", "1"],
      [`save ${path}`, "quit"],
    );
    expect(out).toContain(`Not saved: ${path} is there already and is no saved match`);
    expect(readFileSync(path, "utf8")).toBe("Dear Ann,\n");
    expect(readdirSync(folder)).toEqual(["letter.txt"]);
  });
});
