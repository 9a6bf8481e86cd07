/** The card texts of Trails TCG, in English and Japanese: read into trees, printed from trees. */
import type { Grammar } from "@tefuda/cardtext";
import { spokenFirst, type Texts, textsOf } from "@tefuda/cardtext/texts";
import { openLists } from "@tefuda/language/qualities/traits";
import { type On, table } from "./phrases/index.ts";
import { vocabulary } from "./phrases/words.ts";
import type { Action, CardType, Text } from "./tree.ts";

export type * from "./tree.ts";

/** What a text stands on: a card of a type, or the art of a UNIT. */
export type Place = CardType | "art";

const standing: Readonly<Record<Place, On>> = {
  unit: "onUnit",
  item: "onItem",
  base: "onBase",
  event: "onEvent",
  art: "onEvent",
};

/** The grammars of texts, by what they stand on. */
const texts: Texts<Text, Place> = textsOf<Text, Place>(table, standing, (text, language) =>
  language === "en" ? spokenFirst(text, { this: "this card" }) : undefined,
);

/** The grammar of a text, whatever it stands on. */
export const grammar: Grammar<Text> = texts.grammarOf();

/** trails-10.11: cards may bring organizations of their own. */
export const OPEN = openLists(vocabulary.traits);

export const { grammarOf, grammars, readText, readTexts, printText, completions } = texts;

/** An action as a text of its own, in a language: what it says where it is one of several that are offered. */
export const actionWords = (action: Action, language: string): string =>
  printText({ kind: "effect", do: action }, { language: language === "ja" ? "ja" : "en" });
