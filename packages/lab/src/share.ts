/** A share of wins, and how far it can be trusted. */
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
