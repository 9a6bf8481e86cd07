/**
 * `virtual:icons`: of the four thousand icons in the set those that this page uses, in one module for each game - what its
 * cards are pictured with, and what is drawn by itself - one for the cards of the door, and one with all that any card may
 * be pictured with, for cards of somebody's own.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Look } from "@tefuda/kernel";
import { games, sharedGame } from "@tefuda/referee/games";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { composition, type IconBox, type Subject, wordsOf } from "./src/art/composition.ts";
import { iconsFor } from "./src/data/icon-words.ts";
import { looks, typeLook } from "./src/data/looks.ts";
import { tableIcons } from "./src/data/table-icons.ts";

const NAME = "virtual:icons";
const DOOR = "door";
const ALL = "all";

export function iconPlugin(): Plugin {
  return {
    name: "tefuda-icons",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index();
      return id.startsWith(`\0${NAME}/`) ? source(id.slice(NAME.length + 2)) : undefined;
    },
  };
}

/** How to load each group. */
function index(): string {
  const groups = [DOOR, ALL, ...games.map(({ id }) => id)];
  return `export const groups = {${groups.map((id) => `"${id}": () => import("${NAME}/${id}")`).join()}};`;
}

/** A card, and the look that it is pictured in. */
interface Pictured {
  card: Subject;
  look: Look;
}

/** The cards of a group, and the names of all icons that they may be pictured with. */
export async function pictured(group: string): Promise<{ cards: readonly Pictured[]; box: IconBox }> {
  const cards = group === DOOR ? doorCards() : group === ALL ? await everyCard() : await cardsOf(group);
  return { cards, box: boxFor(cards) };
}

async function source(group: string): Promise<string> {
  const { cards, box } = await pictured(group);
  const shown = cards.flatMap(({ card, look }) => [
    ...composition(card, look, box).icons,
    typeLook(look, card.type, card.subtypes).icon,
  ]);
  const wanted = new Set(
    group === DOOR
      ? shown
      : group === ALL
        ? Object.keys(box.icons)
        : [...tableIcons, ...signsOf(looks[group]), ...shown],
  );
  const kept = Object.fromEntries([...wanted].sort().map((icon) => [icon, outline(icon)]));
  const names = group === ALL ? [] : cards.map(({ card }) => `${card.type}/${card.name}`);
  return [
    `export const icons = ${JSON.stringify(kept)};`,
    `export const byWord = ${JSON.stringify(box.byWord)};`,
    `export const cards = ${JSON.stringify(names)};`,
  ].join("\n");
}

/** All icons that the words of these cards and their looks suggest, their outlines left out. */
function boxFor(cards: readonly Pictured[]): IconBox {
  const all = Object.keys(iconSet());
  const wanted = new Set<string>(tableIcons);
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

const outlines = new Map<string, string>();

/** The outline of an icon in whole numbers: at the sizes that they are drawn in nobody sees what lies between. */
function outline(icon: string): string {
  const before = outlines.get(icon);
  if (before !== undefined) return before;
  const found = iconSet()[icon];
  if (!found) throw new Error(`There is no icon "${icon}".`);
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${found.body}</svg>`,
    {
      plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
    },
  );
  const made = [...data.matchAll(/ d="([^"]*)"/g)].map((m) => m[1]).join(" ");
  outlines.set(icon, made);
  return made;
}

/** Icons that are drawn by themselves: of values, pairs, signs and states. */
function signsOf(look: Look | undefined): string[] {
  if (!look) return [];
  return [
    ...Object.values(look.types).map(({ icon }) => icon),
    ...Object.values(look.values).map(({ icon }) => icon),
    ...(look.pairs ?? []).map(({ icon }) => icon),
    ...Object.values(look.signs ?? {}),
    ...(look.states ?? []).map(({ icon }) => icon),
    ...(look.wounds ? [look.wounds.icon] : []),
    ...(look.holder ? [look.holder.icon] : []),
  ];
}

const doorCards = (): Pictured[] =>
  games.flatMap(({ door, look }) => (door && look ? door.cards.map((card) => ({ card, look })) : []));

async function cardsOf(game: string): Promise<Pictured[]> {
  const { book } = await sharedGame(game);
  const look = looks[game];
  return look ? book.cards.map((card) => ({ card, look })) : [];
}

const everyCard = async (): Promise<Pictured[]> =>
  (await Promise.all(games.map(({ id }) => cardsOf(id)))).flat();
