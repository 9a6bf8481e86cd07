/** Words of sets that are strange or bad: refused with a reason, or without any effect on what the game's own cards say. */
import { wordsOfFiles } from "@tefuda/cardtext/set-words";
import type { SourceFile } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { cardFilesOf, gameEntry } from "../src/games.ts";
import { readSet } from "../src/own-set.ts";
import type { ProblemsError } from "../src/problems.ts";
import { strangeWords } from "../src/strange-words.ts";

const own = cardFilesOf("tails");
const card = (faction: string, texts: readonly string[]): SourceFile => ({
  path: "own.yaml",
  text: JSON.stringify([
    {
      ...{ name: "Odd One", kind: "Unit", type: "Troop", health: 1, attacks: 1, copies: 1, artist: "nobody" },
      ...{ number: "91-01-001-1", stats: { troop: "1/1", position: "1/1", vehicle: "1/1" }, faction, texts },
    },
  ]),
});
async function assembled(faction: string, texts: readonly string[], words: SourceFile["words"] = []) {
  const pack = await gameEntry("tails").load();
  const file = { ...card(faction, texts), words };
  return { pack, file, words, ...pack.assemble([...own, file]) };
}
const manifest = (words: unknown): SourceFile => ({
  path: "set.yaml",
  text: JSON.stringify({ name: "Odd", game: "tails", words }),
});
const NONE = { cards: [], decks: [], scenarios: [] };
const refusedFor = (words: unknown): string[] => {
  try {
    readSet("odd", ["tails"], manifest(words), NONE);
    return [];
  } catch (error) {
    return (error as ProblemsError).problems.map(({ message }) => message.en);
  }
};

test("a word that is the game's, or by which texts are put together, is none of the set", async () => {
  const taken = ["the", "unit", "two", "7", "Troop", "Burrow Guard", "巣穴警備隊", "draw", "の"];
  const words = taken.map((word) => ({ en: word, ja: word, of: "faction" }));
  const { book, problems, pack, file } = await assembled("Snail Post", ["Destroy the unit."], words);
  expect([book, problems.length]).toEqual([undefined, 1]);
  const good = await assembled("Snail Post", ["Your Snail Post Troops have +1 attack."], words);
  expect(good.book!.game.words).toEqual([{ en: "Snail Post", ja: "Snail Post", of: "faction" }]);
  const told = strangeWords(pack, good.book!, [file], [{ path: "set.yaml", words }]);
  expect(told.filter(({ file }) => file === "set.yaml").map(({ message }) => message.en)).toEqual(
    taken.map((word) => expect.stringContaining(`texts cannot speak of "${word}"`)),
  );
});

test("whatever words a set has, the game's own cards say what they said", async () => {
  const hostile = ["you control", "a unit", "enemy units", "each player", "when this unit dies", "other"];
  const words = hostile.flatMap((word) =>
    ["faction", "terrain", "types"].map((of) => ({ en: word, ja: "あなたの", of })),
  );
  const { book } = await assembled("you control", ["Draw a card."].slice(1), words);
  const pack = await gameEntry("tails").load();
  const before = pack.assemble(own).book!;
  expect(book!.cards.slice(0, before.cards.length)).toEqual(before.cards);
});

describe("in set.yaml", () => {
  test.each<[string, unknown, string]>([
    ["no words", [{}], "has to be text"],
    ["numbers", [7], "has to be text"],
    ["an empty word", [""], "has to be text"],
    ["very many words", Array.from({ length: 5000 }, (_, i) => `Word ${i}`), "has at most 200 words"],
    ["a word in another language", [{ en: "Snail", fr: "Escargot" }], 'no key "fr"'],
  ])("%s are refused", (_, words, why) => {
    expect(refusedFor(words).join("\n")).toContain(why);
  });
  test("a word in one language stands in both", () => {
    expect(readSet("odd", ["tails"], manifest(["Post", { ja: "便" }, { en: "Ink" }]), NONE).words).toEqual([
      { en: "Post", ja: "Post" },
      { en: "便", ja: "便" },
      { en: "Ink", ja: "Ink" },
    ]);
  });
});

test.each([
  ["very long", "x".repeat(10_000)],
  ["with letters that nobody sees", "Snail\u200bPost"],
  ["in two scripts", "Sn\u0430il Post"],
  ["with signs", "Snail|Post"],
  ["of signs alone", "{w:Faction}"],
])("a word that is %s is none of texts", (_, word) => {
  const file = { ...card(word, []), words: [{ en: word, ja: word, of: "faction" }] };
  const lists = { faction: { fields: ["faction"], words: {} } };
  const { of, brought } = wordsOfFiles([file], lists, { compiled: () => expect.unreachable() });
  expect([of(file).words, brought]).toEqual([[], []]);
});
