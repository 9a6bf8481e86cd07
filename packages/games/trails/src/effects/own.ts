/** What only the texts of Trails say: descriptions, conditions, what holds and what sets off of its own. */
import { applied, type Machine, modSource, NONE, printed, wasIn } from "@tefuda/kernel";
import { anyOf, type CardOn, type Has, type Made } from "@tefuda/language";
import {
  type Description as Any,
  allBits,
  has,
  meant,
  type OwnNodes,
  placesOf,
  type Scope,
  type Where,
} from "@tefuda/language/standard/index";
import { type Making, untilAgain } from "@tefuda/language/standard/statements";
import type { Amount } from "@tefuda/language/standard/tree";
import { ATTACKS, DECLARES, DISCARDED, JUST_NOW, PLAYED, STUNS, SUPPORTS, TAKES_DAMAGE } from "../events.ts";
import { NOW, THEN } from "../last.ts";
import {
  ACTOR,
  ATTACKING,
  COMBAT,
  CP_COST,
  CURE,
  DEF,
  DEFENDER,
  DEPLOYMENT,
  DRAW_STEP,
  EP_COST,
  FIELD,
  HAND,
  HAS_ART,
  HOMEBASE,
  HOMEBASE_STEP,
  INITIATIVE,
  is,
  isStunned,
  LEVEL,
  mark,
  orgsOf,
  PROPOSAL,
  RESOLVING,
  STEP,
  STR,
  STRIKES,
  STUNNED,
  TRAIL,
  works,
} from "../schema.ts";
import type { Cards, Condition, Description, Statement, Text, Trigger } from "../text/tree.ts";
import { ACTIONS, cureable } from "./actions.ts";
import { costsItself } from "./compile.ts";

type If<C extends Condition["if"]> = Extract<Condition, { if: C }>;
type Is<S extends Statement["is"]> = Extract<Statement, { is: S }>;
type On<T extends Trigger["on"]> = Extract<Trigger, { on: T }>;

/** trails-6.6: whether a card fights this one. */
export const isFoe = (m: Machine, card: number, self: number): boolean =>
  m.number(ATTACKING) !== 0 &&
  !isStunned(m, card) &&
  (m.number(DEFENDER) === self
    ? m.column(card, STRIKES) !== 0
    : m.number(DEFENDER) === card && m.column(self, STRIKES) !== 0);
/** The first card that fights this one, or NONE. */
export function foeOf(m: Machine, self: number): number {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(FIELD, seat)); c >= 0; c = m.next(c)) if (isFoe(m, c, self)) return c;
  return -1;
}

export const worksOrFalls: CardOn = (m, card) => works(m, card) || m.column(card, STUNNED) === JUST_NOW;

function qualities({ arts, sharesOrg, supported }: Description, scope: Scope, where: Where): Has[] {
  // trails-9.6
  const asked = where === "before" || where === "any" ? THEN : NOW;
  return [
    ...(arts === undefined ? [] : [((m, c) => is(m, c, HAS_ART) === arts) satisfies Has]),
    ...(sharesOrg === undefined ? [] : [sharing(sharesOrg, scope, asked.orgs)]),
    ...(supported === undefined ? [] : [((m, c) => asked.support(m, c) === supported) satisfies Has]),
  ];
}

function sharing(cards: Cards, scope: Scope, orgs: typeof orgsOf): Has {
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    return (m, c, self, seat) => {
      const other = one(m, self, seat);
      return other >= 0 && (orgs(m, c) & THEN.orgs(m, other)) !== 0;
    };
  }
  if ("both" in cards) {
    const all = cards.both.map((part) => sharing(part, scope, orgs));
    return anyOf(all);
  }
  const { what } = cards;
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  return (m, c, self, seat) => {
    const own = orgs(m, c);
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = false;
    for (let i = 0; i < n && !found; i++)
      found = out[i] !== c && (orgsOf(m, out[i]!) & own) !== 0 && fits(m, out[i]!, self, seat);
    m.giveBack();
    return found;
  };
}

/** trails-7.1: several attack together, which is one attack: it is seen with the first of them that is meant. */
const firstOf =
  (fits: Has): Has =>
  (m, _target, self, seat) => {
    const attacker = m.e[0]!;
    for (let c = m.first(m.zone(attacker)); c >= 0 && c !== attacker; c = m.next(c))
      if (m.column(c, STRIKES) !== 0 && fits(m, c, self, seat)) return false;
    return true;
  };

const STEPS = { draw: DRAW_STEP, homebase: HOMEBASE_STEP, deployment: DEPLOYMENT } as const;
const PLACES = { hand: HAND, homebase: HOMEBASE, trail: TRAIL } as const;
const LESS = { any: "damageLess", stun: "stunLess", overkill: "overkillLess" } as const;
const NO_DAMAGE = { any: "noDamage", stun: "noStunLoss", overkill: "noOverkill" } as const;
const PRICES = { cp: CP_COST, ep: EP_COST, level: LEVEL } as const;

