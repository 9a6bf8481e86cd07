/** 11 Limits of a game between programs (trails-11.2). */
import { type Machine, NOBODY, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";

/** The game takes too long and counts as undecided. */
export function stop(m: Machine): void {
  say(m, LINES.limit);
  m.end(NOBODY, "trails-11.2");
}
