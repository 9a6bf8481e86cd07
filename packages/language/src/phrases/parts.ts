/** Descriptions of cards, put together from their words and taken apart again in the order in which they are printed. */

/** What is said in groups, of which each is one thing. */
const GROUPED = ["is", "traits", "not"];
/** What is said in lists, of which each member is one thing. */
const LISTED = ["bounds"];

/** All parts in one; undefined if two of them speak of the same: of states of one group, of traits of one list. */
export function merge(parts: readonly unknown[]): Record<string, unknown> | undefined {
  const merged: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries((part ?? {}) as object)) {
      if (LISTED.includes(key) && key in merged) {
        merged[key] = [...(merged[key] as unknown[]), ...(value as unknown[])];
        continue;
      }
      const grouped = GROUPED.includes(key) && key in merged;
      const both = grouped ? merge([merged[key], value]) : value;
      if (both === undefined || (key in merged && !grouped)) return undefined;
      merged[key] = both;
    }
  }
  return merged;
}

/** The parts that are there, one by one in this order; undefined if there are none. */
export function partsOf<T extends object>(what: T, order: readonly (keyof T)[]): Partial<T>[] | undefined {
  const list = order.flatMap((key): Partial<T>[] => {
    const said: unknown = what[key];
    if (said === undefined) return [];
    const members = LISTED.includes(key as string) ? (said as unknown[]).map((one) => [one]) : [said];
    return members.map((member) => ({ [key]: member }) as unknown as Partial<T>);
  });
  return list.length > 0 ? list : undefined;
}

/** A description without some of its parts. */
export function without<T extends object>(what: T, ...keys: readonly (keyof T)[]): T {
  return Object.fromEntries(Object.entries(what).filter(([key]) => !keys.includes(key as keyof T))) as T;
}

/** Whether a description says nothing but these parts. */
export function saysOnly<T extends object>(what: T, keys: readonly (keyof T)[]): boolean {
  return Object.keys(without(what, ...keys)).length === 0;
}
