/** 7 What happens by itself (tails-7.14), and what has no health left (tails-5.5). */
import { type Ability, type Machine, type Program, program, settling } from "@tefuda/kernel";
import { anyWithoutHealth, checkDeaths } from "../deaths.ts";
import type { TextAbility } from "../effects/text.ts";
import { HELD, nextSeat, turnPlayer, USED } from "../schema.ts";
import { perTurn } from "./04-abilities.ts";

/** Notes that a text happens; one that happens once a turn does so no more. */
function mayHappen(m: Machine, card: number, ability: Ability): boolean {
  const { text, index } = ability as TextAbility;
  if (text.kind !== "when" || text.times === undefined) return true;
  const used = m.column(card, USED + index);
  m.setColumn(card, USED + index, used + 1);
  return used < perTurn(text.times);
}

/** Carries out what was set off, group by group, each player's in the order they choose, until nothing waits. */
export const settle: Program = program("settle", (f) => {
  return settling(f, {
    order: { first: turnPlayer, next: nextSeat },
    prompt: "order",
    rule: "tails-7.14",
    // those before it wait for an attack that was named only, and whose dodge was stepped before (tails-5.9)
    skipped: (m) => m.number(HELD),
    happens: mayHappen,
    sooner: {
      test: anyWithoutHealth,
      step: checkDeaths(),
    },
  });
});
