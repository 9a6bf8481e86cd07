/** The phrase table of Tails and Tactics: every phrase in every language, once. */
import { english, japanese, type PhraseTable, type Production } from "@tefuda/cardtext";
import { othersMove, removing } from "@tefuda/language/actions/move";
import { flips, unlessPhrases } from "@tefuda/language/actions/unless";
import { corePhrases } from "@tefuda/language/core";
import {
  alikeEverywhere,
  creaturesAreUnits,
  sameEverywhere,
  sidedNouns,
  tableFeatures,
} from "@tefuda/language/phrases/features";
import { namesApart } from "@tefuda/language/qualities/name";
import { actions } from "./actions.ts";
import { amounts } from "./amounts.ts";
import { bonuses } from "./bonuses.ts";
import { conditions } from "./conditions.ts";
import { deploying } from "./deploying.ts";
import { instead } from "./instead.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { allOfThem, nouns } from "./nouns.ts";
import { pastPhrases } from "./past.ts";
import { subjects, theirs, whos } from "./players.ts";
import { refs } from "./refs.ts";
import { requirements } from "./requirements.ts";
import { spreads } from "./spread.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { factions, furtherTypes, terrain, unitTypes } from "./types.ts";
import { values } from "./values.ts";
import { verbs } from "./verbs.ts";
import { keywordNames, vocabulary, words } from "./words.ts";

/** English spellings that are read as another. */
const alike: Readonly<Record<string, string>> = {
  ...alikeEverywhere,
  ...Object.fromEntries(["destroys", "kills"].map((kills) => [`${kills} another unit`, `${kills} a unit`])),
  "attack bases directly": "attack bases",
  // what is targeted is anybody's, where what is only discarded is one's own
  "discard target": "discard targeted",
  // the draw pile is that of whoever looks
  "bottom of the pile": "bottom",
  "top of the pile": "top",
  defence: "defense",
  armour: "armor",
  armoured: "armor",
  armored: "armor",
  ...creaturesAreUnits.en,
};

/** "場" alone is the battlefield, but in words that end with it. */
const field = Object.fromEntries([
  ...["戦場", "置き場"].map((word) => [word, word]),
  ["バトルフィールド", "戦場"],
  ...["に", "の", "から", "を離れ", "で", "へ"].map((next) => [`場${next}`, `戦場${next}`]),
]);

/** One of those who play against you. */
const rivals = Object.fromEntries(
  ["対戦相手プレイヤー", "対戦相手", "相手プレイヤー", "相手のプレイヤー", "敵プレイヤー"].map((word) => [
    word,
    "相手",
  ]),
);

/** What cards are by their nature is also written in quotation marks, as names are, and factions as their cards have them. */
const quoted = Object.fromEntries([
  ...[
    ...Object.values(furtherTypes).map(([, , ja]) => ja),
    ...Object.values(keywordNames).map(([, ja]) => ja),
  ].map((ja) => [`「${ja}」`, ja]),
  ...Object.entries({ ...factions, ...terrain }).flatMap(([en, ja]) => [
    [`「${ja}」`, ja],
    [`「${en}」`, ja],
    [en, ja],
  ]),
]);

/** What cards are called, each with the word of the game for it. */
const called: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...Object.values(vocabulary.cards.nouns).map(({ ja }) => ja),
      ...Object.values(unitTypes).map(([, , ja]) => ja),
      "カード",
    ].map((ja) => [ja, ja]),
  ),
  トラップ: "罠",
  部隊: "兵士",
  トループ: "兵士",
  ビークル: "車両",
  乗り物: "車両",
  ポジション: "陣地",
  ターフ: "縄張り",
};

/** よける, かわす: to dodge. */
const avoided = Object.fromEntries(
  [
    ["よけ", ["る", "られる", "られ", "た", "て", "ない"]],
    ["かわ", ["す", "せる", "せ", "した", "して", "さない"]],
  ].flatMap(([stem, endings]) =>
    ["する", "できる", "でき", "した", "して", "しない"].map((end, i) => [
      `${stem}${endings![i]}`,
      `回避${end}`,
    ]),
  ),
);

/** Japanese spellings that are read as another. */
const same: Readonly<Record<string, string>> = {
  ...creaturesAreUnits.ja,
  ...sameEverywhere,
  ...called,
  ...Object.fromEntries(Object.keys(called).map((word) => [`${word}・カード`, called[word]!])),
  ...sidedNouns(called, "敵"),
  デッキ: "山札",
  ドローパイル: "山札",
  墓地: "捨て札",
  トラッシュ: "捨て札",
  捨て札置き場: "捨て札",
  捨て山: "捨て札",
  ...field,
  ...rivals,
  ...quoted,
  その拠点: "そのプレイヤーの拠点",
  その基地: "そのプレイヤーの拠点",
  ニュールール: "新ルール",
  新しいルール: "新ルール",
  なわばり: "縄張り",
  テリトリー: "縄張り",
  装備品: "装備",
  衛生: "衛生兵",
  衛生兵: "衛生兵",
  司令: "指揮",
  司令官: "指揮官",
  火砲: "砲",
  砲兵: "砲",
  サイドアーム: "携行武器",
  拠点体力: "拠点の耐久力",
  拠点の体力: "拠点の耐久力",
  基地: "拠点",
  本拠地: "拠点",
  体力: "耐久力",
  ライフ: "耐久力",
  手札上限: "手札の上限",
  手札の枚数上限: "手札の上限",
  手札の枚数の上限: "手札の上限",
  攻撃値: "攻撃力",
  防御値: "防御力",
  直接攻撃: "直撃",
  ダイレクト: "直撃",
  ヒット: "命中",
  "【配備条件】": "配備条件",
  配備要件: "配備条件",
  配備の条件: "配備条件",
  配備コスト: "配備条件",
  ...avoided,
  "〈": "",
  "〉": "",
  "《": "",
  "》": "",
  "＜": "",
  "＞": "",
};

/** Which cards a text may stand on, as far as its words depend on it. */
export type On = "onCard" | "onEquipment" | "onEvent";

const on: readonly On[] = ["onCard", "onEquipment", "onEvent"];

/** What others do with cards of their own: what goes to a discard pile is discarded, which has phrases of its own. */
const othersPutBack: readonly Production[] = othersMove(
  vocabulary.cards,
  vocabulary.piles,
  subjects,
  false,
).map((it) => ({
  ...it,
  make: (slots, form) => {
    const made = it.make?.(slots, form) as { to?: string } | undefined;
    return made?.to === "pile" ? undefined : made;
  },
}));

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
    ...pastPhrases,
    allOfThem,
    ...corePhrases(vocabulary),
    ...namesApart,
    theirs,
    ...nouns,
    ...refs,
    ...amounts,
    ...bonuses,
    ...statements,
    ...values,
    ...spreads,
    ...limits,
    ...verbs,
    ...moves,
    ...othersPutBack,
    ...actions,
    ...triggers,
    ...texts,
    ...deploying,
    ...instead,
    ...flips("tails"),
    ...unlessPhrases(subjects),
    removing,
    ...requirements,
  ],
  languages: { en: english(alike, { capitalAfterColon: true }), ja: japanese(same) },
};
