/** The card texts of Three Kingdoms TCG, in English and Japanese: read into trees, printed from trees. */
import type { Grammar, LanguageName } from "@tefuda/cardtext";
import { spokenFirst, type Texts, textsOf } from "@tefuda/cardtext/texts";
import { openLists } from "@tefuda/language/qualities/traits";
import { type On, table } from "./phrases/index.ts";
import { vocabulary } from "./phrases/words.ts";
import type { Action, CardType, Text } from "./tree.ts";

export type * from "./tree.ts";

/** What a text stands on: a card of a type, or in red below it for when the card goes down as a fort. */
export type Place = CardType | "fort";

const standing: Readonly<Record<Place, On>> = {
  general: "onGeneral",
  reinforcement: "onReinforcement",
  mainTactic: "onTactic",
  battleTactic: "onTactic",
  scenario: "onScenario",
  fort: "onFort",
};

/** The card that a text speaks of first, as the next one calls it. */
function spokenOf(text: Text, language: LanguageName): string | undefined {
  if (language !== "en") return undefined;
  if (text.kind === "always" && text.what.some(({ is }) => is === "equipsOnly"))
    return "the equipped general";
  const names = { this: "this general", host: "the equipped general" };
  return text.kind === "icon" ? names.this : spokenFirst(text, names);
}

/** The grammars of texts, by what they stand on. */
const texts: Texts<Text, Place> = textsOf<Text, Place>(table, standing, spokenOf);

/** The grammar of a text, whatever it stands on. */
export const grammar: Grammar<Text> = texts.grammarOf();

/** sangoku-11.4: cards may bring subtypes of their own. */
export const OPEN = openLists(vocabulary.traits);

export const { grammarOf, grammars, readText, readTexts, printText, completions } = texts;

/** An action as a text of its own, in a language: what it says where it is one of several that are offered. */
export const actionWords = (action: Action, language: string): string =>
  printText({ kind: "effect", do: action }, { language: language === "ja" ? "ja" : "en" });
