/** What a card has to be, and where cards are looked for: descriptions as tests and searches. */

import {
  fact,
  type Machine,
  marked,
  NONE,
  printed,
  WordsError,
  wasFaceDown,
  wasIn,
  wasTurned,
} from "@tefuda/kernel";
import {
  type CardNum,
  controllerOf,
  countOf as count,
  didHold,
  type Fixed,
  type Guard,
  type Has,
  type NumberOf,
  passesAll,
  type Search,
  type Sight,
  standingScope,
  type Scope as TextScope,
  whoBy,
} from "@tefuda/language";
import { type Asking, amount as common } from "@tefuda/language/conditions/asked";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { extremeHolds } from "@tefuda/language/qualities/extreme";
import { keywordsHold } from "@tefuda/language/qualities/keywords";
import { nameHolds } from "@tefuda/language/qualities/name";
import { numbersHold } from "@tefuda/language/qualities/number";
import { type StateTests, statesHold } from "@tefuda/language/qualities/states";
import { type TraitTests, traitsHold } from "@tefuda/language/qualities/traits";
import { isProtected, isUnaffected } from "../emblems.ts";
import { foeOf, hostOf, type Look, NOW, THEN } from "../last.ts";
import { ANY, sumOf, units } from "../prices.ts";
import {
  ANY_COST,
  BATTLE_TACTIC,
  BATTLEFIELD,
  DECK,
  emblemBit,
  FORT_DAMAGE,
  FORTS,
  GENERAL,
  HAND,
  IS_ATTACKER,
  IS_DEFENDER,
  IS_INTERCEPTOR,
  inZone,
  KIND,
  MAIN_TACTIC,
  mark,
  nationBit,
  OUT,
  PILE,
  POWER,
  PRICE,
  playerOf,
  REINFORCEMENT,
  RESOURCES,
  SUBTYPES,
  typeBit,
  unitBit,
} from "../schema.ts";
import type {
  Amount,
  Cards,
  Description,
  Figure,
  PlainEmblem,
  Reference,
  States,
  Traits,
  Zone,
} from "../text/tree.ts";

/** What a text is compiled against: what its words stand for. */
export interface Scope extends TextScope<Reference, Figure> {
  /** The bit of a subtype; 0 for one that no card of the set has (sangoku-11.4). */
  subtype: (word: string) => number;
}

/** Where the cards of a description are, if it names no zone. */
export type Where =
  | "now" // on the battlefield
  | "before" // where they lay before their last move: of what has left
  | "any"; // wherever they are: of a card that was spoken of

const ZONES: Record<Zone["in"], number> = {
  resources: RESOURCES,
  hand: HAND,
  pile: PILE,
  deck: DECK,
  out: OUT,
};
export const zoneIn = (d: Description): number => (d.zone ? ZONES[d.zone.in] : BATTLEFIELD);

/** The types that a noun means where a card lies: off the battlefield a reinforcement is a general card (sangoku-10.1, 11.1). */
function typesOf(noun: Description["noun"], zone: number): number {
  switch (noun) {
    case "card":
      return ANY_KIND;
    case "tactic":
      return MAIN_TACTIC | BATTLE_TACTIC;
    case "general":
      return zone === BATTLEFIELD ? GENERAL : GENERAL | REINFORCEMENT;
    default:
      return typeBit(noun);
  }
}
const ANY_KIND = -1;
/** A card that lies under or face-down on a general is none (sangoku-1.10). */
const isOpen = (m: Machine, card: number): boolean => m.above(card) === NONE && !m.faceDown(card);

