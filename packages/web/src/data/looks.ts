/** The look of each game, by its id: games bring their own. A game without one is drawn plainly. */
import type { KinLook, Look, TableLayout, TypeLook, ValueLook } from "@tefuda/kernel";
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

/** What stands there under a word of a card, which may be any word: also one that every object has ("constructor"). */
export const at = <T>(table: Readonly<Record<string, T>> | undefined, word: string): T | undefined =>
  table && Object.hasOwn(table, word) ? table[word] : undefined;

const anyType: TypeLook = {
  says: { en: "card", ja: "カード" },
  sky: ["#5b6472", "#aeb6bd"],
  land: "#2b3138",
  light: "#e9edf0",
  frame: "#7b848c",
  ink: "#14181b",
  scenery: "hills",
  icon: "card-pick",
  icons: ["card-pick"],
};

/**
 * The look of a card's type: of the whole of it, or of the first of its words that the game's look knows. A card with a
 * sub-type that has a land of its own stands in that.
 */
export function typeLook(look: Look, type: string, subtypes: readonly string[] = []): TypeLook {
  const kin = kinLook(look, subtypes);
  const whole = type.toLowerCase();
  const word = [whole, ...whole.split(/\s+/)].find((one) => at(look.types, one));
  if (word === undefined) return { ...anyType, says: { en: type || "card" } };
  const found = look.types[word]!;
  const sign = subtypes.map((subtype) => at(look.signs, subtype.toLowerCase())).find(Boolean);
  return { ...found, ...kin, ...(sign ? { icon: sign } : {}) };
}

const kinLook = (look: Look, subtypes: readonly string[]): KinLook | undefined =>
  subtypes.map((subtype) => at(look.kin, subtype.toLowerCase())).find(Boolean);

/** What a sub-type, a value, a count or a mark is called. */
export const called = (look: Look, word: string): Readonly<Record<string, string>> =>
  at(look.words, word) ?? at(look.words, word.toLowerCase()) ?? { en: word };

/** The look of a value, with what it is called. */
export function valueLook(
  look: Look,
  id: string,
): Omit<ValueLook, "says"> & { says: Readonly<Record<string, string>> } {
  const value: ValueLook = look.values[id] ?? { form: "left", icon: "perspective-dice-six" };
  return { ...value, says: value.says ?? called(look, id) };
}
