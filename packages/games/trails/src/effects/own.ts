/** What only the texts of Trails say: descriptions, conditions, what holds and what sets off of its own. */
import type { Machine } from "@tefuda/kernel";
import type { CardOn, Has } from "@tefuda/language";
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
import { JUST_NOW, STUNS } from "../events.ts";
import { NOW, THEN } from "../last.ts";
import {
  ACTOR,
  ATTACKING,
  COMBAT,
  DEFENDER,
  DEPLOYMENT,
  DRAW_STEP,
  FIELD,
  HAS_ART,
  INITIATIVE,
  is,
  isStunned,
  mark,
  orgsOf,
  PROPOSAL,
  STEP,
  STRIKES,
  STUNNED,
  works,
} from "../schema.ts";
import type { Cards, Condition, Description, Statement, Trigger } from "../text/tree.ts";
import { ACTIONS, cureable } from "./actions.ts";

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
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
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

export const OWN: OwnNodes = {
  actions: ACTIONS,
  numberless: ["plan", "endAttack"],
  targets: { cure: ({ what }: { what: Cards }) => [cureable(what)] },
  brings: {
    stun: { state: "stunned", texts: true },
    cure: { to: ["field"], state: "actioned", texts: true },
    turnUp: { changes: ["face"], texts: true },
    move: { to: ["trail"], texts: true },
    toHomebase: { to: ["homebase"], changes: ["face"], texts: true },
    rebuild: { to: ["homebase", "trail"], changes: ["face"], texts: true },
    search: { to: ["field", "homebase"], texts: true },
    dig: { to: ["field", "homebase", "trail"], texts: true },
    free: { to: ["field", "homebase", "trail"], changes: ["face"], texts: true },
    plan: {},
    endAttack: {},
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
      ({ whose }: If<"step">) =>
      (m, _self, seat) =>
        m.number(STEP) === DEPLOYMENT && (m.number(ACTOR) === seat) === (whose === "you"),
    phase: ({ is: phase }: If<"phase">) =>
      phase === "combat"
        ? (m) => m.number(STEP) === PROPOSAL || m.number(STEP) === COMBAT
        : (m) => m.number(STEP) >= DRAW_STEP && m.number(STEP) <= DEPLOYMENT,
  },
  statements: {
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
    damageLess: ({ whose, by }: Is<"damageLess">, { make, seats }) => [
      make({ mark: mark("damageLess") }, seats(whose), { by }),
    ],
    income: ({ whose, by }: Is<"income">, { make, seats }) => [
      make({ mark: mark("income") }, seats(whose), { by }),
    ],
    draws: ({ whose, by }: Is<"draws">, { make, seats }) => [
      make({ mark: mark("drawsMore") }, seats(whose), { by }),
    ],
  },
  further: {
    attacks: ({ group }: On<"attacks">) => (group ? (m) => m.e[2] === 1 : undefined),
    played: ({ from }: On<"played">) => (from ? (m) => m.e[2] === (from === "homebase" ? 1 : 0) : undefined),
  },
  triggers: {
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
