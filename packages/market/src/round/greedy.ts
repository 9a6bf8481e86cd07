/**
 * Trading as people do it without a round: whoever finds somebody, or a few in a ring, trades at once, and nobody takes back
 * what they gave for something better. Only to compare with; one for one, one copy a time.
 */
import type { Chance } from "@tefuda/kernel";
import { shuffled } from "../shuffled.ts";
import type { Market } from "./market.ts";

/** How many wishes are fulfilled by rings of at most so many people, found one after the other, each as short as there is. */
export function greedily(market: Market, longest: number, chance: Chance): number {
  const { players, cards, offers, wishes } = market;
  const own = grouped(offers.players, players, chance);
  const wants = grouped(wishes.players, players, chance);
  const givers = grouped(offers.cards, cards, chance);
  const offered = offers.copies.slice();
  const wished = wishes.copies.slice();
  /** By player: the offer by which the search came to them, and the wish that it is for. */
  const offerTo = new Int32Array(players);
  const wishOf = new Int32Array(players);
  const seen = new Int32Array(players).fill(-1);
  const asked = new Int32Array(cards).fill(-1);
  const holds = new Int32Array(cards).fill(-1);
  /** By card: copies that nobody has given yet. Who wishes for one of which there are none need not ask. */
  const supply = new Int32Array(cards);
  for (let offer = 0; offer < offered.length; offer++) supply[offers.cards[offer]!]! += offered[offer]!;
  let search = 0;
  let fulfilled = 0;
  for (const player of shuffled(players, chance))
    while (round(player)) {
      // as often as there is a ring
    }
  return fulfilled;

  function round(player: number): boolean {
    search++;
    for (const offer of own[player]!) if (offered[offer]! > 0) holds[offers.cards[offer]!] = offer;
    const ends = find(player);
    for (const offer of own[player]!) holds[offers.cards[offer]!] = -1;
    return ends;
  }

  /** Goes from wishes to those who have what is wished, until somebody wishes for what the first one has. */
  function find(player: number): boolean {
    seen[player] = search;
    let layer = [player];
    for (let length = 1; length < longest && layer.length > 0; length++) {
      const further: number[] = [];
      for (const one of layer)
        for (const wish of stillOpen(wants[one]!)) {
          const card = wishes.cards[wish]!;
          if (asked[card] === search) continue;
          asked[card] = search;
          for (const offer of stillHeld(givers[card]!)) {
            const giver = offers.players[offer]!;
            if (seen[giver] === search) continue;
            seen[giver] = search;
            offerTo[giver] = offer;
            wishOf[giver] = wish;
            if (closes(player, giver)) return true;
            further.push(giver);
          }
        }
      layer = further;
    }
    return false;
  }

  /** Whether who was come to wishes for what the first one has; then they trade. */
  function closes(first: number, last: number): boolean {
    for (const wish of stillOpen(wants[last]!)) {
      const offer = holds[wishes.cards[wish]!]!;
      if (offer < 0) continue;
      trade(first, last, wish, offer);
      return true;
    }
    return false;
  }

  /** Forgets wishes that are fulfilled or cannot be any more. */
  function stillOpen(own: number[]): number[] {
    const isOver = (wish: number): boolean => wished[wish] === 0 || supply[wishes.cards[wish]!] === 0;
    return own.some(isOver) ? kept(own, (wish) => !isOver(wish)) : own;
  }

  function stillHeld(own: number[]): number[] {
    return own.some((offer) => offered[offer] === 0) ? kept(own, (offer) => offered[offer]! > 0) : own;
  }

  /** The last one of the way receives what the first one has; everybody before them what the next one has. */
  function trade(first: number, last: number, wish: number, offer: number): void {
    move(wish, offer);
    for (let one = last; one !== first; one = wishes.players[wishOf[one]!]!)
      move(wishOf[one]!, offerTo[one]!);
  }

  function move(wish: number, offer: number): void {
    wished[wish]!--;
    offered[offer]!--;
    supply[offers.cards[offer]!]!--;
    fulfilled++;
  }
}

/** Leaves in a list only what is to be kept. */
function kept(list: number[], isKept: (line: number) => boolean): number[] {
  let count = 0;
  for (const line of list) if (isKept(line)) list[count++] = line;
  list.length = count;
  return list;
}

/** The numbers of lines by what a column says of them, in an order of chance. */
function grouped(column: Int32Array, groups: number, chance: Chance): number[][] {
  const found: number[][] = Array.from({ length: groups }, () => []);
  for (const line of shuffled(column.length, chance)) found[column[line]!]!.push(line);
  return found;
}
