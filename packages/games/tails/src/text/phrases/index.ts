/** The phrase table of Tails and Tactics: every phrase in every language, once. */
import { english, japanese, type PhraseTable } from "@tefuda/cardtext";
import { corePhrases } from "@tefuda/language/core";
import { alikeEverywhere, sameEverywhere, tableFeatures } from "@tefuda/language/phrases/features";
import { actions } from "./actions.ts";
import { amounts } from "./amounts.ts";
import { bonuses } from "./bonuses.ts";
import { conditions } from "./conditions.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { allOfThem, nouns } from "./nouns.ts";
import { theirs, whos } from "./players.ts";
import { refs } from "./refs.ts";
import { requirements } from "./requirements.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { verbs } from "./verbs.ts";
import { vocabulary, words } from "./words.ts";

/** English spellings that are read as another. */
const alike: Readonly<Record<string, string>> = {
  ...alikeEverywhere,
  defence: "defense",
  armour: "armor",
  armoured: "armor",
  armored: "armor",
};

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  ...sameEverywhere,
  デッキ: "山札",
  トラップ: "罠",
  基地体力: "拠点の耐久力",
  拠点体力: "拠点の耐久力",
  拠点の体力: "拠点の耐久力",
  基地: "拠点",
  体力: "耐久力",
};

/** Which cards a text may stand on, as far as its words depend on it. */
export type On = "onCard" | "onEquipment" | "onEvent";

const on: readonly On[] = ["onCard", "onEquipment", "onEvent"];

/** The phrases of the texts of cards; requirements and bonuses start with symbols of their own. */
export const table: PhraseTable = {
  start: "Text",
  ...tableFeatures({
    num: ["sg", "pl", "all"],
    by: whos,
    as: ["plain", "deployed"],
    pay: ["doing", "paying"],
    on,
  }),
  symbols,
  productions: [
    ...words,
    // What only this game asks of a card, before what is asked of any.
    ...conditions,
    allOfThem,
    ...corePhrases(vocabulary),
    theirs,
    ...nouns,
    ...refs,
    ...amounts,
    ...bonuses,
    ...statements,
    ...limits,
    ...verbs,
    ...moves,
    ...actions,
    ...triggers,
    ...texts,
    ...requirements,
  ],
  languages: { en: english(alike, { capitalAfterColon: true }), ja: japanese(same) },
};
