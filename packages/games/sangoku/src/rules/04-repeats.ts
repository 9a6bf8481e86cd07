/** 4 Turn structure: how often one ability may be used by choice in a turn (sangoku-4.11). */
import { type Machine, type Need, needPair } from "@tefuda/kernel";
import { TEXTS, USED } from "../schema.ts";

const MOST_USES = 20;

/** Of the text `m.b` of the card `m.a`. */
export const NOT_TOO_OFTEN: Need = needPair(
  "sangoku-4.11",
  "it has been used less than 20 times this turn",
  (m) => m.b < 0 || m.b >= TEXTS || m.column(m.a, USED + m.b) < MOST_USES,
);
export function countUse(m: Machine, card: number, index: number): void {
  m.setColumn(card, USED + index, m.column(card, USED + index) + 1);
}
