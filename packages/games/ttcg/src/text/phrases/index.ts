/** The phrase table of TTCG: every phrase in every language, once. */
import { english, japanese, type PhraseTable } from "@tefuda/cardtext";
import { corePhrases } from "@tefuda/language/core";
import {
  alikeEverywhere,
  creaturesAreUnits,
  sameOfTwo,
  tableFeatures,
} from "@tefuda/language/phrases/features";
import { activations } from "./activation.ts";
import { among } from "./among.ts";
import { amounts } from "./amounts.ts";
import { bans } from "./bans.ts";
import { becoming } from "./becoming.ts";
import { bonuses } from "./bonuses.ts";
import { brief } from "./brief.ts";
import { changes } from "./changes.ts";
import { commands } from "./commands.ts";
import { conditions } from "./conditions.ts";
import { control } from "./control.ts";
import { counters } from "./counters.ts";
import { duties } from "./duties.ts";
import { flow } from "./flow.ts";
import { further } from "./further.ts";
import { levelling } from "./levelling.ts";
import { levels } from "./levels.ts";
import { likenesses } from "./likeness.ts";
import { more } from "./more.ts";
import { nouns } from "./nouns.ts";
import { permissions } from "./permissions.ts";
import { piles } from "./piles.ts";
import { whos } from "./players.ts";
import { playing } from "./playing.ts";
import { redirecting } from "./redirects.ts";
import { refs } from "./refs.ts";
import { relations } from "./relations.ts";
import { remarks } from "./remarks.ts";
import { symbols } from "./symbols.ts";
import { durations } from "./terms.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { turns } from "./turns.ts";
import { vocabulary } from "./vocabulary.ts";
import { kinds } from "./words.ts";

const alike: Readonly<Record<string, string>> = {
  ...alikeEverywhere,
  "[": "[",
  "]": "]",
  defence: "defense",
  afterward: "afterwards",
  "one target": "one",
  "spell card effect": "spell effect",
  "spell card effects": "spell effects",
  "spell card's effect": "spell effect",
  leveled: "levelled",
  leveling: "levelling",
  subtype: "sub-type",
  "sub type": "sub-type",
  subtypes: "sub-types",
  "sub types": "sub-types",
  ...creaturesAreUnits.en,
};

const same: Readonly<Record<string, string>> = {
  ...sameOfTwo,
  相手ターン: "相手のターン",
  自分ターン: "あなたのターン",
  相手バトルフェイズ: "相手のバトルフェイズ",
  相手メインフェイズ: "相手のメインフェイズ",
  場に出せ: "プレイでき",
  場に出すことができ: "プレイでき",
  効果を使った: "効果を使用した",
  効果を使う: "効果を使用する",
  効果を使え: "効果を使用でき",
  効果も使え: "効果も使用でき",
  一番上を公開: "一番上のカードを公開",
  一番上を見: "一番上のカードを見",
  継続: "永続",
  持続: "永続",
  ノーマル: "通常",
  パッシブ: "常時",
  待機効果: "潜伏効果",
  潜在: "潜伏",
  伏在: "潜伏",
  潜行: "潜伏",
  休止: "休眠",
  冬眠: "休眠",
  常在: "常時",
  恒常: "常時",
  エクイップ: "装備",
  電気: "雷",
  // "Once more" is no number of times.
  もう一度: "もう一度",
  フィールドで最も: "場の最も",
  バトルで: "戦闘で",
  相手ユニット: "相手のユニット",
  相手スペル: "相手のスペル",
  相手カード: "相手のカード",
  敵ユニット: "相手のユニット",
  敵の: "相手の",
  ...creaturesAreUnits.ja,
  自分の次のターン: "次のあなたのターン",
  あなたの次のターン: "次のあなたのターン",
  相手の次のターン: "次の相手のターン",
  次の自分の: "次のあなたの",
  山札: "デッキ",
  墓地: "捨て札",
  捨て札置き場: "捨て札",
  捨て札置場: "捨て札",
  トラッシュ: "捨て札",
  捨札: "捨て札",
  呪文: "スペル",
  呪文カード: "スペル",
  スペルカード: "スペル",
  フィールド: "場",
  自分フィールド: "自分の場",
  相手フィールド: "相手の場",
  土ユニット: "地ユニット",
  土属性: "地属性",
  終わりまで: "終了時まで",
  "攻撃を+": "攻撃力を+",
  場で攻撃力が: "場の攻撃力が",
  場で防御力が: "場の防御力が",
  場でランクが: "場のランクが",
  のバトルフェイズに攻撃: "のバトルフェイズ、攻撃",
  守備力: "防御力",
  アンデッド: "不死",
  マシン: "機械",
  機械族: "機械",
  魔法使い: "魔術師",
  スペルキャスター: "魔術師",
  ウォリアー: "戦士",
  ビースト: "獣",
  インセクト: "昆虫",
  フェアリー: "妖精",
  ゴースト: "幽霊",
  エレメンタル: "精霊",
  ヒューマノイド: "人型",
  装備したユニット: "装備しているユニット",
  装備したカード: "装備しているカード",
  メインフェーズ: "メインフェイズ",
  バトルフェーズ: "バトルフェイズ",
  ドローフェーズ: "ドローフェイズ",
  戦闘フェイズ: "バトルフェイズ",
  手札の枚数の上限: "手札の上限",
  手札の枚数制限: "手札の上限",
  手札上限: "手札の上限",
};

/** What the kinds of effects are called, in both languages, and otherwise. */
export const kindsCalled: readonly string[] = [
  ...Object.values(kinds).flat(),
  ...Object.keys(same).filter((word) => Object.values(kinds).some(([, ja]) => ja === same[word])),
];

export const table: PhraseTable = {
  start: "Text",
  ...tableFeatures({
    by: whos,
    on: ["card"],
    span: ["during", "until"],
  }),
  symbols,
  productions: [
    ...nouns,
    ...relations,
    ...remarks,
    ...likenesses,
    ...among,
    ...refs,
    ...amounts,
    ...more,
    ...bonuses,
    ...brief,
    ...changes,
    ...becoming,
    ...bans,
    ...duties,
    ...permissions,
    ...levelling,
    ...conditions,
    ...triggers,
    ...playing,
    ...further,
    ...piles,
    ...control,
    ...levels,
    ...turns,
    ...counters,
    ...redirecting,
    ...commands,
    ...flow,
    ...durations,
    // What is paid for is paid at once, and not by a choice within the text.
    ...corePhrases(vocabulary).filter(({ makes }) => makes !== "Paid"),
    ...texts,
    ...activations,
  ],
  languages: { en: english(alike), ja: japanese(same) },
};
