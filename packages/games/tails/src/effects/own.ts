/** What only the texts of Tails and Tactics say: descriptions, conditions, and what holds. */
import { fact, type Machine, NONE, WordsError } from "@tefuda/kernel";
import { type CardTest, compare, type Has } from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { has, means, meant, type OwnNodes, type Scope } from "@tefuda/language/standard/index";
import type { Making } from "@tefuda/language/standard/statements";
import { givenMark, lostMark } from "../keywords.ts";
import {
  ATTACK,
  ATTACKS,
  BASE,
  DEFENSE,
  FACTION,
  GEAR,
  HAND,
  HEALTH,
  type Mark,
  mark,
  STRIKES,
  turnPlayer,
  UNIT_TYPES,
} from "../schema.ts";
import type { Bonus, Condition, Description, Limit, Permission, Statement, Who } from "../text/tree.ts";
import { OWN_ACTIONS } from "./actions.ts";
import { FURTHER, TRIGGERS } from "./triggers.ts";

type If<C extends Condition["if"]> = Extract<Condition, { if: C }>;
type Is<S extends Statement["is"]> = Extract<Statement, { is: S }>;

// --- descriptions ----------------------------------------------------------------------------------------------------
/** Whether equipment is attached to a card, whoever attached it. */
const bearing =
  (gear: Has): Has =>
  (m, card, self, seat) => {
    for (let s = 0; s < m.layout.seats; s++)
      for (let c = m.first(m.zoneOf(GEAR, s)); c >= 0; c = m.next(c))
        if (m.host(c) === card && gear(m, c, self, seat)) return true;
    return false;
  };
const not =
  (test: Has): Has =>
  (m, c, self, seat) =>
    !test(m, c, self, seat);

function qualities(d: Description, scope: Scope): Has[] {
  const gear = (of: Description): Has => bearing(has(of, scope, "any"));
  const tests: Has[] = [];
  if (d.bears) tests.push(gear(d.bears));
  if (d.bearsNo) tests.push(not(gear(d.bearsNo)));
  if (d.attachedTo) {
    const bearer = meant(d.attachedTo, scope, "any");
    tests.push((m, c, self, seat) => m.host(c) !== NONE && bearer(m, m.host(c), self, seat));
  }
  if (d.attacked !== undefined) {
    const wanted = d.attacked;
    tests.push((m, c) => m.column(c, STRIKES) > 0 === wanted);
  }
  if (d.ofFaction) tests.push((m, c, self) => fact(m, c, FACTION) === fact(m, self, FACTION));
  // tails-1.4: a card without one bears none of these words
  if (d.without === "faction") tests.push(scope.world.cards.traits.faction!.among!([""]));
  if (d.without === "requirements")
    tests.push((m, c) => (m.definitionOf(c) as unknown as { slots: readonly unknown[] }).slots.length === 0);
  return tests;
}

// --- conditions ------------------------------------------------------------------------------------------------------
const SEVERAL: readonly Who[] = ["opponents", "both", "others"];
/** That something is so of a player; of all, where several are meant. They are those spoken of from there on. */
function ofPlayers(who: Who, scope: Scope, isSo: (m: Machine, s: number) => boolean): CardTest {
  const isMeant = means(who, scope);
  const each = SEVERAL.includes(who);
  return (m, self, seat) => {
    let seats = 0;
    for (let s = 0; s < m.layout.seats; s++) {
      if (!isMeant(m, s, self, seat)) continue;
      if (isSo(m, s)) seats |= 1 << s;
      else if (each) return false;
    }
    if (seats !== 0 && who !== "you") scope.players?.speak(m, seats);
    return seats !== 0;
  };
}

const CONDITIONS: NonNullable<OwnNodes["conditions"]> = {
  points: ({ who, how, n }: If<"points">, scope) =>
    ofPlayers(who, scope, (m, s) => compare(how, m.seatNumber(s, BASE), n)),
  hand: ({ who, how, n }: If<"hand">, scope) =>
    ofPlayers(who, scope, (m, s) => compare(how, m.count(m.zoneOf(HAND, s)), n)),
  turn({ whose }: If<"turn">, scope) {
    const isMeant = means(whose, scope);
    return (m, self, seat) => {
      const player = turnPlayer(m);
      if (!isMeant(m, player, self, seat)) return false;
      if (whose !== "you") scope.players?.speak(m, 1 << player);
      return true;
    };
  },
  is({ what, fits }: If<"is">, scope) {
    const { ref, fits: calledSo } = typeof what === "string" ? { ref: what, fits: undefined } : what;
    const one = scope.one(ref);
    const called = calledSo && has(calledSo, scope, "any");
    const is = has(fits, scope, "any");
    return (m, self, seat) => {
      const card = one(m, self, seat);
      return card !== NONE && (!called || called(m, card, self, seat)) && is(m, card, self, seat);
    };
  },
  done({ how, n }: If<"done">, { done }) {
    if (!done) throw new WordsError(COMMON.nothingAsked);
    return (m, self, seat) => compare(how, done(m, self, seat), n);
  },
};

