/** 7 What happens by itself (tails-7.14), and what has no health left (tails-5.5). */
import {
  type Ability,
  assign,
  happen,
  type Machine,
  NONE,
  type Program,
  program,
  seq,
  settling,
} from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { DEATH } from "../events.ts";
import {
  DAMAGE,
  GROUNDS,
  HAS_HEALTH,
  HEALTH,
  HELD,
  healthLeft,
  is,
  nextSeat,
  turnPlayer,
  UNITS,
  USED,
} from "../table.ts";

/** A card on the battlefield that has lost all its health, as when what raised it has ended. */
function withoutHealth(m: Machine): number {
  for (let seat = 0; seat < m.layout.seats; seat++) {
    for (let i = 0; i < WITH_HEALTH.length; i++)
      for (let c = m.first(m.zoneOf(WITH_HEALTH[i]!, seat)); c >= 0; c = m.next(c))
        if (mayBeDead(m, c) && is(m, c, HAS_HEALTH) && healthLeft(m, c) <= 0) return c;
  }
  return NONE;
}
const WITH_HEALTH = [UNITS, GROUNDS];
/** Without damage only a change of health can have brought it to nothing. */
const mayBeDead = (m: Machine, card: number): boolean =>
  m.column(card, DAMAGE) > 0 || m.s[m.layout.tally + HEALTH]! > 0;

/** Notes that a text happens; one that happens once a turn does so no more. */
function mayHappen(m: Machine, card: number, ability: Ability): boolean {
  const { text, index } = ability as TextAbility;
  if (text.kind !== "when" || text.times !== "turn") return true;
  const used = m.column(card, USED + index);
  m.setColumn(card, USED + index, used + 1);
  return used === 0;
}

/** Carries out what was set off, group by group, each player's in the order they choose, until nothing waits. */
export const settle: Program = program("settle", (f) => {
  const dead = f.local();
  return settling(f, {
    order: { first: turnPlayer, next: nextSeat },
    prompt: "order",
    rule: "tails-7.14",
    // those before it wait for an attack that was named only, and whose dodge was stepped before (tails-5.9)
    skipped: (m) => m.number(HELD),
    happens: mayHappen,
    sooner: {
      test: (m) => withoutHealth(m) !== NONE,
      step: seq(assign(dead, withoutHealth), happen(DEATH, [dead, () => NONE])),
    },
  });
});
