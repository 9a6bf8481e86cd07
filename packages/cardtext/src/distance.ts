/** How many letters have to change, come, go or swap places to make one word of another. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i++) rows.push([i]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

/** The word nearest to another, if one is near enough to be meant. */
export function nearest(word: string, among: Iterable<string>): string | undefined {
  const bound = word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
  let best: string | undefined;
  let least = bound + 1;
  for (const other of among) {
    if (Math.abs(other.length - word.length) >= least || other.length < 2) continue;
    const d = distance(word, other);
    if (d < least && (d < 2 || word[0] === other[0])) {
      least = d;
      best = other;
    }
  }
  return best;
}

/** A longer one was no word that somebody mistyped. */
const LONGEST_WORD = 80;
/** Words that differ from one by little, in the order in which they are listed. */
export function near(word: string, words: Iterable<string>): string[] {
  const found: string[] = [];
  if (word.length > LONGEST_WORD) return found;
  for (const other of words) {
    const bound = Math.max(1, Math.floor(other.length / 3));
    if (Math.abs(other.length - word.length) > bound) continue;
    if (distance(word.toLowerCase(), other.toLowerCase()) <= bound) found.push(other);
    if (found.length === NEAR_MOST) break;
  }
  return found;
}
const NEAR_MOST = 3;
