/** What a draft of a card need not say. */
import type { MadeUp } from "@tefuda/kernel";
import { Scalar, type YAMLMap } from "yaml";

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
