/** Handing one pool out where some may not have what others give: a flow of full value (Ford and Fulkerson 1956). */
import type { Handed } from "./flow.ts";

/** An entry, and how many copies it gives or receives. */
export interface Portion {
  entry: number;
  copies: number;
}

/** Who receives all that these give, so that nobody gets what they may not have; undefined where that cannot be. */
export function handOut(
  gives: readonly Portion[],
  gets: readonly Portion[],
  isShut: (give: number, get: number) => boolean,
): Handed[] | undefined {
  const wide = gets.length;
  const sent = new Int32Array(gives.length * wide);
  const shut = new Uint8Array(gives.length * wide);
  for (const [i, give] of gives.entries())
    for (const [j, get] of gets.entries()) shut[i * wide + j] = isShut(give.entry, get.entry) ? 1 : 0;
  const left = gets.map(({ copies }) => copies);
  for (const [i, { copies }] of gives.entries())
    for (let over = copies; over > 0; ) {
      const moved = augment(i, over);
      if (moved === 0) return undefined;
      over -= moved;
    }
  return gives.flatMap(({ entry }, i) =>
    gets.flatMap((get, j) =>
      sent[i * wide + j]! > 0 ? [{ give: entry, get: get.entry, copies: sent[i * wide + j]! }] : [],
    ),
  );

  /** Gives copies to somebody who still waits, or to somebody whose giver then gives elsewhere, and so on; how many. */
  function augment(start: number, over: number): number {
    /** By whom a receiver was come to, and for the copies of which receiver a giver was; -1: not yet. */
    const giver = new Int32Array(wide).fill(-1);
    const instead = new Int32Array(gives.length).fill(-1);
    const queue = [start];
    // grows while it is gone through
    for (const i of queue)
      for (let j = 0; j < wide; j++) {
        if (shut[i * wide + j] === 1 || giver[j]! >= 0) continue;
        giver[j] = i;
        if (left[j]! > 0) return shift(start, over, j, giver, instead);
        for (let k = 0; k < gives.length; k++)
          if (k !== start && instead[k]! < 0 && sent[k * wide + j]! > 0) {
            instead[k] = j;
            queue.push(k);
          }
      }
    return 0;
  }

  function shift(start: number, over: number, end: number, giver: Int32Array, instead: Int32Array): number {
    const way: { to: number; from: number }[] = [];
    for (let j = end; ; j = instead[giver[j]!]!) {
      const i = giver[j]!;
      way.push({ to: i * wide + j, from: i === start ? -1 : i * wide + instead[i]! });
      if (i === start) break;
    }
    const copies = way.reduce(
      (least, { from }) => (from < 0 ? least : Math.min(least, sent[from]!)),
      Math.min(over, left[end]!),
    );
    for (const { to, from } of way) {
      sent[to]! += copies;
      if (from >= 0) sent[from]! -= copies;
    }
    left[end]! -= copies;
    return copies;
  }
}
