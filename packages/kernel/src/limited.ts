/** Limited play: decks made of freshly opened packs or of cards picked in turn, as the package of a game states it. */
import type { CardInfo } from "./package.ts";

/** How a game is played with what was opened or drafted. */
export interface LimitedPlay {
  /** So many packs each player opens for a deck, and brings to a draft; and how many cards are in one. */
  packs: { readonly sealed: number; readonly draft: number };
  cards: number;
  /** How many cards a deck holds. */
  size: { readonly min: number; readonly max?: number };
  /** All cards of the pool are played, so there is nothing to choose. */
  whole?: true;
  /** Of how many camps a deck may hold cards, besides those of none; any number where none is named. */
  camps?: number;
  /** What a program goes by when it makes a deck; where `camps` is named it is a rule as well. */
  partOf: (card: CardInfo) => LimitedPart;
  /** Of how many camps programs make their decks, and which share of a deck they want ready by which turn at least. */
  together: number;
  curve: readonly CurveShare[];
  /** What was found out by play of what a card is worth in a deck, above what most are; a card that is not there: 0. */
  worth?: Readonly<Record<string, number>>;
  /** First words of the answers with which a card is played, equipped or laid: what counts as having something to do. */
  plays: readonly string[];
}

/** What a card is in a deck. */
export interface LimitedPart {
  /** With whose cards it goes; undefined for one that goes with any. */
  camp?: string | undefined;
  /** From which turn on it can be played without help. */
  from: number;
  /** What it is worth among cards of other camps, of what it is worth among its own: from 0 to 1. */
  alone: number;
}

/** At least this share of a deck should be ready by this turn. */
export interface CurveShare {
  by: number;
  share: number;
}
