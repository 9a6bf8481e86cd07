/**
 * What holds: what a Passive text always does, what a Continuous or Equip text does while it is active, and what any text
 * does for a time, as modifiers of the kernel - whom they touch, and while what is so.
 */

import {
  GROUP,
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modSeat,
  modSource,
  modSubject,
  subjectSeat,
  topOf,
  WordsError,
} from "@tefuda/kernel";
import type { CardTest, Touches } from "@tefuda/language";
import type { HeldOnly } from "../durations.ts";
import { hasAll } from "../rules/14-targets.ts";
import { controller, type Mark, mark, onTop, PLAYER } from "../schema.ts";
import type { Amount, Cards, Who } from "../text/tree.ts";
import { hasLostEffects, isImmune, losesImmunity } from "./immunity.ts";
import { whoIn } from "./places.ts";
import { MEANING } from "./says.ts";
import { type Scope, scopeOf, takesAll } from "./scope.ts";

/** The seat a modifier acts for: who made it, or for what always holds whoever controls its card now. */
export const actsFor = (m: Machine, mod: number): number =>
  modSeat(m, mod) >= 0 ? modSeat(m, mod) : controller(m, modSource(m, mod));

/** In a standing modifier "it" is the card it is attached to, or the card on top of it. */
export const STANDING: Scope = scopeOf({
  it: (m, self) => (m.host(self) >= 0 ? m.host(self) : m.above(self) >= 0 ? topOf(m, self) : self),
  trigger: (m, self) => (m.host(self) >= 0 ? m.host(self) : m.above(self) >= 0 ? topOf(m, self) : self),
  player: (m) => m.number(PLAYER),
});

/** Whether a subject is among the cards of a phrase at this moment. */
export function touching(cards: Cards, equip: boolean): Touches {
  if ("both" in cards) {
    const all = cards.both.map((c) => touching(c, equip));
    return (m, mod, subject) => all.some((t) => t(m, mod, subject));
  }
  if ("ref" in cards) {
    if (equip && (cards.ref === "it" || cards.ref === "equipped"))
      return (m, mod, subject) => subject >= 0 && m.host(modSource(m, mod)) === subject;
    const one = STANDING.one(cards.ref);
    return (m, mod, subject) => subject >= 0 && one(m, modSource(m, mod), actsFor(m, mod)) === subject;
  }
  takesAll(cards);
  const has = hasAll(cards.what, STANDING);
  const { zone } = cards.what;
  if (zone && zone.in !== "field") throw new WordsError(MEANING.standing);
  return (m, mod, subject) =>
    subject >= 0 && onTop(m, subject) && has(m, subject, modSource(m, mod), actsFor(m, mod));
}

/** What a modifier says of itself: its field in {@link Modifier} without subject and term. */
export type Blueprint = Omit<ModifierParts, "touches">;

/** One modifier that a statement makes, with the number that it keeps, where it keeps one. */
export interface Part {
  blueprint: Blueprint;
  amount?: Amount;
  /** A value as the amount makes it. */
  made?: (before: number, n: number) => number;
}
/** What a statement makes, and of whom: of cards, of players, or of a group that no phrase means. */
export interface Made {
  of: Cards | Who | Touches;
  parts: readonly Part[];
  uses?: number;
  /** Of a number for a turn: whether the text says that it is for each; left out where that is no question. */
  eachTurn?: boolean;
}

