/** Whatever is refused is refused in words of this program: no library's and no system's own sentence, in either language. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastWords } from "../src/cli.ts";
import { refusal } from "../src/refusals.ts";
import { terminalWords } from "../src/words/index.ts";
import { trouble } from "../src/words/troubles.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-words-"));
  mkdirSync(join(folder, "folder"));
  writeFileSync(join(folder, "letter.txt"), "Dear Ann,\n");
  symlinkSync(join(folder, "round"), join(folder, "round"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How commander, Node, zod and yaml speak. */
const THEIRS = [
  /\berror: /,
  /\b(unknown|missing required|invalid) (option|command|argument|value)/i,
  /argument missing|is invalid\.|too many arguments\. |Allowed choices|Expected \d|\(Did you mean/,
  /\bE[A-Z]{4,}\b|ERR_|no such file or directory|permission denied|illegal operation|name too long|syscall/,
  /Unexpected (token|end|string|number)|valid JSON|in JSON at position/,
  /Invalid input|expected \w+, received|Too (big|small)|Unrecognized key/,
  /Implicit|Flow (map|sequence)|Nested mappings|block (mapping|scalar)|Plain value|Map keys/i,
  /\bat .+:\d+:\d+|node:|Error\b/,
];
const LONG = "x".repeat(300);

/** Lines that are refused; `@` stands for the folder. */
const LINES = [
  "sumulate",
  "cards reed",
  "--nonsense",
  "-x",
  "simulate toy --game 5",
  "simulate",
  "replay",
  "cards check",
  "simulate toy --games",
  "simulate toy --games many",
  "simulate toy --games 0",
  "simulate toy --workers 1e9",
  "simulate toy --bots ,",
  "simulate toy one two",
  "rules toy one two",
  "scenario --way 9",
  "replay x --as E",
  "play toy --lang",
  "bench toy --pairs 1",
  "play nothing",
  "worker",
  "worker --database nonsense",
  "worker --database postgres://nobody@127.0.0.1:1/none",
  "lab toy --database nonsense",
  "lab toy --parquet @/no/where",
  "lab all --parquet @/games",
  "play toy --seats human",
  "play toy --seats human,ghost",
  "play toy --decks nothing",
  "play toy --format nothing",
  "play toy --sealed --decks x",
  "play toy --save @/folder",
  "play toy --save @/no/where",
  "play toy --save @/letter.txt",
  "play toy --save @/letter.txt/x",
  "play toy --save @/round",
  "play toy --save /dev/full",
  "play toy --save /proc/tefuda.json",
  `play toy --save @/${LONG}`,
  "play toy --save @/a\0b",
  "play toy --save=",
  "replay @/none",
  "replay @/folder",
  "replay @/letter.txt/x",
  "replay @/round",
  "replay /dev/zero",
  `replay @/${LONG}`,
  "replay @/a\0b",
  "cards check @/none",
  "cards read --game toy --lines @/none",
  "cards read --game toy",
  "cards list toy --type x",
  "rules toy 99",
  "scenario @/folder",
  "packs toy",
];

test.each(LINES)("tefuda %s", async (line) => {
  const argv = line.split(" ").map((word) => word.replace("@", folder));
  for (const language of ["en", "ja"] as const) {
    const { code, out, err } = await tefuda(argv, [], { language });
    expect([code, out]).toEqual([2, ""]);
    expect(err).not.toBe("");
    // what was given is told again, and may look like anything
    const told = argv.reduce((text, word) => text.replaceAll(word.replace("\0", "\\u0000"), " "), err);
    for (const theirs of THEIRS) expect(told).not.toMatch(theirs);
    for (const sentence of err.trimEnd().split("\n"))
      if (language === "ja") expect(sentence).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      else expect(sentence).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  }
});

test("a system that refuses something nobody thought of is told in words", async () => {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(folder, "none");
  try {
    for (const language of ["en", "ja"] as const) {
      const { code, err } = await tefuda(["bench", "toy"], [], { language });
      expect(code).toBe(2);
      expect(err.replaceAll(folder, "")).toMatch(
        language === "en"
          ? /^the system refuses \/none\/tefuda-bench-X+: there is no such folder\n$/
          : /^システムが \/none\/tefuda-bench-X+ を拒みました：そのようなフォルダがありません\n$/,
      );
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
});

test("what commander could say that nobody knows is not told", () => {
  for (const language of ["en", "ja"] as const) {
    const words = terminalWords(language);
    expect(refusal("error: the moon is full\n", words)).toBe(words.program.refused.unclear);
  }
});

test("every trouble of a system is told in both languages, and one that nobody knows by its code", () => {
  for (const code of ["EACCES", "ENOSPC", "EROFS", "EIO", "EMFILE"]) {
    expect(trouble(code, "en")).toMatch(/^[a-z ]+$/);
    expect(trouble(code, "ja")).toMatch(/^[^A-Za-z]+$/);
  }
  expect([trouble("EDOOFUS", "en"), trouble("EDOOFUS", "ja")]).toEqual([
    "the system says EDOOFUS",
    "システムのコード EDOOFUS",
  ]);
});

test("a fault of the program itself is said to be one, with where it happened", () => {
  const io = { language: "ja" } as Parameters<typeof lastWords>[1];
  const said = lastWords(new TypeError("x\u001b[2J is not a function"), io);
  expect(said).toMatch(
    /^プログラム自体に異常があります。.*\nTypeError: x\\u001B\[2J is not a function\n +at /,
  );
});
