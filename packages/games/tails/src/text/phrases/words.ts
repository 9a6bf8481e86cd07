/** The single words of the game: unit types (tails-1.5), further card types (tails-1.7), values, durations. */
import { capital, type Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import type { Duration, Stat, UnitType } from "../tree.ts";

const unitTypes: readonly UnitType[] = ["troop", "position", "vehicle"];

/** Further card types and their plurals. */
const types: Readonly<Record<string, string>> = {
  aircraft: "aircraft",
  armor: "armor",
  artillery: "artillery",
  bomb: "bombs",
  bunker: "bunkers",
  command: "commands",
  commander: "commanders",
  engineer: "engineers",
  explosive: "explosives",
  gear: "gear",
  grenade: "grenades",
  infantry: "infantry",
  launcher: "launchers",
  medic: "medics",
  melee: "melee",
  mine: "mines",
  naval: "naval",
  officer: "officers",
  orders: "orders",
  radio: "radios",
  rifle: "rifles",
  ruse: "ruses",
  sapper: "sappers",
  scout: "scouts",
  ship: "ships",
  sidearm: "sidearms",
  sniper: "snipers",
  spy: "spies",
  supply: "supplies",
  support: "support",
  tank: "tanks",
  tool: "tools",
  transport: "transports",
  turret: "turrets",
  weapon: "weapons",
  weather: "weather",
};

const stats: Readonly<Record<Stat, readonly string[]>> = {
  attack: ["attack", "attack (strength|value)"],
  defense: ["defense", "defense value"],
  attacks: ["attacks", "to its number of attacks", "number of attacks"],
  health: ["health"],
};

const durations: Readonly<Record<Duration, readonly string[]>> = {
  thisTurn: [
    "this turn",
    "(for|during|until the end of) this turn",
    "(for|until) the rest of (the|this) turn",
    "until [the] end of [the] turn",
    "until the turn ends",
    "for the turn",
  ],
  untilYourNextTurn: ["until your next turn", "until the (start|beginning) of your next turn"],
  forGood: ["for the rest of the game", "for good", "permanently", "until the end of the game"],
  thisAttack: [
    "for this attack",
    "(during|for) (this|that|the) attack",
    "until the end of (this|the) attack",
  ],
};

export const words: Production[] = [
  ...unitTypes.map((type) => say("UnitType", type, `<num:${capital(type)}/${capital(type)}s>`)),
  ...Object.entries(types).flatMap(([type, plural]) => [
    say("Type", type, capital(type)),
    say("TypeNoun", type, [
      `<num:${capital(type)}/${capital(plural)}>`,
      `<num:${capital(type)} card/${capital(type)} cards>`,
    ]),
  ]),
  ...Object.entries(stats).map(([stat, en]) => say("Stat", stat, en)),
  ...Object.entries(durations).map(([duration, en]) => say("Dur", duration, en)),
  say("Sign", 1, "+"),
  say("Sign", -1, "-"),
  say("Joint", "then", [", then", "and then", "and", ",", ", and", ", and then", "then"]),
];
