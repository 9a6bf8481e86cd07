/** Sets of one's own at the terminal: made, checked, listed, played, simulated, refused. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, loadGame, loadLists, openSet } from "@tefuda/referee/games";
import { makeDecks } from "@tefuda/referee/made-decks";
import { setOf } from "@tefuda/referee/own-set";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { tefuda } from "./run.ts";

let folder = "";
const at = (...path: string[]): string => join(folder, ...path);
const json = async (argv: string[]) => JSON.parse((await tefuda([...argv, "--json"])).out);
/** Changes a file of a copy of the set of tails, and gives the path of the copy. */
function changed(name: string, path: string, change: (text: string) => string): string {
  const copy = at(name);
  cpSync(at("my-tails"), copy, { recursive: true });
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), "utf8")));
  return copy;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-own-set-"));
  for (const { id } of games) await tefuda(["new", at(`my-${id}`), "--game", id]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(games.map(({ id }) => id))("a new set of %s", (id) => {
  test("is whole: it checks, passes its ruling, and its deck is played to the end", async () => {
    const checked = await json(["cards", "check", at(`my-${id}`)]);
    expect(checked).toEqual({
      ok: true,
      cards: expect.any(Number),
      problems: [],
      installed: [],
      warnings: [],
    });
    expect(checked.cards).toBeGreaterThan(2);
    const ruled = await json(["scenario", "--with", at(`my-${id}`), "--way", "all"]);
    expect([ruled.passed, ruled.failed]).toEqual([4, 0]);
    const run = ["simulate", id, "--with", at(`my-${id}`), "--decks", `my-${id}-first-deck`, "--games", "4"];
    const played = await json([...run, "--turn-limit", "20", "--cards", "--workers", "1"]);
    expect([played.games, played.failed]).toEqual([4, 0]);
    const listed: { name: string; set?: string }[] = await json([
      "cards",
      "list",
      id,
      "--with",
      at(`my-${id}`),
      "--printed",
    ]);
    const own = listed.filter(({ set }) => set === `my-${id}`).map(({ name }) => name);
    expect(own).toHaveLength(checked.cards);
    const inDeck: string[] = played.cards.cards.map(({ name }: { name: string }) => name);
    expect(inDeck).toEqual(expect.arrayContaining(own));
  });
  test("has a deck made for its cards where it brings none", async () => {
    const loaded = await loadGame(id, [openSet(at(`my-${id}`))]);
    const own = loaded.book.cards.filter((card) => setOf(loaded.sets, card)).map(({ name }) => name);
    const { decks, left } = makeDecks(loaded, own, loadLists({ ...loaded, sets: [] }));
    expect(left).toEqual([]);
    expect(decks).toHaveLength(1);
    expect(decks[0]!.cards).toEqual(expect.arrayContaining(own));
  });
  test("has a card of each kind that the game has", async () => {
    const listed: { set?: string; type: string; details?: { id: string; value: string }[] }[] = await json([
      ...["cards", "list", id, "--with", at(`my-${id}`), "--printed"],
    ]);
    // what a card is apart from the eight types of units in TTCG, and the types as which Equipment in Tails attacks
    const kind = (type: string): string =>
      id === "ttcg" && !/^spell$/i.test(type) ? "unit" : type.replace(/^Equipment .*/, "Equipment");
    const kinds = (cards: typeof listed): string[] =>
      [...new Set(cards.map(({ type }) => kind(type)))].sort();
    expect(kinds(listed.filter(({ set }) => set))).toEqual(kinds(listed.filter(({ set }) => !set)));
  });
});

test("new overwrites nothing, and says what to do next in both languages", async () => {
  const before = readFileSync(at("my-tails", "set.yaml"), "utf8");
  const again = await tefuda(["new", at("my-tails"), "--game", "tails"]);
  expect([again.code, again.err]).toEqual([2, `${at("my-tails")} is there already; it is left as it is\n`]);
  expect(readFileSync(at("my-tails", "set.yaml"), "utf8")).toBe(before);
  const english = await tefuda(["new", at("one"), "--game", "tails"]);
  expect(english.out).toContain(`tefuda play tails --with ${at("one")}`);
  const japanese = await tefuda(["new", at("two"), "--game", "tails", "--lang", "ja"]);
  expect(japanese.out).toMatch(/次にできること：\n {2}npx tefuda cards check .* --lang ja\n/);
  const nothing = await tefuda(["new", at("three")]);
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining("--game <id> is needed here")]);
});

