/** What still goes round while ring after ring is taken out of it, with what finds its way there quickly. */
import { apart, type Ends, type Flow, type Groups, grouped, reordered } from "./flow.ts";

/** Copies that go from the player of an offer to that of a wish. */
export interface Step {
  offer: number;
  wish: number;
}

/** Each step's receiver is the giver of the next, the last one's of the first; so many copies go at each. */
export interface Ring {
  steps: Step[];
  copies: number;
}

export class Ledger {
  readonly flow: Flow;
  /** What is given, pool after pool, and in a pool hand after hand: those of pool p are from `from[p]` to before `from[p + 1]`. */
  readonly gives: Ends;
  readonly from: Int32Array;
  /** The same by hand. */
  readonly givesOf: Groups;
  /** What is received, in the same order. */
  readonly gets: Ends;
  readonly into: Int32Array;
  /** The same by player. */
  readonly getsOf: Groups;
  /** Copies that go down from a hand to the next lower one of its player: so many a ring may use, and no more. */
  readonly slack: Int32Array;
  private readonly rings: Ring[];

  constructor(flow: Flow, rings: Ring[]) {
    this.flow = flow;
    this.rings = rings;
    const { hands, steps } = flow;
    [this.gives, this.from] = byPool(flow.gives, flow);
    [this.gets, this.into] = byPool(flow.gets, flow);
    this.givesOf = grouped(this.gives.hands, hands);
    this.getsOf = grouped(
      this.gets.hands.map((hand) => Math.floor(hand / steps)),
      hands / steps,
    );
    this.slack = new Int32Array(hands + 1);
    for (let i = 0; i < this.gets.hands.length; i++) this.slack[this.gets.hands[i]!]! += this.gets.copies[i]!;
    for (let i = 0; i < this.gives.hands.length; i++)
      this.slack[this.gives.hands[i]!]! -= this.gives.copies[i]!;
    for (let hand = hands - 1; hand > 0; hand--)
      if (hand % steps < steps - 1) this.slack[hand]! += this.slack[hand + 1]!;
    for (let hand = 0; hand < hands; hand += steps) this.slack[hand] = 0;
  }

  /** The lowest hand to which something received at this one may go down. */
  lowest(hand: number): number {
    let low = hand;
    while (this.slack[low]! > 0) low--;
    return low;
  }

  /** The highest hand from which something received may go down to this one. */
  highest(hand: number): number {
    let high = hand;
    // the lowest hand of the next player has no slack
    while (this.slack[high + 1]! > 0) high++;
    return high;
  }

  /** How many copies can go along what is given and received in turn; what is received at one end is for the first gift. */
  most(gives: readonly number[], gets: readonly number[]): number {
    let copies = Number.POSITIVE_INFINITY;
    for (let i = 0; i < gives.length; i++) {
      copies = Math.min(copies, this.gives.copies[gives[i]!]!, this.gets.copies[gets[i]!]!);
      const low = this.gives.hands[gives[i + 1 < gives.length ? i + 1 : 0]!]!;
      for (let hand = this.gets.hands[gets[i]!]!; hand > low; hand--)
        copies = Math.min(copies, this.slack[hand]!);
    }
    return copies;
  }

  /** Takes a ring out. */
  take(gives: readonly number[], gets: readonly number[], copies: number): void {
    const steps: Step[] = [];
    for (let i = 0; i < gives.length; i++) {
      const [give, get] = [gives[i]!, gets[i]!];
      this.gives.copies[give]! -= copies;
      this.gets.copies[get]! -= copies;
      const low = this.gives.hands[gives[i + 1 < gives.length ? i + 1 : 0]!]!;
      for (let hand = this.gets.hands[get]!; hand > low; hand--) this.slack[hand]! -= copies;
      steps.push({ offer: this.gives.lines[give]!, wish: this.gets.lines[get]! });
    }
    this.rings.push({ steps, copies });
  }

  /** What has not been taken out. */
  rest(): Flow {
    return apart({ ...this.flow, gives: this.gives, gets: this.gets }, []);
  }
}

function byPool(ends: Ends, { hands, pools }: Flow): [Ends, Int32Array] {
  const byHand = reordered(ends, grouped(ends.hands, hands).entries);
  const groups = grouped(byHand.pools, pools);
  return [reordered(byHand, groups.entries), groups.first];
}
