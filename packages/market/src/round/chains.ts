/**
 * Rings of any length. A short ring is one that fewer people can break: from everybody the shortest is looked for, step by step,
 * and where that goes on for too long, any is taken (the flow decomposition of Ahuja, Magnanti, Orlin: Network Flows, 3.5). No
 * ring passes a pool twice: it would fall into two there.
 */
import type { Ledger } from "./ledger.ts";

/** So many entries are looked at for one shortest ring. */
const PATIENCE = 20_000;

/** Takes everything out that is left. */
export function takeChains(ledger: Ledger, patience = PATIENCE): void {
  const search = new Search(ledger, patience);
  const walk = new Walk(ledger);
  for (let hand = 0; hand < ledger.flow.hands; hand++)
    while (walk.gift(hand) >= 0) if (!search.take(hand)) walk.take(hand);
}

/** A ring with as few people as any through a hand, breadth first. */
class Search {
  private readonly ledger: Ledger;
  private readonly patience: number;
  private search = 0;
  /** In which search a hand or a pool was come to last. */
  private readonly seenHand: Int32Array;
  private readonly seenPool: Int32Array;
  /** What was given and received to come to a hand. */
  private readonly byGive: Int32Array;
  private readonly byGet: Int32Array;
  /** In which search the first player receives from a pool, and by which entry. */
  private readonly near: Int32Array;
  private readonly home: Int32Array;
  private readonly queue: Int32Array;
  private end = 0;

  constructor(ledger: Ledger, patience: number) {
    const { hands, pools } = ledger.flow;
    this.ledger = ledger;
    this.patience = patience;
    [this.seenHand, this.byGive, this.byGet, this.queue] = Array.from(
      { length: 4 },
      () => new Int32Array(hands),
    ) as [Int32Array, Int32Array, Int32Array, Int32Array];
    [this.seenPool, this.near, this.home] = Array.from({ length: 3 }, () => new Int32Array(pools)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
  }

  /** Takes a ring in which something is given from the hand; false: none was found in time. */
  take(start: number): boolean {
    this.search++;
    this.comeHome(start);
    const { ledger, seenHand, seenPool, near, queue, search } = this;
    const { gives, givesOf, gets, into } = ledger;
    seenHand[start] = search;
    queue[0] = start;
    this.end = 1;
    let looked = 0;
    for (let i = 0; i < this.end && looked < this.patience; i++) {
      const hand = queue[i]!;
      for (let n = givesOf.first[hand]!, last = givesOf.first[hand + 1]!; n < last; n++) {
        looked++;
        const give = givesOf.entries[n]!;
        const pool = gives.pools[give]!;
        if (gives.copies[give] === 0 || seenPool[pool] === search) continue;
        if (near[pool] === search) {
          this.close(start, give);
          return true;
        }
        seenPool[pool] = search;
        looked += into[pool + 1]! - into[pool]!;
        for (let get = into[pool]!; get < into[pool + 1]!; get++)
          if (gets.copies[get]! > 0) this.enter(gets.hands[get]!, give, get);
      }
    }
    return false;
  }

  /** Notes from which pools something is received that covers what is given from the hand. */
  private comeHome(start: number): void {
    const { gets, getsOf, flow } = this.ledger;
    const player = Math.floor(start / flow.steps);
    const high = this.ledger.highest(start);
    for (let i = getsOf.first[player]!; i < getsOf.first[player + 1]!; i++) {
      const get = getsOf.entries[i]!;
      if (gets.copies[get] === 0 || gets.hands[get]! < start || gets.hands[get]! > high) continue;
      this.near[gets.pools[get]!] = this.search;
      this.home[gets.pools[get]!] = get;
    }
  }

  /** Comes to a hand, and to those below to which what is received there may go down. */
  private enter(hand: number, give: number, get: number): void {
    for (let at = hand; this.seenHand[at] !== this.search; at--) {
      this.seenHand[at] = this.search;
      this.byGive[at] = give;
      this.byGet[at] = get;
      this.queue[this.end++] = at;
      if (this.ledger.slack[at] === 0) return;
    }
  }

  private close(start: number, last: number): void {
    const { gives } = this.ledger;
    const given = [last];
    const received = [this.home[gives.pools[last]!]!];
    for (let hand = gives.hands[last]!; hand !== start; hand = gives.hands[given.at(-1)!]!) {
      given.push(this.byGive[hand]!);
      received.push(this.byGet[hand]!);
    }
    given.reverse();
    received.reverse();
    this.ledger.take(given, received, this.ledger.most(given, received));
  }
}

/** Goes from hand to hand wherever something goes, until it comes to a hand or a pool again. */
class Walk {
  private readonly ledger: Ledger;
  /** Where among the entries of a hand and of a pool the first stands of which something may be left. */
  private readonly nextGive: Int32Array;
  private readonly nextGet: Int32Array;
  /** At which step of the way a hand gave, and a pool was passed; -1: not yet. */
  private readonly atHand: Int32Array;
  private readonly atPool: Int32Array;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    this.nextGive = ledger.givesOf.first.slice();
    this.nextGet = ledger.into.slice();
    this.atHand = new Int32Array(ledger.flow.hands).fill(-1);
    this.atPool = new Int32Array(ledger.flow.pools).fill(-1);
  }

  /** Something that is still given from a hand; -1: nothing is. */
  gift(hand: number): number {
    const { gives, givesOf } = this.ledger;
    const end = givesOf.first[hand + 1]!;
    let next = this.nextGive[hand]!;
    while (next < end && gives.copies[givesOf.entries[next]!] === 0) next++;
    this.nextGive[hand] = next;
    return next < end ? givesOf.entries[next]! : -1;
  }

  private receipt(pool: number): number {
    let get = this.nextGet[pool]!;
    while (this.ledger.gets.copies[get] === 0) get++;
    this.nextGet[pool] = get;
    return get;
  }

  /** Takes a ring to which the way from a hand leads. */
  take(start: number): void {
    const { atHand, atPool, ledger } = this;
    const { gives, gets } = ledger;
    const given: number[] = [];
    const received: number[] = [];
    const passed: number[] = [];
    let begin = -1;
    for (let hand = start; begin < 0; ) {
      if (atHand[hand]! >= 0) {
        begin = atHand[hand]!;
        break;
      }
      atHand[hand] = given.length;
      passed.push(hand);
      const give = this.gift(hand);
      if (give < 0) {
        // what was received here covers something below
        hand--;
        continue;
      }
      const pool = gives.pools[give]!;
      given.push(give);
      if (atPool[pool]! >= 0) {
        // who received from it before may as well receive from here
        begin = atPool[pool]! + 1;
        received.push(received[begin - 1]!);
        break;
      }
      atPool[pool] = received.length;
      received.push(this.receipt(pool));
      hand = gets.hands[received.at(-1)!]!;
    }
    for (const hand of passed) atHand[hand] = -1;
    for (const give of given) atPool[gives.pools[give]!] = -1;
    const ring: [number[], number[]] = [given.slice(begin), received.slice(begin)];
    ledger.take(...ring, ledger.most(...ring));
  }
}
