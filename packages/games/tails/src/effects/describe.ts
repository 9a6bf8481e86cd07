/** What a card has to be, and where cards are looked for: descriptions as tests and searches. */

import { fact, type Machine, NONE, seatSubject, value, WordsError } from "@tefuda/kernel";
import { didHold, timesOf } from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { extremeHolds } from "@tefuda/language/qualities/extreme";
import { keywordsHold } from "@tefuda/language/qualities/keywords";
import { nameHolds } from "@tefuda/language/qualities/name";
import { numbersHold } from "@tefuda/language/qualities/number";
import { type StateTests, statesHold } from "@tefuda/language/qualities/states";
import { hasKeyword } from "../keywords.ts";
import {
  ATTACKS,
  DAMAGE,
  DECK,
  FACTION,
  GEAR,
  GROUNDS,
  HAND,
  HEALTH,
  healthLeft,
  isOut,
  KIND,
  onBattlefield,
  PILE,
  playerOf,
  STRIKES,
  TARGET_SEAT,
  TERRAIN,
  TRAPS,
  turnPlayer,
  typeBit,
  UNITS,
  unitBit,
  WORDS,
} from "../schema.ts";
import type {
  Amount,
  Cards,
  Description,
  Figure,
  Keyword,
  Reference,
  States,
  UnitType,
  Who,
  Zone,
} from "../text/tree.ts";
import { MEANING } from "./says.ts";
import type { CardNum, Has } from "./text.ts";

/** What a set gives to the words of its cards. */
export interface Numbers {
  /** tails-1.7: the bit of a further card type; 0 for one that no card of the set bears. */
  readonly word: (type: string) => number;
  /** tails-1.4: the numbers of factions and terrain; -1 for what no card of the set bears. */
  readonly faction: (name: string) => number;
  readonly terrain: (name: string) => number;
}

/** What a text is compiled against: the numbers of the set's words, and what its own words stand for. */
export interface Scope {
  numbers: Numbers;
  /** The card that a reference speaks of. */
  one: (ref: Reference) => CardNum;
  /** A number of each card that a reference speaks of, all together. */
  total: (ref: Reference, number: (m: Machine, card: number) => number) => CardNum;
  /** Whether a seat is one that is meant by a card or a player spoken of before. */
  spoken: (who: Spoken) => WhoTest;
  /** How many cards the last action did something to, of those that are of a description. */
  done: (of: Description | undefined) => CardNum;
}
type Spoken = "owner" | "its" | "they" | "others";
export type WhoTest = (m: Machine, s: number, self: number, seat: number) => boolean;

