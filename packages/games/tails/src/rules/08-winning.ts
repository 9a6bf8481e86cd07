/** 8 Winning, and 9 what becomes of one who is out. */
import { cardsByPlace, isAbsent, leaves, type Machine, move, NOBODY, NONE, say } from "@tefuda/kernel";
import { clearReach } from "../effects/answers.ts";
import { leaveTo } from "../events.ts";
import { LINES } from "../lines.ts";
import { BASE, GEAR, GONE, isOut, OUT, PILE, seatsLeft, WENT_OUT } from "../schema.ts";

/** Whether the closing of the window would end the game, or take a seat out of it, against that seat (tails-7.6). */
export const endsNow = (m: Machine, seat: number): boolean =>
  m.seatNumber(seat, BASE) <= 0 || isAbsent(m, seat);

/** tails-8.1: looked at when the window after an action closes, and where no action is under way. */
export function checkBases(m: Machine): void {
  if (m.over) return;
  const before = seatsLeft(m);
  let lost = 0;
  for (let seat = 0; seat < m.layout.seats; seat++) if (!isOut(m, seat) && endsNow(m, seat)) lost++;
  if (lost === 0) return;
  m.cite("tails-8.1");
  if (lost === before) {
    say(m, LINES.tie);
    m.end(NOBODY, "tails-8.1");
    return;
  }
  const gone: number[] = [];
  for (let seat = 0; seat < m.layout.seats; seat++) {
    if (isOut(m, seat) || !endsNow(m, seat)) continue;
    m.setSeatNumber(seat, OUT, 1);
    leaves(m, seat);
    say(m, LINES.out, seat);
    gone.push(seat);
  }
  if (seatsLeft(m) === 1) {
    // nobody plays on, so the table stays as it was, to be looked at
    let winner = 0;
    while (isOut(m, winner)) winner++;
    say(m, LINES.wins, winner);
    m.end(winner, "tails-8.1");
    return;
  }
  for (const seat of gone) goesOut(m, seat);
  clearReach(m);
  m.setNumber(WENT_OUT, 1);
}

/** tails-8.3: a seat gives up; as with any loss the others play on, once the action under way is done. */
export function leave(m: Machine, seat: number): void {
  m.cite("tails-8.3");
  say(m, LINES.gaveUp, seat);
  const still = seats(m).filter((s) => !isOut(m, s) && !isAbsent(m, s));
  if (still.length === 1) {
    say(m, LINES.wins, still[0]!);
    m.end(still[0]!, "tails-8.3");
  } else if (m.asking()!.prompt === "turn") checkBases(m);
}
const seats = (m: Machine): number[] => Array.from({ length: m.layout.seats }, (_, seat) => seat);

/** tails-9.3: all cards of one who has lost leave the game, and the others play on. */
function goesOut(m: Machine, seat: number): void {
  m.cite("tails-9.3");
  const gone = m.zoneOf(GONE, seat);
  for (const card of cardsByPlace(m))
    if (m.owner(card) === seat && m.zone(card) !== gone) move(m, card, gone);
  // tails-4.6: what others had attached to them is discarded
  for (const card of cardsByPlace(m))
    if (m.zoneId(m.zone(card)) === GEAR && m.host(card) === NONE) leaveTo(m, card, PILE);
}
