/**
 * Rings of two: whom somebody gives to gives something back that they receive anyway. Most of a round falls into such, where
 * copies of one card are alike and a pool need not be handed out as it first would be.
 */
import type { Closings } from "./closings.ts";
import type { Ends, Flow } from "./flow.ts";
import type { Ledger } from "./ledger.ts";

/** Takes all rings of two out, as far as `spare` lets copies leave each pool. */
export function takePairs(ledger: Ledger, closings: Closings, spare: Int32Array): void {
  const { gives, givesOf, gets, getsOf, flow } = ledger;
  const { steps, cards } = flow;
  const givers = new Crowd(gives, ledger.from, flow);
  const receivers = new Crowd(gets, ledger.into, flow);
  for (let player = 0; player * steps < flow.hands; player++) {
    const given = givesOf.entries.subarray(
      givesOf.first[player * steps],
      givesOf.first[(player + 1) * steps],
    );
    const own = getsOf.entries.slice(getsOf.first[player], getsOf.first[player + 1]);
    let left = own.length;
    const closed = given.length > 0 && closings.turnTo(gives.lines[given[0]!]!);
    for (const give of given) {
      if (gives.pools[give]! >= cards) continue;
      const hand = gives.hands[give]!;
      let high = ledger.highest(hand);
      for (let i = 0; i < left && gives.copies[give]! > 0; i++) {
        const home = own[i]!;
        if (gets.copies[home] === 0) own[i--] = own[--left]!;
        else if (gets.hands[home]! >= hand && gets.hands[home]! <= high && gets.pools[home]! < cards) {
          meet(player, give, home, closed);
          high = ledger.highest(hand);
        }
      }
    }
  }

  /** Goes through all who receive what the player gives, and give what they receive. */
  function meet(player: number, give: number, home: number, closed: boolean): void {
    const [pool, back] = [gives.pools[give]!, gets.pools[home]!];
    const { words } = givers;
    // everybody begins elsewhere, so that not the same few are served first
    const turn = player % words;
    for (let n = 0; n < words; n++) {
      const word = n + turn < words ? n + turn : n + turn - words;
      let both = receivers.bits[pool * words + word]! & givers.bits[back * words + word]!;
      while (both !== 0) {
        const bit = 31 - Math.clz32(both);
        both &= ~(1 << bit);
        if (!trade(give, home, 32 * word + bit, closed)) continue;
        if (gives.copies[give] === 0 || gets.copies[home] === 0) return;
        if (spare[pool]! <= 0 || spare[back]! <= 0) return;
        if (ledger.highest(gives.hands[give]!) < gets.hands[home]!) return;
      }
    }
  }

  /** Does what the two may: as many copies as there are for each entry of the other that covers what it gives. */
  function trade(give: number, home: number, other: number, closed: boolean): boolean {
    const [pool, back] = [gives.pools[give]!, gets.pools[home]!];
    const start = receivers.entry(pool, other);
    if (start < 0 || (closed && closings.isClosed(gets.lines[start]!))) return false;
    const first = givers.entry(back, other);
    if (first < 0) return false;
    const beyond = (other + 1) * steps;
    let done = false;
    for (let get = start; get < ledger.into[pool + 1]! && gets.hands[get]! < beyond; get++)
      for (let gift = first; gift < ledger.from[back + 1]! && gives.hands[gift]! < beyond; gift++) {
        if (gives.hands[gift]! > gets.hands[get]!) continue;
        const given = [give, gift];
        const received = [get, home];
        const copies = Math.min(ledger.most(given, received), spare[pool]!, spare[back]!);
        if (copies <= 0) continue;
        ledger.take(given, received, copies);
        spare[pool]! -= copies;
        spare[back]! -= copies;
        done = true;
      }
    return done;
  }
}

/** By pool, who still gives into it or receives from it: a bit for each player. */
class Crowd {
  readonly words: number;
  readonly bits: Int32Array;
  private readonly ends: Ends;
  /** Where the entries of each pool begin, and where in it those of the players of each word. */
  private readonly pools: Int32Array;
  private readonly first: Int32Array;
  private readonly steps: number;

  constructor(ends: Ends, pools: Int32Array, { hands, steps, cards }: Flow) {
    this.ends = ends;
    this.pools = pools;
    this.steps = steps;
    this.words = Math.ceil(hands / steps / 32);
    this.bits = new Int32Array(cards * this.words);
    this.first = new Int32Array(cards * this.words);
    for (let pool = 0; pool < cards; pool++) {
      let word = pool * this.words;
      this.first[word] = pools[pool]!;
      // the entries of a pool are in the order of their hands
      for (let i = pools[pool]!; i < pools[pool + 1]!; i++) {
        const player = Math.floor(ends.hands[i]! / steps);
        while (word < pool * this.words + (player >>> 5)) this.first[++word] = i;
        this.bits[word]! |= 1 << (player & 31);
      }
    }
  }

  /** The player's first entry in a pool of which something is left, where the bit says so; -1: nothing is, and that is noted. */
  entry(pool: number, player: number): number {
    const { hands, copies } = this.ends;
    const word = pool * this.words + (player >>> 5);
    const end = this.pools[pool + 1]!;
    let i = this.first[word]!;
    while (hands[i]! < player * this.steps) i++;
    for (; i < end && hands[i]! < (player + 1) * this.steps; i++) if (copies[i]! > 0) return i;
    this.bits[word]! &= ~(1 << (player & 31));
    return -1;
  }
}
