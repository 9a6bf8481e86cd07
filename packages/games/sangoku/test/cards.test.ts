/** The card set as a whole: its size and mix, what its icons and emblems stand on, its texts word for word. */
import { describe, expect, test } from "vitest";
import { printText, readText } from "../src/text/index.ts";
import { emblems, nations } from "../src/text/phrases/names.ts";
import { kinds, type Printing, printings, problems } from "./set.ts";

const generals = kinds.filter(({ type }) => type === "general");
const costOf = ({ cost }: Printing): number =>
  [...cost.matchAll(/\d/g)].reduce((sum, [n]) => sum + Number(n), 0);
const share = (cards: readonly Printing[], fits: (card: Printing) => unknown): number =>
  cards.filter((card) => fits(card)).length / cards.length;
/** How many kinds have the icon or emblem on one of their texts, at its beginning. */
const bearing = (mark: string): number =>
  kinds.filter(({ texts }) => texts.some((text) => /^(【[^】]+】)+/.exec(text)?.[0].includes(`【${mark}`)))
    .length;

test("its files are read", () => expect(problems).toEqual([]));

describe("size and mix", () => {
  test("at least 150 kinds, of five nations, five types of card and five of unit", () => {
    expect(kinds.length).toBeGreaterThanOrEqual(150);
    const few = (of: (card: Printing) => string | undefined, cards = kinds): [number, number] => {
      const groups = [...Map.groupBy(cards, of).values()];
      return [groups.length, Math.min(...groups.map((group) => group.length))];
    };
    const [nationCount, fewestOfNation] = few(({ nation }) => nation);
    expect(nationCount).toBe(5);
    expect(fewestOfNation).toBeGreaterThanOrEqual(22);
    const [typeCount, fewestOfType] = few(({ type }) => type);
    expect(typeCount).toBe(5);
    expect(fewestOfType).toBeGreaterThanOrEqual(5);
    const [unitCount, fewestOfUnit] = few(({ unit }) => unit, generals);
    expect(unitCount).toBe(5);
    expect(fewestOfUnit).toBeGreaterThanOrEqual(3);
  });

  test("every rarity is there, and the commoner the more (sangoku-11.12)", () => {
    const by = Map.groupBy(printings, ({ rarity }) => rarity);
    expect([...by.keys()].sort()).toEqual(["C", "PR", "PTR", "R", "SR", "STMR", "TMR", "UC"]);
    const sizes = ["C", "UC", "R", "SR", "TMR"].map((rarity) => by.get(rarity)!.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test("a fifth of the kinds has a fort trigger, on every type", () => {
    const forts = kinds.filter(({ fort }) => fort !== undefined);
    expect(forts.length / kinds.length).toBeGreaterThan(0.18);
    expect(forts.length / kinds.length).toBeLessThan(0.25);
    expect(new Set(forts.map(({ type }) => type)).size).toBe(5);
  });

  test("about two thirds have a flavour, in both languages", () => {
    expect(share(kinds, ({ flavour }) => flavour)).toBeGreaterThan(0.6);
    for (const { flavour, called } of kinds)
      if (flavour) expect(flavour.en && /[\p{sc=Hiragana}\p{sc=Han}]/u.test(flavour.ja), called).toBeTruthy();
  });
});

describe("every card", () => {
  test("is paid with the colour of its nation, in the order of the letters", () => {
    const letters = new Map(Object.values(nations).map(([name, , letter]) => [name.toLowerCase(), letter]));
    for (const card of kinds) {
      const coins = /^([1-9])([RGBKP])(?:([1-9])C)?$/.exec(card.cost);
      expect(coins?.[2], card.called).toBe(letters.get(card.nation.toLowerCase()));
      expect(costOf(card), card.called).toBeLessThanOrEqual(6);
    }
  });

  test("has power if it is a general, by its cost, less what its texts are worth", () => {
    for (const card of kinds) {
      expect(card.power !== undefined, card.called).toBe(card.type === "general");
      if (card.power === undefined) continue;
      const plain = 500 * (costOf(card) + 1);
      expect(card.power % 500, card.called).toBe(0);
      expect(card.power, card.called).toBeGreaterThanOrEqual(Math.max(500, plain - 1500));
      expect(card.power, card.called).toBeLessThanOrEqual(plain);
      if (card.texts.length === 0) expect(card.power, card.called).toBe(plain);
      if ((card.fortDamage ?? 1) > 1) expect(costOf(card), card.called).toBeGreaterThanOrEqual(4);
    }
  });

  test("has at most three texts; a tactic, a reinforcement or a scenario has one at least", () => {
    for (const { called, texts, type } of kinds) {
      expect(texts.length, called).toBeLessThanOrEqual(3);
      if (type !== "general") expect(texts.length, called).toBeGreaterThan(0);
    }
  });

  test("is called by one code alone; printings of a code differ in rarity alone", () => {
    for (const same of Map.groupBy(printings, ({ called }) => called).values())
      expect(new Set(same.map(({ code }) => code)).size, same[0]!.called).toBe(1);
    const twice = [...Map.groupBy(printings, ({ code }) => code).values()].filter(({ length }) => length > 1);
    expect(twice.length).toBeGreaterThanOrEqual(2);
    for (const same of twice) {
      expect(new Set(same.map(({ rarity }) => rarity)).size, same[0]!.code).toBe(same.length);
      expect(new Set(same.map((card) => JSON.stringify({ ...card, rarity: "" }))).size, same[0]!.code).toBe(
        1,
      );
    }
  });

  test("is called in Japanese by a name of its own", () => {
    const inJapanese = kinds.map(({ person, epithet }) => `${person.ja}　${epithet?.ja ?? ""}`);
    expect(new Set(inJapanese).size).toBe(kinds.length);
    // A person has one name in each language (sangoku-1.9 goes by it).
    for (const same of Map.groupBy(kinds, ({ person }) => person.en).values())
      expect(new Set(same.map(({ person }) => person.ja)).size, same[0]!.called).toBe(1);
  });

  test("is no mere copy of another of its nation", () => {
    const plays = kinds
      .filter(({ texts }) => texts.length > 0)
      .map((c) => JSON.stringify([c.nation, c.type, c.unit, c.cost, c.power, c.texts]));
    expect(new Set(plays).size).toBe(plays.length);
  });
});

describe("icons and emblems", () => {
  test.each(Object.values(emblems).map(([en]) => en))("【%s】 is on two kinds at least", (name) => {
    expect(bearing(`${name}】`)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    "Main",
    "Activate",
    "Passive",
    "Enter Field",
    "Declare Attack",
    "Declare Interception",
    "Battle Occurs",
    "Retire",
    "Battle Retire",
    "Attacker Retire",
    "Defender Retire",
    "Attack Fort Success",
    "Battle Success",
    "Attack Success",
    "Interception Success",
    "Dance Mode",
    "Trigger Awaken",
    "Awaken Mode",
    "Musou",
    "Forsaken Tactics",
  ])("【%s】 is on two kinds at least", (name) => {
    expect(bearing(`${name}】`)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ["Ambush: ", 8],
    ["Alliance: ", 4],
    ["Outsource: ", 3],
    ["Diplomacy: ", 3],
    ["Forsaken Tactics】", 4],
    ["Support】", 3],
    ["Once per Turn】", 6],
    ["Awaken】", 6],
    ["Dance】", 4],
    ["Uprising】", 4],
    ["Patriotism】", 3],
  ])("【%s is on so many: %i", (mark, least) => {
    expect(bearing(mark)).toBeGreaterThanOrEqual(least);
  });

  test("whoever can dance has a text for it, and no other has one", () => {
    for (const { called, texts } of generals)
      expect(
        texts.some((text) => text.includes("【Dance】")),
        called,
      ).toBe(texts.some((text) => text.startsWith("【Dance Mode】")));
  });
});

describe("texts", () => {
  const texts = kinds.flatMap((card) => [
    ...card.texts.map((words) => ({ words, on: card.type, called: card.called })),
    ...(card.fort === undefined ? [] : [{ words: card.fort, on: "fort" as const, called: card.called }]),
  ]);

  test.each(texts)("$called: $words", ({ words, on }) => {
    const read = readText(words, { card: on });
    if (!("text" in read)) throw new Error(read.error.message.en);
    expect(printText(read.text, { card: on })).toBe(words);
    const japanese = printText(read.text, { card: on, language: "ja" });
    const again = readText(japanese, { card: on, language: "ja" });
    if (!("text" in again)) throw new Error(`${japanese}: ${again.error.message.en}`);
    expect(again.text).toEqual(read.text);
  });
});
