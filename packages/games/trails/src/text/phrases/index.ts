/** The phrase table of Trails TCG: every phrase in every language, once. */
import type { PhraseTable } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";
import { sidedNouns } from "@tefuda/language/phrases/features";
import { spoken } from "@tefuda/language/phrases/symbols";
import { tableOf } from "@tefuda/language/table";
import { allowances } from "./allowances.ts";
import { conditions } from "./conditions.ts";
import { costs } from "./costs.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { nouns } from "./nouns.ts";
import { refs } from "./refs.ts";
import { statements } from "./statements.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { turns } from "./turns.ts";
import { verbs } from "./verbs.ts";
import { vocabulary, words } from "./words.ts";

/** English spellings that are read as another. */
const alike: Readonly<Record<string, string>> = {
  theater: "theatre",
  scrum: "SCLM",
  homebases: "homebase",
  "this ready unit": "this unit",
};

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  ユニット: "UNIT",
  このレディ状態のUNIT: "このUNIT",
  アイテム: "ITEM",
  イベント: "EVENT",
  ベース: "BASE",
  山札: "デッキ",
  キャラ: "UNIT",
  計画: "プラン",
  憎悪: "ヘイト",
  トラッシュ: "軌跡",
  捨て札: "軌跡",
  防御: "応戦",
  イニシアティブ: "イニシアチブ",
  再構築: "再建",
  ...sidedNouns(
    { UNIT: "UNIT", ITEM: "ITEM", BASE: "BASE", ユニット: "UNIT", アイテム: "ITEM", ベース: "BASE" },
    "相手",
  ),
  アップする: "上がる",
  ダウンする: "下がる",
  "EVENT・カード": "EVENTカード",
  "UNIT・カード": "UNITカード",
  "ITEM・カード": "ITEMカード",
  "BASE・カード": "BASEカード",
};

/** What a text stands on, as far as its words depend on it. */
export type On = "anywhere" | "onUnit" | "onItem" | "onBase" | "onEvent";

const everywhere: readonly On[] = ["anywhere", "onUnit", "onItem", "onBase", "onEvent"];

/** The phrases of the texts of cards. What a text stands on says how the card calls itself, and whether it has crafts or an effect. */
export const table: PhraseTable = tableOf(vocabulary, {
  on: everywhere,
  alike,
  same,
  own: [
    ...words,
    ...nouns,
    ...refs,
    ...statements,
    ...limits,
    ...allowances,
    ...conditions,
    ...verbs,
    ...moves,
    ...turns,
    ...costs,
    ...triggers,
    ...texts,
  ],
  symbols: { ...some("OrgsLinked", []), ...some("Level", spoken) },
});
