/** What is printed on the cards of Tails and Tactics, counted on them and said of them, in both languages. */
import { furtherTypes, unitTypes } from "./text/phrases/types.ts";

type Said = Readonly<Record<string, string>>;

const kinds: readonly (readonly [en: string, ja: string])[] = [
  ["Equipment", "装備"],
  ["Event", "イベント"],
  ["Trap", "罠"],
  ["Turf", "縄張り"],
  ["New Rule", "新ルール"],
];
const units = Object.values(unitTypes).map(([en, , ja]): [string, string] => [en, ja]);
const further = Object.values(furtherTypes).map(([en, , ja]): [string, string] => [en, ja]);
/** Equipment that fights does so as a unit type (tails-4.7). */
const armed = units.map(([en, ja]): [string, string] => [`Equipment ${en}`, `装備・${ja}`]);

export const WORDS: Readonly<Record<string, Said>> = {
  ...Object.fromEntries(
    // as they are printed: a card can be Explosive, and an explosive can be one (tails-1.7, 5.7)
    [...further, ...kinds, ...units, ...armed].map(([en, ja]) => [en, { en, ja }]),
  ),
  health: { en: "health", ja: "耐久力" },
  attacks: { en: "attacks", ja: "攻撃回数" },
  attackTroop: { en: "attack against Troops", ja: "対兵士攻撃" },
  attackPosition: { en: "attack against Positions", ja: "対陣地攻撃" },
  attackVehicle: { en: "attack against Vehicles", ja: "対車両攻撃" },
  defenseTroop: { en: "defense against Troops", ja: "対兵士防御" },
  defensePosition: { en: "defense against Positions", ja: "対陣地防御" },
  defenseVehicle: { en: "defense against Vehicles", ja: "対車両防御" },

  always: { en: "always", ja: "常時" },
  when: { en: "when", ja: "誘発" },
  use: { en: "ability", ja: "能力" },
  effect: { en: "effect", ja: "効果" },
  direct: { en: "Direct", ja: "直撃" },
  bonus: { en: "bonus", ja: "修正" },
  requirement: { en: "requirements", ja: "配備条件" },

  damage: { en: "damage", ja: "ダメージ" },
  strikes: { en: "strikes", ja: "攻撃した回数" },
  laid: { en: "laid", ja: "伏せている" },
  "cannot attack": { en: "cannot attack", ja: "攻撃できない" },
  "cannot attack base": { en: "cannot attack the base", ja: "拠点を攻撃できない" },
  "cannot dodge": { en: "cannot dodge", ja: "回避できない" },
  "cannot be attacked": { en: "cannot be attacked", ja: "攻撃されない" },
  "cannot defend": { en: "cannot defend", ja: "防御できない" },
  "cannot use": { en: "cannot use abilities", ja: "能力を使えない" },
  "cannot be destroyed": { en: "cannot be destroyed", ja: "破壊されない" },
  "cannot be damaged": { en: "cannot be damaged", ja: "耐久力を失わない" },
  "may dodge": { en: "may dodge", ja: "回避できる" },
  "may attack base": { en: "may attack the base", ja: "拠点を攻撃できる" },
  "must dodge": { en: "has to dodge", ja: "必ず回避する" },
  "cannot be dodged": { en: "cannot be dodged", ja: "回避されない" },
  explosive: { en: "Explosive", ja: "爆発" },
};