const SAYS: Partial<Record<Mark, string>> = {
  cannotAttack: "cannot attack",
  cannotBeDestroyed: "indestructible",
  cannotBeDestroyedInBattle: "cannot be destroyed in battle",
  cannotBeDestroyedByEffects: "cannot be destroyed by effects",
  cannotBeAttacked: "cannot be attacked",
  cannotActivate: "cannot activate effects",
  cannotBeLevelledUp: "cannot be levelled up",
  cannotTap: "cannot be tapped",
  cannotUntap: "cannot be untapped",
  cannotAttackDirectly: "cannot attack directly",
  cannotLeaveField: "cannot leave the field",
  cannotChangeControl: "cannot change control",
  cannotBeTargeted: "cannot be targeted",
  immune: "immune",
  mustAttack: "must attack",
  mustBeTarget: "must be attacked",
  attackTimes: "attacks more than once",
  attackDirectly: "may attack directly",
  activateInOpponentsTurn: "acts in the opponent's turn",
  activateTapped: "acts while tapped",
  noEffects: "has lost its effects",
  cannotAttackTarget: "cannot attack some units",
};
export const putMark = (name: Mark, by?: Modifier["by"]): Blueprint => ({
  mark: mark(name),
  says: SAYS[name],
  ...(by ? { by } : {}),
});

/** A blueprint with whom it touches, as a modifier. */
export function modifierFor(
  blueprint: Blueprint,
  touches: Modifier["touches"] | undefined,
  during?: CardTest,
): Modifier {
  return makeModifier({
    ...blueprint,
    touches: touches && !ASKED_APART.has(blueprint.mark) ? sparing(touches) : touches,
    ...(during ? { during: (m, mod) => during(m, modSource(m, mod), actsFor(m, mod)) } : {}),
  });
}

/** ttcg-11.2: what lasts does nothing to a card that is immune to the card it comes from, for as long as it is. */
export function sparing(touches: Touches): Touches {
  return (m, mod, subject) =>
    touches(m, mod, subject) && !(subject >= 0 && isImmune(m, subject, modSource(m, mod)));
}
/** Immunity itself, and the loss of effects, which asks about immunity where it is looked at. */
const always = (): boolean => true;
const ASKED_APART: ReadonlySet<number | undefined> = new Set([mark("immune"), mark("noEffects")]);

/** What a card always does, or does while it is active, stops while it has lost its effects. */
export function whileItHasEffects(modifier: Modifier): Modifier {
  if (modifier.mark === mark("noEffects")) return modifier;
  const { during, by } = modifier;
  if (modifier.mark === mark("immune"))
    return makeModifier({
      ...modifier,
      by: (m, mod, other) => (by?.(m, mod, other) ?? true) && !losesImmunity(m, mod, by ?? always),
    });
  return makeModifier({
    ...modifier,
    during: (m, mod) => !hasLostEffects(m, modSource(m, mod)) && (during?.(m, mod) ?? true),
  });
}
/** While it is active: the same, and for a single card only while that is not immune to it. */
export function whileActive(modifier: Modifier): Modifier {
  const standing = whileItHasEffects(modifier);
  const { during } = standing;
  if (ASKED_APART.has(modifier.mark)) return standing;
  return makeModifier({
    ...standing,
    during: (m, mod) => {
      const on = modSubject(m, mod);
      return !(on >= 0 && isImmune(m, on, modSource(m, mod))) && (during?.(m, mod) ?? true);
    },
  });
}

/** Touches the seats that a word for players means. */
export function touchingSeats(who: Who): Touches {
  const is = whoIn(who, STANDING);
  return (m, mod, subject) =>
    subject < GROUP && is(m, subjectSeat(subject), modSource(m, mod), actsFor(m, mod));
}
/** Touches all of whom something is said, whoever these are at a moment. */
export function touchingAll(of: Made["of"], equip: boolean): Touches {
  if (typeof of === "function") return of;
  return typeof of === "string" ? touchingSeats(of) : touching(of, equip);
}
/** Touches them only at certain times within its term. */
export const heldTouching = (touches: Touches, only: HeldOnly): Touches =>
  only ? (m, mod, subject) => only(m, mod, subject) && touches(m, mod, subject) : touches;
/** The same of what is put on a card or a player. */
export const heldOn = (blueprint: Blueprint, only: HeldOnly): Blueprint =>
  only ? { ...blueprint, during: (m, mod) => only(m, mod, modSubject(m, mod)) } : blueprint;
