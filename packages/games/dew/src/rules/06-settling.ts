/** 6 What texts set off (dew-6.4), and 9 the end, which is looked at before, between and after (dew-9.1 to 9.4). */
import { act, type Machine, NOBODY, type Program, program, say } from "@tefuda/kernel";
import { settleIn } from "@tefuda/language/standard/index";
import { LINES } from "../lines.ts";
import { BLOOM, CHOICE_LIMIT, CHOICES, DRY, other, PLAYER } from "../schema.ts";
import { WORLD } from "../world.ts";

const isFaded = (m: Machine, seat: number): boolean => m.seatNumber(seat, BLOOM) <= 0;
const isDry = (m: Machine, seat: number): boolean => m.seatNumber(seat, DRY) === 1;
const hasLost = (m: Machine, seat: number): boolean => isFaded(m, seat) || isDry(m, seat);

/** dew-9.1, 9.2: if both have lost at once, nobody wins. */
function end(m: Machine): void {
  const rule = isDry(m, 0) || isDry(m, 1) ? "dew-9.2" : "dew-9.1";
  if (hasLost(m, 0) && hasLost(m, 1)) {
    say(m, LINES.nobody);
    m.end(NOBODY, rule);
  } else wins(m, hasLost(m, 0) ? 1 : 0, rule);
}
function wins(m: Machine, seat: number, rule: string): void {
  say(m, LINES.wins, seat);
  m.end(seat, rule);
}
/** dew-9.3 */
export function leave(m: Machine, seat: number): void {
  say(m, LINES.gaveUp, seat);
  wins(m, other(seat), "dew-9.3");
}
/** dew-9.4 */
export function stop(m: Machine): void {
  say(m, LINES.limit);
  m.end(NOBODY, "dew-9.4");
}
/** Counts what is done in a turn: texts that feed each other would never let it end. */
export function countChoice(m: Machine): void {
  m.setNumber(CHOICES, m.number(CHOICES) + 1);
  if (m.number(CHOICE_LIMIT) > 0 && m.number(CHOICES) > m.number(CHOICE_LIMIT)) stop(m);
}

/** dew-6.4: those of the player whose turn it is first, each player's in the order they choose. */
export const settle: Program = program("settle", (f) =>
  settleIn(WORLD, f, {
    order: { first: (m) => m.number(PLAYER), next: (_m, seat) => other(seat) },
    prompt: "order",
    rule: "dew-6.4",
    happens(m) {
      m.cite("dew-6.4");
      countChoice(m);
      return !m.over;
    },
    sooner: { test: (m) => !m.over && (hasLost(m, 0) || hasLost(m, 1)), step: act(end) },
  }),
);
