/**
 * The papers of a round, as plain data: what went in, the network that was made of it, what goes round, and the prices that prove
 * that no round fulfils more. Whoever took part stands in them by a number of this round alone.
 */
import { faultOf } from "../round/certificate.ts";
import { type Lines, type Market, RANKS, type RoundRule } from "../round/market.ts";
import type { Round } from "../round/round.ts";

export interface Papers {
  tefuda: "round";
  rule: RoundRule;
  players: number;
  /** The names of the cards, by their numbers. */
  cards: string[];
  offers: Columns;
  wishes: Columns;
  network: { nodes: number; tails: number[]; heads: number[]; rooms: number[]; gains: number[] };
  flows: number[];
  prices: number[];
  gain: number;
}
type Columns = { [Column in keyof Lines]: number[] };

const columnsOf = ({ players, cards, copies, ranks }: Lines): Columns => ({
  players: [...players],
  cards: [...cards],
  copies: [...copies],
  ranks: [...ranks],
});

export function papersOf(
  market: Market,
  cards: readonly string[],
  rule: RoundRule,
  { proof: { network, circulation } }: Pick<Round, "proof">,
): Papers {
  const { nodes, tails, heads, rooms, gains } = network;
  return {
    tefuda: "round",
    rule,
    players: market.players,
    cards: [...cards],
    offers: columnsOf(market.offers),
    wishes: columnsOf(market.wishes),
    network: { nodes, tails: [...tails], heads: [...heads], rooms: [...rooms], gains: [...gains] },
    flows: [...circulation.flows],
    prices: [...circulation.prices],
    gain: circulation.gain,
  };
}

/** Papers out of a file; null where it holds none. */
export function readPapers(text: string): Papers | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  return isPapers(read) ? read : null;
}

const isObject = (of: unknown): of is Record<string, unknown> => typeof of === "object" && of !== null;
const isColumn = (of: unknown): of is number[] => Array.isArray(of) && of.every(Number.isSafeInteger);
const areColumns = (of: unknown, names: readonly string[], length?: number): boolean =>
  isObject(of) &&
  names.every(
    (name) =>
      isColumn(of[name]) && (of[name] as number[]).length === (length ?? (of[names[0]!] as number[]).length),
  );

function isPapers(of: unknown): of is Papers {
  if (!isObject(of) || of.tefuda !== "round" || !isObject(of.network)) return false;
  const { network, offers, wishes, flows, prices } = of;
  if (!isColumn(flows) || !isColumn(prices)) return false;
  const { nodes } = network;
  const lines = ["players", "cards", "copies", "ranks"];
  if (!areColumns(offers, lines) || !areColumns(wishes, lines)) return false;
  if (!areColumns(network, ["tails", "heads", "rooms", "gains"], flows.length)) return false;
  const ends = [...(network.tails as number[]), ...(network.heads as number[])];
  return nodes === prices.length && ends.every((end) => end >= 0 && end < prices.length);
}

/**
 * What is wrong with them, as a sentence; null: the round is the best that could be made of what went in. Sees that every wish
 * stands in the network with its copies and its rank, and that the prices prove the rest.
 */
export function faultInPapers({ offers, wishes, network, flows, prices, gain }: Papers): string | null {
  const stated = wishes.copies.map((n, i) => `${n} of ${wishes.ranks[i]!}`);
  const built = network.rooms.flatMap((room, arc) =>
    network.gains[arc]! > 0 ? [`${room} of ${network.gains[arc]!}`] : [],
  );
  if (built.toSorted().join() !== stated.toSorted().join()) return "the network has other wishes";
  if (wishes.ranks.some((rank) => rank < 1 || rank > RANKS)) return "a wish has no rank that there is";
  if (offers.copies.some((n) => n < 1)) return "somebody offers no copy";
  const column = (of: readonly number[]): Int32Array => Int32Array.from(of);
  return faultOf(
    {
      nodes: network.nodes,
      tails: column(network.tails),
      heads: column(network.heads),
      rooms: column(network.rooms),
      gains: column(network.gains),
    },
    { flows: column(flows), prices: column(prices), gain },
  );
}
