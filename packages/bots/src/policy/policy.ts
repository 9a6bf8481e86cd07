/**
 * A policy: how likely each option of a question is to be chosen, out of what there is to go by (features.ts). A linear
 * softmax over hashed features: quick enough to play on with in every play-out, and learned from games that were played.
 */
import { type AskSpec, type Chance, firstOf, type Game, groupOf, type Machine } from "@tefuda/kernel";
import { Features, OPTION_ROOM, PART_ROOM, PARTS } from "./features.ts";

const BITS = 15;
export const WEIGHTS = 1 << BITS;

export class Policy {
  readonly weights: Float32Array;
  private readonly features: Features;
  private readonly scores = new Float64Array(PART_ROOM);
  /** Of each option how likely it is, but for a common factor; that to stop behind the others. */
  private readonly likely = new Float64Array(OPTION_ROOM);
  private readonly inGroup = new Int32Array(64);
  private readonly gradient = new Float64Array(PART_ROOM);
  private readonly squares = new Float32Array(WEIGHTS);

  constructor(game: Game, weights = new Float32Array(WEIGHTS)) {
    this.features = new Features(game);
    this.weights = weights;
  }

  /** Weighs the options that a machine has listed; gives the weights, those of options of one kind being shared among them. */
  weigh(m: Machine, spec: AskSpec, count: number): Float64Array {
    const { features, weights, scores, likely, inGroup } = this;
    features.read(m, spec, count);
    const { context, from, to, says, much, of } = features;
    for (let part = 0; part < features.parts; part++) {
      let sum = 0;
      const ctx = context[part]!;
      for (let i = from[part]!; i < to[part]!; i++) sum += weights[slot(says[i]!, ctx)]! * much[i]!;
      scores[part] = sum;
    }
    const some = spec.shape === "some";
    const all = some ? count + 1 : count;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < all; i++) {
      let sum = 0;
      for (let p = i * PARTS; p < (i + 1) * PARTS && of[p]! >= 0; p++) sum += scores[of[p]!]!;
      likely[i] = sum;
      if (sum > most) most = sum;
    }
    inGroup.fill(0);
    const grouped = spec.shape === "one";
    if (grouped) for (let i = 0; i < count; i++) inGroup[groupOf(m.options[i]!) & 63]!++;
    for (let i = 0; i < all; i++) {
      const weight = expOf(likely[i]! - most);
      likely[i] = grouped ? weight / inGroup[groupOf(m.options[i]!) & 63]! : weight;
    }
    return likely;
  }

  /** What to answer to the waiting question of a machine, each option as likely as it is: one, or the cards to pick. */
  decide(m: Machine, chance: Chance): number | number[] {
    const spec = m.asking()!;
    const count = m.list();
    if (spec.shape === "some") {
      const cards: number[] = [];
      this.picks(m, spec, count, chance, cards);
      return cards;
    }
    if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
    if (count === 1) return m.options[0]!;
    return m.options[this.drawn(this.weigh(m, spec, count), count, chance)]!;
  }

  /** Picks for a question that takes several, written into `cards`; gives how many. */
  picks(m: Machine, spec: AskSpec, count: number, chance: Chance, cards: { [at: number]: number }): number {
    const min = spec.min!(m);
    const max = Math.min(spec.max!(m), count);
    let n = 0;
    if (max === 0) return 0;
    if (min === count) {
      for (; n < count; n++) cards[n] = firstOf(m.options[n]!);
      return n;
    }
    const likely = this.weigh(m, spec, count);
    const stop = likely[count]!;
    while (n < max) {
      likely[count] = n < min ? 0 : stop;
      const i = this.drawn(likely, count + 1, chance);
      if (i === count) break;
      cards[n++] = firstOf(m.options[i]!);
      likely[i] = 0;
    }
    return n;
  }

  private drawn(likely: Float64Array, count: number, chance: Chance): number {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += likely[i]!;
    let left = (sum * (chance.below(0x10000) + 0.5)) / 0x10000;
    for (let i = 0; i < count; i++) {
      left -= likely[i]!;
      if (left < 0) return i;
    }
    for (let i = count - 1; i > 0; i--) if (likely[i]! > 0) return i;
    return 0;
  }

  // --- learning ---------------------------------------------------------------------------------------------------------
  /**
   * A step towards an answer that was given in a position: the option, or the places of the cards that were picked. By
   * Adagrad (Duchi, Hazan, Singer 2011) on the logarithm of how likely it was. Gives whether it was the likeliest.
   */
  learn(m: Machine, spec: AskSpec, count: number, chosen: readonly number[], rate: number): boolean {
    const likely = this.weigh(m, spec, count);
    this.gradient.fill(0, 0, this.features.parts);
    const right =
      spec.shape === "some"
        ? this.towardsPicks(m, spec, count, chosen, likely)
        : this.towards(count, likely, chosen, 1);
    this.step(rate);
    return right;
  }

  /** Adds what would make one of `chosen`, each as welcome, likelier among the first `count`. */
  private towards(count: number, likely: Float64Array, chosen: readonly number[], share: number): boolean {
    const { gradient } = this;
    const { of } = this.features;
    let sum = 0;
    let best = 0;
    for (let i = 0; i < count; i++) {
      sum += likely[i]!;
      if (likely[i]! > likely[best]!) best = i;
    }
    for (let i = 0; i < count; i++) {
      if (likely[i] === 0) continue;
      const wanted = chosen.includes(i) ? 1 / chosen.length : 0;
      const by = (likely[i]! / sum - wanted) * share;
      for (let p = i * PARTS; p < (i + 1) * PARTS && of[p]! >= 0; p++) gradient[of[p]!]! += by;
    }
    return chosen.includes(best);
  }

  private towardsPicks(
    m: Machine,
    spec: AskSpec,
    count: number,
    chosen: readonly number[],
    likely: Float64Array,
  ): boolean {
    const min = spec.min!(m);
    const max = Math.min(spec.max!(m), count);
    const stop = likely[count]!;
    let right = true;
    const left = [...chosen];
    const steps = Math.min(max, left.length + 1);
    for (let n = 0; n < steps; n++) {
      likely[count] = n < min ? 0 : stop;
      const wanted = left.length > 0 ? left : [count];
      if (!this.towards(count + 1, likely, wanted, 1 / steps)) right = false;
      // the likeliest of those that are wanted is taken
      let at = 0;
      for (let i = 1; i < left.length; i++) if (likely[left[i]!]! > likely[left[at]!]!) at = i;
      if (left.length > 0) likely[left.splice(at, 1)[0]!] = 0;
    }
    return right;
  }

  private step(rate: number): void {
    const { features, weights, squares, gradient } = this;
    const { context, from, to, says, much } = features;
    for (let part = 0; part < features.parts; part++) {
      const by = gradient[part]!;
      if (by === 0) continue;
      const ctx = context[part]!;
      for (let i = from[part]!; i < to[part]!; i++) {
        const at = slot(says[i]!, ctx);
        const slope = by * much[i]!;
        squares[at]! += slope * slope;
        weights[at]! -= (rate * slope) / Math.sqrt(squares[at]! + 1e-4);
      }
    }
  }
}

/** Where the weight of a feature in a context lies. */
function slot(says: number, context: number): number {
  let x = Math.imul(says ^ context, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) & (WEIGHTS - 1);
}

/** e^x for x <= 0 by products alone, so that it is the same number on every machine (law 7). */
export function expOf(x: number): number {
  if (x < -20) return 0;
  let y = 1 + x / 1024;
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}
