/** The icons that pictures are made of, read from the package that brings them, and the cards of all games that they picture. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Look } from "@tefuda/kernel";
import { games, sharedGame } from "@tefuda/referee/games";
import svgpath from "svgpath";
import { type IconBox, type Subject, wordsOf } from "../art/composition.ts";
import { iconsFor } from "../art/icon-words.ts";
import { signsOf } from "../look.ts";
import { looks } from "../looks.ts";

/** A card, and the look that it is pictured in. */
export interface Pictured {
  card: Subject;
  look: Look;
}

let loaded: Record<string, { body: string }> | undefined;
function iconSet(): Record<string, { body: string }> {
  const require = createRequire(import.meta.url);
  loaded ??= (
    JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  return loaded;
}

/** What an icon is made of, as SVG, within 512 x 512. */
export function bodyOf(icon: string): string {
  const found = iconSet()[icon];
  if (!found) throw new Error(`There is no icon "${icon}".`);
  return found.body;
}

/** All icons that the words of these cards and their looks suggest, and these besides; their outlines are left out. */
export function boxFor(cards: readonly Pictured[], besides: readonly string[] = []): IconBox {
  const all = Object.keys(iconSet());
  const wanted = new Set<string>(besides);
  for (const look of new Set(cards.map(({ look }) => look)))
    for (const { icon, icons } of Object.values(look.types))
      for (const one of [icon, ...icons]) wanted.add(one);
  for (const { look } of cards) for (const icon of Object.values(look.subtypes).flat()) wanted.add(icon);
  const byWord: Record<string, string[]> = {};
  for (const word of new Set(cards.flatMap(({ card }) => wordsOf(card.name)))) {
    const icons = iconsFor(word, all);
    if (icons.length > 0) byWord[word] = icons;
    for (const icon of icons) wanted.add(icon);
  }
  return { byWord, icons: Object.fromEntries([...wanted].map((icon) => [icon, icon])) };
}

/** The cards that come with a game. */
export async function cardsOf(game: string): Promise<Pictured[]> {
  const { book } = await sharedGame(game);
  const look = looks[game];
  return look ? book.cards.map((card) => ({ card, look })) : [];
}

export const everyCard = async (): Promise<Pictured[]> =>
  (await Promise.all(games.map(({ id }) => cardsOf(id)))).flat();

/** The same with their outlines, and those that are drawn by themselves on cards of these looks. */
export function drawnBox(cards: readonly Pictured[]): IconBox {
  const signs = [...new Set(cards.map(({ look }) => look))].flatMap(signsOf);
  const { icons, byWord } = boxFor(cards, [...signs, ...UNKNOWN]);
  return { byWord, icons: Object.fromEntries(Object.keys(icons).map((icon) => [icon, outlineOf(icon)])) };
}

/** What stands for types and values that a look does not know. */
const UNKNOWN = ["card-pick", "perspective-dice-six"] as const;

/** An icon as one path. */
const outlineOf = (icon: string): string =>
  [...bodyOf(icon).matchAll(/ d="([^"]*)"/g)].map(([, d]) => svgpath(d!).abs().toString()).join("");
