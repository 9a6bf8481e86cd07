/** 1 Upfront rules: effects at the same time, and those that these set off (sangoku-1.5 to 1.8, 1.12). */
import { type Ability, type Machine, NOBODY, type Program, program, say, settling } from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { anybodyDown, checkRetirements } from "../retirements.ts";
import { MOST_REPEATS, PLAYER, REPEATS, TEXTS, USED } from "../schema.ts";
import type { Icon, Text } from "../text/tree.ts";

/** The rule of each icon. */
const ICONS: Readonly<Record<Icon, string>> = {
  enter: "sangoku-9.4",
  declareAttack: "sangoku-9.7",
  declareInterception: "sangoku-9.8",
  battleOccurs: "sangoku-9.9",
  retire: "sangoku-9.10",
  battleRetire: "sangoku-9.11",
  attackerRetire: "sangoku-9.12",
  defenderRetire: "sangoku-9.12",
  fortSuccess: "sangoku-9.13",
  battleSuccess: "sangoku-9.14",
  attackSuccess: "sangoku-9.15",
  interceptionSuccess: "sangoku-9.16",
  triggerAwaken: "sangoku-9.19",
  musou: "sangoku-9.22",
};
function cite(m: Machine, text: Text): void {
  // sangoku-1.7: the next begins when the one before is done
  m.cite("sangoku-1.7");
  if (text.kind === "icon") m.cite(ICONS[text.icon]);
  if (text.kind === "when") m.cite("sangoku-9.2");
  if (text.kind === "effect") {
    m.cite("sangoku-8.5");
    m.cite("sangoku-8.6");
  }
}

/** sangoku-4.10 */
export function goOnForEver(m: Machine): void {
  say(m, LINES.endless);
  m.end(NOBODY, "sangoku-4.10");
}
/** Whether an effect happens now: not one with "once per turn" that has happened by now (sangoku-9.21). */
function happens(m: Machine, card: number, ability: Ability): boolean {
  if (m.over) return false;
  m.cite("sangoku-1.12");
  m.setNumber(REPEATS, m.number(REPEATS) + 1);
  if (m.number(REPEATS) > MOST_REPEATS) {
    goOnForEver(m);
    return false;
  }
  const { text, index } = ability as TextAbility;
  cite(m, text);
  if (index >= TEXTS || !("times" in text) || !text.times) return true;
  m.cite("sangoku-9.21");
  return m.column(card, USED + index) === 0;
}

/** Carries out what was set off, group by group, in the order that the turn player chooses (sangoku-1.8). */
export const settle: Program = program("settle", (f) =>
  settling(f, {
    order: { chooser: (m) => m.number(PLAYER) },
    prompt: "order",
    rule: "sangoku-1.8",
    happens,
    sooner: { test: anybodyDown, step: checkRetirements },
  }),
);
