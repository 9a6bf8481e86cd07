/** What `tefuda replay` says of records: of this edition and of others, with the game's cards and with their own. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toy, toyPackage } from "@tefuda/kernel/test/toy";
import { type GameEntry, games, loadGame } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import { beforeAll, describe, expect, test } from "vitest";
import { checkBounds } from "../src/foreign.ts";
import { Misuse } from "../src/io.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

const folders = withToy();
const file = (name: string): string => join(folders.work, name);

/** The saved match of a file, changed and written to another. */
function changed(
  from: string,
  to: string,
  change: (record: SavedRecord & Record<string, unknown>) => void,
): string {
  const record = JSON.parse(readFileSync(file(from), "utf8")) as SavedRecord & Record<string, unknown>;
  change(record);
  rmSync(file(to), { force: true });
  writeFileSync(file(to), JSON.stringify(record));
  return file(to);
}

/** Has something done while the toy is played by other rules: whatever hits does so harder, and the edition is the third. */
async function later<T>(run: () => Promise<T>): Promise<T> {
  const entry = games.find(({ id }) => id === "toy")!;
  const { load } = entry;
  const kinds = toy.definitions.map((definition) => ({
    ...definition,
    printed: definition.printed.map((n) => n + 2),
  }));
  const game = {
    ...toy,
    kinds,
    byName: new Map(kinds.map((kind) => [kind.name, kind])),
    prints: toy.prints.map((n) => n + 2),
    editions: [
      ...toy.editions,
      { en: "Cats purr.", ja: "猫が喉を鳴らす。" },
      { en: "Everybody hits harder.", ja: "全員の攻撃が強くなる。" },
    ],
  };
  const { book } = toyPackage.assemble([]);
  const assemble = () => ({ book: { ...book!, game }, problems: [] });
  entry.load = async () => ({ ...toyPackage, assemble });
  try {
    return await run();
  } finally {
    entry.load = load;
  }
}

test("a moment of a match is written as a ruling, which runs", async () => {
  await tefuda(["play", "dew", "--seats", "greedy,random", "--seed", "3", "--save", file("dew.json")]);
  const written = await tefuda(["replay", file("dew.json"), "--at", "9", "--ruling", "So it went"]);
  expect(written.err).toBe("");
  writeFileSync(file("dew.yaml"), written.out);
  expect((await tefuda(["scenario", file("dew.yaml")])).out).toContain("1 passed, 0 failed");
});