test.each(games)(
  "a set of $id that is begun in Japanese has Japanese texts and names alone, and is right",
  async ({ id }) => {
    const set = at(`日本の${id}`);
    await tefuda(["new", set, "--game", id, "--lang", "ja"]);
    expect(await json(["cards", "check", set])).toMatchObject({ ok: true });
    const cards = parse(readFileSync(join(set, "cards", "cards.yaml"), "utf8")) as Record<string, unknown>[];
    const texts = cards.flatMap(({ texts = [], effects = [], requirements = [], bonus = [] }) =>
      [texts, effects, requirements, bonus].flat(),
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !/[ぁ-ん一-龠]/.test(String(text)) && !/^【/.test(String(text)))).toEqual(
      [],
    );
    const [deck] = readdirSync(join(set, "decks"));
    const { name, plan, cards: lines } = parse(readFileSync(join(set, "decks", deck!), "utf8"));
    expect([name, plan]).toEqual([expect.stringContaining("最初のデッキ"), expect.stringMatching(/[ぁ-ん]/)]);
    const [{ do: done }] = parse(readFileSync(join(set, "scenarios", "first-ruling.yaml"), "utf8"));
    const answers = done.flatMap((step: object) => Object.values(step));
    const names = cards.flatMap(({ name, flavour }) => [name, flavour]);
    expect([...names, ...lines, ...answers].join("")).not.toMatch(/[A-Za-z]/);
    expect((await tefuda(["scenario", "--with", set, "--lang", "ja"])).out).toContain("成功1、失敗0");
  },
);

test("its decks are found by name beside the ready ones, and played first where none is named", async () => {
  const seats = ["--seats", "random,random", "--seed", "1"];
  const { record } = await json(["play", "tails", "--with", at("my-tails"), ...seats]);
  expect(record.lists[0]).toContain("Kettle Sentries");
  expect(record.lists[1]).not.toContain("Kettle Sentries");
  const named = ["--decks", "committee-work,My Tails First Deck"];
  const other = await json(["play", "tails", "--with", at("my-tails"), ...seats, ...named]);
  expect(other.record.lists[1]).toContain("Kettle Sentries");
});

