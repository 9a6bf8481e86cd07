import { numberBeside, type ReadBearer, saidOf } from "../bearer.ts";

const NATIONS: Readonly<Record<string, string>> = { R: "Wei", G: "Shu", B: "Wu", K: "Warlords", P: "Han" };
const KINDS = ["reinforcement", "main tactic", "battle tactic", "scenario", "general"];
const SUBTYPES = ["coalition", "northern riders"];

/** "Wei bowman general, cost 1R2C, power 1000", "main tactic, Wu, cost 1B1C". */
export const sangoku: ReadBearer = (on, use) => {
  const [card] = saidOf(on, KINDS);
  const cost = /\b((?:\d+[RGBKPC])+)\b/.exec(on)?.[1];
  if (card === undefined || cost === undefined) return undefined;
  const colour = /[RGBKP]/.exec(cost)?.[0];
  const [nation = colour ? NATIONS[colour] : "Han"] = saidOf(on, Object.values(NATIONS));
  const subtypes = saidOf(on, SUBTYPES).map((word) =>
    word.replace(/\b\w/g, (letter) => letter.toUpperCase()),
  );
  const emblems = ["Dance", "Awaken"].filter((emblem) => on.includes(`emblem ${emblem}`));
  const fort = /\bfort\b/.test(use) && /goes down/.test(use);
  const own =
    card === "general"
      ? {
          unit: saidOf(on, ["cavalry", "bowman", "spearman", "infantry"])[0] ?? "infantry",
          power: numberBeside(on, "power") ?? 1000,
          ...(numberBeside(on, "fort damage") ? { fortDamage: numberBeside(on, "fort damage") } : {}),
        }
      : {};
  const fields = { nation, cost, ...own, ...(subtypes.length > 0 ? { subtypes } : {}) };
  return {
    card,
    parts: fort ? ["fort"] : ["texts", "fort"],
    fields,
    beside: emblems.map((one) => `【${one}】`),
  };
};
