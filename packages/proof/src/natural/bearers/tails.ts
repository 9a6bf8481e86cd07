import { numberBeside, pairOf, type ReadBearer, saidOf } from "../bearer.ts";

const FURTHER = [
  "Infantry",
  "Engineer",
  "Medic",
  "Command",
  "Scout",
  "Artillery",
  "Armor",
  "Aircraft",
].concat(["Sidearm", "Explosive", "Orders"]);

/** Attack and defense by type: "attack 2, defense 1" and "2/1" against every one, "Vehicles 3/1" against one. */
function statsOf(on: string, turf = false): Readonly<Record<string, string>> {
  const [attack, defense] = pairOf(on) ?? [numberBeside(on, "attack") ?? 0, numberBeside(on, "defense") ?? 0];
  // "T 1/1, P 1/1, V 0/1"; of a Turf the defense alone
  const against = (types: string): string => {
    const one = `\\b(?:${types}|${types[0]})`;
    const said = new RegExp(turf ? `${one} (\\d+)(?!/)` : `${one} (\\d+/\\d+)`).exec(on)?.[1];
    return said ?? (turf ? `${defense}` : `${attack}/${defense}`);
  };
  return { troop: against("Troops"), position: against("Positions"), vehicle: against("Vehicles") };
}

/** "Troop (Medic), health 1, no attacks", "Vehicle, Armor, health 4, attacks 1, 3/3", "Equipment, Scout". */
export const tails: ReadBearer = (on) => {
  const [kind] = saidOf(on, ["Equipment", "Event", "Trap", "Turf", "New Rule"]);
  const [type] = saidOf(on, ["Troop", "Position", "Vehicle"]);
  if (kind === undefined && type === undefined) return undefined;
  const health = numberBeside(on, "health");
  const attacks = numberBeside(on, "attacks");
  const types = saidOf(on, FURTHER);
  const faction = /faction ((?:[A-Z]\w+ ?)+)/.exec(on)?.[1]?.trim();
  const fights = health !== undefined || attacks !== undefined;
  const own = {
    // Equipment has a type for attacks of its own
    ...(type && (kind === undefined || (kind === "Equipment" && attacks)) ? { type } : {}),
    ...(health === undefined ? {} : { health }),
    // of a card that never attacks no number is printed
    ...(attacks ? { attacks: String(attacks) } : {}),
    ...(fights ? { stats: statsOf(on, kind === "Turf") } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(faction === undefined ? {} : { faction }),
  };
  const bears = kind === undefined || kind === "Equipment";
  return { card: kind ?? "Unit", parts: ["texts", "requirements", ...(bears ? ["bonus"] : [])], fields: own };
};
