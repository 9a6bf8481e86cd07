/** The phrase table of Three Kingdoms TCG: every phrase in every language, once. */
import type { PhraseTable } from "@tefuda/cardtext";
import { tableOf } from "@tefuda/language/table";
import { amounts } from "./amounts.ts";
import { conditions } from "./conditions.ts";
import { costs } from "./costs.ts";
import { figures } from "./figures.ts";
import { limits } from "./limits.ts";
import { nouns } from "./nouns.ts";
import { refs } from "./refs.ts";
import { alike, same } from "./spellings.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { verbs } from "./verbs.ts";
import { vocabulary, words } from "./words.ts";

/** What a text stands on, as far as its words depend on it. */
export type On = "anywhere" | "onGeneral" | "onReinforcement" | "onTactic" | "onScenario" | "onFort";

const everywhere: readonly On[] = [
  "anywhere",
  "onGeneral",
  "onReinforcement",
  "onTactic",
  "onScenario",
  "onFort",
];

/** The letters of a price, which stand without blanks between its figures: 2R1C (sangoku-5.6). */
const letters = ["R", "G", "B", "K", "P", "C"];

/** The phrases of the texts of cards. What a text stands on says how the card calls itself, and which texts it may have. */
export const table: PhraseTable = tableOf(vocabulary, {
  on: everywhere,
  by: ["you", "opponent", "both", "owner", "its", "that", "active"],
  alike,
  same,
  own: [
    ...words,
    ...nouns,
    ...refs,
    ...amounts,
    ...figures,
    ...statements,
    ...limits,
    ...conditions,
    ...verbs,
    ...triggers,
    ...costs,
    ...texts,
  ],
  symbols,
  writing: { capitalAfterColon: "bracket", smallInBrackets: true, glued: letters },
});
