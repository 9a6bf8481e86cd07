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
import type { Model } from "./network.ts";

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
  const arcs = new Arcs(players * steps + cards);
  const place = shuffled(players, chance);
  const hand = (lines: Lines, line: number): number =>
    place[lines.players[line]!]! * steps + (steps > 1 ? lines.ranks[line]! - 1 : 0);
  const pools = shuffled(cards, chance).map((at) => players * steps + at);
  const offered = byPlace(offers.players, place);
  const wished = byPlace(wishes.players, place);

  // An offer that somebody may not have, and all wishes for its card, get nodes beside the pool.
  const apart = new Map<number, number>();
  const wants = new Map<number, number>();
  for (const line of offered) {
    const own = parted.has(offers.cards[line]!) && closings.isShut(line) ? arcs.node() : undefined;
    if (own !== undefined) apart.set(line, own);
    arcs.arc(hand(offers, line), own ?? pools[offers.cards[line]!]!, offers.copies[line]!);
  }
  for (const line of wished) {
    const own = parted.has(wishes.cards[line]!) ? arcs.node() : undefined;
    if (own !== undefined) wants.set(line, own);
    const from = own ?? pools[wishes.cards[line]!]!;
    arcs.arc(from, hand(wishes, line), wishes.copies[line]!, wishes.ranks[line]!);
  }
  for (const [wish, want] of wants) arcs.arc(pools[wishes.cards[wish]!]!, want, wishes.copies[wish]!);
  for (const [offer, from] of apart)
    for (const [wish, want] of wants)
      if (wishes.cards[wish] === offers.cards[offer] && !closings.between(offer, wish))
        arcs.arc(from, want, offers.copies[offer]!);
  for (let player = 0; player < players; player++)
    for (let step = 1; step < steps; step++) arcs.arc(player * steps + step, player * steps + step - 1, ALL);
  return { network: arcs.network(), offers: offered, wishes: wished };
}

/** The numbers of lines, player after player in the order of their places. */
function byPlace(players: Int32Array, place: Int32Array): Int32Array {
  const next = new Int32Array(place.length + 1);
  for (const player of players) next[place[player]! + 1]! += 1;
  for (let at = 0; at < place.length; at++) next[at + 1]! += next[at]!;
  const lines = new Int32Array(players.length);
  for (let line = 0; line < players.length; line++) lines[next[place[players[line]!]!]!++] = line;
  return lines;
}
