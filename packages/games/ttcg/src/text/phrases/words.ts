/** The words of the game: types, sub-types, states, values and kinds of effects (ttcg-12.1, 12.2, 7.1 to 7.9). */
import { aru, bare, deAru, iru, ofIt } from "@tefuda/language/phrases/inflect";
import type { FigureWords } from "@tefuda/language/qualities/number";
import type { StateWords } from "@tefuda/language/qualities/states";
import type { Traits } from "@tefuda/language/qualities/traits";
import type { Kind, Stat, States, SubType, UnitType } from "../tree.ts";

export const types: Record<UnitType, string> = {
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
export const subTypes: Record<SubType, [plural: string | undefined, ja: string]> = {
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
    ja: ["Nの", "N"],
    not: { en: ["that <num:is/are> not N", "that is not a N unit", "that are not N units"], ja: ["Nでない"] },
    joined,
  },
  subtype: {
    symbol: "SubType",
    says: ["a sub-type", "種族"],
    words: Object.fromEntries(entries(subTypes).map(([type, [, ja]]) => [type, { en: [type], ja: [ja] }])),
    ja: ["Nの", "N"],
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
  fight: { attacking: { en: ["attacking"], ja: ["攻撃している"], being: [`攻撃して${iru}`], alone: false } },
  position: {
    tapped: {
      en: ["tapped"],
      ja: ["タップ状態の", "タップされている", "タップしている", "タップ状態になっている"],
      being: [
        `タップ状態${deAru}`,
        `タップ状態(${ofIt}|${bare}|になって${iru})`,
        `タップされて${iru}`,
        `タップして${iru}`,
      ],
    },
    untapped: {
      en: ["untapped", "upright"],
      ja: ["アンタップ状態の"],
      being: [`アンタップ状態${deAru}`, `アンタップ状態(${ofIt}|${bare}|になって${iru})`],
    },
  },
  equip: {
    equipped: {
      en: ["equipped"],
      ja: ["装備された", "装備カードを装備している"],
      being: [`装備されて${iru}`],
    },
  },
};

export const figures: Readonly<Record<Stat, FigureWords>> = {
  rank: {
    en: ["rank", "level"],
    ja: ["ランク", "レベル"],
    said: "before",
    degrees: ["higher", "lower"],
    some: true,
  },
  attack: { en: ["attack"], ja: ["攻撃力"], said: "amount" },
  defense: { en: ["defense"], ja: ["防御力"], said: "amount" },
};
