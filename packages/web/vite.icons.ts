/**
 * `virtual:icons`: of the four thousand icons in the set those that this page uses, in one module for each game - what its
 * cards are pictured with, and what is drawn by itself - one for the cards of the door, and one with all that any card may
 * be pictured with, for cards of somebody's own.
 */
import { composition, type IconBox } from "@tefuda/print/art/composition";
import { signsOf, typeLook } from "@tefuda/print/look";
import { looks } from "@tefuda/print/looks";
import { bodyOf, boxFor, cardsOf, everyCard, type Pictured } from "@tefuda/print/node/icons";
import { games } from "@tefuda/referee/games";
import { optimize } from "svgo";
import type { Plugin } from "vite";
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

/** The cards of a group, and the names of all icons that they may be pictured with. */
async function pictured(group: string): Promise<{ cards: readonly Pictured[]; box: IconBox }> {
  const cards = group === DOOR ? doorCards() : group === ALL ? await everyCard() : await cardsOf(group);
  return { cards, box: boxFor(cards, tableIcons) };
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

const outlines = new Map<string, string>();

/** The outline of an icon in whole numbers: at the sizes that they are drawn in nobody sees what lies between. */
function outline(icon: string): string {
  const before = outlines.get(icon);
  if (before !== undefined) return before;
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${bodyOf(icon)}</svg>`,
    {
      plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
    },
  );
  const made = [...data.matchAll(/ d="([^"]*)"/g)].map((m) => m[1]).join(" ");
  outlines.set(icon, made);
  return made;
}

const doorCards = (): Pictured[] =>
  games.flatMap(({ door, look }) => (door && look ? door.cards.map((card) => ({ card, look })) : []));
