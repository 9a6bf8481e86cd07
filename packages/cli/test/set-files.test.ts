/** The files of sets: what is listed can be put back, tables, other sorts of files, and words that nobody knows. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, loadGame } from "@tefuda/referee/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

let folder = "";
const at = (...path: string[]): string => join(folder, ...path);
const json = async (argv: string[]) => JSON.parse((await tefuda([...argv, "--json"])).out);
/** A copy of a set with one of its files changed. */
function changed(name: string, of: string, path: string, change: (text: string) => string): string {
  const copy = at(name);
  cpSync(at(of), copy, { recursive: true });
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), "utf8")));
  return copy;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-set-files-"));
  for (const { id } of games) await tefuda(["new", at(`my-${id}`), "--game", id]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(games.map(({ id }) => id))("what is listed of %s can be put back as a file", async (id) => {
  const set = ["--with", at(`my-${id}`)];
  const own = (await loadGame(id)).book.cards.length;
  const cards = (await json(["cards", "check", at(`my-${id}`)])).cards;
  for (const form of ["csv", "json"]) {
    const { out } = await tefuda(["cards", "list", id, ...set, `--${form}`]);
    writeFileSync(at(`listed.${form}`), out);
    const checked = await json(["cards", "check", at(`listed.${form}`), ...set]);
    expect(checked).toMatchObject({ ok: true, problems: [] });
    expect(checked.installed).toHaveLength(checked.cards);
    expect(checked.installed.filter(({ differs }: { differs: string[] }) => differs.length > 0)).toEqual([]);
    expect(checked.cards).toBe(own + cards);
  }
});

test("a set may bring its cards as a table, and what is wrong is told by row and column", async () => {
  const set = at("in-a-table");
  cpSync(at("my-tails"), set, { recursive: true });
  rmSync(join(set, "cards", "cards.yaml"));
  const { out } = await tefuda(["cards", "list", "tails", "--with", at("my-tails"), "--csv"]);
  const [head, ...rows] = out.split("\n");
  const own = rows.filter((row) =>
    /Kettle Sentries|Biscuit|Trolley|Mittens|Breakfast|Floorboard|Long Table|Has Seconds/.test(row),
  );
  const table = join(set, "cards", "cards.csv");
  writeFileSync(table, [head, ...own].join("\r\n"));
  expect(await json(["cards", "check", set])).toMatchObject({ ok: true, cards: 8 });
  expect((await json(["scenario", "--with", set])).passed).toBe(1);
  const run = ["simulate", "tails", "--with", set, "--games", "2", "--turn-limit", "3"];
  expect((await json(run)).failed).toBe(0);
  writeFileSync(
    table,
    readFileSync(table, "utf8").replace("Troop", "Trop").replace("draw a card", "draw a cart"),
  );
  const { problems } = await json(["cards", "check", set]);
  expect(problems.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringMatching(/^row 2, column type: there is no type "trop"/),
    expect.stringMatching(/^row 2, column texts\.1: .*"cart" is not a word of this game/),
  ]);
  expect(problems[0].line).toBe(2);
  expect(
    readFileSync(table, "utf8")
      .split("\r\n")[1]!
      .slice(problems[0].column - 1),
  ).toMatch(/^Trop,/);
});

test("another sort of file is told for what it looks like", async () => {
  const told = async (text: string, ...lang: string[]): Promise<string> => {
    writeFileSync(at("other.yaml"), text);
    return (await tefuda(["cards", "check", at("other.yaml"), "--game", "tails", ...lang])).out;
  };
  expect(await told("name: A\ncards:\n  - 2 Rabbit Levy\n")).toContain("this looks like a deck");
  expect(await told("set: { en: A }\nslots: []\n")).toContain("this looks like packs");
  expect(await told("name: A\ncards: []\n", "--lang", "ja")).toContain("これはデッキのようです");
  const deck = changed(
    "odd-deck",
    "my-tails",
    "decks/my-tails-first-deck.yaml",
    () => "- name: A\n  kind: Unit\n",
  );
  expect((await tefuda(["cards", "check", deck])).out).toContain("this looks like cards");
});

test("a word that neither the game nor the set knows is a warning, with what may have been meant", async () => {
  const set = changed("slips", "my-tails", "cards/cards.yaml", (text) =>
    text
      .replace("terrain: Meadow", "terrain: Medow\n  faction: Burow Guard")
      .replace("types: [Infantry]", "types: [Infantry, Snail]"),
  );
  rmSync(join(set, "decks"), { recursive: true });
  const warned = async (...argv: string[]) => {
    const { ok, warnings } = await json(["cards", "check", ...argv]);
    expect(ok).toBe(true);
    return (warnings as { line: number; message: string; didYouMean: string[] }[]).map((warning) => [
      warning.line,
      /"(.*?)"/.exec(warning.message)![1],
      ...warning.didYouMean,
    ]);
  };
  const slips = [
    [5, "Snail"],
    [7, "Burow Guard", "Burrow Guard"],
    [6, "Medow", "Meadow"],
  ];
  expect(await warned(set)).toEqual(slips);
  const { out } = await tefuda(["cards", "check", set, "--lang", "ja"]);
  expect(out).toMatch(/^注意：.*cards\.yaml:7:12: 「Burow Guard」という勢力は.*Burrow Guard/m);
  writeFileSync(
    join(set, "set.yaml"),
    "name: Slips\ngame: tails\nwords: [Snail, { en: Burow Guard, ja: 壕番 }]\n",
  );
  expect(await warned(set)).toEqual([slips[2]]);
  // what is the game's own has no slips, and nothing is said of it
  expect(await warned("packages/games/tails/cards/burrow-guard.yaml")).toEqual([]);
});

test("an organization in Japanese is the one that it is in English, and one that a set declares is shown in both", async () => {
  const set = changed("orgs", "my-trails", "cards/cards.yaml", (text) =>
    text.replace("orgs: [Tidewatch]", "orgs: [潮見隊, Snail Post]"),
  );
  writeFileSync(join(set, "set.yaml"), "name: Orgs\ngame: trails\nwords: [{ en: Snail Post, ja: 蝸牛便 }]\n");
  expect((await json(["cards", "check", set])).warnings).toEqual([]);
  const listed = await json(["cards", "list", "trails", "--with", set, "--printed"]);
  const { subtypes } = listed.find(({ name }: { name: string }) => name === "Ilse, Map Seller");
  expect(subtypes).toEqual(["tidewatch", "snail post"]);
  const { out } = await tefuda(["cards", "list", "trails", "--with", set, "--lang", "ja"]);
  expect(out).toMatch(/^イルゼ 地図売り - UNIT 潮見隊 蝸牛便 /m);
});

test("a text is read beside a set, and a card that nobody made is told", async () => {
  const read = (name: string) =>
    json([
      "cards",
      "read",
      "--with",
      at("my-trails"),
      "--text",
      `Search your deck for a card named "${name}" and put it into your hand.`,
    ]);
  expect(await read("Ilse")).toMatchObject({ read: true, noCard: [] });
  expect(await read("Elsie")).toMatchObject({ read: true, noCard: ["Elsie"] });
});
