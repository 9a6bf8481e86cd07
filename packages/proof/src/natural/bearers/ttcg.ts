import { type Bearer, numberBeside, pairOf, type ReadBearer, saidOf } from "../bearer.ts";

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

/** Kinds of effects as cards show them. */
const KINDS: Readonly<Record<string, string>> = {
  Normal: "通常",
  Continuous: "永続",
  Counter: "カウンター",
  Equip: "装備",
  Latent: "潜伏",
  Dormant: "休眠",
  Passive: "常時",
};
/** "Passive effect", said of the card, is what stands before the text. */
function markOf(on: string): Pick<Bearer, "mark"> {
  const kind = /(?:kind of effect: |\b)([A-Z]\w+)(?: effect\b|$)/.exec(on)?.[1] ?? "";
  const ja = KINDS[kind];
  return ja === undefined ? {} : { mark: { en: `${kind}: `, ja: `${ja}：` } };
}

/** "Fire unit, rank 1, 300 attack, 200 defense", "Nature unit (Insect), rank 2, 520/480", "Spell, no stars". */
export const ttcg: ReadBearer = (on) => {
  const level = numberBeside(on, "rank") ?? numberBeside(on, "level");
  if (/^Spell/i.test(on))
    return { card: "spell", parts: ["effects"], fields: level === undefined ? {} : { level }, ...markOf(on) };
  const [type] = saidOf(on, TYPES);
  if (type === undefined) return undefined;
  const [attack, defense] = pairOf(on) ?? [numberBeside(on, "attack") ?? 0, numberBeside(on, "defense") ?? 0];
  const subtypes = saidOf(on, SUB_TYPES);
  const own = { type, level: level ?? 1, attack, defense };
  return {
    card: "unit",
    parts: ["effects"],
    ...markOf(on),
    fields: { ...own, subtypes: subtypes.length > 0 ? subtypes : ["Beast"] },
  };
};