describe("a set is tried", () => {
  test("against every ready deck in both seats, and what became of its cards is told", async () => {
    const argv = ["try", at("my-tails"), "--games", "24", "--seed", "3"];
    const tried = await json(argv);
    expect(tried).toMatchObject({ games: 24, seed: 3, failed: 0, made: [], inNoDeck: [] });
    expect(tried.against.map(({ wins }: { wins: { of: number } }) => wins.of)).toEqual(Array(12).fill(2));
    const played: { name: string; wonPlayed: { wins: number; of: number } }[] = tried.cards;
    expect(played).toHaveLength(8);
    for (const { wonPlayed } of played) expect(wonPlayed.wins).toBeLessThanOrEqual(tried.wins.wins);
    // a game in which not all of them came to work
    const { out } = await tefuda([...argv, "--games", "1", "--seed", "5", "--lang", "ja"]);
    expect(out).toMatch(/^8枚、すべて読めました\n裁定：成功1、失敗0\n/);
    expect(out).toMatch(/^対 committee-work +1戦中/m);
    expect(out).toMatch(/^一度も働かなかった効果：/m);
  });
  test("with decks that are made for it: of each faction one", async () => {
    const set = changed("no-deck", "cards/cards.yaml", (text) =>
      text
        .replace(/(name: .*Tea Trolley.*\n)/, "$1  faction: Nobody Else\n")
        .replace(/(name: .*Kettle Sentries.*\n)/, "$1  faction: Burrow Guard\n"),
    );
    rmSync(join(set, "decks"), { recursive: true });
    const tried = await json(["try", set, "--games", "1"]);
    expect(tried.made.map(({ cards }: { cards: string[] }) => cards.includes("Tea Trolley"))).toEqual([
      false,
      true,
    ]);
    expect(tried.inNoDeck).toEqual([]);
    rmSync(join(set, "cards/cards.yaml"));
    const { code, err } = await tefuda(["try", set]);
    expect([code, err]).toEqual([2, expect.stringContaining("neither cards nor decks")]);
  });
  test("and where no deck can be made with a card, the reason is told", async () => {
    const { pack, book, ...loaded } = await loadGame("tails", [openSet(at("my-tails"))]);
    const refusing: typeof pack = {
      ...pack,
      readList: (file, of) =>
        file.text.includes("Tea Trolley")
          ? {
              problems: [
                { file: file.path, line: 1, column: 1, message: { en: "no", ja: "否" } },
                ...pack.readList(file, of).problems,
              ],
            }
          : pack.readList(file, of),
    };
    const ready = loadLists({ pack, book, ...loaded, sets: [] }).slice(0, 1);
    const { decks, left } = makeDecks({ pack: refusing, book }, ["Tea Trolley", "Padded Mittens"], ready);
    expect(left).toMatchObject([{ name: "Tea Trolley" }]);
    expect(decks.map(({ cards }) => cards.includes("Padded Mittens"))).toEqual([true]);
  });
  test("only when it is right", async () => {
    const set = changed("untried", "cards/cards.yaml", (text) =>
      text.replace("draw a card.", "draw a cart."),
    );
    const { code, err } = await tefuda(["try", set]);
    expect([code, err]).toEqual([2, expect.stringMatching(/untried\/cards\/cards\.yaml:\d+:\d+: /)]);
  });
});

test("a match with it is played again without it", async () => {
  const file = at("match.json");
  const play = ["play", "tails", "--with", at("my-tails"), "--seats", "random,random", "--seed", "1"];
  await tefuda([...play, "--save", file]);
  expect((await tefuda(["replay", file])).out).toMatch(/^verified: /m);
  expect((await json(["replay", file, "--with", at("my-tails")])).end).toBe("same");
});

test("workers play the same games with it as one process", async () => {
  const run = [
    "simulate",
    "tails",
    "--with",
    at("my-tails"),
    "--games",
    "260",
    "--turn-limit",
    "6",
    "--workers",
  ];
  const [one, two] = [await json([...run, "1"]), await json([...run, "2"])];
  expect(two.hash).toBe(one.hash);
});

test("what it says never becomes text that is run, and the game without it stays as fast as it was", async () => {
  const { game } = await loadGame("tails", [openSet(at("my-tails"))]);
  expect(game.code.foreign).toBe(true);
  expect((await loadGame("tails")).game.code.foreign).not.toBe(true);
});

describe("packs", () => {
  const sealed = ["play", "trails", "--sealed", "--seats", "random,random", "--seed", "1"];
  const kinds = "set: { en: Small Change, ja: 小銭 }\nkinds: { C: 3, U: 1, R: 1 }\n";
  const packs = `${kinds}slots: [{ cards: 7, odds: { C: 1 } }, { cards: 1, odds: { U: 2, R: 1 } }]\n`;

  test("and sealed play of the game are as they are without a set", async () => {
    const card = readFileSync(at("my-trails", "cards", "cards.yaml"), "utf8");
    expect(card).toContain("rarity: R");
    const [without, beside] = [await json(sealed), await json([...sealed, "--with", at("my-trails")])];
    expect(beside.record.packs).toEqual(without.record.packs);
  });
  test("of a set hold its own cards, and are opened and played with by their name", async () => {
    const set = at("packed");
    cpSync(at("my-trails"), set, { recursive: true });
    mkdirSync(join(set, "packs"));
    writeFileSync(join(set, "packs", "small-change.yaml"), packs);
    expect(await json(["cards", "check", set])).toMatchObject({ ok: true });
    const { set: id, opened } = await json(["packs", "trails", "--with", set, "--open", "4"]);
    const own = new Set([
      "Ilse, Map Seller",
      "Pier Hand, Common",
      "Fresh Coffee",
      "Folding Stool",
      "The Corner Shop",
    ]);
    expect([id, opened.flat().every((name: string) => own.has(name))]).toEqual(["small-change", true]);
    const { record } = await json([...sealed, "--with", set, "--packs", "small-change"]);
    expect(record.packs.flat(2).every((name: string) => own.has(name))).toBe(true);
    const none = await tefuda([...sealed, "--with", set, "--packs", "small-chang"]);
    expect([none.code, none.err]).toEqual([
      2,
      'there are no packs "small-chang"; there is lantern-roads, small-change; did you mean small-change?\n',
    ]);
    writeFileSync(join(set, "packs", "small-change.yaml"), packs.replace("C: 3", "C: 4"));
    const { problems } = await json(["cards", "check", set]);
    expect(problems).toMatchObject([
      { line: 2, message: "the set states 4 kinds of C, and its cards are 3 (trails-1.8)" },
    ]);
  });
  test("are refused in a game whose cards are of other sorts", async () => {
    const file = at("packs.yaml");
    writeFileSync(
      file,
      `name: Packs\ngame: tails\npacks:\n  - ${packs.trimEnd().replaceAll("\n", "\n    ")}\n`,
    );
    const { code, out } = await tefuda(["cards", "check", file]);
    expect([code, out]).toEqual([2, expect.stringMatching(/packs\.yaml:5:\d+: the set states/)]);
  });
});

