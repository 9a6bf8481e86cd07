/** What a tournament is as data. Whatever is reckoned from it lies in the other files here, with no clock and no store. */

/** Somebody who entered, whether they are still here or not. */
export interface Entrant {
  readonly id: string;
  /** As it was when they entered; orders those whom nothing else does. */
  readonly rating: number;
  /** How many rounds had been paired when they left: they are in no later one. Null while they are here. */
  readonly dropped: number | null;
}

/** By the order in which the players stand in their pairing. */
export type Outcome = "first" | "second" | "drawn" | "bothLost";

/** How the match at a table ended. */
export interface Result {
  readonly outcome: Outcome;
  /** Games won by each where more than one is played; null for a single game. */
  readonly games: readonly [number, number] | null;
}

/** A table: two who play each other, or one who has a bye. */
export interface Pairing {
  /** From 1 in each round. */
  readonly table: number;
  /** Who has the first seat, and the other; null for a bye, which needs no result. */
  readonly players: readonly [string, string | null];
  readonly result: Result | null;
}

/** What is played at the same time. */
export interface Round {
  /** From 1, through a Swiss part and what follows it. */
  readonly number: number;
  readonly pairings: readonly Pairing[];
}

/** What elimination can be played with. */
export interface KnockoutRules {
  /** Whether those who lose in the semi-finals play for the third place. */
  readonly thirdPlace: boolean;
  /** What becomes of a drawn match. */
  readonly drawn: "higherSeed" | "rematch";
}

/** What was announced before it began. */
export type Plan = (
  | { readonly form: "swiss"; readonly rounds: number /** How many go on. */; readonly cut: number | null }
  | { readonly form: "elimination" }
) & { readonly knockout?: KnockoutRules };

/** All of it, from which everything else follows. */
export interface Tournament {
  readonly plan: Plan;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
}

/** A whole number from 0 to `below` - 1. */
export type Chance = (below: number) => number;

/** Whether somebody takes part in a round. */
export const takesPart = ({ dropped }: Entrant, round: number): boolean =>
  dropped === null || dropped >= round;

/** Whether a result is still to come. */
export const isOpen = ({ players, result }: Pairing): boolean => players[1] !== null && result === null;
