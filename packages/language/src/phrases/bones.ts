/**
 * What the trees of card texts have in common, whatever the game: players, cards counted out of a description or
 * spoken of before, actions in a row. The phrases of this folder make and take no more than this; a game's own trees
 * are narrower.
 */

/** Whom a sentence speaks of in a game of two; "both" is each player, "that" only what was just read: who it is, what stands before tells. */
export type WhoOfTwo = "you" | "opponent" | "both" | "owner" | "its" | "that";
/** The same in a game of several: of the opponents one, or each; each player but those spoken of; those spoken of; whose turn it is, and who was attacked. */
export type Who = WhoOfTwo | "opponents" | "others" | "they" | "active" | "defending";

export type Comparison = "exactly" | "atLeast" | "atMost" | "moreThan" | "lessThan";

/** Where a card lies that is on no side of the field, and whose that is. */
export interface Zone {
  readonly in: string;
  readonly whose?: Who;
  readonly top?: unknown;
  /** Said of each player's, which of so many cards is more than of any's. */
  readonly each?: true;
}

export interface Described {
  readonly noun: string;
  readonly side?: unknown;
  readonly other?: unknown;
  readonly is?: Readonly<Record<string, string | undefined>>;
  readonly zone?: Zone;
}

export type Count = { readonly exactly: unknown } | { readonly upTo: unknown } | "all" | "any";

export interface Counted {
  readonly count: Count;
  readonly what: Described;
  readonly chosenBy?: Who;
  readonly random?: boolean;
}

export type Cards = { readonly ref: string } | Counted | { readonly both: readonly Cards[] };

/** One thing that is done. */
export interface Action {
  readonly do: string;
  readonly who?: unknown;
  readonly what?: unknown;
}

/** Something that holds; of the cards in the field "who", if it is of cards. */
export interface Statement {
  readonly is: string;
}

/** A change for a time. */
export interface Lasting<S = Statement> {
  do: "lasting";
  what: S;
  for: unknown;
}

export interface Condition {
  readonly if: string;
  readonly what?: unknown;
}
