/** What goes round: who gives which copies into which pool, and who receives from which, each at a step of their hand. */
import type { Market } from "./market.ts";
import type { Model } from "./network.ts";

/** One entry a line of the market of which something goes; a line whose copies go into several pools has an entry for each. */
export interface Ends {
  hands: Int32Array;
  pools: Int32Array;
  copies: Int32Array;
  lines: Int32Array;
}

export interface Flow {
  hands: number;
  /** Steps of each player's hand; the hands of one player follow each other, from the lowest step. */
  steps: number;
  cards: number;
  /** The cards first; then those that are for one giver and one receiver alone. */
  pools: number;
  gives: Ends;
  gets: Ends;
}

/** Copies that go from one entry of what is given to one of what is received. */
export interface Handed {
  give: number;
  get: number;
  copies: number;
}

/** The circulation of a model, without the network. */
export function flowOf(
  market: Market,
  { network, offers, wishes, straights, steps }: Model,
  flows: Int32Array,
): Flow {
  const { tails, heads } = network;
  const given = offers.length;
  const flow: Flow = {
    hands: market.players * steps,
    steps,
    cards: market.cards,
    pools: market.cards,
    gives: {
      hands: tails.subarray(0, given),
      pools: offers.map((line) => market.offers.cards[line]!),
      copies: flows.subarray(0, given),
      lines: offers,
    },
    gets: {
      hands: heads.subarray(given, given + wishes.length),
      pools: wishes.map((line) => market.wishes.cards[line]!),
      copies: flows.subarray(given, given + wishes.length),
      lines: wishes,
    },
  };
  const handed = straights.map(({ arc, offer, wish }) => ({
    give: offer,
    get: wish - given,
    copies: flows[arc]!,
  }));
  return apart(flow, handed);
}

/** The same, each of what is handed in a pool of its own, and without entries of which nothing goes. */
export function apart(flow: Flow, handed: readonly Handed[]): Flow {
  const moved = handed.filter(({ copies }) => copies > 0);
  return {
    ...flow,
    pools: flow.pools + moved.length,
    gives: side(flow.gives, moved, ({ give }) => give, flow.pools),
    gets: side(flow.gets, moved, ({ get }) => get, flow.pools),
  };
}

function side(ends: Ends, moved: readonly Handed[], of: (one: Handed) => number, pools: number): Ends {
  const rest = moved.length > 0 ? ends.copies.slice() : ends.copies;
  for (const one of moved) rest[of(one)]! -= one.copies;
  let count = moved.length;
  for (let i = 0; i < rest.length; i++) if (rest[i]! > 0) count++;
  const column = (): Int32Array => new Int32Array(count);
  const kept: Ends = { hands: column(), pools: column(), copies: column(), lines: column() };
  let at = 0;
  const keep = (i: number, pool: number, copies: number): void => {
    kept.hands[at] = ends.hands[i]!;
    kept.pools[at] = pool;
    kept.copies[at] = copies;
    kept.lines[at++] = ends.lines[i]!;
  };
  for (let i = 0; i < rest.length; i++) if (rest[i]! > 0) keep(i, ends.pools[i]!, rest[i]!);
  for (const [i, one] of moved.entries()) keep(of(one), pools + i, one.copies);
  return kept;
}

/** Entries in groups: those of group g are `entries[first[g]]` to `entries[first[g + 1] - 1]`, in their order. */
export interface Groups {
  first: Int32Array;
  entries: Int32Array;
}

export function grouped(column: Int32Array, groups: number): Groups {
  const first = new Int32Array(groups + 1);
  for (let i = 0; i < column.length; i++) first[column[i]! + 1]! += 1;
  for (let group = 0; group < groups; group++) first[group + 1]! += first[group]!;
  const next = first.slice(0, groups);
  const entries = new Int32Array(column.length);
  for (let i = 0; i < column.length; i++) entries[next[column[i]!]!++] = i;
  return { first, entries };
}

/** The entries in the order of a grouping. */
export function reordered({ hands, pools, copies, lines }: Ends, entries: Int32Array): Ends {
  const column = (values: Int32Array): Int32Array => entries.map((entry) => values[entry]!);
  return { hands: column(hands), pools: column(pools), copies: column(copies), lines: column(lines) };
}
