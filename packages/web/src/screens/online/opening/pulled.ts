/** The cards of a pack as they are turned over: what they are to whoever opens it, the best last. */
import { SELDOM } from "../../../card/odds.ts";

export interface Pulled {
  card: string;
  /** Not owned before. */
  isNew: boolean;
  isWished: boolean;
  isSeldom: boolean;
}

/** What somebody has and lacks, by card. */
export interface Standing {
  owned: ReadonlyMap<string, number>;
  wished: ReadonlyMap<string, number>;
}

export function pulledOf(
  cards: readonly string[],
  { owned, wished }: Standing,
  odds: (card: string) => number,
): { pulled: Pulled[]; after: Standing } {
  const [has, lacks] = [new Map(owned), new Map(wished)];
  // what no pack tells the odds of is not seldom
  const isSeldom = (card: string): boolean => odds(card) > 0 && odds(card) < SELDOM;
  const weight = (card: string): number =>
    Number(isSeldom(card)) * 4 + Number((wished.get(card) ?? 0) > 0) * 2 + Number(!owned.get(card));
  const order = [...new Set(cards)].toSorted((a, b) => weight(a) - weight(b));
  const turned = cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  // of several copies the one that is turned over first is the new one
  const pulled = turned.map((card): Pulled => {
    const [n, open] = [has.get(card) ?? 0, lacks.get(card) ?? 0];
    has.set(card, n + 1);
    lacks.set(card, Math.max(0, open - 1));
    return { card, isNew: n === 0, isWished: open > 0, isSeldom: isSeldom(card) };
  });
  return { pulled, after: { owned: has, wished: lacks } };
}
