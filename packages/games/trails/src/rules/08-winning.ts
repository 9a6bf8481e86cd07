/** 8 End: bond and empty decks (trails-8.5, 8.6). */
import { type Machine, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { BOND, CANNOT_DRAW, INITIATIVE, other } from "../schema.ts";

function wins(m: Machine, seat: number, rule: string): void {
  say(m, LINES.wins, seat);
  m.end(seat, rule);
}
/** The higher bond; with equal bond the one without the initiative. */
function better(m: Machine): number {
  const a = m.seatNumber(0, BOND);
  const b = m.seatNumber(1, BOND);
  if (a === b) return other(m.number(INITIATIVE));
  return a > b ? 0 : 1;
}

const hasNoBond = (m: Machine, seat: number): boolean => m.seatNumber(seat, BOND) <= 0;
/** trails-8.5: looked at when the cure phase begins. */
export function checkBond(m: Machine): void {
  m.cite("trails-8.1");
  if (!hasNoBond(m, 0) && !hasNoBond(m, 1)) return;
  m.cite("trails-8.5");
  wins(m, winnerIf(m, hasNoBond), "trails-8.5");
}
/** trails-8.8 */
export function leave(m: Machine, seat: number): void {
  say(m, LINES.gaveUp, seat);
  wins(m, other(seat), "trails-8.8");
}
const couldNotDraw = (m: Machine, seat: number): boolean => m.seatNumber(seat, CANNOT_DRAW) !== 0;
export const hasLostByDraw = (m: Machine): boolean => !m.over && (couldNotDraw(m, 0) || couldNotDraw(m, 1));
/** trails-8.6: looked at when what made somebody draw is done. */
export function checkDraws(m: Machine): void {
  wins(m, winnerIf(m, couldNotDraw), "trails-8.6");
}
/** Who wins where at least one has lost: the other, or of both the better one. */
function winnerIf(m: Machine, lost: (m: Machine, seat: number) => boolean): number {
  if (lost(m, 0) && lost(m, 1)) return better(m);
  return lost(m, 0) ? 1 : 0;
}