/** Whether a card is what a description says. */
export function has(d: Description, scope: Scope): Has {
  const tests: Has[] = [];
  // what a kind is for good is looked at in one go: each of these has one bit of it, and none of the last
  const bitsOf = (types: readonly UnitType[]): number => types.reduce((all, type) => all | unitBit(type), 0);
  const noun = d.noun === "card" ? ANY : typeBit(d.noun) | (d.also ? typeBit(d.also) : 0);
  const { unit: unitTypes, type: types } = d.traits ?? {};
  const { unit: notUnitTypes, type: notTypes } = d.not ?? {};
  const unit = unitTypes ? typeBit("unit") : ANY;
  const type = unitTypes ? bitsOf(unitTypes) : ANY;
  const not = notUnitTypes ? bitsOf(notUnitTypes) : 0;
  const wordsOf = (types: readonly string[]): number =>
    types.reduce((all, type) => all | scope.numbers.word(type), 0);
  if (types) {
    const bits = wordsOf(types);
    tests.push((m, c) => hasWord(m, c, bits));
  }
  if (notTypes) {
    const bits = wordsOf(notTypes);
    tests.push((m, c) => !hasWord(m, c, bits));
  }
  tests.push(...traitsNumbered(d, scope));
  if (d.side === "yours") tests.push((m, c, _s, seat) => playerOf(m, c) === seat);
  if (d.side === "opponents") tests.push((m, c, _s, seat) => playerOf(m, c) !== seat);
  if (d.other) tests.push((_m, c, self) => c !== self);
  if (d.bears) {
    const gear = has(d.bears, scope);
    tests.push((m, c, self, seat) => bears(m, c, gear, self, seat));
  }
  if (d.bearsNo) {
    const gear = has(d.bearsNo, scope);
    tests.push((m, c, self, seat) => !bears(m, c, gear, self, seat));
  }
  if (d.attachedTo) {
    const bearer = meant(d.attachedTo, scope);
    tests.push((m, c, self, seat) => m.host(c) !== NONE && bearer(m, m.host(c), self, seat));
  }
  tests.push(...statesHold(STATES, d.is, undefined), ...keywordsHold(d, hasKeywords), ...nameHolds(d.named));
  if (d.attacked !== undefined) {
    const wanted = d.attacked;
    tests.push((m, c) => m.column(c, STRIKES) > 0 === wanted);
  }
  if (d.extreme) {
    const { extreme, ...rest } = d;
    tests.push(
      extremeHolds(extreme.which, FIGURES[extreme.of], searchOf(d.zone, rest, scope), has(rest, scope)),
    );
  }
  for (const test of didHold(d.did)) tests.push((m, c) => test(m, c));
  // a card without such a number has not one that is low
  const stats = { health: HEALTH, attacks: ATTACKS };
  tests.push(
    ...numbersHold(d.bounds, (of) => ({
      number: FIGURES[of],
      has: (m, c) => m.definitionOf(c).has[stats[of]] === true,
    })),
  );
  if (d.zone?.in === "field") tests.push(onBattlefield);
  if (d.ofFaction) tests.push((m, c, self) => fact(m, c, FACTION) === fact(m, self, FACTION));
  if (d.without)
    tests.push((m, c) => (m.definitionOf(c) as unknown as { slots: readonly unknown[] }).slots.length === 0);
  return (m, c, self, seat) => {
    const definition = fact(m, c, KIND);
    if (
      (definition & noun) === 0 ||
      (definition & unit) === 0 ||
      (definition & type) === 0 ||
      (definition & not) !== 0
    )
      return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, c, self, seat)) return false;
    return true;
  };
}
/** What stands behind states. Of what lies face up nothing has to be looked at: what lies face down is no such card. */
const STATES: StateTests<States, undefined> = {
  wounds: {
    damaged: () => (m, c) => m.column(c, DAMAGE) > 0,
    undamaged: () => (m, c) => m.column(c, DAMAGE) === 0,
  },
  face: { down: () => (m, c) => m.faceDown(c), up: () => () => true },
};
const hasKeywords =
  (keywords: readonly Keyword[]): Has =>
  (m, c) =>
    keywords.every((keyword) => hasKeyword(m, c, keyword));
/** The numbers that texts ask of cards. */
const FIGURES: Readonly<Record<Figure, (m: Machine, card: number) => number>> = {
  health: healthLeft,
  attacks: (m, card) => value(m, card, ATTACKS),
};
/** Every bit. */
const ANY = -1;

/** What is asked of faction and terrain. */
function traitsNumbered({ traits = {}, not = {} }: Description, { numbers }: Scope): Has[] {
  const lists = [
    ["faction", FACTION],
    ["terrain", TERRAIN],
  ] as const;
  return lists.flatMap(([list, place]) =>
    [
      { words: traits[list], wanted: true },
      { words: not[list], wanted: false },
    ].flatMap(({ words, wanted }): Has[] => {
      if (!words) return [];
      const any = new Set(words.map((word) => numbers[list](word)));
      return [
        (m, c) => {
          m.cite("tails-1.4");
          return any.has(fact(m, c, place)) === wanted;
        },
      ];
    }),
  );
}

/** Whether a card is of one of some further types. */
function hasWord(m: Machine, card: number, bits: number): boolean {
  m.cite("tails-1.7");
  return (fact(m, card, WORDS) & bits) !== 0;
}
/** Whether equipment is attached to a card, whoever attached it. */
function bears(m: Machine, card: number, gear: Has, self: number, seat: number): boolean {
  for (let s = 0; s < m.layout.seats; s++)
    for (let c = m.first(m.zoneOf(GEAR, s)); c >= 0; c = m.next(c))
      if (m.host(c) === card && gear(m, c, self, seat)) return true;
  return false;
}

/** Whether a card is among those that a phrase means, none of them being chosen. */
export function meant(cards: Cards, scope: Scope): Has {
  if ("both" in cards) {
    const all = cards.both.map((part) => meant(part, scope));
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
  }
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    const fits = cards.fits ? has(cards.fits, scope) : undefined;
    return (m, c, self, seat) => one(m, self, seat) === c && (!fits || fits(m, c, self, seat));
  }
  return has(cards.what, scope);
}

export const isFaceDown = (d: Description): boolean => d.is?.face === "down";

