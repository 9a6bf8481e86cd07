/** How a number is made of a figure and what it is counted by, and falls apart again. */
import { changing, countedBy, type Measure } from "../phrases/measures.ts";

/** What stands behind "for each" in English and before 「につき」 in Japanese. */
type Tail =
  | { each: unknown }
  | { halfOf: unknown }
  | { eachOf: string; whose: unknown }
  | { done: unknown }
  | { capped: unknown; most: number };

/** Of what was just dealt with, more than one for each has its number with it: of one for each games speak in other words. */
type Counted = { done?: unknown; each?: { times?: unknown }; half?: unknown; times?: number };

/** So many, for each of some cards or points, or one for every two; one for each that was just dealt with. */
export const measure: Measure = {
  amountOf(n, tail) {
    if (tail === undefined) return n;
    const it = tail as Tail;
    if ("capped" in it) {
      const capped = measure.amountOf(n, it.capped);
      return capped === undefined ? undefined : { capped, most: it.most };
    }
    if ("done" in it) return n === 1 ? it : { ...it, times: n };
    if ("halfOf" in it) {
      const half = it.halfOf as Counted;
      if (n !== 1) return half.done === undefined && n !== 0 ? { each: half, per: 2, times: n } : undefined;
      return { half: half.done === undefined ? { each: half, times: 1 } : half };
    }
    return n === 0 ? undefined : { ...it, times: n };
  },
  apart(amount) {
    if (typeof amount === "number") return { n: amount };
    if (typeof amount !== "object" || amount === null) return undefined;
    if ("capped" in amount) {
      const { capped, most } = amount as { capped: unknown; most: number };
      const { n, f } = measure.apart(capped) ?? {};
      return n === undefined ? undefined : { n, f: { capped: f, most } };
    }
    const { times, ...f } = amount as Counted & { per?: number };
    if (times !== undefined && f.per === 2) return { n: times, f: { halfOf: f.each } };
    if (times !== undefined) return { n: times, f: f.done === true ? { ...f, times } : f };
    if (f.done !== undefined) return { n: 1, f };
    const half = f.half as Counted | undefined;
    if (typeof half !== "object") return undefined;
    if (half.done !== undefined) return { n: 1, f: { halfOf: half } };
    return half.each !== undefined && half.times === 1 ? { n: 1, f: { halfOf: half.each } } : undefined;
  },
};

/** The slots `n` and `f` as an amount. */
export const counted = countedBy(measure);
export const changed = changing(measure);
