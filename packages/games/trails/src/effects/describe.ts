/** What a card has to be, and where cards are looked for: descriptions as tests and searches. */
import { fact, type Machine, marked, NONE, printed, wasFaceDown, wasIn, wasTurned } from "@tefuda/kernel";
import {
  type CardNum,
  controllerOf,
  didHold,
  type Guard,
  type Has,
  type Search,
  type Sight,
  type Scope as TextScope,
  whoBy,
} from "@tefuda/language";
import { extremeHolds } from "@tefuda/language/qualities/extreme";
import { keywordsHold } from "@tefuda/language/qualities/keywords";
import { nameHolds } from "@tefuda/language/qualities/name";
import { numbersHold } from "@tefuda/language/qualities/number";
import { type StateTests, statesHold } from "@tefuda/language/qualities/states";
import { type TraitTests, traitsHold } from "@tefuda/language/qualities/traits";
import { fellBefore, type Look, NOW, THEN } from "../last.ts";
import {
  ATTACKING,
  BASE,
  CP_COST,
  DECK,
  DEF,
  DEFENDER,
  EP_COST,
  FIELD,
  HAND,
  HAS_ART,
  HOMEBASE,
  inZone,
  is,
  isStunned,
  KIND,
  LEVEL,
  mark,
  orgsOf,
  playerOf,
  STR,
  STRIKES,
  TRAIL,
  typeBit,
} from "../schema.ts";
import type { Cards, Description, Figure, Icon, Reference, States, Zone } from "../text/tree.ts";

/** What a text is compiled against: what its words stand for. */
export interface Scope extends TextScope<Reference, Figure> {
  /** trails-10.11: the bit of an organization; 0 for one that no card of the set has. */
  org: (word: string) => number;
}

/** Where the cards of a description are, if it names no zone. */
export type Where =
  | "now" // on the field, where stunned UNITs are absent (trails-3.4)
  | "fallen" // on the field, stunned or not: of what happens to those
  | "before" // where they lay before their last move: of what has left
  | "any"; // wherever they are: of a card that was spoken of

/** Whether the texts of a card that has just left where it lay worked there (trails-4.13). */
export function workedBefore(m: Machine, card: number): boolean {
  const was = wasIn(m, card);
  if (was < 0) return false;
  if (m.zoneId(was) === FIELD) return !fellBefore(m, card);
  return m.zoneId(was) === HOMEBASE && is(m, card, BASE) && !wasFaceDown(m, card);
}

/** A description for each type of card that it means. */
export function typesOf({ also, ...d }: Description): Description[] {
  return also === undefined ? [d] : [d, { ...d, noun: also }];
}

/** Whether a card is what a description says. */
export function has(d: Description, scope: Scope, where: Where = "now"): Has {
  if (d.also !== undefined) {
    const [one, other] = typesOf(d).map((part) => has(part, scope, where));
    return (m, c, self, seat) => one!(m, c, self, seat) || other!(m, c, self, seat);
  }
  const tests: Has[] = [];
  // trails-9.6
  const look = where === "before" || where === "any" ? THEN : NOW;
  const noun = d.noun === "card" ? ANY : typeBit(d.noun);
  // a place that is named is meant of every card
  if (where !== "any" || d.zone) tests.push(lies(d, scope, where));
  if (d.side === "yours") tests.push((m, c, _s, seat) => sideOf(m, c, where) === seat);
  if (d.side === "opponents") tests.push((m, c, _s, seat) => sideOf(m, c, where) !== seat);
  if (d.other) tests.push((_m, c, self) => c !== self);
  tests.push(...statesHold(STATES, d.is, { where, look }));
  if (d.arts !== undefined) {
    const { arts } = d;
    tests.push((m, c) => is(m, c, HAS_ART) === arts);
  }
  tests.push(
    // trails-1.7
    ...numbersHold(d.bounds, (of) => ({
      number: numberOf(of, look),
      has: (m, c) => m.definitionOf(c).has[STATS[of]] === true,
    })),
    // trails-1.5
    ...nameHolds(d.named),
  );
  tests.push(...traitsHold(TRAITS, d.traits, { scope, look }));
  if (d.extreme) {
    const { extreme, ...rest } = d;
    tests.push(
      extremeHolds(extreme.which, numberOf(extreme.of, look), searchOf(rest, scope), has(rest, scope)),
    );
  }
  for (const test of didHold(d.did)) tests.push((m, c) => test(m, c));
  if (d.sharesOrg) tests.push(sharing(d.sharesOrg, scope, look));
  tests.push(...keywordsHold<Icon>(d, (icons) => (m, c) => icons.every((icon) => look.icon(m, c, icon))));
  if (d.supported !== undefined) {
    const { supported } = d;
    tests.push((m, c) => look.support(m, c) === supported);
  }
  return (m, c, self, seat) => {
    if ((fact(m, c, KIND) & noun) === 0) return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, c, self, seat)) return false;
    return true;
  };
}
/** Every bit. */
const ANY = -1;

