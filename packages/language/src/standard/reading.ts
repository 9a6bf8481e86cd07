/** What the texts of a game say, as data, where the game has them from the language ({@link Reading}). */
import { type CardDefinition, type CardTree, NONE, type Reading, WordsError } from "@tefuda/kernel";
import type { TextCard } from "./compile.ts";
import { has, standing } from "./describe.ts";
import type { Description } from "./tree.ts";
import type { World } from "./world.ts";

/** `beside`: what stands on a card beside its texts, or for one of them. */
export const readingOf = (
  world: World,
  beside: (definition: CardDefinition) => readonly CardTree[] = () => [],
): Reading => ({
  trees: (definition) => {
    const further = beside(definition);
    const texts = (definition as TextCard).abilities
      .filter(({ index }) => !further.some((one) => one.index === index))
      .map(({ text, index }) => ({ tree: text, index, atWill: text.kind === "use" }));
    return [...texts, ...further];
  },
  fits(described) {
    const nature = natureOf(described as Description);
    if (!nature) return undefined;
    try {
      const is = has(nature, standing(world), "any");
      return (m, card) => is(m, card, NONE, m.owner(card));
    } catch (error) {
      if (error instanceof WordsError) return undefined;
      throw error;
    }
  },
});

/** Of a description what a card is by nature; numbers that are compared with those of another card are left out. */
function natureOf({
  noun,
  also,
  traits,
  not,
  keywords,
  lacks,
  bounds,
  named,
  unnamed,
  unlike,
}: Description): Description | undefined {
  if (typeof noun !== "string") return undefined;
  const numbers = bounds?.filter(({ n }) => typeof n === "number");
  return {
    noun,
    ...(also !== undefined && { also }),
    ...(traits && { traits }),
    ...(not && { not }),
    ...(keywords && { keywords }),
    ...(lacks !== undefined && { lacks }),
    ...(numbers && numbers.length > 0 && { bounds: numbers }),
    ...(named !== undefined && { named }),
    ...(unnamed !== undefined && { unnamed }),
    ...(unlike !== undefined && { unlike }),
  };
}