describe("a match of this edition", () => {
  beforeAll(async () => {
    await tefuda(["play", "toy", "--seats", "greedy,random", "--seed", "3", "--save", file("toy.json")]);
  });
  const replay = (path: string, ...more: string[]) => tefuda(["replay", path, ...more]);

  test("is verified where it ends as its record says, and only there", async () => {
    const good = await replay(file("toy.json"));
    expect([good.code, good.out]).toEqual([
      0,
      expect.stringMatching(/^verified: \d+ answers, played to its end/m),
    ]);
    const other = changed("toy.json", "other.json", (r) => {
      r.end = "0".repeat(64);
      delete r.seen;
    });
    const bad = await replay(other);
    expect([bad.code, bad.out]).toEqual([
      1,
      expect.stringContaining("NOT verified: played again, it does not end"),
    ]);
    expect(bad.out).not.toMatch(/^verified/m);
    expect((await replay(other, "--lang", "ja")).out).toContain("確認できません：再現すると");
    expect(JSON.parse((await replay(other, "--json")).out)).toMatchObject({ ok: false, end: "other" });
    const silent = await replay(changed("toy.json", "silent.json", (r) => delete r.end));
    expect([silent.code, silent.out]).toEqual([
      0,
      expect.stringContaining("the record does not say how it ended"),
    ]);
  });

  test("says which programs played, in which version", async () => {
    const { programs } = JSON.parse(readFileSync(file("toy.json"), "utf8")) as SavedRecord;
    expect(programs).toEqual(["greedy 3", "random 1"]);
    expect((await replay(file("toy.json"))).out).toMatch(
      /^A is played by greedy 3\nB is played by random 1$/m,
    );
    const { out } = await replay(file("toy.json"), "--json");
    expect(JSON.parse(out).programs).toEqual(programs);
    const odd = changed("toy.json", "odd.json", (r) => {
      (r as Record<string, unknown>).programs = [7];
    });
    expect((await replay(odd)).code).not.toBe(0);
  });

  test("of before editions were counted is read, and nothing more is promised", async () => {
    const old = changed("toy.json", "old.json", (r) => {
      for (const part of ["edition", "end", "seen"]) delete r[part];
      r.fingerprint = "0123456789abcdef";
    });
    const { code, out } = await replay(old);
    expect(code).toBe(0);
    expect(out).toContain("so nothing is verified");
    expect(out).toContain("It was saved before editions of the rules were counted; these are edition 1.");
    expect(out).toContain("  edition 1: The first.");
    const unplayable = changed("old.json", "older.json", (r) => (r.choices[1]!.say = "fly"));
    const refused = await replay(unplayable);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("is not possible there")]);
  });

  test("is watched as it was seen when the rules are others, and what has changed is told", async () => {
    const before = await replay(file("toy.json"), "--as", "A");
    const { code, out } = await later(() => replay(file("toy.json"), "--as", "A"));
    expect(code).toBe(1);
    // table and log are what they were; only what is said of them below is not
    const table = before.out.slice(0, before.out.indexOf("verified"));
    expect(table.length).toBeGreaterThan(200);
    expect(out.startsWith(table)).toBe(true);
    const told = out.slice(table.length);
    expect(told).toMatch(/^NOT verified/);
    expect(told).toMatch(/It is another match (from the beginning|after answer \d+)\./);
    expect(told).toContain("It was played by edition 1 of the rules; these are edition 3.");
    expect(told).toContain("  edition 2: Cats purr.\n  edition 3: Everybody hits harder.\n");
    expect(told).toContain("Shown is what was seen then.");
    const ja = await later(() => replay(file("toy.json"), "--lang", "ja"));
    expect(ja.out).toContain("  第3版：全員の攻撃が強くなる。");
    expect(ja.out).toContain("表示は、当時見えていたとおりのものです。");
  });

  test("can be gone through as it was seen, from any answer", async () => {
    const typed = ["", "b", "4", "q"];
    const before = await tefuda(["replay", file("toy.json"), "--step", "--as", "B"], typed);
    const after = await later(() => tefuda(["replay", file("toy.json"), "--step", "--as", "B"], typed));
    expect(after.out).toBe(before.out);
    const at = async () =>
      JSON.parse((await replay(file("toy.json"), "--json", "--at", "3", "--as", "B")).out);
    const [then, now] = [await at(), await later(at)];
    expect([now.view, now.log]).toEqual([then.view, then.log]);
    expect([now.ok, then.ok, now.at]).toEqual([false, true, 3]);
  });

  test("without what was seen is told apart in words, when the rules are others", async () => {
    const bare = changed("toy.json", "bare.json", (r) => {
      delete r.seen;
      r.choices[2]!.say = "fly";
    });
    const { code, err } = await later(() => replay(bare));
    expect(code).toBe(2);
    expect(err).toContain("is not possible there");
    expect(err).toContain("it was played by edition 1 of the rules, and these are edition 3");
    // and so is one that is to be gone on with
    const resumed = await later(() => tefuda(["play", "toy", "--resume", bare, "--lang", "ja"]));
    expect([resumed.code, resumed.err]).toEqual([2, expect.stringContaining("今のルールは第3版です")]);
  });

  test("with what was seen spoilt is refused in words", async () => {
    for (const spoil of [
      (r: SavedRecord) => Object.assign(r.seen!.steps[1]!, { is: [3, 9, []] }),
      (r: SavedRecord) => Object.assign(r.seen!.steps[0]!, { is: [{ game: 7 }] }),
      (r: SavedRecord) => (r.seen!.steps as unknown[]).pop(),
    ]) {
      const spoilt = changed("toy.json", "spoilt.json", spoil);
      const { code, err } = await later(() => replay(spoilt));
      expect([code, err]).toEqual([2, expect.stringMatching(/spoilt\.json:\d+:\d+: what was seen/)]);
    }
  });
});

describe("a match with cards of its own", () => {
  let name = "";
  beforeAll(async () => {
    await tefuda(["play", "tails", "--seats", "random,random", "--seed", "2", "--save", file("tails.json")]);
    changed("tails.json", "own.json", (r) => {
      r.cards = r.cards!.map((card, i) => (i === 0 ? { ...card, flavour: "Another." } : card));
      name = String((r.cards[0]!.name as { en?: string }).en ?? r.cards[0]!.name);
    });
  });

  test("is tried in a worker, played with them, and told to be so", async () => {
    const { code, out, err } = await tefuda(["replay", file("own.json")]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^verified: /m);
    expect(out).toContain(`Played with the cards of the record; the game has others now: ${name}`);
  });

  test("is not opened where reading it takes too long, from when the worker is ready", async () => {
    const record = JSON.parse(readFileSync(file("own.json"), "utf8")) as SavedRecord;
    const loaded = await loadGame("tails");
    const refused = await checkBounds(record, loaded, 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Misuse);
    expect(String(refused)).toContain("takes longer than");
    // one with the game's own cards is not tried at all
    await checkBounds(JSON.parse(readFileSync(file("tails.json"), "utf8")) as SavedRecord, loaded, 0);
  });

  test("that cannot be read is refused at its place", async () => {
    const wrong = changed("own.json", "wrong.json", (r) => {
      r.cards = r.cards!.map((card, i) => (i === 2 ? { ...card, copies: "many" } : card));
      delete r.seen;
    });
    const { code, err } = await tefuda(["replay", wrong]);
    expect([code, err]).toEqual([2, expect.stringMatching(/wrong\.json:1:\d+: this card cannot be read: /)]);
  });
});

test("the toy is left as it was", async () => {
  expect((games as GameEntry[]).filter(({ id }) => id === "toy")).toHaveLength(1);
  expect((await tefuda(["replay", file("toy.json")])).code).toBe(0);
});
