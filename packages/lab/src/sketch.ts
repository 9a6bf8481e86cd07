/**
 * Which cards were played in a game, in a few numbers: by each of some hashes the least that any of them has. Of two games the share
 * of these numbers that are the same is about the share of their cards that were played in both (MinHash: Broder 1997).
 */

/** What stands where nothing was added. */
const NOTHING = 0x7fffffff;

export class Sketch {
  readonly row: Int32Array;

  constructor(numbers: number) {
    this.row = new Int32Array(numbers).fill(NOTHING);
  }

  clear(): void {
    this.row.fill(NOTHING);
  }

  /** A card of a kind, of somebody who is told by a number. */
  add(whose: number, kind: number): void {
    const { row } = this;
    for (let i = 0; i < row.length; i++) {
      const hash = mixed(mixed(kind + 1) ^ mixed((whose << 8) + i + 1)) >>> 1;
      if (hash < row[i]!) row[i] = hash;
    }
  }
}

/** The bits of a number scattered (the finalizer of MurmurHash3). */
function mixed(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The share of two sketches that is the same. */
export function alike(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let same = 0;
  for (let i = 0; i < one.length; i++) if (one[i] === other[i]) same++;
  return same / one.length;
}
