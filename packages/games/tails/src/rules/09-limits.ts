/** 9 Limits of a game between programs (tails-9.4). */
import { type Machine, NOBODY, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { ACTION_LIMIT, ACTIONS } from "../schema.ts";

/** The game takes too long and counts as undecided. */
export function stop(m: Machine): void {
  say(m, LINES.limit);
  m.end(NOBODY, "tails-9.4");
}
export function countAction(m: Machine): void {
  m.setNumber(ACTIONS, m.number(ACTIONS) + 1);
  if (m.number(ACTION_LIMIT) > 0 && m.number(ACTIONS) > m.number(ACTION_LIMIT)) stop(m);
}
