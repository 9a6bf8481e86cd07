/** Decks for the cards of a set that are in none: of what belongs together, whatever the cards are called, and soon. */
import { loadGame } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { calledIn } from "../src/called.ts";
import { benchOf, cardFilesOf, deckFilesOf } from "./bench-of.ts";

interface Typed {
  name: { en: string; ja: string };
  nation?: string;
  generic?: true;
}

/** A set of cards like every so many-th of the game, called and numbered otherwise; the files of its cards by their paths. */
async function setLike(id: string, many: number, number: (n: number) => object) {
  const all = cardFilesOf(id).flatMap(({ text }) => parse(text) as Typed[]);
  const some = Array.from({ length: many }, (_, i) => all[Math.floor((i * all.length) / many)]!);
  const cards = some.map((card, i): Typed => {
    const { en, ja } = card.name;
    return { ...card, name: { en: `Odd ${en} ${i}`, ja: `変な${ja}${i}` }, ...number(i + 1) };
  });
  const files = Object.fromEntries(cards.map((card, i) => [`cards/${i}.yaml`, stringify([card])]));
  const { pack } = await loadGame(id);
  const form = pack.forms!.card;
  const names = Object.values(files).map((text) => calledIn({ text }, form)!.en);
  const { bench } = await benchOf(id);
  bench.change({ "set.yaml": `name: Odd Ones\ngame: ${id}\n`, ...files });
  expect(bench.check()).toEqual([]);
  return { bench, cards, names };
}

test("a set of several nations has a deck for each, with its cards as often as decks have them", async () => {
  const { bench, cards, names } = await setLike("sangoku", 36, (n) => ({ code: `OWN-${n}`, rarity: "C" }));
  const { decks, left } = bench.decksFor(names, deckFilesOf("sangoku"));
  expect(left).toEqual([]);
  expect(names.filter((name) => !decks.some((deck) => deck.includes(name)))).toEqual([]);
  const nations = new Map(names.map((name, i) => [name, cards[i]!.nation]));
  expect(decks).toHaveLength(new Set(nations.values()).size);
  for (const deck of decks) {
    const own = deck.filter((name) => nations.has(name));
    expect(new Set(own.map((name) => nations.get(name))).size).toBe(1);
    expect(own.length).toBeGreaterThan(deck.length * 0.4);
    expect(own.length / new Set(own).size).toBeGreaterThanOrEqual(3);
  }
});

test("cards that are called by more than their fields say get decks and are in them", async () => {
  const { bench, cards, names } = await setLike("trails", 6, (n) => ({
    ...{ number: `${900 + n}`, sub: undefined, generic: true },
  }));
  expect(cards.every(({ generic }) => generic)).toBe(true);
  const { decks, left } = bench.decksFor(names, deckFilesOf("trails"));
  expect(left).toEqual([]);
  expect(names.filter((name) => !decks.some((deck) => deck.includes(name)))).toEqual([]);
});
