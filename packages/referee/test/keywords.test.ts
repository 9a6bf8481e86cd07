/** Keywords that a set brings: a name, with a number or not, that stands for a text, in every game and in either language. */
import type { SourceFile } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { gameEntry } from "../src/games.ts";
import { readSet } from "../src/own-set.ts";
import { strangeWords } from "../src/strange-words.ts";

const VIGIL = { name: { en: "Vigil", ja: "警戒" }, text: "Draw {n} cards." };
const NONE = { cards: [], decks: [], scenarios: [] };
const wordsOf = (game: string, keywords: unknown) =>
  readSet("own", [game], { path: "set.yaml", text: JSON.stringify({ name: "Own", game, keywords }) }, NONE)
    .words;

/** The kind of a card that happens once, by game. */
const once: Readonly<Record<string, string>> = {
  trails: "EVENT",
  sangoku: "main tactic",
  tails: "Event",
  ttcg: "spell",
  dew: "Breeze",
};

async function withText(game: string, said: string, keywords: unknown = [VIGIL]) {
  const pack = await gameEntry(game).load();
  const words = wordsOf(game, keywords);
  // a card of the game that happens once, under a name and with a text of its own
  const place = pack.textPlaces!.find(({ card }) => card === once[game])!;
  const fields = pack.cardWith!("Flare", said, place)!;
  const file: SourceFile = { path: "own.yaml", text: JSON.stringify([fields]), draft: true, words };
  return { pack, file, words, ...pack.assemble([...(pack.filler ? [pack.filler] : []), file]) };
}

test.each(Object.keys(once))("a card of %s has a keyword of its set", async (game) => {
  const plain = await withText(game, "Draw 2 cards.");
  expect(plain.problems).toEqual([]);
  const shown = plain.book!.cards.find(({ name }) => name === "Flare")!.texts[0]!.words;
  for (const said of ["Vigil 2", "【Vigil 2】", "警戒2", "vigil 2 (Draw two cards.)"]) {
    const { book, problems, words, file, pack } = await withText(game, said);
    expect(problems).toEqual([]);
    const { en = "", ja = "" } = book!.cards.find(({ name }) => name === "Flare")!.texts[0]!.words;
    expect(en).toMatch(/^Vigil 2 \(Draw (2|two) cards\.\)$/);
    expect(ja).toBe(`警戒2（${shown.ja}）`);
    expect(book!.game.words).toContainEqual(words[0]);
    expect(strangeWords(pack, book!, [file], [{ path: "set.yaml", words }])).toEqual([]);
    expect(pack.readText("Vigil 2", "en", {}, words)).toMatchObject({
      print: expect.stringMatching(/^Vigil 2 \(/),
    });
  }
});

test.each<[string, unknown, string]>([
  ["Vigil", [VIGIL], "a number that is missing"],
  ["Vigil 2 (Draw three cards.)", [VIGIL], "what follows it in brackets says something else"],
  ["Vigil 2", [{ ...VIGIL, text: "Draw {n} sheep." }], 'stands for "Draw 2 sheep.", which cannot stand'],
  ["Watch 2", [VIGIL], "a word of nobody"],
])("%s is refused", async (said, keywords, why) => {
  const { book, problems } = await withText("trails", said, keywords);
  expect([book, problems.length]).toEqual([undefined, 1]);
  if (why.includes('"') || why.includes("brackets")) expect(problems[0]!.message.en).toContain(why);
});

test("a keyword that the game has, or that no card of the set bears, is told", async () => {
  const { pack, book, file, words } = await withText("trails", "Draw a card.", [
    { name: "Draw a card.", text: "Stun a UNIT." },
    VIGIL,
  ]);
  const told = strangeWords(pack, book!, [file], [{ path: "set.yaml", words }]);
  expect(told.map(({ message }) => message.en)).toEqual([
    expect.stringContaining("is a text of the game already"),
    expect.stringContaining('no card of the set has the keyword "Vigil"'),
  ]);
});

test.each(["tails", "trails", "sangoku", "dew"])("keywords of %s in a line are a text each", async (game) => {
  const other = { name: { en: "Ward", ja: "見張り" }, text: "Draw a card." };
  const pack = await gameEntry(game).load();
  const words = wordsOf(game, [VIGIL, other]);
  for (const said of [
    "Vigil 2, Ward",
    "Vigil 2 (Draw 2 cards.), Ward",
    "警戒2、見張り",
    "【Vigil 2】【Ward】",
  ]) {
    const reading = pack.readText(said, "en", {}, words);
    expect([said, reading.problem, reading.print]).toEqual([
      said,
      undefined,
      expect.stringMatching(/^Vigil 2 \(.*\), Ward \(Draw a card\.\)$/),
    ]);
  }
  expect(pack.readText("Vigil 2, Watch", "en", {}, words).print).toBe(undefined);
});
