/** All that people bring to a trading round, gathered into one market. */
import type { Lines, Market } from "../round/market.ts";

/** What one person brings. */
export interface Part {
  gives: readonly { card: number; count: number; rank: number }[];
  wishes: readonly { card: number; count: number; rank: number }[];
}

/** People by their places in the list; cards by numbers below `cards`. */
export function gather(parts: readonly Part[], cards: number, closed: Market["closed"]): Market {
  return {
    players: parts.length,
    cards,
    offers: linesOf(parts.map(({ gives }) => gives)),
    wishes: linesOf(parts.map(({ wishes }) => wishes)),
    closed,
  };
}

function linesOf(of: readonly Part["gives"][]): Lines {
  const all = of.flatMap((lines, player) => lines.map((line) => ({ player, ...line })));
  return {
    players: Int32Array.from(all, ({ player }) => player),
    cards: Int32Array.from(all, ({ card }) => card),
    copies: Int32Array.from(all, ({ count }) => count),
    ranks: Int32Array.from(all, ({ rank }) => rank),
  };
}
