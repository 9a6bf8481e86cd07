/**
 * Standing changes: what a Passive text always does, what a Continuous or Equip text does while it is active, and what
 * any text does for a time - values, types, bans and permissions - as modifiers of the kernel.
 */

import {
  GROUP,
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modAmount,
  modSeat,
  modSource,
  modSubject,
  printed,
  subjectSeat,
  topOf,
  WordsError,
} from "@tefuda/kernel";
import type { CardTest } from "@tefuda/language";
import { hasAll } from "../rules/14-targets.ts";
import {
  controller,
  type Mark,
  mark,
  onTop,
  PLAYER,
  SUBTYPES,
  subTypeBit,
  TYPES,
  typeBit,
} from "../schema.ts";
import { measuring } from "../text/measuring.ts";
import type { Amount, Cards, Change, Traits, Who } from "../text/tree.ts";
import { taken } from "./audit.ts";
import { STAT } from "./comparing.ts";
import { hasLostEffects, isImmune, losesImmunity } from "./immunity.ts";
import { isWhoOf } from "./places.ts";
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
export function touching(
  cards: Cards,
  equip: boolean,
): (m: Machine, mod: number, subject: number) => boolean {
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

const unlessImmune: Modifier["by"] = (m, mod, card) => !isImmune(m, card, modSource(m, mod));

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
export function sparing(touches: NonNullable<Modifier["touches"]>): NonNullable<Modifier["touches"]> {
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

/** ttcg-15.7: of a value below 0 there is nothing to double or halve. */
const atLeast0 = (n: number): number => Math.max(0, n);

/** A blueprint with the amount that it folds in, where it has one. */
interface Part {
  blueprint: Blueprint;
  amount?: Amount;
  /** A value as the amount makes it. */
  made?: (before: number, n: number) => number;
}

/** The modifiers of what becomes of cards, amounts read live (`standing`) or kept in the modifier. */
export function valueModifiers(
  said: Change,
  scope: Scope,
  standing: boolean,
): { what: Cards; blueprints: Part[] } {
  const changing = (stat: number, amount: Amount, made: NonNullable<Part["made"]>): Part => {
    // taken from a chosen card it is taken once
    const live =
      standing && typeof amount !== "number" && measuring(amount).length === 0
        ? scope.amount(amount)
        : undefined;
    const n = (m: Machine, mod: number): number =>
      live ? live(m, modSource(m, mod), actsFor(m, mod)) : modAmount(m, mod);
    return { blueprint: { stat, fold: (m, before, mod) => made(before, n(m, mod)) }, amount, made };
  };
  switch (said.is) {
    case "bonus":
      return {
        what: said.who,
        blueprints: said.by.map(({ stat, by }) =>
          typeof by === "object" && "less" in by
            ? changing(STAT[stat], by.less, (before, n) => before - n)
            : changing(STAT[stat], by, (before, n) => before + n),
        ),
      };
    case "set":
      return {
        what: said.who,
        blueprints: taken(said.stats).map((stat) => changing(STAT[stat], said.to, (_before, n) => n)),
      };
    case "scale": {
      const fold: Modifier["fold"] =
        said.by === "double" ? (_m, v) => v + atLeast0(v) : (_m, v) => v - Math.ceil(atLeast0(v) / 2);
      return { what: said.who, blueprints: [{ blueprint: { stat: STAT[said.stat], fold } }] };
    }
    case "invert": {
      // ttcg-15.7: changes count in the order they came, so this turns those before it: what was gained is lost
      const turned = (stat: number): Blueprint => ({
        stat,
        fold: (m, before, _mod, card) => 2 * printed(m, card, stat) - before,
        says: "its changes are inverted",
      });
      return {
        what: { count: "all", what: { noun: "unit" } },
        blueprints: taken(said.stats).map((name) => ({ blueprint: turned(STAT[name]) })),
      };
    }
    case "becomes":
      return { what: said.who, blueprints: said.chosen ? [chosenTrait(said)] : newTraits(said) };
    case "loses":
      return {
        what: said.who,
        blueprints: traitBits(said.traits).map(({ stat, bits }) => ({
          blueprint: { stat, fold: (_m, before) => before & ~bits },
        })),
      };
    case "losesEffects":
      return { what: said.who, blueprints: [{ blueprint: putMark("noEffects", unlessImmune) }] };
    case "hasEffects":
      throw new WordsError(MEANING.notYet(MEANING.textsOfOthers));
  }
}

type Becomes = Extract<Change, { is: "becomes" }>;
const TRAIT_STATS = { type: TYPES, subtype: SUBTYPES } as const;

/** Types and sub-types as bits of the stats that hold them. */
function traitBits({
  type,
  subtype,
}: Partial<Traits>): { stat: number; bits: number; words: readonly string[] }[] {
  const all = (stat: number, words: readonly string[], bits: readonly number[]) =>
    words.length === 0 ? [] : [{ stat, words, bits: bits.reduce((n, bit) => n | bit, 0) }];
  const [types, subtypes] = [taken(type ?? []), taken(subtype ?? [])];
  return [...all(TYPES, types, types.map(typeBit)), ...all(SUBTYPES, subtypes, subtypes.map(subTypeBit))];
}
const newTraits = ({ traits = {}, also }: Becomes): Part[] =>
  traitBits(traits).map(({ stat, bits, words }) => ({
    blueprint: {
      stat,
      fold: also ? (_m, before) => before | bits : () => bits,
      says: `is ${words.join(" and ")}`,
    },
  }));
/** The word chosen is a number, which the modifier keeps. */
const chosenTrait = ({ chosen, also }: Becomes): Part => ({
  blueprint: {
    stat: TRAIT_STATS[chosen!],
    fold: also
      ? (m, before, mod) => before | (1 << modAmount(m, mod))
      : (m, _before, mod) => 1 << modAmount(m, mod),
    says: `has the chosen ${chosen}`,
  },
  amount: { chosenWord: chosen } as never,
});

/** Touches the seats that a word for players means. */
export function touchingSeats(who: Who): Modifier["touches"] {
  return (m, mod, subject) =>
    subject < GROUP && isWhoOf(m, who, subjectSeat(subject), modSource(m, mod), actsFor(m, mod), STANDING);
}

/** An amount as a mark keeps it when its modifier carries none. */
export const fixed = (n: number | undefined): Pick<ModifierParts, "fold"> =>
  n === undefined ? {} : { fold: () => n };
