/** Chance for pictures: the same words give the same numbers on every machine. */
export type Chance = {
  /** From 0 to 1. */
  (): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
};

export function chanceFrom(words: string): Chance {
  let a = 2166136261;
  for (let i = 0; i < words.length; i++) a = Math.imul(a ^ words.charCodeAt(i), 16777619);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  });
}