const lookOf = (where: Where): Look => (where === "now" ? NOW : THEN);
/** Whether a card is what a description says, and was last or as `look` has it. */
export function has(d: Description, scope: Scope, where: Where = "now", look = lookOf(where)): Has {
  const tests: Has[] = [];
  if (where !== "any") tests.push(lies(d, scope, where));
  if (d.side === "yours") tests.push((m, c, _s, seat) => sideOf(m, c, where) === seat);
  if (d.side === "opponents") tests.push((m, c, _s, seat) => sideOf(m, c, where) !== seat);
  if (d.other) tests.push((_m, c, self) => c !== self);
  tests.push(
    ...statesHold(STATES, d.is, { where, look }),
    ...traitsHold(TRAITS, d.traits, { scope, look }),
    ...keywordsHold<PlainEmblem>(d, (emblems) => {
      const bits = allBits(emblems, emblemBit);
      return (m, c) => (look.emblems(m, c) & bits) === bits;
    }),
  );
  tests.push(
    ...numbersHold(d.bounds, (of) => {
      const stat = STATS[of];
      return {
        number: numberOf(of, look),
        has: (m, c) => stat === undefined || m.definitionOf(c).has[stat] === true,
      };
    }),
    ...nameHolds(d.named),
    ...didHold(d.did),
  );
  if (d.extreme) {
    const { extreme, ...rest } = d;
    tests.push(
      extremeHolds(extreme.which, numberOf(extreme.of, look), placesOf(rest, scope), has(rest, scope)),
    );
  }
  return (m, c, self, seat) => {
    if (d.noun !== "card") {
      const zone = where === "before" ? m.zoneId(Math.max(0, wasIn(m, c))) : m.zoneId(m.zone(c));
      if ((fact(m, c, KIND) & typesOf(d.noun, zone)) === 0) return false;
      m.cite(zone === RESOURCES ? "sangoku-10.1" : "sangoku-11.1");
    }
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, c, self, seat)) return false;
    return true;
  };
}
const sideOf = (m: Machine, card: number, where: Where): number =>
  where === "now" ? playerOf(m, card) : controllerOf(m, card);

/** Whether a card lies where a description looks. */
function lies(d: Description, scope: Scope, where: "now" | "before"): Has {
  const id = zoneIn(d);
  const { zone } = d;
  if (where === "before") {
    return (m, c, self, seat) => {
      const was = wasIn(m, c);
      if (was < 0 || m.zoneId(was) !== id) return false;
      if (zone) return isWho(m, zone.whose, m.seatOf(was), scope.spoken(m, self, seat), seat);
      return !wasFaceDown(m, c);
    };
  }
  if (!zone) return (m, c) => inZone(m, c, BATTLEFIELD) && isOpen(m, c);
  return (m, c, self, seat) =>
    inZone(m, c, id) && isWho(m, zone.whose, playerOf(m, c), scope.spoken(m, self, seat), seat);
}

const turned =
  (wanted: boolean) =>
  ({ where, look }: { where: Where; look: Look }): Has => {
    const tapped = where === "before" ? wasTurned : look.tapped;
    return (m, c) => tapped(m, c) === wanted;
  };
const faces = (down: boolean) => (): Has => (m, c) => m.faceDown(c) === down;
const fights =
  (bits: number) =>
  ({ look: { role } }: { look: Look }): Has =>
  (m, c) =>
    (role(m, c) & bits) !== 0;

const STATES: StateTests<States, { where: Where; look: Look }> = {
  state: { standing: turned(false), tapped: turned(true) },
  dance: { dancing: ({ look }) => look.dancing },
  wits: { awakened: ({ look }) => look.awakened },
  gear: { equipped: ({ look }) => look.equipped },
  harm: {
    damaged:
      ({ look: { damage } }) =>
      (m, c) =>
        damage(m, c) > 0,
  },
  battle: {
    attacking: fights(IS_ATTACKER),
    defending: fights(IS_DEFENDER),
    intercepting: fights(IS_INTERCEPTOR),
    fighting: fights(IS_ATTACKER | IS_DEFENDER),
  },
  face: { down: faces(true), up: faces(false) },
};

const allBits = <Word>(words: readonly Word[], bit: (word: Word) => number): number =>
  words.reduce((all, word) => all | bit(word), 0);

const TRAITS: TraitTests<Traits, { scope: Scope; look: Look }> = {
  nation: (words, { look }) => {
    const bits = allBits(words, nationBit);
    return (m, c) => (look.nations(m, c) & bits) !== 0;
  },
  subtype: (words, { scope }) => {
    const bits = allBits(words, scope.subtype);
    return (m, c) => (fact(m, c, SUBTYPES) & bits) !== 0;
  },
  unit: (words) => {
    const bits = allBits(words, unitBit);
    return (m, c) => {
      m.cite("sangoku-11.4");
      return (fact(m, c, KIND) & bits) !== 0;
    };
  },
};

