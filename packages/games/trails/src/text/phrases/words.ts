/** The single words of the game: organizations (trails-10.11), icon crafts (trails-10.12), values, for how long. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { iru, polar } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { type KeywordWords, keywordPhrases } from "@tefuda/language/qualities/keywords";
import { type Traits, traitPhrases } from "@tefuda/language/qualities/traits";
import type { Deed, Duration, Figure, Icon } from "../tree.ts";

/** Organizations of our world, by their English names in small letters. */
export const organizations: Readonly<Record<string, string>> = {
  "Lantern Guild": "灯火組合",
  "Amber Order": "琥珀騎士団",
  Tidewatch: "潮見隊",
  "Cogwright Union": "歯車同盟",
  "Moonlit Circle": "月影の輪",
  "Skyrail Company": "空路社",
  "Verdant School": "翠樹学院",
  "Ironhound Corps": "鉄犬兵団",
  "Glass Theatre": "硝子座",
  "Free Wayfarers": "自由旅団",
};

export const icons: Readonly<Record<Icon, readonly [en: string, ja: string]>> = {
  covert: ["Covert", "隠密"],
  reinforcement: ["Reinforcement", "増援"],
  attribution: ["Attribution", "帰属"],
  dispatch: ["Dispatch", "派遣"],
  martialArts: ["Martial Arts", "武術"],
  hate: ["Hate", "ヘイト"],
};

const figures: Readonly<Record<Exclude<Figure, "level">, readonly [en: string, ja: string]>> = {
  str: ["STR", "STR"],
  def: ["DEF", "DEF"],
  cp: ["CP cost", "CPコスト"],
  ep: ["EP cost", "EPコスト"],
};

const durations: Readonly<Record<Duration, readonly [en: readonly string[], ja: readonly string[]]>> = {
  thisTurn: [
    [
      "this turn",
      "(for|during|until the end of) this turn",
      "(for|until) the rest of (the|this) turn",
      "until [the] end of [the] turn",
      "until the turn ends",
    ],
    [
      "このターンの間",
      "このターン[の](中|終了時まで|終わりまで)",
      "このターンが終わるまで",
      "このターン",
      "ターン終了時まで",
    ],
  ],
  thisCombat: [
    [
      "this combat",
      "(for|during|until the end of) (this|the|that) combat",
      "until [the] end of combat",
      "until (the|this) combat ends",
    ],
    [
      "この戦闘の間",
      "この戦闘[の](中|終了時まで|終わりまで)",
      "この戦闘が終わるまで",
      "この戦闘",
      "戦闘終了時まで",
    ],
  ],
  forGood: [
    ["for the rest of the game", "until the end of the game", "for good", "permanently"],
    ["ゲームの終わりまで", "ゲーム(終了時|が終わる)まで", "永続的に"],
  ],
};

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Deed, readonly [en: readonly string[], ja: readonly string[]]>> = {
  attack: [["attack"], ["攻撃でき", "攻撃をでき"]],
  attackPlayer: [
    [
      "attack players",
      "attack (your opponent|the opponent|a player|the player|opponents|[your] opponent directly)",
    ],
    ["プレイヤーを攻撃でき", "(相手|相手プレイヤー)を攻撃でき"],
  ],
  beAttacked: [
    ["be attacked", "be (chosen as|the target of) [an] (attack target|attack|attacks)"],
    ["攻撃され", "攻撃対象に[選ば]れ"],
  ],
  joinGroups: [
    ["join SCLM attacks", "(join|take part in|participate in) [a] SCLM (attack|attacks)", "SCLM attack"],
    ["スクラム攻撃に参加でき", "スクラム攻撃でき", "スクラムに参加でき"],
  ],
  giveSupport: [
    ["give SCLM support", "(give|provide) [SCLM] support", "SCLM support"],
    ["スクラムサポートを行え", "(スクラムサポート|サポート)[を]でき", "スクラムサポートを与えられ"],
  ],
  beStunned: [
    ["be stunned", "become stunned"],
    ["スタンする", "スタンされ", "スタンさせられ", "スタン状態になら"],
  ],
  beDestroyed: [["be destroyed"], ["破壊され"]],
  ready: [
    ["ready", "be readied", "become ready"],
    ["レディ状態になら", "レディになら", "レディにでき"],
  ],
  beCured: [["be cured"], ["回復する", "回復され", "回復でき", "回復させられ"]],
  fightBack: [["fight back"], ["反撃でき", "反撃を行え"]],
  beChosen: [
    [
      "be chosen by your opponent's texts",
      "be chosen (by|for) [your] (opponent|opponents|opponent's) [(texts|effects|text|effect|cards)]",
      "be chosen",
      "be targeted [by your opponent]",
    ],
    ["相手のテキストで選ばれ", "相手の(効果|カード|テキスト)(では|で|に)選ばれ", "相手に選ばれ", "選ばれ"],
  ],
};

export const traits = {
  org: {
    symbol: "Org",
    says: ["an organization", "組織"],
    words: Object.fromEntries(
      Object.entries(organizations).map(([en, ja]) => [en.toLowerCase(), { en: [en], ja: [ja] }]),
    ),
    ja: ["Nの", "Nに(属する|所属する)"],
    being: {
      en: ["is N", "(belongs to|is of) N"],
      ja: [`Nに属して${iru}`, `N(に所属して${iru}|に${polar("属する", "属さない")})`],
    },
  },
} as const satisfies Traits;

export const keywords: KeywordWords = {
  words: icons,
  says: ["an icon craft", "アイコンクラフト"],
  joined: { en: ["", " and", ",", ", and"], ja: ["", "と", "、", "および"] },
};

export const words: Production[] = [
  ...traitPhrases(traits),
  ...["OrgsAnd", "OrgsLinked"].flatMap((makes) =>
    series(makes, "Org", {
      en: [" and", ", and"],
      more: [","],
      ja: ["と", "、", "および", "・"],
      ...(makes === "OrgsLinked" && { rest: "OrgsAnd" }),
    }),
  ),
  ...keywordPhrases(keywords),
  ...Object.entries(figures).map(([stat, [en, ja]]) => say("Stat", stat, en, ja)),
  say("Stat", "level", ["level", "building level"], ["拠点レベル", "レベル"]),
  ...Object.entries(figures).map(([stat, [en, ja]]) =>
    say("BoundStat", stat, [en, `a ${en}`, `its ${en}`], ja),
  ),
  say("BoundStat", "level", ["level", "(a level|building level|a building level)"], ["拠点レベル", "レベル"]),
  ...Object.entries(durations).map(([duration, [en, ja]]) => say("Dur", duration, en, ja)),
  say("Sign", 1, "+", "+"),
  say("Sign", -1, "-", "-"),
];
