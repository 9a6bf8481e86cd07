/** Markets of chance to measure rounds with. */
import type { Lines, Market, RoundRule } from "../src/index.ts";
import { packChance } from "../src/open.ts";
import { wide } from "../src/shuffled.ts";

export interface Plan {
  title: string;
  rule: RoundRule;
  players: number;
  cards: number;
  /** Copies held and wishes, a player. */
  held: number;
  wishes: number;
  ranks: number;
  /** How uneven taste is: 0 flat; the wish goes to card number cards · u^(1 + skew). */
  skew: number;
  /** Pairs of people closed to each other, a player. */
  closed: number;
}

export function marketOf({ players, cards, held, wishes, ranks, skew, closed }: Plan, seed: number): Market {
  const chance = packChance(seed);
  const unit = (): number => wide(chance, 2 ** 32) / 2 ** 32;
  const wished = new Uint16Array(players * cards);
  for (let i = 0; i < players * wishes; i++)
    wished[chance.below(players) * cards + Math.floor(cards * unit() ** (1 + skew))]! += 1;
  const owned = new Uint16Array(players * cards);
  for (let i = 0; i < players * held; ) {
    const key = chance.below(players) * cards + chance.below(cards);
    if (wished[key]! > 0) continue;
    owned[key]! += 1;
    i++;
  }
  const linesOf = (copies: Uint16Array): Lines => {
    const keys = Int32Array.from(copies.keys()).filter((key) => copies[key]! > 0);
    return {
      players: keys.map((key) => Math.floor(key / cards)),
      cards: keys.map((key) => key % cards),
      copies: keys.map((key) => copies[key]!),
      ranks: keys.map(() => 1 + chance.below(ranks)),
    };
  };
  return {
    players,
    cards,
    offers: linesOf(owned),
    wishes: linesOf(wished),
    closed: Array.from({ length: Math.round(closed * players) }, () => {
      const one = chance.below(players);
      return [one, (one + 1 + chance.below(players - 1)) % players] as const;
    }),
  };
}

export const copiesOf = ({ copies }: Lines): number => copies.reduce((sum, n) => sum + n, 0);
