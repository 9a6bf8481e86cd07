/** A quick hash of many numbers, for finding differences. */

/** Goes on from `hash` over all words: four rows of them side by side, each word turned and multiplied in (as in FNV). */
export function hashOf(words: Int32Array, hash: number): number {
  const end = words.length & ~3;
  let a = hash ^ 0x811c9dc5;
  let b = hash ^ 0x9e3779b9;
  let c = hash ^ 0x85ebca6b;
  let d = hash ^ 0xc2b2ae35;
  for (let i = 0; i < end; i += 4) {
    a = mixed(a, words[i]!);
    b = mixed(b, words[i + 1]!);
    c = mixed(c, words[i + 2]!);
    d = mixed(d, words[i + 3]!);
  }
  for (let i = end; i < words.length; i++) a = mixed(a, words[i]!);
  return mixed(mixed(mixed(a, b), c), d);
}

/** Different words give different results, and so do different hashes before. */
function mixed(hash: number, word: number): number {
  return Math.imul(((hash << 5) | (hash >>> 27)) ^ word, 0x01000193);
}