// --- what holds ------------------------------------------------------------------------------------------------------
const LIMITS: Record<Limit, { set: Mark; by: Mark }> = {
  hand: { set: "handLimit", by: "handMore" },
  draw: { set: "draws", by: "drawsMore" },
  baseDamage: { set: "baseDamage", by: "baseDamageMore" },
  hitDamage: { set: "hitDamage", by: "hitDamageMore" },
  deployments: { set: "deployments", by: "deploymentsMore" },
  attacks: { set: "attacksLimit", by: "attacksLimitMore" },
};

/** The values that a bonus changes. */
function statsOf({ stat, against }: Pick<Bonus, "stat" | "against">): number[] {
  if (stat === "attacks") return [ATTACKS];
  if (stat === "health") return [HEALTH];
  const first = stat === "attack" ? ATTACK : DEFENSE;
  return (against ?? UNIT_TYPES).map((type) => first + UNIT_TYPES.indexOf(type));
}

/** Cards that are about to be deployed lie in a hand, whose player the text means by "your". */
const toDeploy = (what: Description, { plainly }: Making, scope: Scope) => plainly(has(what, scope, "any"));

const MAY: Record<Permission, Mark> = { dodge: "mayDodge", attackBase: "mayAttackBase", attack: "mayAttack" };

const STATEMENTS: NonNullable<OwnNodes["statements"]> = {
  bonus: ({ who, by: all }: Is<"bonus">, { make, cards }) =>
    all.flatMap(({ by, ...of }) => statsOf(of).map((stat) => make({ stat }, cards(who), { by }))),
  may: ({ who, what, whose }: Is<"may">, { make, cards, againstPlayers }) => [
    make({ mark: mark(MAY[what]), ...(whose && againstPlayers(whose)) }, cards(who)),
  ],
  must: ({ who, what }: Is<"must">, { make, cards }) => [
    make({ mark: mark(what === "dodge" ? "mustDodge" : "cannotDodge") }, cards(who)),
  ],
  // of attackers only in their first attack of the turn (tails-3.5)
  unprevented({ who, first }: Is<"unprevented">, { make, cards }) {
    const touches = cards(who);
    return [
      make(
        { mark: mark("cannotBeDodged") },
        first ? (m, mod, card) => touches(m, mod, card) && m.column(card, STRIKES) <= 1 : touches,
      ),
    ];
  },
  set: ({ who, to, ...of }: Is<"set">, { make, cards }) =>
    statsOf(of).map((stat) => make({ stat }, cards(who), { by: to, sets: "printed" })),
  has: ({ who, keywords }: Is<"has">, { asked, cards }) =>
    keywords.map((keyword) => asked({ mark: givenMark(keyword) }, cards(who))),
  // whether a card has any texts is not asked of what takes them
  loses: ({ who, keywords }: Is<"loses">, { asked, make, cards }) =>
    keywords === "all"
      ? [make({ mark: mark("blank") }, cards(who), { on: () => true })]
      : keywords.map((keyword) => asked({ mark: lostMark(keyword) }, cards(who))),
  limit: ({ whose, of, set, by }: Is<"limit">, { make, seats }) => [
    ...(set === undefined ? [] : [make({ mark: mark(LIMITS[of].set) }, seats(whose), { by: set })]),
    ...(by === undefined ? [] : [make({ mark: mark(LIMITS[of].by) }, seats(whose), { by })]),
  ],
  strikes: ({ who, of, set, whom }: Is<"strikes">, { make, cards, against }, scope) => [
    make(
      {
        mark: mark(of === "base" ? "strikesBase" : "strikes"),
        ...(whom && against(meant(whom, scope, "any"))),
      },
      cards(who),
      { by: set },
    ),
  ],
  dodgeCost: ({ who, set }: Is<"dodgeCost">, { make, cards }) => [
    make({ mark: mark("dodgeCost") }, cards(who), { by: set }),
  ],
  // tails-5.8
  spread: ({ who, attacks, on, each }: Is<"spread">, { make, cards }) => [
    ...(attacks === undefined ? [] : [make({ stat: ATTACKS }, cards(who), { by: attacks, sets: "printed" })]),
    ...(on === undefined ? [] : [make({ mark: mark("spread") }, cards(who), { by: on })]),
    ...(each === undefined ? [] : [make({ mark: mark("oneEach") }, cards(who))]),
  ],
  cheaper: ({ what, by }: Is<"cheaper">, make, scope) => [
    make.make({ mark: mark("cheaper") }, toDeploy(what, make, scope), { by }),
  ],
  free: ({ what }: Is<"free">, make, scope) => [
    make.make({ mark: mark("free") }, toDeploy(what, make, scope)),
  ],
};

export const OWN: OwnNodes = {
  actions: OWN_ACTIONS,
  qualities,
  conditions: CONDITIONS,
  statements: STATEMENTS,
  triggers: TRIGGERS,
  further: FURTHER,
};