test("two sets that were begun from one starter are told apart, or it is said what to rename", async () => {
  const [one, two] = [at("my-sangoku"), at("other")];
  await tefuda(["new", two, "--game", "sangoku"]);
  const both = ["play", "sangoku", "--with", one, "--with", two, "--seats", "random,random", "--seed", "1"];
  const { code, err } = await tefuda(both);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/there is a card .* already, in .*\n.*my-sangoku and other are each right/),
  ]);
  const file = join(two, "cards", "cards.yaml");
  // other cards, with the codes and the deck that the starter gave them
  const names = [
    "Kettle Keeper",
    "Borrowed Ponies",
    "Message by Kite",
    "Stones from the Gate",
    "A Quiet Harvest",
  ];
  for (const path of [file, join(two, "decks", "other-first-deck.yaml")]) {
    const text = names.reduce(
      (all, name) => all.replaceAll(name, `Other ${name}`),
      readFileSync(path, "utf8"),
    );
    writeFileSync(path, text.replaceAll(/ja: (?=[^ ])/g, "ja: 別の"));
  }
  expect((await tefuda(both)).err).toBe("");
});

describe("a set is refused", () => {
  const refused = async (path: string, lang: string, game = "tails"): Promise<string> => {
    const { code, err } = await tefuda(["play", game, "--with", path, "--lang", lang]);
    expect(code).toBe(2);
    return err;
  };
  test("with a name that the game has, and both places are told", async () => {
    const set = changed("taken", "cards/cards.yaml", (text) =>
      text.replace("Kettle Sentries", "Rabbit Levy"),
    );
    const both = /taken\/cards\/cards\.yaml:2:.*burrow-guard\.yaml:\d+/;
    expect(await refused(set, "en")).toMatch(both);
    expect(await refused(set, "ja")).toMatch(both);
    const { code, out } = await tefuda(["cards", "check", set]);
    expect([code, out]).toEqual([2, expect.stringMatching(both)]);
  });
  test("with a deck that is called as one of the game is", async () => {
    const set = changed("deck", "decks/my-tails-first-deck.yaml", (text) =>
      text.replace("My Tails First Deck", "Committee Work"),
    );
    expect(await refused(set, "en")).toMatch(
      /first-deck\.yaml:1:1: the deck "Committee Work" cannot be told from "Committee Work", in .*committee-work\.yaml/,
    );
    expect(await refused(set, "ja")).toContain("区別できません");
  });
  test("for another game", async () => {
    expect(await refused(at("my-tails"), "en", "trails")).toContain(
      "set.yaml:1:1: this set is for tails, not for trails",
    );
  });
  test("where set.yaml says another thing, at its place", async () => {
    const set = changed("wrong", "set.yaml", () => "name: Mine\ngame: tials\n");
    expect(await refused(set, "en")).toMatch(
      /set\.yaml:2:7: there is no game "tials"; did you mean "tails"\?/,
    );
    const key = changed("key", "set.yaml", () => "name: Mine\ngame: tails\ncolour: red\n");
    expect(await refused(key, "en")).toMatch(/set\.yaml:3:1: there is no key "colour"/);
    expect(await refused(key, "ja")).toMatch(/set\.yaml:3:1: 「colour」というキーはありません/);
  });
  test("without set.yaml", async () => {
    expect(await refused(at("my-tails", "cards"), "en")).toContain("has a file set.yaml");
    expect(await refused(at("nowhere"), "en")).toContain("no such file or folder");
  });
});

