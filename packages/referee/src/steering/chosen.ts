/** How often what was chosen, so that what was chosen least can be chosen rather. */
import { firstOf, groupOf, type Machine, notations, type OptionForm, secondOf } from "@tefuda/kernel";

/** Options whose first number is a card. */
export const OF_CARDS: readonly (OptionForm | undefined)[] = ["card", "cards", "effect"];

/** Options count as the same choice by what they have in common: question, group, kind of card, number of its text. */
export class Chosen {
  private readonly chosen = new Map<number, number>();

  keyOf(m: Machine, option: number): number {
    const form = m.asking()!.groups?.[groupOf(option)]?.form;
    const a = firstOf(option);
    const b = secondOf(option);
    const first = OF_CARDS.includes(form) ? m.definition(a) : a;
    const second = form === "effect" ? b + 1 : b < 0 ? 0 : 1;
    return ((m.pc * 64 + groupOf(option)) * 2048 + first + 1) * 16 + second;
  }
  /** By notation, what each option of the waiting question counts as. */
  keysOf(m: Machine): Map<string, number> {
    const words = notations(m, m.asking()!, m.list());
    return new Map(words.map((word, i) => [word, this.keyOf(m, m.options[i]!)]));
  }
  times(key: number): number {
    return this.chosen.get(key) ?? 0;
  }
  note(key: number): void {
    this.chosen.set(key, this.times(key) + 1);
  }
}
