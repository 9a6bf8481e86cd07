/** What holds while a text is on: statements as modifiers of the kernel. */

import {
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modAmount,
  modSource,
  modSubject,
  NONE,
  subjectSeat,
  WordsError,
} from "@tefuda/kernel";
import { askedOnce, type CardTest, type Made, partsOf, type Who } from "@tefuda/language";
import { isShielded, seatOfMod } from "../emblems.ts";
import {
  ANY_COST,
  emblemBit,
  FORT_DAMAGE,
  HAND,
  inZone,
  type Mark,
  mark,
  nationBit,
  POWER,
  playerOf,
} from "../schema.ts";
import type { Amount, Cards, Deed, Description, PlayerDeed, Statement } from "../text/tree.ts";
import { condition } from "./conditions.ts";
import { amount, has, isWho, meant, type Scope } from "./describe.ts";
import { MEANING } from "./says.ts";

const DEEDS: Record<Deed, Mark> = {
  attack: "cannotAttack",
  attackForts: "cannotAttackForts",
  attackGenerals: "cannotAttackGenerals",
  beAttacked: "cannotBeAttacked",
  intercept: "cannotIntercept",
  retire: "cannotRetire",
  stand: "cannotStand",
  beChosen: "cannotBeChosen",
  strikeBack: "cannotStrikeBack",
};
const PLAYER_DEEDS: Record<PlayerDeed, Mark> = {
  summon: "cannotSummon",
  equip: "cannotEquip",
  playMainTactics: "cannotPlayMainTactics",
  playBattleTactics: "cannotPlayBattleTactics",
  playScenarios: "cannotPlayScenarios",
  intercept: "playerCannotIntercept",
  ambush: "cannotAmbush",
  musou: "cannotMusou",
  draw: "cannotDraw",
};
const NO_DAMAGE = { battle: "noBattleDamage", special: "noSpecialDamage" } as const;
const LESS_DAMAGE = { battle: "lessBattleDamage", special: "lessSpecialDamage" } as const;

/** A mark that whoever sees the card is told of, in plain words: "cannot attack". */
const told = (name: Mark): { mark: number; says: string } => ({
  mark: mark(name),
  says: spaced(name),
});
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** How statements hold: while a card's text is on, or for a time by an effect. */
export type Holding = { by: "text"; on: CardOn; cond?: CardTest; entangled?: boolean } | { by: "effect" };
export type CardOn = (m: Machine, card: number) => boolean;

type Touches = NonNullable<Modifier["touches"]>;

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const cards = (on: Cards): Touches => {
    const test = meant(on, scope);
    // sangoku-11.6: the opponent's effects pass some cards by
    return (m, mod, subject) =>
      subject >= 0 &&
      test(m, subject, modSource(m, mod), seatOfMod(m, mod)) &&
      !isShielded(m, subject, seatOfMod(m, mod));
  };
  const seats =
    (who: Who): Touches =>
    (m, mod, subject) =>
      subject < NONE && isWho(m, who, subjectSeat(subject), modSource(m, mod), seatOfMod(m, mod));
  const make = (
    what: ModifierParts,
    touches: Touches,
    more: { by?: Amount; further?: CardTest } = {},
  ): Made<Amount> => {
    const during = duringOf(how, more.further);
    const fold = more.by === undefined ? undefined : foldOf(more.by, scope, how);
    const modifier = makeModifier({ touches, fold, during, ...what });
    return more.by === undefined ? { modifier } : { modifier, by: more.by };
  };
  /** What other descriptions may ask about: a text that itself asks about such things could come to ask itself. */
  const asked = (what: ModifierParts, touches: Touches): Made<Amount> => {
    const made = make(what, touches);
    const entangled = isEntangled(s) || (how.by === "text" && how.entangled === true);
    return entangled ? { modifier: askedOnce(made.modifier) } : made;
  };
  switch (s.is) {
    case "bonus":
      return [make({ stat: POWER }, cards(s.who), { by: s.by.power })];
    case "fortDamage":
      return [make({ stat: FORT_DAMAGE }, cards(s.who), { by: s.by })];
    case "has":
      return s.keywords.map((e) =>
        asked({ mark: mark("emblems"), bits: emblemBit(e), says: spaced(e) }, cards(s.who)),
      );
    case "loses":
      if (s.keywords === "all")
        return [asked({ mark: mark("lost"), bits: ALL, says: "no emblems" }, cards(s.who))];
      return s.keywords.map((e) =>
        asked({ mark: mark("lost"), bits: emblemBit(e), says: `no ${spaced(e)}` }, cards(s.who)),
      );
    case "joins":
      return [
        asked(
          { mark: mark("nations"), bits: s.traits.nation.reduce((all, n) => all | nationBit(n), 0) },
          cards(s.who),
        ),
      ];
    case "silent":
      // whether a text is on is asked of all that silence, and so of itself
      return [{ modifier: askedOnce(make(told("silent"), cards(s.who)).modifier) }];
    case "attacks":
      return [make({ mark: mark("attacks") }, cards(s.who), { by: s.more })];
    case "attacksUpTo":
      return [make({ mark: mark("attacksUpTo") }, cards(s.who), { by: s.times })];
    case "cannot": {
      const unless = s.unless ? condition(s.unless, scope) : undefined;
      return [
        make(told(DEEDS[s.what]), cards(s.who), {
          ...(unless ? { further: (m, self, seat) => !unless(m, self, seat) } : {}),
        }),
      ];
    }
    case "must":
      return [make(told("mustAttack"), cards(s.who))];
    case "unaffected":
      return [asked(told("unaffected"), meantBy(s.who, scope))];
    case "noDamage":
      return [make(told(NO_DAMAGE[s.kind]), cards(s.who))];
    case "lessDamage":
      return [make({ mark: mark(LESS_DAMAGE[s.kind]) }, cards(s.who), { by: s.by })];
    case "cost":
      return [make({ stat: ANY_COST }, playable(s.of, scope), { by: s.by })];
    case "handLimit":
      return [make({ mark: mark("handLimit") }, seats(s.whose), { by: s.by })];
    case "resourcesPerTurn":
      return [make({ mark: mark("resourcesPerTurn") }, seats(s.whose), { by: s.by })];
    case "playersCannot":
      return [make({ mark: mark(PLAYER_DEEDS[s.what]), ...against(s.what, s.card, scope) }, seats(s.who))];
  }
}
/** Being unaffected is not itself asked whether it touches what is unaffected; it is its own side's. */
function meantBy(on: Cards, scope: Scope): Touches {
  const test = meant(on, scope);
  return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
}

