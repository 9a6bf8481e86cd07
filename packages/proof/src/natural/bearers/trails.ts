import { numberBeside, pairOf, type ReadBearer, saidOf } from "../bearer.ts";

const ORGANIZATIONS = [
  "Amber Order",
  "Ironhound Corps",
  "Cogwright Union",
  "Tidewatch",
  "Lantern Guild",
  "Moonlit Circle",
  "Skyrail Company",
  "Verdant School",
  "Glass Theatre",
  "Free Wayfarers",
  "Jade Academy",
];

/** "UNIT, CP 3, 3/4", "UNIT, Tidewatch, CP 3, STR 3, DEF 4", "art of a UNIT card, CP 2, EP 1 for the art, 2/3", "BASE, level 3". */
export const trails: ReadBearer = (on) => {
  const isArt = /\bart\b/i.test(on);
  const [type = isArt ? "UNIT" : undefined] = saidOf(on, ["UNIT", "ITEM", "EVENT", "BASE"]);
  const ep = numberBeside(on, "EP") ?? 0;
  if (type === "EVENT") return { card: type, parts: ["texts"], fields: { ep } };
  if (type === "BASE")
    return { card: type, parts: ["texts"], fields: { level: numberBeside(on, "level") ?? 0 } };
  const cp = numberBeside(on, "CP") ?? 0;
  if (type === "ITEM") return { card: type, parts: ["texts"], fields: { cp } };
  if (type !== "UNIT") return undefined;
  const [str, def] = pairOf(on) ?? [numberBeside(on, "STR") ?? 1, numberBeside(on, "DEF") ?? 1];
  const orgs = saidOf(on, ORGANIZATIONS);
  const fields = { cp, str, def, ...(orgs.length > 0 ? { orgs } : {}) };
  return isArt
    ? { card: type, parts: ["art"], fields: { ...fields, art: { ep } } }
    : { card: type, parts: ["texts"], fields };
};
