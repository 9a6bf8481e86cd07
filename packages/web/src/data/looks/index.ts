/** The look of each game, by its id. A game without one is drawn plainly. */
import type { Look, TypeLook, ValueLook } from "../look.ts";
import { tails } from "./tails.ts";
import { ttcg } from "./ttcg.ts";

export const looks: Readonly<Record<string, Look>> = { ttcg, tails };

const plain: Look = {
  types: {},
  subtypes: {},
  values: {},
  verbs: {},
  turned: { en: "turned", ja: "横向き" },
  lines: {},
  kinds: {},
};

export const lookOf = (game: string): Look => looks[game] ?? plain;

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

/** The look of a card's type: the first of its words that the game's look knows. */
export function typeLook(look: Look, type: string): TypeLook {
  for (const word of type.toLowerCase().split(/\s+/)) {
    const found = look.types[word];
    if (found) return found;
  }
  return { ...anyType, says: { en: type || "card" } };
}

export function valueLook(look: Look, id: string): ValueLook {
  return look.values[id] ?? { form: "left", icon: "perspective-dice-six", says: { en: id } };
}
