/** What a text says of the action it answers (tails-7.10): which actions those are, and which cards are meant. */
import {
  actionArg,
  actionUnderWay,
  keepTable,
  type Machine,
  NONE,
  nextAction,
  setActionArg,
} from "@tefuda/kernel";
import type { CardNum, CardTest } from "@tefuda/language";
import { has, type Scope } from "@tefuda/language/standard/index";
import { ANSWERED, ANSWERED_AS, ANSWERED_OTHER, playerOf } from "../schema.ts";
import type { Answers, Reference } from "../text/tree.ts";
import { definitionOf } from "./text.ts";

/** What an action is (tails-7.3). */
export const VERB = {
  deploy: 1,
  equip: 2,
  attack: 3,
  attackBase: 4,
  dodge: 5,
  use: 6,
  play: 7,
  spring: 8,
  layTrap: 9,
  waste: 10,
} as const;

// Numbers of an action, as the kernel keeps them.
export const VERB_ARG = 0;
export const CARD_ARG = 1;
/**
 * The target of an attack, the attacker for a dodge, the bearer of Equipment, the number of an ability; the seat whose
 * base is attacked, once that is known.
 */
export const OTHER_ARG = 2;
/** What is no card stands among cards below NONE, as seats do among subjects; gives it from that as well. */
export const noCard = (n: number): number => -2 - n;
export const SEAT_ARG = 3;
export const NUMBER_ARG = 4;
/** 1 for an Event or Trap, or an attack, that another one counters. */
export const COUNTERED_ARG = 5;

/** Notes which action is answered: the one at a place, or none. */
export function noteAnswered(m: Machine, at: number): void {
  m.setNumber(ANSWERED, at === NONE ? NONE : actionArg(m, at, CARD_ARG));
  m.setNumber(ANSWERED_AS, at === NONE ? 0 : actionArg(m, at, VERB_ARG));
  m.setNumber(ANSWERED_OTHER, at === NONE ? NONE : actionArg(m, at, OTHER_ARG));
}
/** tails-7.10: an action answers the one that it was put before; made now, what had been made last when it was made. */
export function noteAnsweredBy(m: Machine, at: number): void {
  const behind = nextAction(m, at);
  if (behind !== NONE) {
    noteAnswered(m, behind);
    return;
  }
  const { reserve, numbers } = m.layout;
  for (let number = ANSWERED; number <= ANSWERED_OTHER; number++)
    m.setNumber(number, m.s[reserve + numbers + number]!);
}

/** tails-7.7: nothing that was done until now can be stepped before. */
export function clearReach(m: Machine): void {
  keepTable(m);
  noteAnswered(m, NONE);
}

/** A card that a reference finds in the action answered, NONE where that is no such action. A dodge stands for its attack. */
export function answeredCard(m: Machine, ref: Reference): number {
  const verb = m.number(ANSWERED_AS);
  const card = m.number(ANSWERED);
  const other = m.number(ANSWERED_OTHER);
  const attack = verb === VERB.attack || verb === VERB.attackBase;
  if (ref === "attacker") return attack ? card : verb === VERB.dodge ? other : NONE;
  if (ref === "attacked") return verb === VERB.attack ? other : verb === VERB.dodge ? card : NONE;
  const wanted =
    ref === "played" ? [VERB.play, VERB.spring] : ref === "deployed" ? [VERB.deploy, VERB.equip] : [];
  return wanted.some((one) => one === verb) ? card : NONE;
}

/** Whether the action made last is one that a text answers. */
export function answersTest(only: Answers, scope: Scope): CardTest {
  const fits = "what" in only ? has(only.what, scope, "any") : undefined;
  const by = only.to === "attack" && only.by ? has(only.by, scope, "any") : undefined;
  const on = only.to === "attack" && only.on && only.on !== "base" ? has(only.on, scope, "any") : undefined;
  return (m, self, seat) => {
    const verb = m.number(ANSWERED_AS);
    const card = m.number(ANSWERED);
    switch (only.to) {
      case "attack": {
        const attacker = answeredCard(m, "attacker");
        const attacked = answeredCard(m, "attacked");
        if (attacker === NONE) return false;
        if (only.on === "base" && (verb !== VERB.attackBase || m.number(ANSWERED_OTHER) !== noCard(seat)))
          return false;
        if (on && attacked === NONE) return false;
        return (!by || by(m, attacker, self, seat)) && (!on || on(m, attacked, self, seat));
      }
      case "baseHit":
        return (
          (verb === VERB.attackBase && m.number(ANSWERED_OTHER) === noCard(seat)) ||
          (verb === VERB.dodge && playerOf(m, card) === seat)
        );
      case "dodge":
        return verb === VERB.dodge;
      case "use":
        return verb === VERB.use;
      case "deploy":
        return (verb === VERB.deploy || verb === VERB.equip) && fits!(m, card, self, seat);
      case "play":
        return (verb === VERB.play || verb === VERB.spring) && fits!(m, card, self, seat);
    }
  };
}

/** Whether all texts of a card that answer something find it in the action made last. */
export function answersAction(m: Machine, card: number, seat: number): boolean {
  const texts = definitionOf(m, card).abilities;
  for (let i = 0; i < texts.length; i++)
    if (texts[i]!.answers && !texts[i]!.answers!(m, card, seat)) return false;
  return true;
}

/** tails-7.11: the Event or Trap, or the attack, that stands behind the action under way will have no effect; whether there is one. */
export function counterNext(m: Machine): boolean {
  const at = actionUnderWay(m);
  const behind = at === 0 ? NONE : nextAction(m, at);
  if (behind === NONE) return false;
  setActionArg(m, behind, COUNTERED_ARG, 1);
  return true;
}
export function isCountered(m: Machine): boolean {
  const at = actionUnderWay(m);
  return at !== 0 && actionArg(m, at, COUNTERED_ARG) === 1;
}

/** The cards that a text can speak of without having chosen any. */
export const answeredOne =
  (ref: string): CardNum =>
  (m, self) =>
    ref === "this" ? self : ref === "bearer" ? m.host(self) : answeredCard(m, ref as Reference);
