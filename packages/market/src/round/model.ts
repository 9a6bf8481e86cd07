/**
 * A market as a network. Every player has a hand and every card a pool: an offer is an arc from hand to pool, a wish one from
 * pool to hand that gains its rank. What goes round is then one for one by itself. Under dominance a hand is a stair of ranks: a
 * copy received enters at the step of its rank and may go down, one given leaves at its own, so that it is covered from above.
 */
import type { Chance } from "@tefuda/kernel";
import { shuffled } from "../shuffled.ts";
import { Arcs } from "./arcs.ts";
import type { Closings } from "./closings.ts";
import { type Lines, type Market, RANKS, type RoundRule } from "./market.ts";
import type { Model, Straight } from "./network.ts";

/** What nothing bounds: no hand ever holds so many copies. */
const ALL = 0x3fffffff;

/**
 * `chance` breaks ties: nobody is favoured for being named first. The pools of `parted` cards know whose copies are whose, so
 * that none goes to somebody closed to its owner; in all others that is seen to afterwards (`closings.ts`).
 */
export function modelOf(
  market: Market,
  rule: RoundRule,
  chance: Chance,
  closings: Closings,
  parted: ReadonlySet<number>,
): Model {
  const { players, cards, offers, wishes } = market;
  const steps = rule === "dominance" ? RANKS : 1;
  const place = shuffled(players, chance);
  const pools = shuffled(cards, chance);
  for (let card = 0; card < cards; card++) pools[card]! += players * steps;
  const offered = byPlace(offers.players, place);
  const wished = byPlace(wishes.players, place);
  const { apart, wants, pairs } = nodesBeside(market, closings, parted, offered, wished);

  const stairs = players * (steps - 1);
  const arcs = new Arcs(
    players * steps + cards + apart.size + wants.size,
    offered.length + wished.length + wants.size + pairs.length + stairs,
  );
  const beside = players * steps + cards;
  const hand = (lines: Lines, line: number): number =>
    place[lines.players[line]!]! * steps + (steps > 1 ? lines.ranks[line]! - 1 : 0);
  for (let i = 0; i < offered.length; i++) {
    const line = offered[i]!;
    const own = parted.size > 0 ? apart.get(i) : undefined;
    const to = own === undefined ? pools[offers.cards[line]!]! : beside + own;
    arcs.arc(hand(offers, line), to, offers.copies[line]!, 0);
  }
  for (let i = 0; i < wished.length; i++) {
    const line = wished[i]!;
    const own = parted.size > 0 ? wants.get(i) : undefined;
    const from = own === undefined ? pools[wishes.cards[line]!]! : beside + own;
    arcs.arc(from, hand(wishes, line), wishes.copies[line]!, wishes.ranks[line]!);
  }
  for (const [i, own] of wants) {
    const wish = wished[i]!;
    arcs.arc(pools[wishes.cards[wish]!]!, beside + own, wishes.copies[wish]!, 0);
  }
  const straights = pairs.map(([from, to]): Straight => {
    const copies = offers.copies[offered[from]!]!;
    const arc = arcs.arc(beside + apart.get(from)!, beside + wants.get(to)!, copies, 0);
    return { arc, offer: from, wish: offered.length + to };
  });
  for (let player = 0; player < players; player++)
    for (let step = 1; step < steps; step++)
      arcs.arc(player * steps + step, player * steps + step - 1, ALL, 0);
  return { network: arcs.network(), offers: offered, wishes: wished, straights, steps };
}

interface Beside {
  /** Numbers of the nodes that offers and wishes have beside their pool, by their place in the order. */
  apart: Map<number, number>;
  wants: Map<number, number>;
  /** Which of those may trade with each other. */
  pairs: [number, number][];
}

/** In a parted pool an offer that somebody may not have, and all wishes for its card, get nodes beside it. */
function nodesBeside(
  { offers, wishes }: Market,
  closings: Closings,
  parted: ReadonlySet<number>,
  offered: Int32Array,
  wished: Int32Array,
): Beside {
  const found: Beside = { apart: new Map(), wants: new Map(), pairs: [] };
  if (parted.size === 0) return found;
  const wishesOf = new Map<number, number[]>([...parted].map((card) => [card, []]));
  for (const [i, wish] of wished.entries()) {
    const own = wishesOf.get(wishes.cards[wish]!);
    if (own) found.wants.set(i, found.wants.size);
    own?.push(i);
  }
  for (const [i, offer] of offered.entries()) {
    const own = wishesOf.get(offers.cards[offer]!);
    if (!own || !closings.turnTo(offer)) continue;
    const open = own.filter((wish) => !closings.isClosed(wished[wish]!));
    if (open.length === own.length) continue;
    found.apart.set(i, found.wants.size + found.apart.size);
    for (const wish of open) found.pairs.push([i, wish]);
  }
  return found;
}

/** The numbers of lines, player after player in the order of their places. */
function byPlace(players: Int32Array, place: Int32Array): Int32Array {
  const next = new Int32Array(place.length + 1);
  for (let line = 0; line < players.length; line++) next[place[players[line]!]! + 1]! += 1;
  for (let at = 0; at < place.length; at++) next[at + 1]! += next[at]!;
  const lines = new Int32Array(players.length);
  for (let line = 0; line < players.length; line++) lines[next[place[players[line]!]!]!++] = line;
  return lines;
}