/** A change that is changed in turn, card by card. */
const folded = (
  { modifier, ...made }: Made<Amount>,
  then: (m: Machine, v: number, card: number, before: number) => number,
): Made<Amount> => ({
  ...made,
  modifier: {
    ...modifier,
    adds: undefined,
    fold: (m, v, mod, card) => then(m, applied(m, modifier, v, mod, card), card, v),
  },
});

/** Of what you play, or others, or of the text's own card; what is lowered falls no further than to a bound. */
function cost(s: Is<"cost">, { make, playable, playableByOther }: Making, scope: Scope): Made<Amount>[] {
  const fits = has(s.of as Any, scope, "any");
  const own = playable(fits, HAND, HOMEBASE);
  const theirs = playableByOther(fits, HAND, HOMEBASE);
  const touches: typeof own = s.self
    ? (m, mod, card) =>
        card >= 0 && card === modSource(m, mod) && (!s.from || m.zoneId(m.zone(card)) === PLACES[s.from])
    : s.who === "opponent"
      ? theirs
      : s.who === "both"
        ? (m, mod, card) => own(m, mod, card) || theirs(m, mod, card)
        : own;
  const made = make({ stat: PRICES[s.what] }, untilAgain(s.happened, touches), { by: s.by });
  const { least } = s;
  return [
    least === undefined ? made : folded(made, (_m, v, _card, before) => Math.max(Math.min(before, least), v)),
  ];
}

