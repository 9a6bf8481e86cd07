/** What holds while a text holds: statements as changes of the kernel. */
import {
  type Change,
  type ChangeParts,
  type Machine,
  makeChange,
  modSeat,
  modSource,
  NONE,
  subjectSeat,
} from "@tefuda/kernel";
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
  turnPlayer,
  UNIT_TYPES,
} from "../table.ts";
import type { Bonus, Condition, Deed, Limit, PlayerDeed, Statement, Who } from "../text/tree.ts";
import { amount, compare, countOf, has, isWho, meant, type Scope } from "./describe.ts";
import type { CardTest } from "./text.ts";

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

/** The player that a change acts for: of a card on the battlefield whose side it is on, else who made it. */
const seatOfMod = (m: Machine, mod: number): number =>
  modSeat(m, mod) === NONE ? playerOf(m, modSource(m, mod)) : modSeat(m, mod);

/** What a change has beyond what it does: whom it touches, and when. */
interface Reach {
  touches: NonNullable<Change["touches"]>;
  during?: NonNullable<Change["during"]>;
}

/** A condition as a test of the card that bears the text. */
export function condition(c: Condition, scope: Scope): CardTest {
  switch (c.if) {
    case "count": {
      const count = countOf(c.what, scope);
      return (m, self, seat) => compare(c.how, count(m, self, seat), c.n);
    }
    case "base":
      return overSeats(c.who, (m, s) => compare(c.how, m.seatNumber(s, BASE), c.n));
    case "hand":
      return overSeats(c.who, (m, s) => compare(c.how, m.count(m.zoneOf(HAND, s)), c.n));
    case "turn":
      return (m, self, seat) => isWho(m, c.whose, turnPlayer(m), self, seat);
    case "not": {
      const test = condition(c.what, scope);
      return (m, self, seat) => !test(m, self, seat);
    }
    case "is": {
      const one = scope.one(c.what);
      const fits = has(c.fits, scope);
      return (m, self, seat) => one(m, self, seat) !== NONE && fits(m, one(m, self, seat), self, seat);
    }
    case "did":
      throw new Error("nothing was done before that could be asked about");
  }
}
function overSeats(who: Who, test: (m: Machine, seat: number) => boolean): CardTest {
  return (m, self, seat) => {
    for (let s = 0; s < m.layout.seats; s++) if (isWho(m, who, s, self, seat) && test(m, s)) return true;
    return false;
  };
}

/** The changes that a statement makes. With `cond` they hold only while it does. */
export function changesOf(statement: Statement, scope: Scope, cond?: CardTest): Change[] {
  const during = (further?: CardTest): Reach["during"] => {
    if (!cond && !further) return undefined;
    return (m, mod) => {
      const self = modSource(m, mod);
      const seat = seatOfMod(m, mod);
      return (!cond || cond(m, self, seat)) && (!further || further(m, self, seat));
    };
  };
  const make = (more: ChangeParts, touches: Reach["touches"], further?: CardTest): Change =>
    makeChange({ touches, during: during(further), ...more });
  const cards = (on: Parameters<typeof meant>[0]): Reach["touches"] => {
    const test = meant(on, scope);
    return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
  };
  const seats =
    (who: Who): Reach["touches"] =>
    (m, mod, subject) =>
      subject < NONE && isWho(m, who, subjectSeat(subject), modSource(m, mod), seatOfMod(m, mod));
  switch (statement.is) {
    case "bonus":
      return statement.bonus.flatMap((b) =>
        bonusChanges(b, scope).map((fold) => make(fold, cards(statement.on))),
      );
    case "cannot": {
      const unless = statement.unless ? condition(statement.unless, scope) : undefined;
      const further: CardTest | undefined = unless ? (m, s, p) => !unless(m, s, p) : undefined;
      return [make({ mark: mark(DEEDS[statement.what]) }, cards(statement.who), further)];
    }
    case "may":
      return [
        make({ mark: mark(statement.what === "dodge" ? "mayDodge" : "mayAttackBase") }, cards(statement.who)),
      ];
    case "must":
      return [
        make({ mark: mark(statement.what === "dodge" ? "mustDodge" : "cannotDodge") }, cards(statement.who)),
      ];
    case "unprevented":
      return [make({ mark: mark("cannotBeDodged") }, cards(statement.who))];
    case "has":
      return [make({ mark: mark(statement.what) }, cards(statement.who))];
    case "limit": {
      const { set, by } = LIMITS[statement.of];
      return [
        ...(statement.set !== undefined ? [limit(set, statement.set)] : []),
        ...(statement.by !== undefined ? [limit(by, statement.by)] : []),
      ];
    }
    case "cheaper": {
      const n = amount(statement.by, scope);
      return [
        make(
          { mark: mark("cheaper"), fold: (m, v, mod) => v + n(m, modSource(m, mod), seatOfMod(m, mod)) },
          ownOf(statement.what),
        ),
      ];
    }
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
  function limit(of: Mark, n: Parameters<typeof amount>[0]): Change {
    const value = amount(n, scope);
    return make(
      { mark: mark(of), fold: (m, v, mod) => v + value(m, modSource(m, mod), seatOfMod(m, mod)) },
      seats((statement as Extract<Statement, { is: "limit" }>).whose),
    );
  }
  /** Cards that are about to be deployed lie in a hand, whose player the text means by "your". */
  function ownOf(what: Parameters<typeof has>[0]): Reach["touches"] {
    const test = has(what, scope);
    return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
  }
}

/** What a bonus does to each value it changes. */
export function bonusChanges(b: Bonus, scope: Scope): Pick<Change, "stat" | "fold">[] {
  const n = amount(b.by, scope);
  const fold: Change["fold"] = (m, v, mod) => v + n(m, modSource(m, mod), seatOfMod(m, mod));
  if (b.stat === "attacks") return [{ stat: ATTACKS, fold }];
  if (b.stat === "health") return [{ stat: HEALTH, fold }];
  const first = b.stat === "attack" ? ATTACK : DEFENSE;
  return (b.against ?? UNIT_TYPES).map((type) => ({ stat: first + UNIT_TYPES.indexOf(type), fold }));
}
