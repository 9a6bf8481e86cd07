/** What cards and players do that a text can forbid them. */
import type { Deeds, PlayerDeeds } from "@tefuda/language/phrases/bans";
import { saysOnly } from "@tefuda/language/phrases/parts";
import type { Deed, PlayerDeed } from "../tree.ts";

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Exclude<Deed, "defend">, Deeds[string]>> = {
  attack: [
    ["attack", "make attacks"],
    ["攻撃でき", "攻撃をでき", "(もう|これ以上|二度と)攻撃でき"],
    [["attack WHOM"], ["WHOMを攻撃でき"]],
  ],
  attackBase: [
    ["attack bases", "attack (a|the|any) base"],
    ["拠点を攻撃でき", "拠点に攻撃でき"],
  ],
  dodge: [
    ["dodge", "dodge attacks"],
    ["回避でき", "回避をでき", "攻撃を回避でき", "(もう|これ以上)回避でき"],
    [
      ["dodge attacks of WHOM", "dodge (attacks by WHOM|WHOM's (attacks|attack))"],
      ["WHOMの攻撃を回避でき", "WHOM(による|からの)攻撃を回避でき"],
    ],
  ],
  beAttacked: [
    ["be attacked"],
    ["攻撃され", "攻撃[の](対象|目標)(に|と)(なら|され|でき|選べ|選ばれ|し)"],
    [["be attacked by WHOM"], ["WHOMに攻撃され", "WHOM(から|によって)攻撃され"]],
  ],
  useAbilities: [
    ["use abilities", "use (its|their|any) (ability|abilities)", "activate [(its|their)] abilities"],
    [
      "能力を使え",
      "能力(を使用でき|を起動でき|も使え|も使用でき)",
      "[その|それらの]能力[を|も](使え|使用でき|起動でき)",
    ],
  ],
  beDestroyed: [
    ["be destroyed"],
    ["破壊され"],
    [["be destroyed by WHOM"], ["WHOMによって破壊され", "WHOM(で|では|により|に)破壊され"]],
    [["be destroyed by CAUSE"], ["CAUSEによって破壊され", "CAUSE(で|では|により)破壊され"]],
  ],
  beDamaged: [
    ["be damaged", "take damage", "lose health"],
    ["ダメージを受け", "耐久力を失わ", "耐久力が減ら"],
    [
      ["be damaged by WHOM", "(take damage|lose health) (from|by) WHOM"],
      [
        "WHOMからダメージを受け",
        "WHOM(から|による|によって|で)[は](ダメージを受け|耐久力を失わ|耐久力が減ら)",
      ],
    ],
  ],
};

export const playerDeeds: Readonly<Record<PlayerDeed, PlayerDeeds[string]>> = {
  deploy: {
    en: ["deploy cards"],
    ja: ["カードを配備でき", "カードを戦場に出せ"],
    card: "card",
    any: true,
    of: { en: "deploy {d:Desc.pl}", ja: "{d:Desc}を配備でき" },
    // of cards of any sort it is a limit (tails-4.11)
    counted: (card) =>
      saysOnly(card, ["noun"]) && card.noun === "card"
        ? undefined
        : { on: "deployed", what: { count: { exactly: 1 }, what: { ...card, side: "yours" } } },
  },
  play: {
    en: ["play cards"],
    ja: ["カードをプレイでき", "カードを使用でき"],
    card: "card",
    any: true,
    of: { en: "play {d:Desc.pl}", ja: "{d:Desc}をプレイでき" },
    counted: (card) => ({ on: "played", who: "you", what: card }),
  },
  turnUp: {
    en: [
      "turn up Traps",
      "(spring|activate) Traps",
      "turn Traps (up|face-up)",
      "turn their Traps (up|face-up)",
    ],
    ja: ["罠を表向きにでき", "罠を表にでき"],
    card: "trap",
    any: true,
    of: { en: "turn up {d:Desc.pl}", ja: "{d:Desc}を表向きにでき" },
  },
  draw: { en: ["draw cards", "draw"], ja: ["カードを引け", "カードを引くことができ"] },
  loseBase: { en: ["lose base health"], ja: ["拠点の耐久力を失え", "拠点の耐久力を失わ"] },
  gainBase: {
    en: ["gain base health"],
    ja: ["拠点の耐久力を得られ", "拠点の耐久力を(得ることができ|回復でき)"],
  },
};
