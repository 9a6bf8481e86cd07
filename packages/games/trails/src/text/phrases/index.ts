/** The phrase table of Trails TCG: every phrase in every language, once. */
import { english, japanese, type PhraseTable } from "@tefuda/cardtext";
import { corePhrases } from "@tefuda/language/core";
import { alikeEverywhere, sameEverywhere, tableFeatures } from "@tefuda/language/phrases/features";
import { bonuses } from "./bonuses.ts";
import { conditions } from "./conditions.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { nouns } from "./nouns.ts";
import { refs } from "./refs.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { verbs } from "./verbs.ts";
import { vocabulary, words } from "./words.ts";

/** English spellings that are read as another. */
const alike: Readonly<Record<string, string>> = {
  ...alikeEverywhere,
  theater: "theatre",
  scrum: "SCLM",
  homebases: "homebase",
};

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  ...sameEverywhere,
  ユニット: "UNIT",
  アイテム: "ITEM",
  イベント: "EVENT",
  ベース: "BASE",
  山札: "デッキ",
  イニシアティブ: "イニシアチブ",
};

/** What a text stands on, as far as its words depend on it. */
export type On = "anywhere" | "onUnit" | "onItem" | "onBase" | "onEvent";

const everywhere: readonly On[] = ["anywhere", "onUnit", "onItem", "onBase", "onEvent"];

/** The phrases of the texts of cards. What a text stands on says how the card calls itself, and whether it has crafts or an effect. */
export const table: PhraseTable = {
  start: "Text",
  ...tableFeatures({ on: everywhere }),
  symbols,
  productions: [
    ...words,
    ...nouns,
    ...refs,
    ...bonuses,
    ...statements,
    ...limits,
    ...conditions,
    ...verbs,
    ...moves,
    ...triggers,
    ...texts,
    // What is the game's own goes before what is said like it everywhere.
    ...corePhrases(vocabulary),
  ],
  languages: { en: english(alike, { capitalAfterColon: true }), ja: japanese(same) },
};