const sideOf = (m: Machine, card: number, where: Where): number =>
  where === "before" || where === "any" ? controllerOf(m, card) : playerOf(m, card);

const ZONES: Record<Zone["in"], number> = { homebase: HOMEBASE, hand: HAND, trail: TRAIL, deck: DECK };
/** A BASE is one in the homebase, face up (trails-4.11); all else that a player controls lies on the field. */
const zoneIn = (d: Description): number => (d.zone ? ZONES[d.zone.in] : d.noun === "base" ? HOMEBASE : FIELD);

/** Whether a card lies where a description looks. */
function lies(d: Description, scope: Scope, where: Where): Has {
  const id = zoneIn(d);
  const { zone } = d;
  if (where === "before") {
    return (m, c, self, seat) => {
      const was = wasIn(m, c);
      if (was < 0 || m.zoneId(was) !== id) return false;
      if (zone) return isWho(m, zone.whose, m.seatOf(was), scope.spoken(m, self, seat), seat);
      return id === FIELD || !wasFaceDown(m, c);
    };
  }
  if (zone) {
    const itself = !(scope.effect && id === TRAIL);
    return (m, c, self, seat) =>
      inZone(m, c, id) &&
      (itself || c !== self) &&
      isWho(m, zone.whose, playerOf(m, c), scope.spoken(m, self, seat), seat);
  }
  if (id === HOMEBASE) return (m, c) => inZone(m, c, HOMEBASE) && !m.faceDown(c);
  if (where === "fallen" || d.is?.state === "stunned") return (m, c) => inZone(m, c, FIELD);
  return (m, c) => {
    if (!inZone(m, c, FIELD)) return false;
    if (!isStunned(m, c)) return true;
    m.cite("trails-3.4");
    return false;
  };
}

const turned =
  (wanted: boolean) =>
  ({ where }: { where: Where }): Has =>
    where === "before" ? (m, c) => wasTurned(m, c) === wanted : (m, c) => m.turned(c) === wanted;
/** trails-3.3: a stunned UNIT lies face down too. */
const faces = (down: boolean) => (): Has => (m, c) => (m.faceDown(c) || isStunned(m, c)) === down;

/** trails-3.2, 3.3, 6.6 */
const STATES: StateTests<States, { where: Where; look: Look }> = {
  state: {
    ready: turned(false),
    actioned: turned(true),
    stunned: ({ where }) =>
      where === "before" ? fellBefore : where === "fallen" ? () => true : (m, c) => isStunned(m, c),
  },
  combat: {
    attacking: ({ look }) => look.attacks,
    defending: ({ look }) => look.defends,
    combating:
      ({ look: { attacks, defends } }) =>
      (m, c) =>
        attacks(m, c) || defends(m, c),
  },
  face: { down: faces(true), up: faces(false) },
};
const TRAITS: TraitTests<Required<NonNullable<Description["traits"]>>, { scope: Scope; look: Look }> = {
  org: (words, { scope, look }) => {
    const bits = words.reduce((all, word) => all | scope.org(word), 0);
    return (m, c) => {
      m.cite("trails-10.11");
      return (look.orgs(m, c) & bits) !== 0;
    };
  },
};
function sharing(cards: Cards, scope: Scope, { orgs }: Pick<Look, "orgs">): Has {
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    return (m, c, self, seat) => {
      const other = one(m, self, seat);
      return other >= 0 && (orgs(m, c) & THEN.orgs(m, other)) !== 0;
    };
  }
  if ("both" in cards) {
    const all = cards.both.map((part) => sharing(part, scope, { orgs }));
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
  }
  const { what } = cards;
  const search = searchOf(what, scope);
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

