/**
 * What comes from outside and cannot be used: every kind is refused with exit code 2 and a message that says where and
 * what, and nothing on the disk is changed by it.
 */
import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MatchRecord } from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { english } from "./in-japanese.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
let folder = "";
let good: MatchRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-bad-"));
  const file = join(folder, "good.json");
  await tefuda([
    "play",
    "toy",
    "--seats",
    "random,random",
    "--seed",
    "4",
    "--decks",
    "big,big",
    "--save",
    file,
  ]);
  const { seen: _, ...played } = JSON.parse(readFileSync(file, "utf8")) as SavedRecord;
  good = played;
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

/** Everything that lies in the folder, with its content and the time of its last change. */
function contents(): string[] {
  return readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const stat = lstatSync(path);
    return `${name} ${stat.mtimeMs} ${stat.size} ${stat.isFile() ? readFileSync(path, "utf8") : ""}`;
  });
}

/** Runs and expects a refusal, told in Japanese as well as in English; FILE in the arguments and the message stands for the file. */
async function refused(
  argv: readonly string[],
  message: string | RegExp,
  text?: string,
  name = "file",
): Promise<void> {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  const before = contents();
  const given = argv.map((arg) => arg.replace("FILE", path).replace("FOLDER", folder));
  const { code, out, err } = await tefuda(given);
  const said = (err + out).replaceAll(path, "FILE").replaceAll(folder, "FOLDER");
  if (typeof message === "string") expect(said).toContain(message);
  else expect(said).toMatch(message);
  expect(code).toBe(2);
  expect(contents()).toEqual(before);
  // which language is asked for is what is wrong
  if (given.includes("--lang")) return;
  const japanese = await tefuda([...given, "--lang", "ja"]);
  expect(
    english((japanese.err + japanese.out).replaceAll(path, "FILE").replaceAll(folder, "FOLDER")),
  ).toEqual([]);
  expect(japanese.code).toBe(2);
  expect(contents()).toEqual(before);
}

