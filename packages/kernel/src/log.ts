/**
 * The journal: what happened, as numbers; its words are made outside of the hot path, for each observer.
 *
 * A card in a record stands as its definition with a mask of who could tell it at that moment, so a line read later shows
 * nobody more than they knew then.
 */

export type ArgForm = "seat" | "card" | "number" | "text";

/** A sort of line. `words` hold {0}, {1} ... for the arguments, of which there are at most four. */
export interface Message {
  /** Number in the game's table; set when the game is assembled. */
  id: number;
  name: string;
  rule?: string;
  args: readonly ArgForm[];
  words: Readonly<Record<string, string>>;
}

export function message(
  name: string,
  args: readonly ArgForm[],
  words: Record<string, string>,
  rule?: string,
): Message {
  if (args.length > 4) throw new Error(`the line "${name}" has more than four arguments`);
  return { id: -1, name, args, words, rule };
}

export const MOVE = 0;
export const SHUFFLE = 1;
export const RESTORE = 2;
/** Numbers of messages begin here in the record's second place. */
export const SAYS = 3;

/** Thrown in place of a line that whoever looks ahead does not want to come to. */
export class Enough extends Error {}

export class Journal {
  on = true;
  /** The lines before which a look ahead ends, by their numbers: with the first the machine stands still where it is. */
  ends: ReadonlySet<number> = new Set();
  data = new Int32Array(1024);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Takes up one that was written elsewhere. */
  load(data: Int32Array): void {
    this.length = 0;
    this.room(data.length);
    this.data.set(data);
  }

  private room(n: number): number {
    const at = this.length;
    if (at + n > this.data.length) {
      const larger = new Int32Array(this.data.length * 2 + n);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[at] = n;
    this.length += n;
    return at;
  }

  /** A move: what was known of the card before and after, and both places. Closed by {@link endMove}. */
  beginMove(definition: number, mask: number, zone: number, place: number, under: boolean): number {
    const at = this.room(11);
    const { data } = this;
    data[at + 1] = MOVE;
    data[at + 2] = definition;
    data[at + 3] = mask;
    data[at + 4] = zone;
    data[at + 5] = place;
    data[at + 6] = under ? 1 : 0;
    return at;
  }
  endMove(at: number, mask: number, zone: number, place: number, under: boolean): void {
    const { data } = this;
    data[at + 7] = mask;
    data[at + 8] = zone;
    data[at + 9] = place;
    data[at + 10] = under ? 1 : 0;
  }
  /** Whether any move noted from `from` on made a card known to somebody who did not know it. */
  reveals(from: number): boolean {
    const { data } = this;
    for (let at = from; at < this.length; at += data[at]!) {
      if (data[at + 1] === MOVE && (data[at + 7]! & ~data[at + 3]!) !== 0) return true;
    }
    return false;
  }
  shuffled(zone: number): void {
    if (!this.on) return;
    const at = this.room(3);
    this.data[at + 1] = SHUFFLE;
    this.data[at + 2] = zone;
  }
  /** The table was laid as it had been kept. */
  restored(): void {
    if (this.on) this.data[this.room(2) + 1] = RESTORE;
  }
  /** A line: gives the place where its numbers go, a card as two of them, its definition and its mask. */
  beginLine(message: number, numbers: number): number {
    if (this.ends.has(message)) throw new Enough();
    const at = this.room(2 + numbers);
    this.data[at + 1] = SAYS + message;
    return at + 2;
  }
}