/** A number of a card that texts speak of; costs and levels as printed, since changes of these are for playing only. */
export function numberOf(of: Figure, look: Look): (m: Machine, card: number) => number {
  const stat = STATS[of];
  return of === "str" || of === "def"
    ? (m, card) => look.value(m, card, stat)
    : (m, card) => printed(m, card, stat);
}
const STATS: Record<Figure, number> = { str: STR, def: DEF, cp: CP_COST, ep: EP_COST, level: LEVEL };

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

/** Whether a card is among those that a phrase means, none of them being chosen. */
export function meant(cards: Cards, scope: Scope, where: Where = "now"): Has {
  if ("both" in cards) {
    const all = cards.both.map((part) => meant(part, scope, where));
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
  }
  if (!("ref" in cards)) return has(cards.what, scope, where);
  if (cards.ref === "foe") return (m, c, self) => isFoe(m, c, self);
  const one = scope.one(cards.ref);
  return (m, c, self, seat) => one(m, self, seat) === c;
}

/** The cards of the zones in which a description looks; whether each fits is another question. */
export function searchOf(d: Description, scope: Scope, top?: CardNum): Search {
  const [one, other] = typesOf(d);
  if (other && zoneIn(one!) !== zoneIn(other)) {
    const first = searchOf(one!, scope, top);
    const second = searchOf(other, scope, top);
    return (m, self, seat, out) => {
      const n = first(m, self, seat, out);
      return n + second(m, self, seat, out.subarray(n));
    };
  }
  const id = zoneIn(d);
  const { zone } = d;
  return (m, self, seat, out) => {
    let n = 0;
    for (let s = 0; s < m.layout.seats; s++) {
      if (zone && !isWho(m, zone.whose, s, scope.spoken(m, self, seat), seat)) continue;
      let left = top ? top(m, self, seat) : 0x7fff;
      for (let c = m.first(m.zoneOf(id, s)); c >= 0 && left > 0; c = m.next(c), left--) out[n++] = c;
    }
    return n;
  };
}

/** Whether a description asks for more of a card than where it lies and how. */
export const asksFace = (d: Description): boolean =>
  d.noun !== "card" ||
  d.arts !== undefined ||
  [d.traits, d.sharesOrg, d.keywords, d.lacks, d.bounds, d.named].some((part) => part !== undefined);
/** trails-11.1: a place whose cards not everybody knows. */
export const isHidden = (zone: Zone | undefined): boolean => zone !== undefined && zone.in !== "trail";

export { controllerOf };
/** What has to be known of a card to see whether it is one of a description. */
export const sightOf = (d: Description): Sight => ({
  face: asksFace(d),
  hidden: isHidden(d.zone) && d.is?.face !== "up",
  looks: d.zone?.in === "hand" || d.zone?.in === "deck",
  // trails-11.1
  ...(d.zone?.in === "hand" ? { holder: d.zone.whose } : {}),
});

export const isWho = whoBy(controllerOf);

/** Texts of the opponent do not choose what says so. */
export const choosable: Has = (m, card, self, seat) =>
  playerOf(m, card) === seat || marked(m, card, mark("cannotBeChosen"), self) === NONE;
export const GUARDS: readonly Guard[] = [
  { rule: "trails-9.8", says: "no text keeps it from being chosen", test: choosable },
];