const STATS: Record<Figure, number | undefined> = {
  power: POWER,
  originalPower: POWER,
  cost: undefined,
  fortDamage: FORT_DAMAGE,
  damage: undefined,
};
/** A number of a card that texts speak of; costs as printed (sangoku-11.2). */
export function numberOf(of: Figure, look: Look): (m: Machine, card: number) => number {
  switch (of) {
    case "power":
      return look.power;
    case "originalPower":
      return (m, c) => {
        m.cite("sangoku-11.3");
        return printed(m, c, POWER);
      };
    case "fortDamage":
      return look.fortDamage;
    case "damage":
      return look.damage;
    case "cost":
      return (m, c) => {
        m.cite("sangoku-11.2");
        return sumOf(fact(m, c, PRICE) | units(ANY, printed(m, c, ANY_COST)));
      };
  }
}

/** Whether a card is among those that a phrase means, none of them being chosen. */
export function meant(cards: Cards, scope: Scope, where: Where = "now", look?: Look): Has {
  if ("both" in cards) {
    const all = cards.both.map((part) => meant(part, scope, where, look));
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
  }
  if (!("ref" in cards)) return has(cards.what, scope, where, look);
  const one = scope.one(cards.ref);
  return (m, c, self, seat) => one(m, self, seat) === c;
}

/** The cards of the zones in which a description looks, among the top cards only where it does. */
export function placesOf(d: Description, scope: Scope): Search {
  const id = zoneIn(d);
  const { zone } = d;
  const top = zone?.in === "deck" ? amount(zone.top, scope) : undefined;
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
  d.noun !== "card" || [d.traits, d.keywords, d.lacks, d.bounds, d.named].some((part) => part !== undefined);
/** sangoku-12: a place whose cards not everybody knows. */
export const sightOf = (d: Description): Sight => ({
  face: asksFace(d),
  hidden:
    d.zone?.in === "hand" || d.zone?.in === "deck" || (d.zone?.in === "resources" && d.is?.face !== "up"),
  looks: d.zone?.in === "hand" || d.zone?.in === "deck",
  ...(d.zone?.in === "hand" ? { holder: d.zone.whose } : {}),
});

export { controllerOf };
export const isWho = whoBy(controllerOf);

/** The opponent's effects do not choose what says so, or what they do not touch (sangoku-10.15, 11.6). */
export const GUARDS: readonly Guard[] = [
  {
    rule: "sangoku-1.2",
    says: "no text keeps it from being chosen",
    test: (m, card, self, seat) =>
      playerOf(m, card) === seat || marked(m, card, mark("cannotBeChosen"), self) === NONE,
  },
  {
    rule: "sangoku-10.15",
    says: "it is no Lord beside an Assistant",
    test: (m, card, _self, seat) => !isProtected(m, card, seat),
  },
  {
    rule: "sangoku-11.6",
    says: "your effects reach it",
    test: (m, card, _self, seat) => !isUnaffected(m, card, seat),
  },
];
export const choosable = passesAll(GUARDS);

// --- numbers that are counted ---------------------------------------------------------------------------------------------------
/** A number, perhaps counted. */
export const amount = (n: Amount, scope: Scope): CardNum => common(n, scope, ASKING);

/** What stands behind the words in which texts ask. */
export const ASKING: Asking<Description, Scope> = {
  count: countOf,
  fits: (what, scope) => has(what, scope, "any"),
  points: { forts: (m, seat) => m.count(m.zoneOf(FORTS, seat)) },
  hand: (m, seat) => m.count(m.zoneOf(HAND, seat)),
  isWho,
  yours: (what) => ({ ...what, side: "yours" }),
};

/** How many cards a description means, as all can see (sangoku-12). */
function countOf(d: Description, scope: Scope): CardNum {
  const asks = asksFace(d);
  if (asks && sightOf(d).looks) throw new WordsError(COMMON.hidden);
  const open = d.zone?.in === "resources" && asks;
  return count(placesOf(d, scope), has(d, scope), open ? (m, card) => !m.faceDown(card) : undefined);
}

/** Cards that stand in a fixed relation to a text. */
export const fixed: Fixed<Reference> = (ref) => {
  if (ref === "this") return (_m, self) => self;
  return ref === "foe" ? foeOf : ref === "host" ? hostOf : undefined;
};
export const lastNumber: NumberOf<Figure> = (of) => numberOf(of, THEN);
/** What a text is compiled against where it only holds or waits, and does nothing. */
export const standing = (subtype: Scope["subtype"], one?: Scope["one"]): Scope => ({
  subtype,
  ...standingScope(fixed, lastNumber, one),
});
