/** Counting what lies in many packs against what their set states (Pearson's chi-square test). */
import type { PackInfo } from "@tefuda/kernel";
import { openPack, packChance } from "./open.ts";

/** One count against what was to be expected. */
export interface Count {
  name: string;
  seen: number;
  expected: number;
}

/** A chi-square statistic, its degrees of freedom, and how likely one as large is if the odds are as stated. */
export interface Fit {
  statistic: number;
  freedom: number;
  likelihood: number;
}

export interface PackTally {
  packs: number;
  cards: number;
  sorts: Count[];
  kinds: Count[];
  /** How the sorts of slots that hold several fit, and how the kinds within their sorts; undefined where nothing varies. */
  sortFit: Fit | undefined;
  kindFit: Fit | undefined;
  /** Names that no slot of the set has. */
  strange: string[];
}

/** Opens packs and counts; `told` hears how many are open, and whoever answers false has it end there. */
export async function tallyPacks(
  set: PackInfo,
  packs: number,
  seed: number,
  told: (done: number) => Promise<boolean> = async () => true,
): Promise<PackTally> {
  const sortOf = new Map(
    set.slots.flatMap(({ sorts }) =>
      sorts.flatMap(({ id, names }) => names.map((name) => [name, id] as const)),
    ),
  );
  const seen = new Map<string, number>();
  const chance = packChance(seed);
  let done = 0;
  while (done < packs) {
    for (const name of openPack(set, chance)) seen.set(name, (seen.get(name) ?? 0) + 1);
    if (++done % 10_000 === 0 && !(await told(done))) break;
  }
  const sorts = [...new Set(sortOf.values())].map((id): Count => {
    const all = [...sortOf]
      .filter(([, sort]) => sort === id)
      .reduce((n, [name]) => n + (seen.get(name) ?? 0), 0);
    return { name: id, seen: all, expected: expectedOf(set, id) * done };
  });
  const kinds = [...sortOf].map(([name, id]): Count => {
    const sort = sorts.find((one) => one.name === id)!;
    const among = [...sortOf.values()].filter((other) => other === id).length;
    // Against what its own sort came to: how the sorts fit is asked apart.
    return { name, seen: seen.get(name) ?? 0, expected: sort.seen / among };
  });
  const mixed = sorts.filter(({ name }) =>
    set.slots.some((slot) => slot.sorts.length > 1 && slot.sorts.some(({ id }) => id === name)),
  );
  return {
    packs: done,
    cards: [...seen.values()].reduce((n, count) => n + count, 0),
    sorts,
    kinds,
    sortFit: fit(mixed, mixed.length - 1),
    kindFit: fit(kinds, kinds.length - sorts.length),
    strange: [...seen.keys()].filter((name) => !sortOf.has(name)),
  };
}

/** How many cards of a sort a pack holds on average. */
function expectedOf(set: PackInfo, id: string): number {
  return set.slots.reduce((n, { cards, sorts }) => {
    const whole = sorts.reduce((sum, sort) => sum + sort.weight, 0);
    const own = sorts.reduce((sum, sort) => sum + (sort.id === id ? sort.weight : 0), 0);
    return n + (cards * own) / whole;
  }, 0);
}

function fit(counts: readonly Count[], freedom: number): Fit | undefined {
  if (freedom < 1 || counts.some(({ expected }) => expected <= 0)) return undefined;
  const statistic = counts.reduce((n, { seen, expected }) => n + (seen - expected) ** 2 / expected, 0);
  return { statistic, freedom, likelihood: upperTail(statistic, freedom) };
}

/** The chance of a chi-square value of at least `x` (Wilson and Hilferty 1931: its cube root is nearly normal). */
export function upperTail(x: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(x / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** The chance that a standard normal value is at least `z` (Abramowitz and Stegun 1964, 26.2.17; error below 7.5e-8). */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
