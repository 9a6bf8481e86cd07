/** The card texts of Three Kingdoms TCG, in English and Japanese: read into trees, printed from trees. */
import type { Diagnostic, Grammar, LanguageName } from "@tefuda/cardtext";
import {
  behind,
  type Part,
  spokenFirst,
  type TextOptions,
  type Texts,
  textsOf,
} from "@tefuda/cardtext/texts";
import { openLists } from "@tefuda/language/qualities/traits";
import { type On, table } from "./phrases/index.ts";
import { ofFort } from "./phrases/texts.ts";
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

/** What a part of a card's text box says: a text of it, or what the card says as a fort (sangoku-8.5), behind its name. */
export type InBox = Text | { kind: "fort"; text: Text };

/** Where what a card says as a fort begins in its text box. */
const FORT = new RegExp(
  String.raw`(?:^|(?<=[.。)）】}]))\s*[【\[{]?(?:${ofFort.flat().join("|")})\s*(?:[:：]|[】\]}]\s*[:：]?)`,
  "iu",
);

/** What the texts of a text box say in a row, and what the card says as a fort at its end; what is wrong is told of them as one. */
export function readBox(
  words: string,
  options: TextOptions<Place> = {},
): { texts: readonly Part<InBox>[] } | { error: Diagnostic } {
  const found = options.card === "fort" ? null : FORT.exec(words);
  if (!found) return readTexts(words, options);
  const at = found.index + found[0].length - found[0].trimStart().length;
  const before = words.slice(0, at).trim();
  const box = before === "" ? { texts: [] } : readTexts(before, options);
  if ("error" in box) return box;
  const fort = readText(words.slice(at), { ...options, card: "fort" });
  if ("error" in fort) return { error: behind(fort.error, at) };
  return { texts: [...box.texts, { words: words.slice(at), text: { kind: "fort", text: fort.text } }] };
}

/** The words of a part of a text box. */
export function printInBox(it: InBox, options: TextOptions<Place> = {}): string {
  if (it.kind !== "fort") return printText(it, options);
  const [en, ja] = ofFort[0];
  const said = printText(it.text, { ...options, card: "fort" });
  return options.language === "ja" ? `${ja}：${said}` : `${en}: ${said}`;
}

/** An action as a text of its own, in a language: what it says where it is one of several that are offered. */
export const actionWords = (action: Action, language: string): string =>
  printText({ kind: "effect", do: action }, { language: language === "ja" ? "ja" : "en" });
