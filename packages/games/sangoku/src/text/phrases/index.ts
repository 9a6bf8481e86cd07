/** The phrase table of Three Kingdoms TCG: every phrase in every language, once. */
import type { PhraseTable } from "@tefuda/cardtext";
import { tableOf } from "@tefuda/language/table";
import { amounts } from "./amounts.ts";
import { conditions } from "./conditions.ts";
import { costs } from "./costs.ts";
import { limits } from "./limits.ts";
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
  enemy: "opposing",
  untap: "stand",
  untaps: "stands",
  untapped: "standing",
  "resource zone": "resources",
  "resource area": "resources",
  "fighting against": "fighting",
  "fights against": "fights",
  "fight against": "fight",
  "this one": "this card",
};

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  デッキ: "山札",
  トラッシュ: "捨て札",
  捨札: "捨て札",
  敵の: "相手の",
  砦: "城壁",
  砦攻撃成功: "攻城成功",
  資源置き場: "国力",
  資源: "国力",
  リソース: "国力",
  援軍: "増援",
  援兵: "増援",
  紋章: "エンブレム",
  タップ: "疲弊",
  アンタップ: "待機",
  スタンド: "待機",
  召喚: "召集",
  阻止不能: "突破",
  迎撃不能: "突破",
  貫通: "蹂躙",
  舞モード: "舞状態",
  覚醒モード: "覚醒状態",
  覚醒時: "覚醒誘発",
  "【常在": "【常時",
  "【自動": "【誘発",
  捨身: "秘計",
  捨て身: "秘計",
  戦っている: "戦闘している",
  戦っていた: "戦闘していた",
  戦う: "戦闘する",
  戦った: "戦闘した",
  エンドフェイズ: "終了フェイズ",
  敵武将: "相手の武将",
  相手武将: "相手の武将",
};

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
  alike,
  same,
  own: [
    ...words,
    ...nouns,
    ...refs,
    ...amounts,
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
