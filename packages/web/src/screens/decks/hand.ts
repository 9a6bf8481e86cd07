/** A deck, shuffled to see with what one begins. */
import { Chance } from "@tefuda/kernel";

/** The cards of a deck in an order that chance gives them, the same for the same seed. */
export function shuffled(cards: readonly string[], seed: number): string[] {
  const chance = new Chance();
  chance.seed(seed, 0);
  const order = cards.map((_, i) => i);
  chance.pick(order, order.length, order.length);
  return order.map((i) => cards[i]!);
}
