/** What a look says of a card: of its type, its values, its words. Knows no game. */
import type { KinLook, Look, TypeLook, ValueLook } from "@tefuda/kernel";

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

/** Icons that are drawn by themselves: of values, pairs, signs and states. */
export function signsOf(look: Look | undefined): string[] {
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
