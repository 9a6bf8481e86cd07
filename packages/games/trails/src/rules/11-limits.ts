/** 11 Limits of a game between programs (trails-11.2). */
import { type Machine, NOBODY, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { CHOICE_LIMIT, CHOICES } from "../schema.ts";

/** Counts what is done in a turn: texts that feed each other would never let it end. */
export function countChoice(m: Machine): void {
  m.setNumber(CHOICES, m.number(CHOICES) + 1);
  if (m.number(CHOICE_LIMIT) > 0 && m.number(CHOICES) > m.number(CHOICE_LIMIT)) stop(m);
}

/** The game takes too long and counts as undecided. */
export function stop(m: Machine): void {
  say(m, LINES.limit);
  m.end(NOBODY, "trails-11.2");
}