export const OWN: OwnNodes = {
  actions: ACTIONS,
  numberless: ["plan", "endAttack", "skip", "later", "prevent"],
  // what its own card costs is asked where that is not in play
  always: (text: Extract<Text, { kind: "always" }>) => (costsItself(text) ? { on: () => true } : {}),
  // a step is no card
  targets: { skip: () => [], cure: ({ what }: { what: Cards }) => [cureable(what)] },
  brings: {
    stun: { state: "stunned", texts: true },
    cure: { to: ["field"], state: "actioned", texts: true },
    turnUp: { becomes: { face: "up" }, texts: true },
    turnDown: { becomes: { face: "down" }, texts: true },
    toHomebase: { to: ["homebase"], changes: ["face"], texts: true },
    rebuild: { to: ["homebase", "trail"], changes: ["face"], texts: true },
    free: { to: ["field", "homebase", "trail"], changes: ["face"], texts: true },
    plan: {},
    endAttack: {},
    loseUpTo: {},
    later: {},
    skip: {},
    prevent: {},
    die: {},
    resolve: { to: ["field", "homebase", "trail"], changes: ["face"], texts: true },
    control: { to: ["field"], texts: true },
    exchange: { texts: true },
  },
  // a BASE of which nothing is said lies face up
  looksFor: ({ noun, zone, is: so }: Any) => (noun === "base" && !zone ? { is: { face: "up", ...so } } : {}),
  qualities,
  conditions: {
    initiative:
      ({ who }: If<"initiative">) =>
      (m, _self, seat) =>
        (m.number(INITIATIVE) === seat) === (who === "you"),
    step:
      ({ whose, is: step }: If<"step">) =>
      (m, _self, seat) =>
        m.number(STEP) === STEPS[step ?? "deployment"] && (m.number(ACTOR) === seat) === (whose === "you"),
    phase: ({ is: phase }: If<"phase">) =>
      phase === "cure"
        ? (m) => m.number(STEP) === CURE
        : phase === "combat"
          ? (m) => m.number(STEP) === PROPOSAL || m.number(STEP) === COMBAT
          : (m) => m.number(STEP) >= DRAW_STEP && m.number(STEP) <= DEPLOYMENT,
  },
  statements: {
    loses: ({ who, keywords }: Is<"loses">, { asked, cards }) => [
      asked(
        { mark: mark("lost"), bits: keywords.reduce((bits, icon) => bits | (1 << mark(icon)), 0) },
        cards(who),
      ),
    ],
    // what else changes it is added to that, as to what is printed
    set({ who, what, to }: Is<"set">, { make, cards }) {
      const stat = what === "str" ? STR : DEF;
      return [folded(make({ stat }, cards(who), { by: to }), (m, v, card) => v - printed(m, card, stat))];
    },
    cost,
    overkillTwice: ({ who }: Is<"overkillTwice">, { make, cards }) => [
      make({ mark: mark("overkillTwice") }, cards(who)),
    ],
    noDamage: ({ whose, from }: Is<"noDamage">, { make, seats }) => [
      make({ mark: mark(NO_DAMAGE[from ?? "any"]) }, seats(whose)),
    ],
    cures: ({ whose, by }: Is<"cures">, { make, seats }) => [
      make({ mark: mark("curesMore") }, seats(whose), { by: by }),
    ],
    initiative: ({ who }: Is<"initiative">, { make, seats }) => [
      who === "same"
        ? make({ mark: mark("keepsInitiative") }, seats("both"))
        : make({ mark: mark("takesInitiative") }, seats(who)),
    ],
    // trails-10.10: it is for whoever has one of them, of either player
    linked({ orgs }: Is<"linked">, { asked }, { world }) {
      const bits = allBits(world.cards.traits.org!, orgs);
      return [
        asked({ mark: mark("linked"), bits }, (m, _mod, card) => card >= 0 && (orgsOf(m, card) & bits) !== 0),
      ];
    },
    support: ({ who }: Is<"support">, { asked, cards }) => [
      asked({ mark: mark("support"), says: "support" }, cards(who)),
    ],
    entersActioned: ({ who }: Is<"entersActioned">, { make, cards }) => [
      make({ mark: mark("entersActioned") }, cards(who)),
    ],
    losesCrafts: ({ who }: Is<"losesCrafts">, { make, cards }) => [
      make({ mark: mark("craftless") }, cards(who)),
    ],
    may: ({ who }: Is<"may">, { make, cards }) => [
      make({ mark: mark("mayAttackPlayer"), says: "may attack player" }, cards(who)),
    ],
    overkill: ({ who, by }: Is<"overkill">, { make, cards }) => [
      make({ mark: mark("overkill") }, cards(who), { by }),
    ],
    // trails-6.9: asked while it falls, and a text that falls with it has been on till then
    noStunDamage: ({ who }: Is<"noStunDamage">, { make, cards }) => [
      make({ mark: mark("noStunDamage") }, cards(who, "fallen"), { on: worksOrFalls }),
    ],
    damageLess: ({ whose, by, from }: Is<"damageLess">, { make, seats }) => [
      make({ mark: mark(LESS[from ?? "any"]) }, seats(whose), { by }),
    ],
    income: ({ whose, by }: Is<"income">, { make, seats }) => [
      make({ mark: mark("income") }, seats(whose), { by }),
    ],
    settles: ({ whose, by }: Is<"settles">, { make, seats }) => [
      make({ mark: mark("settlesMore") }, seats(whose), { by }),
    ],
    draws: ({ whose, by }: Is<"draws">, { make, seats }) => [
      make({ mark: mark("drawsMore") }, seats(whose), { by }),
    ],
  },
  further: {
    stunned: ({ inCombat, byEffect }: On<"stunned">) =>
      inCombat || byEffect ? (m) => m.e[2] === (inCombat ? 1 : 0) : undefined,
    destroyed: ({ byEffect }: On<"destroyed">) => (byEffect ? (m) => m.e[1] !== NONE : undefined),
    enters: ({ from, played }: On<"enters">) =>
      from || played
        ? (m, card) =>
            (!played || m.e[2] === 1) && (!from || m.zoneId(Math.max(0, wasIn(m, card))) === PLACES[from])
        : undefined,
    played: ({ from }: On<"played">) => (from ? (m) => m.e[2] === (from === "homebase" ? 1 : 0) : undefined),
  },
  triggers: {
    attacks: ({ what, group, whom, player }: On<"attacks">, scope, { happensTo }) => {
      const further: CardOn = (m) =>
        (group === undefined || (m.e[2] === 1) === group) && (!player || m.e[1] === NONE);
      const target = whom && meant(whom, scope);
      const hit: Has | undefined =
        group && !("ref" in what)
          ? firstOf(meant(what, scope))
          : target && ((m, c, self, seat) => c !== NONE && target(m, c, self, seat));
      return { ...happensTo(ATTACKS, what, { further }, hit), tellsBoth: true };
    },
    supports: ({ what, whom }: On<"supports">, scope, { happensTo }) => ({
      ...happensTo(SUPPORTS, what, {}, whom && meant(whom, scope)),
      tellsBoth: true,
    }),
    /** Of whoever does what a card does as an art, or happens as an EVENT. */
    playedArt: ({ who, orEvent }: On<"playedArt">, _scope, { doneWith }) =>
      doneWith(PLAYED, { who, what: { noun: "card" } }, (m) => {
        const card = m.e[0]!;
        return m.column(card, RESOLVING) !== 0 && (is(m, card, HAS_ART) || orEvent === true);
      }),
    declares: ({ who, group }: On<"declares">, _scope, { happensToSeat }) =>
      happensToSeat(DECLARES, who, group ? { further: (m) => m.e[1] === 1 } : {}),
    damaged: ({ who }: On<"damaged">, _scope, { happensToSeat }) => happensToSeat(TAKES_DAMAGE, who),
    /** Out of a hand, where the card's own text waits for it. */
    discarded: ({ what }: On<"discarded">, _scope, { happensTo }) =>
      happensTo(DISCARDED, what, { where: "any", on: () => true }),
    /** Whoever stuns may fall at the same time (trails-6.8), and may have left when its text stuns. */
    stuns: ({ what, whom, inCombat }: On<"stuns">, scope, { happensTo }) =>
      happensTo(
        STUNS,
        what,
        { where: "fallen", on: worksOrFalls, further: (m) => !inCombat || m.e[2] === 1 },
        meant(whom, scope, "fallen"),
      ),
  },
};
