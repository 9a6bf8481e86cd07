/** What texts forbid cards and players. */
import type { Deeds, PlayerDeeds } from "@tefuda/language/phrases/bans";
import type { Deed, PlayerDeed } from "../tree.ts";

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Deed, Deeds[string]>> = {
  attack: [["attack"], ["攻撃でき", "攻撃をでき"], [["attack WHOM"], ["WHOMを攻撃でき", "WHOMに攻撃でき"]]],
  attackForts: [
    ["attack forts", "attack (the|your opponent's|your|any|the opponent's|a) (fort|forts)"],
    ["城壁を攻撃でき", "[相手の]城壁(を|に)攻撃でき"],
  ],
  beAttacked: [
    ["be attacked", "be (chosen as|the target of) [an] (attack target|attack|attacks)"],
    ["攻撃され", "攻撃対象に[選ば]れ", "攻撃[の]対象になら"],
    [["be attacked by WHOM"], ["WHOMに攻撃され", "WHOM(から|によって)攻撃され"]],
  ],
  intercept: [["intercept"], ["迎撃でき", "迎撃をでき"], [["intercept WHOM"], ["WHOMを迎撃でき"]]],
  beIntercepted: [
    ["be intercepted"],
    ["迎撃され"],
    [["be intercepted by WHOM"], ["WHOMに迎撃され", "WHOM(から|によって)迎撃され"]],
  ],
  retire: [
    ["retire", "be retired"],
    ["撤退する", "撤退させられ", "撤退され"],
  ],
  beRetired: [
    [],
    [],
    undefined,
    [
      ["be retired by CAUSE", "(be retired|be destroyed|retire) (by|because of|through|due to) CAUSE"],
      ["CAUSEによって撤退する", "CAUSE(で|では|により|によって)撤退(させられ|され)"],
    ],
  ],
  standUp: [
    [
      "stand at the start of the main phase",
      "(stand|stand up|become standing|be stood) (at the start of|at the beginning of|during|in) (your|its player's|its controller's|their player's|their|the|its) main phase",
    ],
    [
      "メインフェイズの開始時に待機し",
      "メインフェイズ(開始時に|の(始め|はじめ|初め)に|に)待機(し|状態になら)",
    ],
  ],
  stand: [
    ["stand", "be stood", "stand up", "become standing"],
    ["待機する", "待機状態になら", "待機でき", "待機させられ"],
  ],
  beChosen: [
    [
      "be chosen by your opponent's effects",
      "be (chosen|targeted) (by|for|as a target of|as the target of|as a target by) [(your|a|the)] (opponent|opponents|opponent's) [(texts|effects|text|effect|cards|abilities)]",
      "be chosen",
      "be targeted [by your opponent]",
    ],
    [
      "相手の効果で選ばれ",
      "相手の(効果|カード|テキスト)(では|で|に|によって|によっては)選ばれ",
      "相手の(効果|カード|テキスト)の対象(になら|として選ばれ|に選ばれ|に取られ|とされ)",
      "相手に選ばれ",
      "選ばれ",
    ],
    [
      [
        "be chosen by WHOM",
        "be (chosen|targeted) (by|for|as a target of|as a target by|as the target of) WHOM",
        "be (a|the) target of WHOM",
      ],
      ["WHOMで選ばれ", "WHOM(に|では|によって)選ばれ", "WHOMの対象になら"],
    ],
  ],
  beEquipped: [
    ["be equipped", "be equipped with (a reinforcement|reinforcements|any reinforcements)"],
    ["増援を装備でき", "増援を(装備する|付ける|付けられる)ことができ"],
  ],
  strikeBack: [
    ["deal battle damage", "deal any battle damage", "strike back"],
    ["戦闘ダメージを与え", "戦闘ダメージを与えられ"],
  ],
};

const playing = (card: string, en: string, ja: string): PlayerDeeds[string] => ({
  en: [`play ${en}s`, `play (any|a) (${en}s|${en})`],
  ja: [`${ja}をプレイでき`, `${ja}を(使え|使用でき|使うことができ)`],
  card,
  of: { en: "play {d:Desc.pl}", ja: "{d:Desc}をプレイでき" },
});

export const playerDeeds: Readonly<Record<PlayerDeed, PlayerDeeds[string]>> = {
  summon: {
    en: ["summon generals", "summon (any generals|a general)"],
    ja: ["武将を召集でき", "召集でき"],
    card: "general",
    of: { en: "summon {d:Desc.pl}", ja: "{d:Desc}を召集でき" },
  },
  equip: {
    en: ["equip reinforcements", "equip (any reinforcements|a reinforcement)"],
    ja: ["増援を装備でき", "増援を装備させられ"],
    card: "reinforcement",
    of: { en: "equip {d:Desc.pl}", ja: "{d:Desc}を装備でき" },
  },
  playMainTactics: playing("mainTactic", "main tactic", "メイン計略"),
  playBattleTactics: playing("battleTactic", "battle tactic", "戦闘計略"),
  playScenarios: playing("scenario", "scenario", "シナリオ"),
  intercept: { en: ["intercept"], ja: ["迎撃でき"] },
  ambush: {
    en: ["ambush", "use [【]ambush[】]"],
    ja: ["伏兵を使え", "(【伏兵】|伏兵)を(使え|使用でき|行え)"],
  },
  musou: {
    en: ["use Musou", "use [【]musou[】]"],
    ja: ["無双を使え", "(【無双】|無双|無双連撃)を(使え|使用でき|行え|使うことができ)"],
  },
  place: {
    en: [
      "place resources",
      "(place|put) (any (cards|resources)|a (card|resource)|cards) [(in|into) (their|your) resources]",
      "(place|put) (any (cards|resources)|a (card|resource)|cards) [(in|into) (their|your) resources] in (their|your) resource phase",
    ],
    ja: ["国力を置け", "[国力に](カード|国力)を置(け|くことができ)"],
  },
  draw: {
    // the draw phase has one draw whatever is said of effects (sangoku-4.2)
    en: [
      "draw cards by effects",
      "draw (cards|any cards|a card) (by (effects|a effect)|except (in|during) (their|your|the) draw phase|outside [of] (their|your|the) draw phase|other than in (their|your) draw phase)",
    ],
    ja: ["効果でカードを引け"],
  },
};
