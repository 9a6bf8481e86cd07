/** How often the cards of a set lie in its packs. */
import type { PackInfo } from "@tefuda/kernel";

/** A sort of which a pack holds fewer cards than this on average is shown as something seldom. */
export const SELDOM = 0.5;

/** By card: how many cards of its sort a pack holds on average. */
export function oddsOf(set: PackInfo | undefined): (card: string) => number {
  const odds = new Map<string, number>();
  for (const { cards, sorts } of set?.slots ?? []) {
    const whole = sorts.reduce((n, { weight }) => n + weight, 0);
    for (const { weight, names } of sorts)
      for (const name of names) odds.set(name, (odds.get(name) ?? 0) + (cards * weight) / whole);
  }
  return (card) => odds.get(card) ?? 0;
}