describe("arguments", () => {
  test.each<[string, string | RegExp]>([
    ["sumulate toy", 'there is no command "sumulate"; did you mean simulate?'],
    ["simulate", "<game> is missing"],
    ["simulate toy more", "too many arguments: at most 1 can be taken"],
    ["simulate tou", 'there is no game "tou"; there is ttcg'],
    ["simulate tou", "did you mean toy?"],
    ["simulate toy --games", "a value is missing behind -n, --games <n>"],
    ["simulate toy --games many", '"many" is not a whole number.'],
    ["simulate toy --games 1.5", '"1.5" is not a whole number.'],
    ["simulate toy --games 0", "It has to be from 1 to 10000000."],
    ["simulate toy --games -4", "It has to be from 1 to 10000000."],
    ["simulate toy --games 99999999999999999999", "is not a whole number."],
    ["simulate toy --seed x", '"x" is not a whole number.'],
    ["simulate toy --seed -1", "It has to be from 0 to 2000000000."],
    ["simulate toy --seed 1e3", '"1e3" is not a whole number.'],
    ["simulate toy --workers 0", "It has to be from 1 to 256."],
    ["simulate toy --workers 257", "It has to be from 1 to 256."],
    ["simulate toy --workers many", '"many" is not a whole number.'],
    ["simulate toy --games 1e12", '"1e12" is not a whole number.'],
    ["simulate toy --games 1000000000000", "It has to be from 1 to 10000000."],
    ["simulate toy --turn-limit 99999", "It has to be from 1 to 9999."],
    ["packs trails --open 999999999999", "It has to be from 1 to 10000000."],
    ["bench toy --memory 999999999999", "It has to be from 0 to 100000000."],
    [
      "simulate toy --bots greed,random",
      'there is no player "greed"; there is random or greedy; did you mean greedy?',
    ],
    ["simulate toy --bots random,random,random", "toy has 2 seats, and --bots names 3 players"],
    ["simulate toy --bots human,random", 'there is no player "human"'],
    ["simulate toy --bots ,", "It is a list of names with commas between."],
    [
      "simulate toy --decks bog,small",
      'there is no deck "bog" and no such file; there is big, small, third; did you mean big?',
    ],
    ["simulate toy --turn-limit none", '"none" is not a whole number.'],
    ["simulate toy --game 5", "there is no option --game here; did you mean --games?"],
    ["play nothing", 'there is no game "nothing"'],
    ["play toy --seats human", "toy has 2 seats, and --seats names 1 players"],
    ["play toy --seats human,ghost", 'there is no player "ghost"'],
    ["play toy --decks big,small,third", "3 decks for 2 seats"],
    ["play toy --save FOLDER/no/such/place.json", 'there is no folder "FOLDER/no/such"'],
    ["play toy --resume FOLDER/missing.json", 'there is no file "FOLDER/missing.json"'],
    [
      "play toy --resume FOLDER/missing.json --seed 4",
      "a match that is resumed has its decks, its format and its seed already",
    ],
    ["scenario FOLDER/missing", "there is no such file or folder"],
    ["scenario FOLDER", "no scenario files in"],
    ["scenario FOLDER --game tol", 'there is no game "tol"'],
    ["scenario FOLDER --way 5", "It is one of 1, 2, 3, 4, all."],
    ["rules", "which game? There is ttcg"],
    ["rules trolls", 'there is no game "trolls"'],
    ["rules toy toy-33", 'there is no rule "toy-33"; did you mean toy-3'],
    ["rules toy toy-3 --check", "--check looks at all rules of a game"],
    ["rules toy toy-3 toy-4", "too many arguments: at most 2 can be taken"],
    ["replay", "<file> is missing"],
    ["replay FOLDER/missing.json", 'there is no file "FOLDER/missing.json"'],
    ["replay FOLDER", "FOLDER is no file"],
    ["play ttc\u200bg", 'there is no game "ttc\\u200Bg"; there is ttcg'],
    ["play t\u043ey", 'there is no game "t\\u043Ey"; there is ttcg'],
    ["replay \u0434\u0430\u043d.json", 'there is no file "\u0434\u0430\u043d.json"'],
    ["simulate toy --ga\u00admes 5", "there is no option --ga\\u00ADmes here; did you mean --games?"],
    ["replay x --as E", "It is one of A, B, C, D, spectator."],
    ["replay x --at -1", "It has to be from 0 to"],
    ["cards list", "<game> is missing"],
    ["cards list none", 'there is no game "none"'],
    ["cards reed", 'there is no command "reed"; did you mean read?'],
    ["cards check", "<files> is missing"],
    ["cards check --game toy FOLDER/none.yaml", 'there is no file "FOLDER/none.yaml"'],
    ["cards read --game toy", "give either --text with a card text or --lines"],
    ["cards read --game toy --text a --lines b", "give either --text with a card text or --lines"],
    ["cards read --game toy --lines FOLDER/none.txt", 'there is no file "FOLDER/none.txt"'],
    ["cards read --game toy --text a --lang fr", "It is one of en, ja."],
    ["bench toy --games few", '"few" is not a whole number.'],
    ["--nonsense", "there is no option --nonsense here"],
  ])("tefuda %s", async (line, message) => {
    await refused(line.split(" "), message);
  });
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

describe("what is no file", () => {
  test.each([
    ["cards check --game toy FOLDER", "FOLDER:1:1: this is no file"],
    ["cards read --game toy --lines FOLDER", "FOLDER:1:1: this is no file"],
    ["play toy --decks FOLDER,small", "FOLDER:1:1: this is no file"],
  ])("tefuda %s", async (line, message) => {
    await refused(line.split(" "), message);
  });

  test.each([
    ["replay /dev/zero", "/dev/zero is no file"],
    ["play toy --resume FOLDER/pipe", "FOLDER/pipe is no file"],
    ["play toy --save FOLDER/pipe", "FOLDER/pipe is no file"],
    ["play toy --decks /dev/zero", "/dev/zero:1:1: this is no file"],
    ["cards check --game toy FOLDER/pipe", "FOLDER/pipe:1:1: this is no file"],
    ["scenario --game toy /dev/zero", "/dev/zero:1:1: this is no file"],
    ["replay FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["cards read --game toy --lines FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["cards check --game toy FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["scenario --game toy FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
  ])("without end, or too large to be looked into: tefuda %s", async (line, message) => {
    execFileSync("mkfifo", [join(folder, "pipe")]);
    writeFileSync(join(folder, "huge"), "");
    truncateSync(join(folder, "huge"), 2_500_000_000);
    const { code, out, err } = await tefuda(line.split(" ").map((arg) => arg.replace("FOLDER", folder)));
    expect((out + err).replaceAll(folder, "FOLDER")).toContain(message);
    expect(code).toBeGreaterThan(0);
  });

  test("a folder that leads into itself", async () => {
    symlinkSync(folder, join(folder, "again"));
    symlinkSync(join(folder, "nowhere"), join(folder, "gone"));
    await refused(["scenario", "FOLDER"], "no scenario files in");
  });

  test("more texts than are read at once", async () => {
    await refused(
      ["cards", "read", "--game", "toy", "--lines", "FILE"],
      "FILE:1:1: a file of this kind has at most 15000000 letters",
      "x\n".repeat(7_600_000),
    );
  });
});
