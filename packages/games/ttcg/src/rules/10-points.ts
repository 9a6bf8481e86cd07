/** 10 Points and the end of the game. */
import { act, happen, type Machine, NOBODY, type Program, program, say, seq, when } from "@tefuda/kernel";
import { LOSE } from "../events.ts";
import { LINES } from "../lines.ts";
import { DECK, ENDLESS, points, REPEATS, turnPlayer } from "../schema.ts";

/** ttcg-10.3: looked at when a chain, an attack or a missed draw has been carried out, before what it set off. */
export function checkEnd(m: Machine): void {
  const a = points(m, 0);
  const b = points(m, 1);
  if (a > 0 && b > 0) return;
  if (a === b) {
    say(m, LINES.tie);
    m.end(NOBODY, "ttcg-10.3");
    return;
  }
  const winner = a > b ? 0 : 1;
  say(m, LINES.wins, winner);
  m.end(winner, "ttcg-10.3");
}

const MISSED_DRAW = 5;
/** ttcg-10.4: a draw phase that begins with an empty deck costs 5 points instead. */
export const missedDraw: Program = program("missed draw", () =>
  when(
    (m) => m.count(m.zoneOf(DECK, turnPlayer(m))) === 0,
    seq(
      act((m) => say(m, LINES.emptyDeck, turnPlayer(m))),
      happen(LOSE, [turnPlayer, () => MISSED_DRAW]),
      act(checkEnd),
    ),
  ),
);

/** ttcg-10.5: a thousand effects in one turn that nobody activated at will end the game undecided. */
export function goOnForEver(m: Machine): void {
  say(m, LINES.endless);
  m.end(NOBODY, "ttcg-10.5");
}
export function countRepeat(m: Machine): void {
  m.setNumber(REPEATS, m.number(REPEATS) + 1);
  if (m.number(REPEATS) >= ENDLESS) goOnForEver(m);
}
