/** Made-up cards of Trails for random cases. */
import type { Dice } from "../../fuzz/dice.ts";
import { ANIMALS } from "../cases/cast.ts";
import type { Made } from "../kit.ts";

export const ORGS = ["Tidewatch", "Amber Order", "Skyrail Company"];
export const ICONS = ["covert", "martialArts", "hate"];
const ICON_WORDS: Readonly<Record<string, string>> = {
  covert: "Covert",
  martialArts: "Martial Arts",
  hate: "Hate",
};

export function made(
  name: string,
  type: string,
  values: Readonly<Record<string, number>>,
  orgs: string[],
  icons: string[],
  n: number,
): Made {
  const texts = icons.length > 0 ? { texts: icons.map((icon) => `【${ICON_WORDS[icon]}】`) } : {};
  return {
    name,
    written: {
      name: { en: name, ja: `${name.replace("Test ", "試し")}` },
      type: type.toUpperCase(),
      ...values,
      ...(type === "unit" ? { orgs } : {}),
      ...texts,
      rarity: "C",
      number: 100 + n,
    },
    print: {
      type,
      figures: values,
      traits: { org: orgs.map((org) => org.toLowerCase()) },
      keywords: icons,
      texts: [],
    },
  };
}

export function cast(dice: Dice): Made[] {
  return ANIMALS.map((animal, n) => {
    const name = `Test ${animal}`;
    const sort = n % 8;
    if (sort === 5) return made(name, "item", { cp: dice.below(4) }, [], [], n);
    if (sort === 6 && n % 16 === 6) {
      const card = made(name, "event", { ep: dice.below(3) }, [], [], n);
      return { ...card, written: { ...card.written, texts: ["Gain 1 bond."] } };
    }
    if (sort === 7 && n % 16 === 7) return made(name, "base", { level: dice.from(1, 3) }, [], [], n);
    const orgs = ORGS.filter(() => dice.once(2));
    const icons = dice.once(6) ? [dice.pick(ICONS)] : [];
    return made(name, "unit", { cp: dice.below(5), str: dice.below(6), def: dice.below(6) }, orgs, icons, n);
  });
}

/** What its own card costs. */
export const ownCost = (what: string, dice: Dice, n: () => unknown): Readonly<Record<string, unknown>> => ({
  is: "cost",
  ...{ of: { noun: "card" }, what, by: dice.once(2) ? dice.pick([-2, -1, 1, 2]) : n(), self: true },
  ...(dice.once(3) ? { from: dice.once(3) ? "homebase" : "hand" } : {}),
});
