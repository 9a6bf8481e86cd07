/** What cards are by their nature, in words: unit types (tails-1.5), further card types (tails-1.7), factions and terrain. */
import { capital } from "@tefuda/cardtext";
import type { UnitType } from "../tree.ts";

/** One type in words: one of it, several, in Japanese. */
type TypeWords = readonly [one: string, many: string, ja: string];

export const unitTypes: Readonly<Record<UnitType, TypeWords>> = {
  troop: ["Troop", "Troops", "兵士"],
  position: ["Position", "Positions", "陣地"],
  vehicle: ["Vehicle", "Vehicles", "車両"],
};

/** The plural of a further type, if that is not the same with an "s", and its Japanese. */
const further: Readonly<Record<string, readonly [ja: string, many?: string]>> = {
  aircraft: ["航空機", "aircraft"],
  armor: ["装甲", "armor"],
  artillery: ["砲", "artillery"],
  bomb: ["爆弾"],
  bunker: ["掩体壕"],
  command: ["指揮"],
  commander: ["指揮官"],
  engineer: ["工兵"],
  explosive: ["爆発物"],
  gear: ["用具", "gear"],
  grenade: ["手榴弾"],
  infantry: ["歩兵", "infantry"],
  launcher: ["発射器"],
  medic: ["衛生兵"],
  melee: ["白兵", "melee"],
  mine: ["地雷"],
  naval: ["海軍", "naval"],
  officer: ["士官"],
  orders: ["命令", "orders"],
  radio: ["無線"],
  rifle: ["小銃"],
  ruse: ["計略"],
  sapper: ["坑道兵"],
  scout: ["斥候"],
  ship: ["艦船"],
  sidearm: ["携行武器"],
  sniper: ["狙撃兵"],
  spy: ["間諜", "spies"],
  supply: ["補給", "supplies"],
  support: ["支援", "support"],
  tank: ["戦車"],
  tool: ["工具"],
  transport: ["輸送"],
  turret: ["砲塔"],
  weapon: ["武器"],
  weather: ["天候", "weather"],
};

export const furtherTypes: Readonly<Record<string, TypeWords>> = Object.fromEntries(
  Object.entries(further).map(([type, [ja, many = `${type}s`]]) => [
    type,
    [capital(type), capital(many), ja],
  ]),
);

/** tails-1.2, 1.4: the factions and the terrain of our world, in Japanese. */
export const factions: Readonly<Record<string, string>> = {
  "Burrow Guard": "巣穴警備隊",
  "Ironsett Works": "鉄穴工廠",
  "Weathervane Wing": "風見飛行隊",
};
export const terrain: Readonly<Record<string, string>> = {
  Heath: "荒野",
  Marsh: "沼地",
  Meadow: "牧草地",
  Mud: "泥地",
  Pond: "池",
  Road: "街道",
  Rooftops: "屋根",
  Scrapyard: "廃品置き場",
  Sky: "空",
  Village: "村",
};
