/**
 * Consent to a trading round is a limit that is given before the bell: what is less dear goes without a question. What is dearer
 * stays with its owner, or they are asked what they would give and get; what they refuse is struck, and the round solved anew.
 */
import type { Part } from "./gather.ts";

export interface Consent {
  /** Up to this rank copies are given without a question; 10: always. */
  dear: number;
  /** What becomes of dearer ones: their owner is asked, or keeps them. */
  over: "ask" | "keep";
}

/** So many copies that somebody would give, and the card that they would get for each, by cards. */
export interface Swap {
  give: number;
  get: number;
  copies: number;
}

/** What somebody has said in this round so far. */
export interface Said {
  agreed: readonly Swap[];
  /** Cards that they will not give any more. */
  struck: readonly number[];
}

/** So often a round is solved anew for what was refused; after that without whoever would have to be asked. */
export const TRIES = 3;

/** What goes into a round of what somebody has: not what they keep, nor what they have struck. */
export function admitted(part: Part, { dear, over }: Consent, { struck }: Said, asks: boolean): Part {
  const stays = (card: number, rank: number): boolean =>
    struck.includes(card) || (rank > dear && (over === "keep" || !asks));
  return { ...part, gives: part.gives.filter(({ card, rank }) => !stays(card, rank)) };
}

/** Whether somebody has to be asked before this is done: it is dearer than their limit, and they have not agreed to so many yet. */
export function mustAsk(
  { give, get, copies }: Swap,
  rank: number,
  { dear }: Consent,
  { agreed }: Said,
): boolean {
  const most = Math.max(
    0,
    ...agreed.filter((one) => one.give === give && one.get === get).map((one) => one.copies),
  );
  return rank > dear && copies > most;
}
