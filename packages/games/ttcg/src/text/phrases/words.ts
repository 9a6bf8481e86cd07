/** Types, sub-types, values and kinds: the single words of the game (ttcg-12.1, 12.2, 7.1 to 7.9). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import type { Kind, Stat, SubType, UnitType } from "../tree.ts";

const types: Record<UnitType, string> = {
  earth: "地",
  water: "水",
  fire: "火",
  air: "風",
  electric: "雷",
  light: "光",
  dark: "闇",
  nature: "自然",
}; // prettier-ignore

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

const stats: Record<Stat, [en: readonly string[], ja: string]> = {
  attack: [["attack"], "攻撃力"],
  defense: [["defense"], "防御力"],
  rank: [["rank", "level"], "ランク"],
};

function entries<K extends string, V>(of: Record<K, V>): [K, V][] {
  return Object.entries(of) as [K, V][];
}

export const words: Production[] = [
  ...entries(types).map(([type, ja]) => say("Type", type, type, ja)),
  ...entries(subTypes).map(([type, [, ja]]) => say("SubType", type, type === "fish" ? ["fish"] : type, ja)),
  ...entries(subTypes).flatMap(([type, [plural, ja]]) =>
    plural === undefined ? [] : [say("SubNoun", type, `<num:${type}/${plural}>`, ja)],
  ),
  ...entries(subTypes).flatMap(([type, [plural]]) =>
    plural === undefined ? [say("SubAdj", type, type)] : [],
  ),
  ...entries(subTypes).flatMap(([type, [plural]]) =>
    plural === undefined ? [] : [say("SubAdjOfNoun", type, type)],
  ),
  ...entries(kinds).map(([kind, [en, ja]]) => say("Kind", kind, en, ja)),
  ...entries(kinds).map(([kind, [en, ja]]) => say("Mark", kind, `${en}:`, `${ja}：`)),
  ...entries(stats).map(([stat, [en, ja]]) => say("Stat", stat, en, ja)),
  read("Mark", "dormant", [
    "this effect can be activated [only] while this card is tapped:",
    "this effect may be activated [only] while this card is tapped:",
  ]),
  say("FightStat", "attack", "attack", "攻撃力"),
  say("FightStat", "defense", "defense", "防御力"),
];
