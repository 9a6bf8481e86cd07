/**
 * How texts speak of cards and players, as far as games have it in common. `D` is what a game can say of a card, `R` the
 * words by which it speaks of one again, `A` its amounts.
 */
import type { Machine } from "@tefuda/kernel";
import type { Comparison } from "../phrases/bones.ts";

/** Whom a sentence speaks of. */
export type Who =
  | "you"
  | "opponent"
  | "both" // each player
  | "owner" // of the card spoken of last
  | "its" // the player who controls the card spoken of last
  // of games for more than two, see `World.players`
  | "opponents" // each of them
  | "others" // all but those spoken of last
  | "they" // those spoken of last
  | "active" // whose turn it is
  | "defending"; // who is attacked
/** Those that every game has. */
export type PlainWho = Exclude<Who, "opponents" | "others" | "they" | "active" | "defending">;

/** How many of a description. */
export type Count<A> = { exactly: A } | { upTo: A } | "all" | "any";

/** Cards that are described, and who chooses them if not all are meant. */
export interface Counted<D, A> {
  count: Count<A>;
  what: D;
  chosenBy?: Who;
  random?: boolean;
}
/** Cards of a phrase: spoken of again and perhaps called something, described, or several of these together. */
export type Phrase<D, R, A> = { ref: R; fits?: D } | Counted<D, A> | { both: Phrase<D, R, A>[] };

export type { Comparison };
export function compare(how: Comparison, a: number, b: number): boolean {
  switch (how) {
    case "exactly":
      return a === b;
    case "atLeast":
      return a >= b;
    case "atMost":
      return a <= b;
    case "moreThan":
      return a > b;
    case "lessThan":
      return a < b;
  }
}

/** Asked of the card that bears the text and the player it acts for. */
export type CardTest = (m: Machine, self: number, seat: number) => boolean;
export type CardNum = (m: Machine, self: number, seat: number) => number;
/** Whether a card is what a description says; `self` is the card that bears the text, `seat` its player. */
export type Has = (m: Machine, card: number, self: number, seat: number) => boolean;
/** Writes the cards among which a description looks into `out`, and returns how many. */
export type Search = (m: Machine, self: number, seat: number, out: Int16Array) => number;

/** What has to hold for a text to be used or a card to be played, with words for the judge. */
export interface Requirement {
  rule: string;
  says: string;
  test: CardTest;
  /** The same as far as what all can see tells; left out where it is all open. */
  open?: CardTest;
}

export const isCounted = <D, R, A>(cards: Phrase<D, R, A>): cards is Counted<D, A> => "count" in cards;
/** Whether the opponent of the text's player is the one who chooses. */
export const isOpponents = <D, A>(cards: Counted<D, A>): boolean => cards.chosenBy === "opponent";
