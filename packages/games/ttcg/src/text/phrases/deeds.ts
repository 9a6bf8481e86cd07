/** What cards and players do that a text can forbid them (ttcg-6.1). */
import type { Deeds, PlayerDeeds } from "@tefuda/language/phrases/bans";
import type { Deed, PlayerDeed } from "../tree.ts";

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Deed, Deeds[string]>> = {
  attack: [
    ["attack", "declare attacks"],
    ["攻撃でき", "攻撃をでき"],
  ],
  attackDirectly: [
    ["attack directly", "attack (you|your opponent) directly"],
    ["直接攻撃でき", "(直接攻撃を|プレイヤーを直接攻撃|プレイヤーに直接攻撃)でき"],
  ],
  beAttacked: [
    ["be attacked", "be the target of (an attack|attacks)"],
    ["攻撃され", "攻撃(の|)対象に(なら|され|選ばれ|でき|選べ|選択でき)"],
  ],
  beDestroyed: [["be destroyed"], ["破壊され"]],
  beDestroyedInBattle: [
    ["be destroyed in battle", "be destroyed (by battle|by attacks|in combat|by battles|in battles)"],
    ["戦闘では破壊され", "戦闘(で|によって|によっては)破壊され"],
  ],
  beDestroyedByEffects: [
    ["be destroyed by effects", "be destroyed by (card effects|any effects|an effect)"],
    ["効果では破壊され", "[カードの]効果(で|によって|によっては)破壊され"],
  ],
  beTargeted: [
    [
      "be targeted",
      "be targeted by (effects|any effect|any effects|card effects)",
      "be (chosen as a target|chosen as targets|the target of effects)",
    ],
    ["対象になら", "[効果の]対象に(でき|なら|選べ|取れ)"],
  ],
  beLevelledUp: [
    ["be levelled up", "be ranked up"],
    ["レベルアップでき", "レベルアップされ"],
  ],
  activate: [
    ["activate <num:its/their> effects", "(activate|use) (its|their) effects"],
    ["効果を発動でき", "効果を(使え|使用でき)"],
  ],
  tap: [
    ["be tapped", "tap"],
    ["タップでき", "タップされ"],
  ],
  untap: [
    ["be untapped", "untap"],
    ["アンタップでき", "アンタップされ", "アンタップする"],
  ],
  leaveField: [["leave the field"], ["場を離れ", "場から離れ"]],
  changeControl: [
    ["change control", "change sides"],
    ["コントロールが変わら", "コントロールを変更され"],
  ],
};

export const playerDeeds: Readonly<Record<Exclude<PlayerDeed, "drawInDrawPhase">, PlayerDeeds[string]>> = {
  play: {
    en: ["play cards", "play any cards"],
    ja: ["カードをプレイでき", "カードを(使え|使用でき|出せ)"],
    card: "card",
    any: true,
    of: { en: "play {d:Desc.pl.from}", ja: "{d:Desc.pl.from}を(プレイでき|使え|使用でき)" },
  },
  levelUp: {
    en: ["level up units", "(level|rank) up [any] units"],
    ja: ["ユニットをレベルアップでき"],
    card: "unit",
    any: true,
    of: { en: "level up {d:Desc.pl}", ja: "{d:Desc}をレベルアップでき" },
  },
  draw: {
    en: ["draw cards", "draw [any cards|a card|any more cards|more cards]"],
    ja: ["カードを引け", "カードをドローでき"],
  },
  gainPoints: { en: ["gain points", "gain any points"], ja: ["ポイントを得られ"] },
  losePoints: { en: ["lose points", "lose any points"], ja: ["ポイントを失わ"] },
  discard: { en: ["discard cards", "discard [any cards]"], ja: ["カードを捨てられ", "手札を捨てられ"] },
  activateEffects: {
    en: [
      "activate effects",
      "(activate|use) [any] [card] effects",
      "(activate|use) [the] effects of [any] cards",
    ],
    ja: ["効果を発動でき", "[カードの]効果を(使え|使用でき|発動でき)"],
    card: "card",
    any: true,
    of: { en: "activate the effects of {d:Desc.pl}", ja: "{d:Desc}の効果を発動でき" },
  },
};
