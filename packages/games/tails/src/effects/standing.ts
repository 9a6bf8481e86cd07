/** What holds while a text holds: statements as modifiers of the kernel. */

import {
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modAmount,
  modSeat,
  modSource,
  NONE,
  printed,
  seatSubject,
  subjectSeat,
  WordsError,
} from "@tefuda/kernel";
import { compare, timesOf } from "@tefuda/language";
import { leads } from "@tefuda/language/conditions/asked";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { givenMark, lostMark } from "../keywords.ts";
import {
  ATTACK,
  ATTACKS,
  BASE,
  DEFENSE,
  HAND,
  HEALTH,
  type Mark,
  mark,
  playerOf,
  STRIKES,
  turnPlayer,
  UNIT_TYPES,
} from "../schema.ts";
import type {
  Amount,
  Bonus,
  Condition,
  Deed,
  Limit,
  PlayerDeed,
  Spoken,
  Statement,
  Who,
} from "../text/tree.ts";
import { amount, countOf, has, isWho, meant, type Scope } from "./describe.ts";
import type { CardNum, CardTest } from "./text.ts";

const DEEDS: Record<Deed, Mark> = {
  attack: "cannotAttack",
  attackBase: "cannotAttackBase",
  dodge: "cannotDodge",
  beAttacked: "cannotBeAttacked",
  defend: "cannotDefend",
  useAbilities: "cannotUse",
  beDestroyed: "cannotBeDestroyed",
  beDamaged: "cannotBeDamaged",
};
const PLAYER_DEEDS: Record<PlayerDeed, Mark> = {
  deploy: "cannotDeploy",
  play: "cannotPlay",
  turnUp: "cannotTurnUp",
  draw: "cannotDraw",
  loseBase: "cannotLoseBase",
  gainBase: "cannotGainBase",
};
const LIMITS: Record<Limit, { set: Mark; by: Mark }> = {
  hand: { set: "handLimit", by: "handMore" },
  draw: { set: "draws", by: "drawsMore" },
  baseDamage: { set: "baseDamage", by: "baseDamageMore" },
  hitDamage: { set: "hitDamage", by: "hitDamageMore" },
  deployments: { set: "deployments", by: "deploymentsMore" },
  attacks: { set: "attacksLimit", by: "attacksLimitMore" },
};

/** The player that a modifier acts for: of a card on the battlefield whose side it is on, else who made it. */
const seatOfMod = (m: Machine, mod: number): number =>
  modSeat(m, mod) === NONE ? playerOf(m, modSource(m, mod)) : modSeat(m, mod);

/** What a modifier has beyond what it does: whom it touches, and when. */
interface Reach {
  touches: NonNullable<Modifier["touches"]>;
  during?: NonNullable<Modifier["during"]>;
}

/** A condition as a test of the card that bears the text. */
export function condition(c: Condition, scope: Scope): CardTest {
  switch (c.if) {
    case "count": {
      const count = countOf(c.what, scope);
      return (m, self, seat) => compare(c.how, count(m, self, seat), c.n);
    }
    case "points":
    case "hand":
    case "turn": {
      const seats = seatsThat(c, scope);
      return (m, self, seat) => seats(m, self, seat) !== 0;
    }
    case "not": {
      const test = condition(c.what, scope);
      return (m, self, seat) => !test(m, self, seat);
    }
    case "is": {
      const { ref, fits: calledSo }: Spoken = typeof c.what === "string" ? { ref: c.what } : c.what;
      const one = scope.one(ref);
      const called = has(calledSo ?? { noun: "card" }, scope);
      const fits = has(c.fits, scope);
      return (m, self, seat) => {
        const card = one(m, self, seat);
        return card !== NONE && called(m, card, self, seat) && fits(m, card, self, seat);
      };
    }
    case "lead":
      return leads(c.who, (m, _self, seat) => m.count(m.zoneOf(HAND, seat)));
    case "outnumber":
      return leads(c.who, countOf({ ...c.what, side: "yours" }, scope));
    case "and":
    case "or": {
      const tests = c.of.map((part) => condition(part, scope));
      const all = c.if === "and";
      return (m, self, seat) =>
        all ? tests.every((test) => test(m, self, seat)) : tests.some((test) => test(m, self, seat));
    }
    case "happened": {
      const times = timesOf(c.happened);
      return (m, _self, seat) => compare(c.how, times(m, seatSubject(seat)), c.n);
    }
    case "did":
    case "done":
      throw new WordsError(COMMON.nothingAsked);
  }
}
/** A condition that is about players. */
export type OfPlayers = Extract<Condition, { if: "points" | "hand" | "turn" }>;

