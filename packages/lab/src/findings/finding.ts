/** What is wrong with the cards of a set, as it is told. */
import type { Words } from "@tefuda/kernel";

export const FINDING_KINDS = ["useless", "neverPlayable", "strictlyBetter", "endless"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  kind: FindingKind;
  /** By their English names, the one that is at fault first. */
  cards: readonly string[];
  /** Which text of the first card, as texts are numbered wherever they are told apart; left out: the card as a whole. */
  text?: number;
  /** The texts that go on without end, card by card. */
  texts?: readonly { card: string; text: number }[];
  why: Words;
  /** What the rules of the game make of it, where they say something. */
  rule?: string;
  /** Whether it follows from what is printed; otherwise it was looked for in so many positions and never seen. */
  certain: boolean;
}
