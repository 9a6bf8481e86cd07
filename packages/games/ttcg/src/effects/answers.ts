/** What a Counter can answer (ttcg-7.3). */
import { effectAbility, effectAt, effectSeat, effectSource, NONE } from "@tefuda/kernel";
import { THE_ATTACK } from "../rules/07-kinds.ts";
import { ATTACKER, DEFENDER, JUST_PLAYED, opponentOf } from "../schema.ts";
import type { Action, Effect, Trigger } from "../text/tree.ts";
import { counteredHas } from "./answering.ts";
import { plain } from "./audit.ts";
import { STANDING } from "./standing.ts";
import { type AnswerTest, CARDS, type TextAbility } from "./text.ts";
import { occasions } from "./triggers.ts";

/** What a Counter can answer, from its trigger or from what it counters. */
export function answersOf(effect: Effect, trigger: Trigger | undefined): NonNullable<TextAbility["answers"]> {
  const counters = JSON.stringify(plain(effect.act));
  const tells = POINTING.test(JSON.stringify([plain(effect.cost), counters]));
  if (!trigger) {
    if (/"do":"(counter|redirect)"/.test(counters)) {
      const attack = counters.includes('"what":"attack"');
      const test = counteredTest(plain(effect.act));
      return {
        effects: !attack || counters.includes('"what":"effect"'),
        attacks: attack,
        plays: false,
        tells,
        ...(test ? { test } : {}),
      };
    }
    if (counters.includes('"endAttack"') || counters.includes('"attacker"'))
      return { effects: false, attacks: true, plays: false, tells };
    return { effects: true, attacks: true, plays: true, tells };
  }
  const names = new Set(occasions(trigger, STANDING).map((o) => o.event.name));
  return {
    effects: names.has("activated"),
    attacks: names.has("attacks") || names.has("attacked"),
    plays: names.has("played") || names.has("levels"),
    tells,
    test: answerTest(trigger),
  };
}
/** Words that speak of what is answered. */
const POINTING = /"(counter|redirect|it|them|trigger|activated|owner|its)\\?"/;

/** What a text says of the effect or attack that it counters, asked of what just happened (ttcg-7.3). */
function counteredTest(a: Action): AnswerTest | undefined {
  if (a.do === "seq") return a.of.map(counteredTest).find((x) => x !== undefined);
  if (a.do === "ifDo") return counteredTest(a.first) ?? counteredTest(a.then);
  if (a.do === "may") return counteredTest(a.what);
  if (a.do === "unless") return counteredTest(a.act);
  if ((a.do !== "counter" && a.do !== "redirect") || !a.of) return undefined;
  const has = counteredHas(a.of, STANDING);
  return (m, self, seat, what) =>
    (what === THE_ATTACK || what >= 0) && has(m, what === THE_ATTACK ? NONE : effectAt(m, what), self, seat);
}
/** Asks a trigger of what is answered, as if it happened now; leaves the three arguments of that event in `m.e`. */
function answerTest(trigger: Trigger): AnswerTest {
  const all = occasions(trigger, STANDING);
  return (m, self, seat, what) =>
    all.some((o) => {
      const { name } = o.event;
      m.e.fill(NONE);
      if (what >= 0) {
        if (name !== "activated") return false;
        const at = effectAt(m, what);
        m.e[0] = effectSource(m, at);
        m.e[1] = effectSeat(m, at);
        m.e[2] = m.game.abilities[effectAbility(m, at)]!.index;
      } else if (what === THE_ATTACK) {
        if (name !== "attacks" && name !== "attacked") return false;
        m.e[0] = m.number(name === "attacks" ? ATTACKER : DEFENDER);
        m.e[1] = m.number(name === "attacks" ? DEFENDER : ATTACKER);
        if (m.e[0]! < 0) return false;
      } else {
        if (name !== "played" && name !== "levels") return false;
        m.e[0] = m.number(JUST_PLAYED);
        m.e[1] = opponentOf(seat);
        m.e[2] = opponentOf(seat);
        if (name === "levels") m.e[1] = m.below(m.number(JUST_PLAYED));
        if (m.e[1]! < 0) return false;
      }
      m.e[CARDS] = o.event.cards;
      return o.test(m, self, seat);
    });
}
