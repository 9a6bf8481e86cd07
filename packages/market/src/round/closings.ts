/**
 * People who are closed to each other. A pool does not know whose copies are whose, and with many who give and many who receive
 * it need not: as long as there is enough in it beside them, copies can be handed out so that none goes where it may not. Where
 * that fails, the pool is parted and the round solved anew.
 */
import { apart, type Ends, type Flow, grouped, type Handed } from "./flow.ts";
import { handOut } from "./hand-out.ts";
import type { Market } from "./market.ts";

/** What goes round, how many copies may leave each pool before the rest must be handed out, and the pools that cannot be. */
export interface Settled {
  flow: Flow;
  spare: Int32Array;
  crossed: number[];
}

const ALL = 0x3fffffff;

export class Closings {
  private readonly market: Market;
  /** By player: those that they are closed to. */
  private readonly others: (number[] | undefined)[] = [];
  /** Of whom `isClosed` speaks, and by player for whom they were last found closed. */
  private at = -1;
  private readonly mark: Int32Array;

  constructor(market: Market) {
    this.market = market;
    this.mark = new Int32Array(market.players).fill(-1);
    const others: Set<number>[] = [];
    for (const [a, b] of market.closed) {
      others[a] ??= new Set();
      others[b] ??= new Set();
      others[a].add(b);
      others[b].add(a);
    }
    for (const own of others) this.others.push(own && [...own]);
  }

  /** From now on `isClosed` speaks of whoever offers this; false: they are closed to nobody. */
  turnTo(offer: number): boolean {
    const player = this.market.offers.players[offer]!;
    const others = this.others[player];
    if (!others) return false;
    if (this.at !== player) for (const other of others) this.mark[other] = player;
    this.at = player;
    return true;
  }

  isClosed(wish: number): boolean {
    return this.mark[this.market.wishes.players[wish]!] === this.at;
  }

  /** Whether what one offers may not go to who wishes for it. */
  between(offer: number, wish: number): boolean {
    return this.turnTo(offer) && this.isClosed(wish);
  }

  /**
   * Hands out what must be now, each copy over a pool of its own: all that somebody in the pool may not have, or only in those
   * pools that have no copies to spare.
   */
  settle(flow: Flow, all: boolean): Settled {
    const spare = new Int32Array(flow.pools).fill(ALL);
    if (this.market.closed.length === 0) return { flow, spare, crossed: [] };
    const { gives, gets, pools } = flow;
    const shutGives = this.shut(flow, gives, this.market.offers.players, gets, this.market.wishes.players);
    const shutGets = this.shut(flow, gets, this.market.wishes.players, gives, this.market.offers.players);
    // Whoever may not have what some give, and whoever those may not give to, are together no more than this (Hall 1935).
    const bound = most(gives, shutGives, pools);
    const beside = most(gets, shutGets, pools);
    const copies = new Int32Array(pools);
    for (let i = 0; i < gets.pools.length; i++) copies[gets.pools[i]!]! += gets.copies[i]!;
    const isDue = new Uint8Array(pools);
    let due = false;
    for (let pool = 0; pool < pools; pool++) {
      if (bound[pool] === 0) continue;
      spare[pool] = copies[pool]! - bound[pool]! - beside[pool]!;
      if (!all && spare[pool]! >= 0) continue;
      isDue[pool] = 1;
      spare[pool] = ALL;
      due = true;
    }
    return due ? this.part(flow, shutGives, isDue, spare) : { flow, spare, crossed: [] };
  }

  private part(flow: Flow, shutGives: Int32Array, isDue: Uint8Array, spare: Int32Array): Settled {
    const { gives, gets, pools } = flow;
    const given = grouped(gives.pools, pools);
    const received = grouped(gets.pools, pools);
    const handed: Handed[] = [];
    const crossed: number[] = [];
    for (let pool = 0; pool < pools; pool++) {
      if (isDue[pool] === 0) continue;
      const own = [...given.entries.subarray(given.first[pool], given.first[pool + 1])];
      const ways = handOut(
        own.filter((give) => shutGives[give]! > 0).map((entry) => ({ entry, copies: gives.copies[entry]! })),
        [...received.entries.subarray(received.first[pool], received.first[pool + 1])].map((entry) => ({
          entry,
          copies: gets.copies[entry]!,
        })),
        (give, get) => this.between(gives.lines[give]!, gets.lines[get]!),
      );
      if (ways) for (const way of ways) handed.push(way);
      else crossed.push(pool);
    }
    const settled = apart(flow, handed);
    const further = new Int32Array(settled.pools).fill(ALL);
    further.set(spare);
    return { flow: settled, spare: further, crossed };
  }

  /** By entry: how many copies at the other side of its pool are of somebody that its player is closed to. */
  private shut(
    { pools }: Flow,
    ends: Ends,
    players: Int32Array,
    others: Ends,
    otherPlayers: Int32Array,
  ): Int32Array {
    const shut = new Int32Array(ends.lines.length);
    const own = grouped(playersOf(ends, players), this.market.players);
    const beyond = grouped(playersOf(others, otherPlayers), this.market.players);
    const there = new Int32Array(pools);
    // The others are noted pool by pool once, and looked up by each that they are closed to.
    for (const [player, closed] of this.others.entries()) {
      if (!closed) continue;
      for (let i = beyond.first[player]!; i < beyond.first[player + 1]!; i++)
        there[others.pools[beyond.entries[i]!]!]! += others.copies[beyond.entries[i]!]!;
      for (const one of closed)
        for (let i = own.first[one]!; i < own.first[one + 1]!; i++)
          shut[own.entries[i]!]! += there[ends.pools[own.entries[i]!]!]!;
      for (let i = beyond.first[player]!; i < beyond.first[player + 1]!; i++)
        there[others.pools[beyond.entries[i]!]!] = 0;
    }
    return shut;
  }
}

const playersOf = ({ lines }: Ends, players: Int32Array): Int32Array => lines.map((line) => players[line]!);

/** By pool: the greatest of its entries. */
function most({ pools }: Ends, values: Int32Array, count: number): Int32Array {
  const found = new Int32Array(count);
  for (let i = 0; i < pools.length; i++) if (values[i]! > found[pools[i]!]!) found[pools[i]!] = values[i]!;
  return found;
}
