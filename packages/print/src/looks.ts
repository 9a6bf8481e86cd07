/** The look of each game, by its id: games bring their own. A game without one is drawn plainly. */
import type { Look, TableLayout } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";

export const looks: Readonly<Record<string, Look>> = Object.fromEntries(
  games.flatMap(({ id, look }) => (look ? [[id, look]] : [])),
);

const plain: Look = {
  types: {},
  subtypes: {},
  values: {},
  turned: { en: "turned", ja: "横向き" },
  lines: {},
  kinds: {},
};

/** Whose look one is. */
const owners = new WeakMap<Look, string>(Object.entries(looks).map(([id, look]) => [look, id]));
/** The game that a look is of; undefined for one that is drawn plainly. */
export const gameOf = (look: Look): string | undefined => owners.get(look);

const worded = new WeakMap<TableLayout, Look>();

/** The look of a game, with the words that its layout brings. */
export function lookOf(game: string, layout?: TableLayout): Look {
  const look = looks[game] ?? plain;
  if (!layout?.words) return look;
  const before = worded.get(layout);
  if (before) return before;
  const full = { ...look, words: layout.words };
  worded.set(layout, full);
  owners.set(full, game);
  return full;
}
