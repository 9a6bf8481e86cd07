/** 9 Action timing, its other half: what is set off waits, and happens group by group (trails-9.4, 9.6). */
import { type Ability, act, type Machine, type Program, program, settling } from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { INITIATIVE, other, USED } from "../schema.ts";
import { checkDraws, hasLostByDraw } from "./08-winning.ts";
import { countChoice } from "./11-limits.ts";

/** Whether a text happens; one that happens once a turn does so no more, and nothing does when the game is over. */
function mayHappen(m: Machine, card: number, ability: Ability): boolean {
  m.cite("trails-9.6");
  countChoice(m);
  if (m.over) return false;
  const { text, index } = ability as TextAbility;
  if (text.kind !== "when" || text.times !== "turn") return true;
  const used = m.column(card, USED + index);
  m.setColumn(card, USED + index, used + 1);
  return used === 0;
}

/**
 * Carries out what was set off: the initiative player's first, each player's in the order they choose. Who had to draw and
 * could not has lost before, between and after (trails-8.6), so nothing is done without coming here.
 */
export const settle: Program = program("settle", (f) =>
  settling(f, {
    order: { first: (m) => m.number(INITIATIVE), next: (_m, seat) => other(seat) },
    prompt: "order",
    rule: "trails-9.4",
    happens: mayHappen,
    sooner: { test: hasLostByDraw, step: act(checkDraws) },
  }),
);
