/** Orders of chance, of more things than one number of the kernel's chance reaches. */
import type { Chance } from "@tefuda/kernel";

/** A whole number from 0 to n - 1, n at most 2^32 (bias below n / 2^32). */
export const wide = (chance: Chance, n: number): number =>
  Math.floor(((chance.below(0x10000) * 0x10000 + chance.below(0x10000)) * n) / 0x1_0000_0000);

/** The numbers below `n` in an order of chance (Fisher and Yates). */
export function shuffled(n: number, chance: Chance): Int32Array {
  const order = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = wide(chance, i + 1);
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  return order;
}
