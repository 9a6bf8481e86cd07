/** Something that games among programs say is out of balance in a set. */
import type { Words } from "@tefuda/kernel";

export interface Finding {
  kind: "card-too-strong" | "deck-beats-all" | "first-decides" | "kind-cannot-win";
  /** The card, the deck or the kind; nothing of what is about the whole game. */
  about: string[];
  says: Words;
  /** A share of wins more or less than would be even, with its 95 % interval: 0.1 are ten points. */
  figure: number;
  low: number;
  high: number;
  /** Games that it rests on. */
  games: number;
}

/** A figure that was looked at, whether or not anything was found: how likely it is where nothing is out of balance. */
export interface Figure extends Omit<Finding, "says"> {
  error: number;
  p: number;
}
