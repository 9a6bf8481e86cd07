/** The program of a text: built once to see whether it means anything, and again when the game is put together. */
import { Frame, type Program, program, type Step, type TriggerCondition } from "@tefuda/kernel";
import type { Lasting } from "./lasting.ts";
import type { CardOn } from "./trigger-conditions.ts";

export interface Compiled {
  lasting: Lasting;
  programs: readonly [Program];
}

/** A program of what texts do; whatever cannot mean anything shows itself now, while it is known whose text it is. */
export function compiled(name: string, build: (f: Frame, lasting: Lasting) => Step): Compiled {
  build(new Frame(), []);
  const lasting: Lasting = [];
  return { lasting, programs: [program(name, (f) => build(f, lasting))] };
}

/** The same triggers, where this is so of the card as well. */
export const onlyIf = (
  triggers: readonly TriggerCondition[],
  further: CardOn | undefined,
): TriggerCondition[] =>
  triggers.map((w) => (further ? { ...w, test: (m, card) => w.test(m, card) && further(m, card) } : w));
