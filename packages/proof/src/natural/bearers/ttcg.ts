import { numberBeside, pairOf, type ReadBearer, saidOf } from "../bearer.ts";

const TYPES = ["Fire", "Water", "Earth", "Air", "Electric", "Nature", "Light", "Dark"];
const SUB_TYPES = [
  "Aquatic",
  "Beast",
  "Botanic",
  "Dragon",
  "Elemental",
  "Fairy",
  "Fish",
  "Flying",
  "Ghost",
].concat(["Humanoid", "Insect", "Machine", "Reptile", "Spellcaster", "Undead", "Warrior"]);

/** "Fire unit, rank 1, 300 attack, 200 defense", "Nature unit (Insect), rank 2, 520/480", "Spell, no stars". */
export const ttcg: ReadBearer = (on) => {
  const level = numberBeside(on, "rank") ?? numberBeside(on, "level");
  if (/^Spell/.test(on))
    return { card: "spell", parts: ["effects"], fields: level === undefined ? {} : { level } };
  const [type] = saidOf(on, TYPES);
  if (type === undefined) return undefined;
  const [attack, defense] = pairOf(on) ?? [numberBeside(on, "attack") ?? 0, numberBeside(on, "defense") ?? 0];
  const subtypes = saidOf(on, SUB_TYPES);
  const own = { type, level: level ?? 1, attack, defense };
  return {
    card: "unit",
    parts: ["effects"],
    fields: { ...own, subtypes: subtypes.length > 0 ? subtypes : ["Beast"] },
  };
};
