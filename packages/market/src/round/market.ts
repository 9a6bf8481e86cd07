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
    for (let i = 0; i < length; i++) {
      const within = (n: number, least: number, most: number) => n >= least && n <= most;
      if (!within(lines.players[i]!, 0, players - 1)) return `${what} ${i} is of no player`;
      if (!within(lines.cards[i]!, 0, cards - 1)) return `${what} ${i} is for no card`;
      if (!within(lines.copies[i]!, 1, MOST)) return `${what} ${i} has ${lines.copies[i]} copies`;
      if (!within(lines.ranks[i]!, 1, RANKS)) return `${what} ${i} has the rank ${lines.ranks[i]}`;
    }
  }
  const given = new Uint8Array(players * cards);
  for (const [i, player] of offers.players.entries()) given[player * cards + offers.cards[i]!] = 1;
  const both = wishes.players.findIndex((player, i) => given[player * cards + wishes.cards[i]!] === 1);
  if (both >= 0) return `wish ${both} is for a card that its player gives`;
  const stray = closed.find(([a, b]) => a === b || Math.min(a, b) < 0 || Math.max(a, b) >= players);
  return stray ? `${stray[0]} and ${stray[1]} are no two players` : null;
}
