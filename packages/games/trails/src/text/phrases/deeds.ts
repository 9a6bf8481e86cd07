/** What cards and players do that a text can forbid them. */
import type { Deeds, PlayerDeeds } from "@tefuda/language/phrases/bans";
import { drawCards, playCards } from "@tefuda/language/phrases/usual";
import type { Deed, PlayerDeed } from "../tree.ts";

/** By whom or by what something is suffered. */
const BY = "(によって[は]|により|で[は]|に[は]|から[は])";
const stunnedJa = ["スタンする", "スタンされ", "スタンさせられ", "スタン状態になら"];

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Deed, Deeds[string]>> = {
  attack: [
    ["attack"],
    ["攻撃でき", "攻撃(をでき|を行え|に参加でき)"],
    [["attack WHOM"], ["WHOMを攻撃でき", "WHOM(を|に|には)攻撃でき"]],
  ],
  attackPlayer: [
    [
      "attack players",
      "attack (your opponent|the opponent|a player|the player|opponents|[your] opponent|players) [directly]",
    ],
    [
      "プレイヤーを攻撃でき",
      "(相手|相手プレイヤー|プレイヤー)(を|には|に)[直接]攻撃でき",
      "(プレイヤー|相手)への[直接]攻撃(ができ|を行え)",
    ],
  ],
  attackAlone: [
    ["attack alone", "attack (by itself|on its own)"],
    ["単独で攻撃でき", "単独(で|では|での)攻撃(でき|を行え|ができ)", "1(体|枚)(だけ|のみ)で[は]攻撃でき"],
  ],
  beAttacked: [
    [
      "be attacked",
      "be (chosen as|the target of|chosen as the target of) [an] (attack target|attack|attacks)",
    ],
    ["攻撃され", "攻撃対象(に[選ば]れ|になら|として選ばれ)", "攻撃を受け", "攻撃の対象に(選ばれ|なら)"],
    [["be attacked by WHOM"], ["WHOMに攻撃され", `WHOM${BY}攻撃され`, "WHOM(の|からの)攻撃を受け"]],
  ],
  beAttackedTogether: [
    [
      "be SCLM attacked",
      "be (attacked by|the target of|chosen as the target of) [a] SCLM (attack|attacks)",
      "be (attacked by|the target of) [a] SCLM",
    ],
    [
      "スクラム攻撃され",
      "スクラム攻撃を受け",
      "スクラム[攻撃](に攻撃され|で攻撃され|によって攻撃され|の対象にされ|の対象になら|の攻撃対象になら|の対象に選ばれ)",
    ],
  ],
  joinGroups: [
    [
      "join SCLM attacks",
      "(join|take part in|participate in|be part of|make|use) [a] SCLM (attack|attacks)",
      "SCLM attack",
    ],
    ["スクラム攻撃に参加でき", "スクラム[で]攻撃(でき|を行え|をでき)", "スクラム[攻撃](に参加でき|を組め)"],
  ],
  giveSupport: [
    ["give SCLM support", "(give|provide) [SCLM] support", "SCLM support"],
    ["スクラムサポートを行え", "(スクラムサポート|サポート)(を|が|)でき", "スクラムサポートを与えられ"],
  ],
  beSupported: [
    ["be supported", "(be given|receive|get|gain|have) [SCLM] support"],
    ["サポートされ", "[スクラム]サポートを(受けられ|与えられ|得られ)"],
  ],
  beStunned: [
    ["be stunned", "become stunned"],
    stunnedJa,
    [
      ["be stunned by WHOM", "become stunned by WHOM"],
      ["WHOMによってスタンする", ...stunnedJa.map((stem) => `WHOM${BY}${stem}`)],
    ],
  ],
  beStunnedInCombat: [
    ["be stunned in combat", "be stunned (by combat|during combat|in combats)"],
    ["戦闘によってスタンする", ...stunnedJa.map((stem) => `戦闘${BY}${stem}`)],
  ],
  beStunnedByText: [
    ["be stunned by effects", "be stunned (by (texts|card effects|card texts)|[except] outside [of] combat)"],
    [
      "効果によってスタンする",
      ...stunnedJa.flatMap((stem) => [
        `(効果|カードの効果|テキスト)${BY}${stem}`,
        `戦闘以外(で|では|によっては)${stem}`,
      ]),
    ],
    undefined,
    [["be stunned by FOES"], ["FOESによってスタンする", ...stunnedJa.map((stem) => `FOES${BY}${stem}`)]],
  ],
  beDestroyed: [
    ["be destroyed", "be (K.O.|K.O.'d|KO'd|K.O.ed)"],
    ["破壊され", "K.O.され"],
    [
      ["be destroyed by WHOM", "be (K.O.'d|KO'd) by WHOM"],
      ["WHOMによって破壊され", `WHOM${BY}破壊され`],
    ],
    [
      ["be destroyed by CAUSE", "be (K.O.'d|KO'd) by CAUSE"],
      ["CAUSEによって破壊され", `CAUSE${BY}破壊され`],
    ],
  ],
  ready: [
    ["ready", "be readied", "become ready"],
    [
      "レディ状態になら",
      "レディになら",
      "レディに(でき|され)",
      "レディ状態に(でき|され)",
      "レディ(でき|され)",
      "レディする",
    ],
  ],
  beCured: [["be cured"], ["回復する", "回復され", "回復でき", "回復させられ"]],
  fightBack: [["fight back"], ["反撃でき", "反撃を行え", "応戦でき", "応戦する"]],
  beChosen: [
    [
      "be chosen by your opponent's texts",
      "be chosen (by|for) [your] (opponent|opponents|opponent's) [(texts|effects|text|effect|cards)]",
      "be chosen",
      "be targeted [by your opponent]",
      "be (the target of|targeted by) your opponent's (texts|effects|text|effect|cards)",
    ],
    [
      "相手のテキストで選ばれ",
      "相手の[カードの](効果|カード|テキスト)(では|で|に|によって|によっては)選ばれ",
      "相手に[よって]選ばれ",
      "選ばれ",
      "相手の[カードの](効果|カード|テキスト)の対象(になら|に選ばれ|として選ばれ)",
    ],
    [
      ["be chosen by WHOM", "be (chosen|targeted) (by|for) WHOM", "be the target of WHOM"],
      [
        "WHOMに選ばれ",
        "WHOM(で|では|によって|によっては)選ばれ",
        "WHOM[の効果](の対象|の効果の対象)(になら|に選ばれ|として選ばれ)",
      ],
    ],
  ],
};

/** Players without further words, and what cards are forbidden, if not all. */
export const playerDeeds: Readonly<Record<PlayerDeed, PlayerDeeds[string]>> = {
  play: playCards,
  draw: drawCards,
  gainBond: { en: ["gain bond", "gain any bond"], ja: ["絆を得られ"] },
  gainEp: {
    en: ["gain EP", "gain any EP"],
    ja: ["EPを得られ"],
  },
  useCrafts: {
    card: "card",
    any: true,
    en: ["use crafts", "use crafts of cards"],
    ja: ["クラフトを使え", "クラフトを(使用でき|プレイでき)"],
    of: { en: "use crafts of {d:Desc.pl}", ja: "{d:Desc}のクラフトを使え" },
  },
  arts: {
    en: ["play arts", "(play|use) (any arts|an art|arts)"],
    ja: ["アーツをプレイでき", "アーツを(使え|使用でき)"],
  },
  cure: {
    card: "unit",
    any: true,
    en: ["cure UNITs", "cure any UNITs"],
    ja: ["UNITを回復させられ", "UNITを回復でき"],
    of: { en: "cure {d:Desc.pl}", ja: "{d:Desc}を回復させられ" },
  },
};
