/** Where matches are written down, as a machine sees it. Whatever it is, two that write the same number are put in order. */
import type { Entry } from "./entry.ts";
import type { Head } from "./head.ts";
import type { Ended, Snapshot } from "./play.ts";

/** A match as it is read: what it is made from, where its build was at last, and what has been written since. */
export interface Loaded {
  head: Head;
  shot: Snapshot | null;
  entries: Entry[];
}

/** What lists and clocks are told of where a match stands after an entry. */
export interface Standing {
  waitsFor: number | null;
  due: number | null;
  ended: Ended | null;
}

export interface MatchStore {
  /** Null where there is no such match. */
  load(id: string): Promise<Loaded | null>;
  /** The entries after a number. */
  since(id: string, number: number): Promise<Entry[]>;
  /**
   * Writes the next entry and tells all machines of it. "taken": there is one of that number already, or one of that
   * command. Throws an {@link Unsure} where nobody knows whether it was written, any other error where it was not.
   */
  append(id: string, entry: Entry, standing: Standing): Promise<"written" | "taken">;
  /** The number of the entry that a command became. */
  numberOf(id: string, command: string): Promise<number | null>;
  /** Keeps a snapshot of a build in place of an older one. */
  keep(id: string, engine: string, shot: Snapshot): Promise<void>;
}

/** What was sent to the database may have been done, or not. */
export class Unsure extends Error {}

/** The clock that all machines share, and when none of them could have taken an answer. */
export interface Time {
  /** Milliseconds. */
  now(): number;
  /** How long it was between two moments, without what nobody could use. */
  between(from: number, to: number): number;
  /** Runs something later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void;
}
