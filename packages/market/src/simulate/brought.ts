/** Trading in rounds: the wishes of all brought together, and solved at once. */
import type { Chance } from "@tefuda/kernel";
import type { Ring } from "../round/ledger.ts";
import type { Lines, Market, RoundRule } from "../round/market.ts";
import { RANKS } from "../round/market.ts";
import { solveRound } from "../round/round.ts";
import { lacks, type Person, spare } from "./people.ts";
import type { Trades } from "./swaps.ts";

/** Everybody gives what they can spare and wishes for what they lack; what comes of it has then changed hands. */
export function bring(
  people: readonly Person[],
  rule: RoundRule,
  held: Float64Array,
  chance: Chance,
  trades: Trades,
): void {
  const wanted = held.map((_, kind) => (people.some((person) => lacks(person, kind) > 0) ? 1 : 0));
  const ranks = rule === "dominance" ? ranksOf(held) : held.map(() => 1);
  const market: Market = {
    players: people.length,
    cards: held.length,
    // what nobody lacks goes nowhere
    offers: linesOf(people, ranks, (person, kind) => (wanted[kind] ? spare(person, kind) : 0)),
    wishes: linesOf(people, ranks, lacks),
    closed: [],
  };
  const { rings } = solveRound(market, rule, chance);
  for (const ring of rings) carryOut(ring, market, people, trades);
}

function linesOf(
  people: readonly Person[],
  ranks: Float64Array,
  many: (person: Person, kind: number) => number,
): Lines {
  const rows: [number, number, number][] = [];
  for (const [player, person] of people.entries())
    for (let kind = 0; kind < ranks.length; kind++) {
      const copies = many(person, kind);
      if (copies > 0) rows.push([player, kind, copies]);
    }
  return {
    players: Int32Array.from(rows, ([player]) => player),
    cards: Int32Array.from(rows, ([, kind]) => kind),
    copies: Int32Array.from(rows, ([, , copies]) => copies),
    ranks: Int32Array.from(rows, ([, kind]) => ranks[kind]!),
  };
}

/** What is held for more has a higher rank: tenths of the kinds. */
function ranksOf(held: Float64Array): Float64Array {
  const order = Array.from(held, (_, kind) => kind).sort((a, b) => held[a]! - held[b]!);
  const ranks = new Float64Array(held.length);
  for (const [place, kind] of order.entries()) ranks[kind] = 1 + Math.floor((RANKS * place) / held.length);
  return ranks;
}

/** What people of a ring gave against what they got is noted; the last one's follows from those of the others. */
function carryOut(
  { steps, copies }: Ring,
  { offers, wishes }: Market,
  people: readonly Person[],
  { exchanges, moved }: Trades,
): void {
  for (const { offer, wish } of steps) {
    const card = offers.cards[offer]!;
    people[offers.players[offer]!]!.own[card]! -= copies;
    people[wishes.players[wish]!]!.own[card]! += copies;
    moved[card]! += copies;
  }
  const cards = steps.map(({ offer }) => offers.cards[offer]!);
  for (let i = 1; i < cards.length; i++)
    exchanges.push({ gave: [{ card: cards[i]!, copies }], got: [{ card: cards[i - 1]!, copies }] });
}