test("one file is a set as well, and what is wrong in it is told at its place", async () => {
  const cards = readFileSync(at("my-tails", "cards", "cards.yaml"), "utf8");
  const deck = readFileSync(at("my-tails", "decks", "my-tails-first-deck.yaml"), "utf8");
  const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");
  const text = `name: In One\ngame: tails\ncards:\n${indented(cards)}decks:\n${indented(deck).replace("  name", "- name")}`;
  writeFileSync(at("one.yaml"), text);
  expect(await json(["cards", "check", at("one.yaml")])).toMatchObject({ ok: true, cards: 8 });
  const play = ["play", "tails", "--with", at("one.yaml"), "--seats", "random,random", "--seed", "1"];
  expect((await json([...play, "--decks", "my-tails-first-deck"])).record.lists[0]).toContain(
    "Kettle Sentries",
  );
  const where = (words: string): number => text.split("\n").findIndex((line) => line.includes(words)) + 1;
  writeFileSync(
    at("one.yaml"),
    text.replace("draw a card.", "draw a cart.").replace("4 Night Diggers", "4 Day Diggers"),
  );
  const { problems } = await json(["cards", "check", at("one.yaml")]);
  expect(problems).toMatchObject([{ line: where("When this unit dies") }]);
  writeFileSync(at("one.yaml"), text.replace("4 Night Diggers", "4 Day Diggers"));
  const lists = await json(["cards", "check", at("one.yaml")]);
  expect(lists.problems[0]).toMatchObject({ line: where("Night Diggers"), column: 7 });
});

test("cards that are there already are compared, not refused", async () => {
  const file = at("levy.yaml");
  const text = readFileSync("packages/games/tails/cards/burrow-guard.yaml", "utf8");
  writeFileSync(file, text.replace("copies: 5", "copies: 6"));
  const { ok, installed } = await json(["cards", "check", file]);
  expect(ok).toBe(true);
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter(({ differs }: { differs: string[] }) => differs.length > 0)).toEqual([
    { name: "Furrow Recruits", differs: ["copies"] },
  ]);
  expect((await tefuda(["cards", "check", file])).out).toMatch(
    /are there already: \d+ the same, 1 different/,
  );
});

test("the page on writing a set is true: what it has one write is checked, told and ruled so", async () => {
  const page = readFileSync(new URL("../../../docs/write-a-set.md", import.meta.url), "utf8");
  const [cards = "", own = "", ruling = ""] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, it]) => it,
  );
  const set = at("by-the-page");
  await tefuda(["new", set, "--game", "tails"]);
  // another set that was begun from the starter has its number
  const numbered = (text: string): string => text.replace("53-01", "99-01");
  writeFileSync(join(set, "set.yaml"), own);
  writeFileSync(join(set, "cards", "moon.yaml"), numbered(cards));
  const { problems } = await json(["cards", "check", set]);
  expect(problems).toMatchObject([{ line: 10, column: 23 }]);
  expect(problems[0].message).toMatch(
    /^"fights" is not a word of this game.*Without "When this unit fights,"/,
  );
  writeFileSync(join(set, "cards", "moon.yaml"), numbered(cards.replace("fights", "attacks")));
  expect(await json(["cards", "check", set])).toMatchObject({ ok: true });
  writeFileSync(join(set, "scenarios", "badger.yaml"), ruling);
  expect((await tefuda(["scenario", "--with", set])).out).toContain("2 passed, 0 failed");
});
