/** How much may come from one connection: so many messages at once, and so many more every second. */
export interface Bucket {
  /** Whether one more may pass now. */
  take(now: number): boolean;
}

/** `most` at once, and `each` second so many more. */
export function bucket(most: number, each: number): Bucket {
  let left = most;
  let last = 0;
  return {
    take(now) {
      left = Math.min(most, left + (Math.max(0, now - last) * each) / 1000);
      last = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