export type Search = (m: Machine, self: number, seat: number, out: Int16Array) => number;

/** Cards of a zone; `whose` gives the seats that are meant. */
export function searchOf(zone: Zone | undefined, d: Description, scope: Scope): Search {
  if (!zone || zone.in === "field") {
    const zones = isFaceDown(d) || d.noun === "trap" ? [TRAPS] : [UNITS, GEAR, GROUNDS];
    return (m, _self, _seat, out) => {
      let n = 0;
      for (let seat = 0; seat < m.layout.seats; seat++)
        for (let i = 0; i < zones.length; i++)
          for (let c = m.first(m.zoneOf(zones[i]!, seat)); c >= 0; c = m.next(c)) out[n++] = c;
      return n;
    };
  }
  const id = zone.in === "hand" ? HAND : zone.in === "pile" ? PILE : DECK;
  const isMeant = isWho(zone.whose, scope);
  const top = zone.in === "deck" && zone.top !== undefined ? amount(zone.top, scope) : undefined;
  return (m, self, seat, out) => {
    let n = 0;
    for (let s = 0; s < m.layout.seats; s++) {
      if (!isMeant(m, s, self, seat)) continue;
      let left = top ? top(m, self, seat) : 0x7fff;
      for (let c = m.first(m.zoneOf(id, s)); c >= 0 && left > 0; c = m.next(c), left--) out[n++] = c;
    }
    return n;
  };
}
export const isHidden = (zone: Zone | undefined): boolean => zone?.in === "hand" || zone?.in === "deck";

/** Whether a seat that is still in the game is one that a word means; a single opponent is any one that was not chosen yet. */
export function isWho(who: Who, scope: Scope): WhoTest {
  const test = meansSeat(who, scope);
  return (m, s, self, seat) => !isOut(m, s) && test(m, s, self, seat);
}
function meansSeat(who: Who, scope: Scope): WhoTest {
  switch (who) {
    case "you":
      return (_m, s, _self, seat) => s === seat;
    case "both":
      return () => true;
    case "opponent":
    case "opponents":
      return (_m, s, _self, seat) => s !== seat;
    case "active":
      return (m, s) => s === turnPlayer(m);
    case "defending":
      return (m, s) => s === m.number(TARGET_SEAT);
    case "owner":
    case "its":
    case "they":
    case "others":
      return scope.spoken(who);
  }
}

/** A number, perhaps counted. */
export function amount(n: Amount, scope: Scope): CardNum {
  if (typeof n === "number") return () => n;
  if ("happened" in n) {
    const times = timesOf(n.happened);
    return (m, _self, seat) => n.times * times(m, seatSubject(seat));
  }
  if ("half" in n) {
    const whole = amount(n.half, scope);
    return (m, self, seat) => whole(m, self, seat) >> 1;
  }
  if ("each" in n) {
    const count = countOf(n.each, scope);
    const { times } = n;
    return (m, self, seat) => times * count(m, self, seat);
  }
  if ("value" in n) return scope.total(n.of, FIGURES[n.value]);
  if ("sum" in n) {
    const part = amount(n.sum, scope);
    return (m, self, seat) => part(m, self, seat) + n.and;
  }
  const done = scope.done(n.of);
  const { times = 1 } = n;
  return times === 1 ? done : (m, self, seat) => times * done(m, self, seat);
}

/** How many cards a description means. */
export function countOf(d: Description, scope: Scope): CardNum {
  const search = searchOf(d.zone, d, scope);
  const fits = has(d, scope);
  return (m, self, seat) => {
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) if (fits(m, out[i]!, self, seat)) found++;
    m.giveBack();
    return found;
  };
}

function standingOne(ref: Reference): CardNum {
  if (ref === "this") return (_m, self) => self;
  if (ref === "bearer") return (m, self) => m.host(self);
  throw new WordsError(MEANING.noneChosen);
}

/** What the words of a text mean that only holds or waits: of references, itself, or what it is attached to. */
export const standingScope = (numbers: Numbers): Scope => ({
  numbers,
  one: standingOne,
  total: (ref, number) => {
    const one = standingOne(ref);
    return (m, self, seat) => {
      const card = one(m, self, seat);
      return card === NONE ? 0 : number(m, card);
    };
  },
  spoken: () => {
    throw new WordsError(MEANING.nobodySpokenOf);
  },
  done: () => {
    throw new WordsError(COMMON.nothingCounted);
  },
});
