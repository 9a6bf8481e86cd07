/** Which seats a word for players means. */
import { type Machine, wasIn } from "@tefuda/kernel";
import type { PlainWho } from "./phrases.ts";

/** Whether a seat is one that a word means, asked of the card that bears the text and of its player. */
export type SeatTest = (m: Machine, s: number, self: number, seat: number) => boolean;
/** Whether a seat is one that a word means; `card` is the one whose owner or player is meant, `seat` the text's player. */
export type IsWho = (m: Machine, who: PlainWho, s: number, card: number, seat: number) => boolean;

/** @param controllerOf the player on whose side a card lies, or last did */
export const whoBy =
  (controllerOf: (m: Machine, card: number) => number): IsWho =>
  (m, who, s, card, seat) => {
    switch (who) {
      case "you":
        return s === seat;
      case "opponent":
        return s !== seat;
      case "both":
        return true;
      case "owner":
        return s === m.owner(card);
      case "its":
        return s === controllerOf(m, card);
    }
  };

/** Who controls a card, or did when it was last in play. */
export function controllerOf(m: Machine, card: number): number {
  const was = wasIn(m, card);
  return !m.inPlay(m.zone(card)) && was >= 0 && m.inPlay(was) ? m.seatOf(was) : m.actsFor(card);
}