/** The seats of which a condition is so, as bits; none where each has to be and one is not. */
export function seatsThat(c: OfPlayers, scope: Scope): CardNum {
  const who = c.if === "turn" ? c.whose : c.who;
  const isMeant = isWho(who, scope);
  const each = c.if !== "turn" && (who === "opponents" || who === "both" || who === "others");
  return (m, self, seat) => {
    let seats = 0;
    for (let s = 0; s < m.layout.seats; s++) {
      if (!isMeant(m, s, self, seat)) continue;
      if (isSo(m, c, s)) seats |= 1 << s;
      else if (each) return 0;
    }
    return seats;
  };
}
function isSo(m: Machine, c: OfPlayers, s: number): boolean {
  switch (c.if) {
    case "points":
      return compare(c.how, m.seatNumber(s, BASE), c.n);
    case "hand":
      return compare(c.how, m.count(m.zoneOf(HAND, s)), c.n);
    case "turn":
      return s === turnPlayer(m);
  }
}

/**
 * The modifiers that a statement makes.
 * @param cond they hold only while it does
 * @param fixed their sizes are counted when they begin (tails-7.10), as {@link sizesOf} has them, and not anew
 */
export function modifiersOf(statement: Statement, scope: Scope, cond?: CardTest, fixed = false): Modifier[] {
  const during = (further?: CardTest): Reach["during"] => {
    if (!cond && !further) return undefined;
    return (m, mod) => {
      const self = modSource(m, mod);
      const seat = seatOfMod(m, mod);
      return (!cond || cond(m, self, seat)) && (!further || further(m, self, seat));
    };
  };
  const make = (more: ModifierParts, touches: Reach["touches"], further?: CardTest): Modifier =>
    makeModifier({ touches, during: during(further), ...more });
  const cards = (on: Parameters<typeof meant>[0]): Reach["touches"] => {
    const test = meant(on, scope);
    return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
  };
  const seats = (who: Who): Reach["touches"] => {
    const isMeant = isWho(who, scope);
    return (m, mod, subject) =>
      subject < NONE && isMeant(m, subjectSeat(subject), modSource(m, mod), seatOfMod(m, mod));
  };
  switch (statement.is) {
    case "bonus":
      return statement.by.flatMap((b) =>
        statsOf(b).map((stat) => make({ stat, fold: folds(b.by) }, cards(statement.who))),
      );
    case "cannot": {
      const unless = statement.unless ? condition(statement.unless, scope) : undefined;
      const further: CardTest | undefined = unless ? (m, s, p) => !unless(m, s, p) : undefined;
      return [
        make(
          { mark: mark(DEEDS[statement.what]), ...baseOf(statement), ...against(statement.whom) },
          cards(statement.who),
          further,
        ),
      ];
    }
    case "may":
      return [
        make(
          { mark: mark(statement.what === "dodge" ? "mayDodge" : "mayAttackBase"), ...baseOf(statement) },
          cards(statement.who),
        ),
      ];
    case "must":
      return [
        make({ mark: mark(statement.what === "dodge" ? "mustDodge" : "cannotDodge") }, cards(statement.who)),
      ];
    case "unprevented":
      return [
        make(
          { mark: mark("cannotBeDodged") },
          statement.first ? firstOnly(cards(statement.who)) : cards(statement.who),
        ),
      ];
    case "set":
      return statsOf(statement).map((stat) =>
        make({ stat, fold: puts(statement.to, stat) }, cards(statement.who)),
      );
    case "has":
      return statement.keywords.map((keyword) => make({ mark: givenMark(keyword) }, cards(statement.who)));
    case "loses":
      return statement.keywords === "all"
        ? [make({ mark: mark("blank") }, cards(statement.who))]
        : statement.keywords.map((keyword) => make({ mark: lostMark(keyword) }, cards(statement.who)));
    case "limit": {
      const { set, by } = LIMITS[statement.of];
      return [
        ...(statement.set !== undefined
          ? [make({ mark: mark(set), fold: folds(statement.set) }, seats(statement.whose))]
          : []),
        ...(statement.by !== undefined
          ? [make({ mark: mark(by), fold: folds(statement.by) }, seats(statement.whose))]
          : []),
      ];
    }
    case "cheaper":
      return [make({ mark: mark("cheaper"), fold: folds(statement.by) }, ownOf(statement.what))];
    case "free":
      return [make({ mark: mark("free") }, ownOf(statement.what))];
    case "playersCannot": {
      const what = statement.card ? has(statement.card, scope) : undefined;
      return [
        make(
          {
            mark: mark(PLAYER_DEEDS[statement.what]),
            ...(what
              ? { by: (m, mod, other) => other >= 0 && what(m, other, modSource(m, mod), seatOfMod(m, mod)) }
              : {}),
          },
          seats(statement.who),
        ),
      ];
    }
  }
  function folds(by: Amount): NonNullable<Modifier["fold"]> {
    if (fixed) return (m, v, mod) => v + modAmount(m, mod);
    const n = amount(by, scope);
    return (m, v, mod) => v + n(m, modSource(m, mod), seatOfMod(m, mod));
  }
  /** In place of what is printed: what else changes the value adds to it, whichever came first. */
  function puts(to: Amount, stat: number): NonNullable<Modifier["fold"]> {
    const adds = folds(to);
    return (m, v, mod, card) => adds(m, v - printed(m, card, stat), mod, card);
  }
  /** Of attackers only in their first attack of the turn (tails-3.5). */
  function firstOnly(touches: Reach["touches"]): Reach["touches"] {
    return (m, mod, subject) => touches(m, mod, subject) && m.column(subject, STRIKES) <= 1;
  }
  /** Of what a card cannot or may do to a base: whose, where that is said. */
  function baseOf({ whose }: { whose?: Who }): Pick<ModifierParts, "by"> {
    if (!whose) return {};
    const isMeant = isWho(whose, scope);
    return {
      by: (m, mod, other) =>
        other < NONE && isMeant(m, subjectSeat(other), modSource(m, mod), seatOfMod(m, mod)),
    };
  }
  /** The cards that a ban is about: what is attacked, or what does it. */
  function against(whom: Parameters<typeof meant>[0] | undefined): Pick<ModifierParts, "by"> {
    if (!whom) return {};
    const test = meant(whom, scope);
    return { by: (m, mod, other) => other >= 0 && test(m, other, modSource(m, mod), seatOfMod(m, mod)) };
  }
  /** Cards that are about to be deployed lie in a hand, whose player the text means by "your". */
  function ownOf(what: Parameters<typeof has>[0]): Reach["touches"] {
    const test = has(what, scope);
    return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
  }
}

/** The values that a bonus changes. */
function statsOf({ stat, against }: Pick<Bonus, "stat" | "against">): number[] {
  if (stat === "attacks") return [ATTACKS];
  if (stat === "health") return [HEALTH];
  const first = stat === "attack" ? ATTACK : DEFENSE;
  return (against ?? UNIT_TYPES).map((type) => first + UNIT_TYPES.indexOf(type));
}

/** The size of each modifier that a statement makes; 0 where it has none. */
export function sizesOf(statement: Statement): Amount[] {
  switch (statement.is) {
    case "bonus":
      return statement.by.flatMap((b) => statsOf(b).map(() => b.by));
    case "limit":
      return [statement.set, statement.by].filter((n) => n !== undefined);
    case "cheaper":
      return [statement.by];
    case "set":
      return statsOf(statement).map(() => statement.to);
    case "has":
      return statement.keywords.map(() => 0);
    case "loses":
      return statement.keywords === "all" ? [0] : statement.keywords.map(() => 0);
    default:
      return [0];
  }
}