const ALL = 0x7fff_ffff;
function duringOf(how: Holding, further: CardTest | undefined): Modifier["during"] {
  if (how.by === "effect") {
    // put on a card, it passes by what the opponent's effects do not touch any more
    const shielded = (m: Machine, mod: number): boolean =>
      modSubject(m, mod) >= 0 && isShielded(m, modSubject(m, mod), seatOfMod(m, mod));
    return further
      ? (m, mod) => !shielded(m, mod) && further(m, modSource(m, mod), seatOfMod(m, mod))
      : (m, mod) => !shielded(m, mod);
  }
  const { on, cond } = how;
  return (m, mod) => {
    const self = modSource(m, mod);
    if (!on(m, self)) return false;
    if (!cond && !further) return true;
    const seat = seatOfMod(m, mod);
    return (!cond || cond(m, self, seat)) && (!further || further(m, self, seat));
  };
}
function foldOf(by: Amount, scope: Scope, how: Holding): NonNullable<Modifier["fold"]> {
  if (typeof by === "number") return (_m, v) => v + by;
  if (how.by === "effect") return (m, v, mod) => v + modAmount(m, mod);
  const n = amount(by, scope);
  return (m, v, mod) => v + n(m, modSource(m, mod), seatOfMod(m, mod));
}

/** Cards that a player could play from their hand. */
function playable(of: Description, scope: Scope): Touches {
  const test = has(of, scope, "any");
  return (m, mod, card) =>
    card >= 0 &&
    playerOf(m, card) === seatOfMod(m, mod) &&
    inZone(m, card, HAND) &&
    test(m, card, modSource(m, mod), seatOfMod(m, mod));
}
/** Which cards a player cannot play. */
function against(what: PlayerDeed, card: Description | undefined, scope: Scope): Pick<ModifierParts, "by"> {
  if (!card) return {};
  if (what === "draw" || what === "intercept" || what === "ambush" || what === "musou")
    throw new WordsError(MEANING.nonePlayed);
  const test = has(card, scope, "any");
  return {
    by: (m, mod, other) => other >= 0 && test(m, other, modSource(m, mod), seatOfMod(m, mod)),
  };
}

/** Whether a tree asks about emblems, nations or values, which other texts may change. */
export const isEntangled = (tree: object): boolean =>
  partsOf(tree).some((part) => {
    const d = part as Partial<Description>;
    if (!("noun" in part)) return false;
    return (
      [d.traits?.nation, d.keywords, d.lacks, d.is?.dance].some((x) => x !== undefined) ||
      (d.bounds ?? []).some(({ of }) => of === "power")
    );
  });
