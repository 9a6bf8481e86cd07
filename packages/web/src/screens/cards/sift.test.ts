/** What the cards of a game can be told apart by, and which of them are shown. */
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { expect, test } from "vitest";
import { cardNamed, nearCards } from "./near.ts";
import { ALL, BY_NAME, OF_GAME, type Shelf, type Sift, sifted, wishesIn } from "./sift.ts";
import { SUBTYPES, traitsOf } from "./traits.ts";

const look = lookOf("sangoku");
const detail = (id: string, value: string) => ({ id, name: { en: id }, value });

function general(name: string, ja: string, nation: string, cost: string, power: number): CardInfo {
  return {
    ...{ name, names: { ja }, type: "general", subtypes: [nation, "infantry", "consorts"] },
    values: [{ id: "power", value: power }],
    texts: [{ kind: "always", number: 1, words: { en: `${name} is here.`, ja: `${ja}がいる。` } }],
    details: [detail("cost", cost), detail("nation", nation), detail("code", name)],
    ...{ file: "", line: 0 },
  };
}

const tactic: CardInfo = {
  ...{ name: "Feint", names: { ja: "陽動" }, type: "battle tactic", subtypes: [], values: [] },
  texts: [{ kind: "effect", number: 1, words: { en: "Draw a card.", ja: "カードを1枚引く。" } }],
  details: [detail("cost", "1R"), detail("nation", "Wei"), detail("code", "Feint")],
  ...{ file: "", line: 0 },
};
const cards = [
  general("Zhang Liao", "張遼", "Wei", "1R2C", 2000),
  general("Cao Cao", "曹操", "Wei", "2R", 1500),
  general("Liu Bei", "劉備", "Shu", "1G", 1500),
  general("Guan Yu", "関羽", "Shu", "2G2C", 3000),
  general("Sun Quan", "孫権", "Shu", "1G1C", 1000),
  tactic,
];
const shelf: Shelf = {
  ...{ cards, look, main: "cost", language: "en" },
  setOf: ({ name }) => (name === "Feint" ? "own" : undefined),
};
const names = (wanted: Partial<Sift>, other: Partial<Shelf> = {}): string[] =>
  sifted({ ...shelf, ...other }, { ...ALL, ...wanted }).map(({ name }) => name);

test("traits are found in the cards: what several share, and no numbers of the set", () => {
  const { types, facets, measures } = traitsOf(cards, look);
  expect(types.map(({ value }) => value)).toEqual(["general", "battle tactic"]);
  expect(facets.map(({ id }) => id)).toEqual([SUBTYPES, "nation"]);
  // what the nation says is no sub-type besides
  expect(facets[0]?.choices.map(({ value }) => value)).toEqual(["infantry", "consorts"]);
  expect(measures.map(({ id }) => id)).toEqual(["cost", "power"]);
});

test("cards are sifted by kind, word, number and set", () => {
  expect(names({})).toHaveLength(6);
  expect(names({ types: ["battle tactic"] })).toEqual(["Feint"]);
  expect(names({ words: { nation: "Wei", [SUBTYPES]: "infantry" } })).toEqual(["Zhang Liao", "Cao Cao"]);
  // a price counts as so many units
  expect(names({ least: 3 })).toEqual(["Zhang Liao", "Guan Yu"]);
  expect(names({ measure: "power", most: 1500 })).toEqual(["Cao Cao", "Liu Bei", "Sun Quan"]);
  expect(names({ set: "own" })).toEqual(["Feint"]);
  expect(names({ set: OF_GAME })).toHaveLength(5);
});

test("a text is sought in both languages, in names, words and texts", () => {
  expect(names({ text: "cao HERE" })).toEqual(["Cao Cao"]);
  expect(names({ text: "劉備" })).toEqual(["Liu Bei"]);
  expect(names({ text: "1枚引く" })).toEqual(["Feint"]);
  expect(names({ text: "Shu consorts" })).toHaveLength(3);
});

test("they stand as in the set, by name, or by a number; what has none comes last", () => {
  expect(names({ sort: BY_NAME })[0]).toBe("Cao Cao");
  expect(names({ sort: "power" })).toEqual([
    ...["Sun Quan", "Cao Cao", "Liu Bei"],
    ...["Zhang Liao", "Guan Yu", "Feint"],
  ]);
});

test("what is wished for is counted", () => {
  expect(wishesIn(ALL)).toBe(0);
  expect(
    wishesIn({ ...ALL, text: "x", types: ["a", "b"], words: { nation: "Wei" }, least: 1, most: 2 }),
  ).toBe(4);
});

test("a card is found by its name in any language, and else those whose names are like it", () => {
  expect(cardNamed(cards, "guan yu")?.name).toBe("Guan Yu");
  expect(cardNamed(cards, "関羽")?.name).toBe("Guan Yu");
  expect(cardNamed(cards, "Guan Y")).toBeUndefined();
  expect(nearCards(cards, "Guan Yuu")[0]?.name).toBe("Guan Yu");
  expect(nearCards(cards, "liu")[0]?.name).toBe("Liu Bei");
  expect(nearCards(cards, "張")[0]?.name ?? "none").toBe("Zhang Liao");
  expect(nearCards(cards, "xyzzy")).toEqual([]);
});
