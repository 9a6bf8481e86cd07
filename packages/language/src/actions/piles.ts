/** The vocabulary of decks, hands and discard piles: what they are called, where they lie, and what happens there. */
import { type GameEvent, type Machine, type Message, say, shuffle } from "@tefuda/kernel";
import type { Who } from "../lowering/phrases.ts";

/** What a deck and a discard pile are called. */
export interface PileWords {
  /** The deck; of several owners, if that is not the same with an "s". */
  deck: { en: string; many?: string; ja: string };
  /** The discard pile, by its zone; `all` is all cards in it, in Japanese. */
  pile: { zone: string; en: string; ja: string; all: string };
  /** Japanese verbs for putting cards into it, with where they go; the first is printed. */
  put: readonly string[];
  /** Whether cards are discarded off the field as well. */
  discards?: { anywhere: true | "named" };
  /** Whether a cost may be paid with the top of the deck. */
  milled?: true;
  /** English verbs of the game for putting the top of a deck into it, if it has such: one card, many, a number of them. */
  mill?: {
    one?: readonly string[];
    many?: readonly string[];
    number?: readonly string[];
    /** Whether these are what is printed. */
    first?: boolean;
  };
}

/** Where a game's cards lie, what happens there, and what is said of it. */
export interface Piles<D, A> {
  hand: number;
  deck: number;
  /** Arguments: seat, how many. */
  draws: GameEvent;
  /** Out of a hand. Arguments: card, seat. */
  discarded: GameEvent;
  /** The top card of a deck; NONE if there is none. */
  top(m: Machine, seat: number): number;
  /** A card goes from a deck to where discarded cards lie, and is told of. */
  fall(m: Machine, card: number): void;
  asksFace(d: D): boolean;
  /** Whose hand a description names. */
  handOf(d: D): Who | undefined;
  /** The same description, in any hand; and among so many top cards of the own deck. */
  inHands(d: D): D;
  inDeck(d: D, top: A): D;
  /** As many cards as no deck has. */
  whole: A;
  lines: {
    shuffles: Message;
    /** A card is shown to all, to a seat; a seat looks at the hand of a seat. */
    shows: Message;
    sees?: Message;
    looks: Message;
  };
}

/** What is known of decks that are shuffled. */
export interface Decks {
  deck: number;
  lines: { shuffles: Message };
}

export function shuffleDeck({ deck, lines }: Decks, m: Machine, seat: number): void {
  say(m, lines.shuffles, seat);
  shuffle(m, m.zoneOf(deck, seat));
}
