/** What a draft of a card need not say. */
import { Scalar, type YAMLMap } from "yaml";

/**
 * What stands in its place, by field: made up always in the same way. A function is tried with 1, 2, 3 … until it gives what
 * no other card of the file has.
 */
export type MadeUp = Readonly<Record<string, string | number | ((n: number) => string | number)>>;

export function makeUp(cards: readonly YAMLMap[], made: MadeUp): void {
  for (const [field, value] of Object.entries(made)) {
    const taken = new Set(cards.map((card) => String(card.get(field))));
    let n = 0;
    for (const card of cards) {
      if (card.has(field)) continue;
      let own = typeof value === "function" ? value(++n) : value;
      while (typeof value === "function" && taken.has(String(own))) own = value(++n);
      card.set(new Scalar(field), new Scalar(own));
    }
  }
}
