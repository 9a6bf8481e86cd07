/** Types, sub-types, states, values and kinds: the single words of the game (ttcg-12.1, 12.2, 7.1 to 7.9). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { aru, deAru, eru, godan, iru } from "@tefuda/language/phrases/inflect";
import type { Points } from "@tefuda/language/points";
import { namePhrase } from "@tefuda/language/qualities/name";
import { type FigureWords, numberPhrases } from "@tefuda/language/qualities/number";
import { type StateWords, statePhrases } from "@tefuda/language/qualities/states";
import { type Traits, traitPhrases } from "@tefuda/language/qualities/traits";
import type { Deed, Kind, Stat, States, SubType, UnitType } from "../tree.ts";

const types: Record<UnitType, string> = {
  earth: "地",
  water: "水",
  fire: "火",
  air: "風",
  electric: "雷",
  light: "光",
  dark: "闇",
  nature: "自然",
};

/** English plural (left out where the word is no noun by itself) and Japanese. */
const subTypes: Record<SubType, [plural: string | undefined, ja: string]> = {
  dragon: ["dragons", "ドラゴン"],
  warrior: ["warriors", "戦士"],
  beast: ["beasts", "獣"],
  spellcaster: ["spellcasters", "魔術師"],
  flying: [undefined, "飛行"],
  insect: ["insects", "昆虫"],
  reptile: ["reptiles", "爬虫類"],
  humanoid: ["humanoids", "人型"],
  machine: ["machines", "機械"],
  fairy: ["fairies", "妖精"],
  ghost: ["ghosts", "幽霊"],
  fish: ["fish", "魚"],
  elemental: ["elementals", "精霊"],
  aquatic: [undefined, "水棲"],
  undead: ["undead", "不死"],
  botanic: [undefined, "植物"],
};

export const kinds: Record<Kind, [en: string, ja: string]> = {
  normal: ["Normal", "通常"],
  continuous: ["Continuous", "永続"],
  counter: ["Counter", "カウンター"],
  equip: ["Equip", "装備"],
  latent: ["Latent", "潜伏"],
  dormant: ["Dormant", "休眠"],
  passive: ["Passive", "常時"],
};

function entries<K extends string, V>(of: Record<K, V>): [K, V][] {
  return Object.entries(of) as [K, V][];
}

/** Of several, any will do, also of "water and fire units". */
const joined = { en: [" or", " and", " and/or", ",", ", or"], ja: ["または"] };

export const traits = {
  type: {
    symbol: "Type",
    says: ["a type", "タイプ"],
    words: Object.fromEntries(entries(types).map(([type, ja]) => [type, { en: [type], ja: [ja] }])),
    ja: ["Nの"],
    not: { en: ["that <num:is/are> not N", "that is not a N unit", "that are not N units"], ja: ["Nでない"] },
    joined,
  },
  subtype: {
    symbol: "SubType",
    says: ["a sub-type", "種族"],
    words: Object.fromEntries(entries(subTypes).map(([type, [, ja]]) => [type, { en: [type], ja: [ja] }])),
    ja: ["Nの"],
    joined,
  },
} as const satisfies Traits;

/** What a card is at the moment; one state of each group. */
export const states: { readonly [Group in keyof States]: Readonly<Record<States[Group], StateWords>> } = {
  layer: {
    covered: {
      en: ["covered"],
      is: ["is underneath another card", "is (underneath another unit|(under|beneath) another (card|unit))"],
      ja: ["覆われた"],
      being: [`他のカードの下に${aru}`],
    },
  },
  fight: { attacking: { en: ["attacking"], ja: ["攻撃している"], being: [`攻撃して${iru}`] } },
  position: {
    tapped: { en: ["tapped"], ja: ["タップ状態の"], being: [`タップ状態${deAru}`], bare: true },
    untapped: {
      en: ["untapped", "upright"],
      ja: ["アンタップ状態の"],
      being: [`アンタップ状態${deAru}`],
      bare: true,
    },
  },
  equip: { equipped: { en: ["equipped"], ja: ["装備された"], being: [`装備されて${iru}`] } },
};

const figures: Readonly<Record<Stat, FigureWords>> = {
  rank: { en: ["rank", "level"], ja: ["ランク"], said: "before", degrees: ["higher", "lower"], some: true },
  attack: { en: ["attack"], ja: ["攻撃力"], said: "amount" },
  defense: { en: ["defense"], ja: ["防御力"], said: "amount" },
};

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
export const deeds: Readonly<Record<Deed, readonly [en: readonly string[], ja: readonly string[]]>> = {
  attack: [["attack"], ["攻撃でき"]],
  attackDirectly: [["attack directly", "attack (you|your opponent) directly"], ["直接攻撃でき"]],
  beAttacked: [["be attacked", "be the target of (an attack|attacks)"], ["攻撃され"]],
  beDestroyed: [["be destroyed"], ["破壊され"]],
  beDestroyedInBattle: [
    ["be destroyed in battle", "be destroyed (by battle|by attacks|in combat|by battles)"],
    ["戦闘では破壊され"],
  ],
  beDestroyedByEffects: [
    ["be destroyed by effects", "be destroyed by (card effects|any effects|an effect)"],
    ["効果では破壊され"],
  ],
  beTargeted: [
    ["be targeted", "be targeted by (effects|any effect|any effects|card effects)"],
    ["対象になら", "対象にでき"],
  ],
  beLevelledUp: [["be levelled up", "be ranked up"], ["レベルアップでき"]],
  activate: [["activate <num:its/their> effects", "(activate|use) (its|their) effects"], ["効果を発動でき"]],
  tap: [["be tapped", "tap"], ["タップでき"]],
  untap: [["be untapped", "untap"], ["アンタップでき"]],
  leaveField: [["leave the field"], ["場を離れ"]],
  changeControl: [["change control", "change sides"], ["コントロールが変わら"]],
};

/** ttcg-10.1 */
export const points: Points = {
  points: {
    en: "points",
    ja: "ポイント",
    amounts: {},
    changes: {
      gain: { n: "Points_", en: ["gain"], ja: [eru] },
      lose: { n: "Points_", en: ["lose", "pay"], ja: [godan("失", "う"), godan("支払", "う")] },
    },
  },
};

export const words: Production[] = [
  ...traitPhrases(traits),
  ...statePhrases(states),
  ...numberPhrases(figures, {}),
  namePhrase,
  ...entries(subTypes).flatMap(([type, [plural, ja]]) =>
    plural === undefined ? [] : [say("SubNoun", type, `<num:${type}/${plural}>`, ja)],
  ),
  ...entries(subTypes).flatMap(([type, [plural]]) =>
    plural === undefined ? [say("SubAdj", type, type)] : [],
  ),
  ...entries(kinds).map(([kind, [en, ja]]) => say("Kind", kind, en, ja)),
  ...entries(kinds).map(([kind, [en, ja]]) => say("Mark", kind, `${en}:`, `${ja}：`)),
  read("Mark", "dormant", [
    "this effect can be activated [only] while this card is tapped:",
    "this effect may be activated [only] while this card is tapped:",
  ]),
  say("FightStat", "attack", "attack", "攻撃力"),
  say("FightStat", "defense", "defense", "防御力"),
];
