/** A share of wins, and how far it can be trusted. */
import type { TerminalWords } from "../words/index.ts";

export interface Share {
  wins: number;
  of: number;
  share: number;
  /** 95 % Wilson interval. */
  low: number;
  high: number;
}

/** The share of successes with its 95 % interval (Wilson 1927). */
export function wilson(wins: number, of: number): Share {
  if (of === 0) return { wins, of, share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = wins / of;
  const middle = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  // rounding would go past the ends
  const low = Math.max(0, (middle - spread) / scale);
  const high = Math.min(1, (middle + spread) / scale);
  return { wins, of, share: p, low, high };
}

export const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

/** "26 of 56, 46.4 % (95 %: 34.0 % to 59.3 %)" */
export function shareText({ wins, of, share, low, high }: Share, { simulate }: TerminalWords): string {
  const n = (x: number): string => x.toLocaleString("en");
  return simulate.share(n(wins), n(of), percent(share), percent(low), percent(high));
}
