/**
 * A market as a network. Every player has a hand and every card a pool: an offer is an arc from hand to pool, a wish one from
 * pool to hand that gains its rank. What goes round is then one for one by itself. Under dominance a hand is a stair of ranks: a
 * copy received enters at the step of its rank and may go down, one given leaves at its own, so that it is covered from above.
 */
import type { Chance } from "@tefuda/kernel";
import { Arcs } from "./arcs.ts";
import { type Lines, type Market, RANKS, type RoundRule } from "./market.ts";
import type { Circulation, Network } from "./network.ts";

/** Copies that go from one player to another. `offer` and `wish` are the lines that they are of. */
export interface Move {
  offer: number;
  wish: number;
  copies: number;
}

export interface Model {
  network: Network;
  /** Who gives what to whom, from what goes round. */
  moves(circulation: Circulation): Move[];
}

/** What nothing bounds: no hand ever holds so many copies. */
const ALL = 0x3fffffff;

/** `chance` breaks ties: nobody is favoured for being named first. */
export function modelOf(market: Market, rule: RoundRule, chance: Chance): Model {
  const { players, cards, offers, wishes } = market;
  const steps = rule === "dominance" ? RANKS : 1;
  const arcs = new Arcs(players * steps + cards);
  const place = shuffled(players, chance);
  const hand = (lines: Lines, line: number): number =>
    place[lines.players[line]!]! * steps + (steps > 1 ? lines.ranks[line]! - 1 : 0);
  const pools = shuffled(cards, chance).map((at) => players * steps + at);
  const parted = partedOf(market);

  // in what order lines come decides among equals, too
  const offered = shuffled(offers.players.length, chance);
  const wished = shuffled(wishes.players.length, chance);
  const arcOfOffer = new Int32Array(offered.length);
  const arcOfWish = new Int32Array(wished.length);
  /** Nodes of offers that not everybody may have, and of all wishes for cards of which there are such. */
  const apart = new Map<number, number>();
  const wants = new Map<number, number>();
  const nodeOf = (lines: Lines, line: number, own: Map<number, number>, isOwn: boolean): number => {
    if (!isOwn) return pools[lines.cards[line]!]!;
    own.set(line, arcs.node());
    return own.get(line)!;
  };
  for (const line of offered) {
    const to = nodeOf(offers, line, apart, parted.offers.has(line));
    arcOfOffer[line] = arcs.arc(hand(offers, line), to, offers.copies[line]!);
  }
  for (const line of wished) {
    const from = nodeOf(wishes, line, wants, parted.wishesOf.has(wishes.cards[line]!));
    arcOfWish[line] = arcs.arc(from, hand(wishes, line), wishes.copies[line]!, wishes.ranks[line]!);
  }
  /** From a pool to the wishes that have a node, and past it from an offer that has one. */
  const out = new Map<number, number>();
  const past: { offer: number; wish: number; arc: number }[] = [];
  for (const [wish, want] of wants)
    out.set(wish, arcs.arc(pools[wishes.cards[wish]!]!, want, wishes.copies[wish]!));
  for (const [offer, from] of apart)
    for (const wish of parted.wishesOf.get(offers.cards[offer]!)!) {
      if (parted.isClosed(offers.players[offer]!, wishes.players[wish]!)) continue;
      const room = Math.min(offers.copies[offer]!, wishes.copies[wish]!);
      past.push({ offer, wish, arc: arcs.arc(from, wants.get(wish)!, room) });
    }
  for (let player = 0; player < players; player++)
    for (let step = 1; step < steps; step++) arcs.arc(player * steps + step, player * steps + step - 1, ALL);

  return {
    network: arcs.network(),
    moves({ flows }) {
      const moves: Move[] = past.flatMap(({ offer, wish, arc }) =>
        flows[arc]! > 0 ? [{ offer, wish, copies: flows[arc]! }] : [],
      );
      // what lies in a pool is handed out as it came
      const pooled: number[][] = Array.from({ length: cards }, () => []);
      for (const line of offered)
        if (!apart.has(line) && flows[arcOfOffer[line]!]! > 0) pooled[offers.cards[line]!]!.push(line);
      const given = new Int32Array(offered.length);
      for (const wish of wished) {
        const pool = pooled[wishes.cards[wish]!]!;
        for (let lacks = flows[out.get(wish) ?? arcOfWish[wish]!]!; lacks > 0; ) {
          const offer = pool.at(-1)!;
          const rest = flows[arcOfOffer[offer]!]! - given[offer]!;
          const copies = Math.min(lacks, rest);
          moves.push({ offer, wish, copies });
          given[offer]! += copies;
          lacks -= copies;
          if (copies === rest) pool.pop();
        }
      }
      return moves;
    },
  };
}

/** Where somebody may not have what another gives, the pool does not know whose copies are whose. */
interface Parted {
  isClosed(a: number, b: number): boolean;
  /** Offers that somebody who wishes for the card may not have. */
  offers: ReadonlySet<number>;
  /** All wishes for the cards of these offers. */
  wishesOf: ReadonlyMap<number, readonly number[]>;
}

function partedOf({ players, offers, wishes, closed }: Market): Parted {
  const pairs = new Set(closed.flatMap(([a, b]) => [a * players + b, b * players + a]));
  const isClosed = (a: number, b: number): boolean => pairs.has(a * players + b);
  const concerned = new Set(closed.flat());
  if (concerned.size === 0) return { isClosed, offers: new Set(), wishesOf: new Map() };
  const allOf = new Map<number, number[]>();
  for (const [wish, card] of wishes.cards.entries()) allOf.set(card, [...(allOf.get(card) ?? []), wish]);
  const parted = new Set<number>();
  for (const [offer, giver] of offers.players.entries())
    if (
      concerned.has(giver) &&
      allOf.get(offers.cards[offer]!)?.some((wish) => isClosed(giver, wishes.players[wish]!))
    )
      parted.add(offer);
  return {
    isClosed,
    offers: parted,
    wishesOf: new Map([...parted].map((offer) => [offers.cards[offer]!, allOf.get(offers.cards[offer]!)!])),
  };
}

/** The numbers below `n` in an order of chance (Fisher and Yates). */
function shuffled(n: number, chance: Chance): Int32Array {
  const order = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
