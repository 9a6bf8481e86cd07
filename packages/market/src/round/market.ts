/** What a trading round is made of: who gives which copies away, and who wishes for which. */

/** One entry a line, numbers from 0; `ranks` from 1: how much its player wishes for such a copy, or how dear it is to them. */
export interface Lines {
  players: Int32Array;
  cards: Int32Array;
  copies: Int32Array;
  ranks: Int32Array;
}

export interface Market {
  players: number;
  cards: number;
  offers: Lines;
  wishes: Lines;
  /** Pairs of players between whom no copy goes, in neither direction. */
  closed: readonly (readonly [number, number])[];
}

/**
 * one for one: everybody gives as many copies as they receive. dominance: besides, each copy given is covered by one received
 * that its owner ranks at least as high.
 */
export type RoundRule = "one for one" | "dominance";

/** The highest rank. */
export const RANKS = 10;

/** More copies than this are not counted in one line. */
const MOST = 1_000_000;

/** What is wrong with a market before it is solved, as a sentence; null: nothing. */
export function faultInMarket({ players, cards, offers, wishes, closed }: Market): string | null {
  for (const [what, lines] of [
    ["offer", offers],
    ["wish", wishes],
  ] as const) {
    const { length } = lines.players;
    if ([lines.cards, lines.copies, lines.ranks].some((column) => column.length !== length))
      return `the columns of the ${what}s are not equally long`;
    const { players: whose, cards: which, copies, ranks } = lines;
    // all 0 to n - 1 at once: what is below 0 is beyond any n as well, without a sign
    for (let i = 0; i < length; i++) {
      if (whose[i]! >>> 0 >= players) return `${what} ${i} is of no player`;
      if (which[i]! >>> 0 >= cards) return `${what} ${i} is for no card`;
      if ((copies[i]! - 1) >>> 0 >= MOST) return `${what} ${i} has ${copies[i]} copies`;
      if ((ranks[i]! - 1) >>> 0 >= RANKS) return `${what} ${i} has the rank ${ranks[i]}`;
    }
  }
  const given = new Uint8Array(players * cards);
  for (let i = 0; i < offers.players.length; i++) given[offers.players[i]! * cards + offers.cards[i]!] = 1;
  for (let i = 0; i < wishes.players.length; i++)
    if (given[wishes.players[i]! * cards + wishes.cards[i]!] === 1)
      return `wish ${i} is for a card that its player gives`;
  const stray = closed.find(([a, b]) => a === b || Math.min(a, b) < 0 || Math.max(a, b) >= players);
  return stray ? `${stray[0]} and ${stray[1]} are no two players` : null;
}
