/** What card texts say, as data, for whoever looks into cards without playing them. */
import { NONE, type Reading, WordsError } from "@tefuda/kernel";
import { hasAll } from "../rules/14-targets.ts";
import type { Description } from "../text/tree.ts";
import { scopeOf } from "./scope.ts";
import type { TextAbility } from "./text.ts";

const nobody = scopeOf({ it: () => NONE, trigger: () => NONE });

export const READING: Reading = {
  trees: ({ abilities }) =>
    (abilities as readonly TextAbility[]).map(({ effect, index, atWill, optional }) => ({
      ...{ tree: effect, index },
      atWill: atWill || optional,
    })),
  fits(described) {
    const { noun, traits, not, bounds, named, unnamed, unlike, anyOf } = described as Description;
    if (typeof noun !== "string") return undefined;
    const numbers = bounds?.filter(({ n }) => typeof n === "number");
    const nature: Description = {
      noun,
      ...(traits && { traits }),
      ...(not && { not }),
      ...(numbers && numbers.length > 0 && { bounds: numbers }),
      ...(named !== undefined && { named }),
      ...(unnamed !== undefined && { unnamed }),
      ...(unlike !== undefined && { unlike }),
      ...(anyOf && { anyOf }),
    };
    try {
      const is = hasAll(nature, nobody);
      return (m, card) => is(m, card, NONE, m.owner(card));
    } catch (error) {
      if (error instanceof WordsError) return undefined;
      throw error;
    }
  },
};
