/** A bot's own source of chance, apart from the match's. */
import { below, seedWords } from "@tefuda/kernel";

export class Chance {
  private readonly words = new Uint32Array(4);

  /** The same seed and seat give the same chance, another seat or seed another. */
  seed(seed: number, seat: number): void {
    seedWords(this.words, Math.imul(seed, 31) + 7919 * (seat + 1));
  }
  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return below(this.words, n);
  }
  /** Moves `n` picks out of the first `count` places of a list to its front. */
  pick(list: { [place: number]: number }, count: number, n: number): void {
    for (let i = 0; i < n; i++) {
      const j = i + this.below(count - i);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
  }
}
