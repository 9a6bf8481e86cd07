/** What a card has to be, and where cards are looked for: descriptions as tests and searches, numbers and conditions. */
import { fact, type Machine, WordsError, wasIn } from "@tefuda/kernel";
import { type Asking, asked, amount as counted } from "../conditions/asked.ts";
import type { Asked } from "../lowering/before.ts";
import { passesAll } from "../lowering/guards.ts";
import { didHold } from "../lowering/happened.ts";
import type { Sight } from "../lowering/meaning.ts";
import type { CardNum, CardTest, Has, PlainWho, Search, Who } from "../lowering/phrases.ts";
import { MEANING } from "../lowering/says.ts";
import {
  countOf,
  type Fixed,
  type NumberOf,
  standingScope,
  type Scope as TextScope,
} from "../lowering/scope.ts";
import { anyOf } from "../lowering/tests.ts";
import type { CardOn } from "../lowering/trigger-conditions.ts";
import { partsOf } from "../lowering/walk.ts";
import { controllerOf, type SeatTest, whoBy } from "../lowering/who.ts";
import { extremeHolds } from "../qualities/extreme.ts";
import { keywordsHold } from "../qualities/keywords.ts";
import { nameHolds } from "../qualities/name.ts";
import { numbersHold } from "../qualities/number.ts";
import { allBits, type Look } from "./memory.ts";
import { ownOf } from "./own.ts";
import type { Amount, Cards, Condition, Description } from "./tree.ts";
import { inZone, type World } from "./world.ts";

/** What a text is compiled against. */
export interface Scope extends TextScope<string, string> {
  world: World;
}
/**
 * How the cards of a description are looked at: in its place as they are now, where they lay before their last move, or
 * wherever they lie; or as a game says by a name of its own, in its place.
 */
export type Where = "now" | "before" | "any" | (string & {});

export const isWho = whoBy(controllerOf);
/** Whether a seat is one that a word means. */
export const means = (who: Who, scope: Scope): SeatTest =>
  theOne(scope, who) ??
  scope.world.players?.(who as never, scope) ??
  (who === "active" && scope.world.active ? isActive(scope.world.active) : undefined) ??
  ((m, s, self, seat) => isWho(m, who as PlainWho, s, scope.spoken(m, self, seat), seat));
/** Where something is said of each of several players: the one of whom it is. */
function theOne({ each }: Scope, who: Who): SeatTest | undefined {
  if (each?.who !== who) return undefined;
  const { seat } = each;
  return (m, s) => s === seat(m);
}
const isActive =
  (active: (m: Machine) => number): SeatTest =>
  (m, s) =>
    s === active(m);
export const choosableIn = ({ guards }: World): Has => passesAll(guards);

export const FIELD = "field";
/** The place in which a description looks. */
export const placeNamed = ({ homes }: World, { noun, zone }: Description): string =>
  zone?.in ?? homes?.[noun] ?? FIELD;
/** Its zones; of the field those in which such cards are looked for. */
function zonesOf(world: World, d: Description): readonly number[] {
  const place = placeNamed(world, d);
  return place === FIELD ? (world.fields?.of(d) ?? [world.cards.field]) : [world.zones[place]!.id];
}

/** A description of cards with different names without that, which is asked of several together. */
export function oneOfApart({ apart, ...d }: Description): Description | undefined {
  return apart && d;
}

/** A description for each kind of card that it means. */
export const typesOf = ({ also, ...d }: Description): Description[] =>
  also === undefined ? [d] : [d, { ...d, noun: also }];

/**
 * Whether a card is what a description says.
 * @param found it was found by a search of the same description ({@link placesOf}): its zone and side are not asked again
 */
export function has(d: Description, scope: Scope, where: Where = "now", found = false): Has {
  if (d.apart) throw new WordsError(MEANING.apart);
  if (d.also !== undefined) {
    const [one, other] = typesOf(d).map((part) => has(part, scope, where, found));
    return (m, c, self, seat) => one!(m, c, self, seat) || other!(m, c, self, seat);
  }
  const tests = testsOf(d, scope, where, found);
  const { kind, nouns, traits } = scope.world.cards;
  // what most cards fail first: what sort of card it is, asked here, without a further call
  const bits = scope.world.isA || d.noun === "card" ? ANY : nouns[d.noun]!;
  const sorts = Object.entries(d.traits ?? {}).filter(([list]) => traits[list]!.sort);
  const sort = sorts.reduce((all, [list, words]) => all & allBits(traits[list]!, words), ANY);
  return (m, c, self, seat) => {
    const is = fact(m, c, kind);
    if ((is & bits) === 0 || (is & sort) === 0) return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, c, self, seat)) return false;
    return true;
  };
}
/** Every bit. */
const ANY = -1;

/** Whether a card is of another sort than this. */
function isNo(noun: string, { cards: { kind, nouns }, isA }: World, where: Where): Has {
  const is = isA?.(noun, where);
  return is ? (...of) => !is(...of) : (m, c) => (fact(m, c, kind) & nouns[noun]!) === 0;
}

function testsOf(d: Description, scope: Scope, where: Where, found: boolean): Has[] {
  const { world } = scope;
  const { cards, memory } = world;
  const look = memory.looks[where]!;
  const tests: Has[] = [];
  if (world.isA && d.noun !== "card") tests.push(world.isA(d.noun, where));
  if (d.unlike !== undefined) tests.push(isNo(d.unlike, world, where));
  // a place that is named is meant of every card
  const there =
    found && !d.zone
      ? world.counts?.(d, where)
      : where !== "any" || d.zone
        ? lies(d, scope, where)
        : undefined;
  if (there) tests.push(there);
  const past = memory.past !== undefined && (where === "before" || where === "any");
  const playerOf = past ? controllerOf : (m: Machine, c: number) => m.actsFor(c);
  const side = d.side && sideOf(d.side, scope);
  if (side && (!found || d.zone)) tests.push((m, c, self, seat) => side(m, playerOf(m, c), self, seat));
  if (d.other) tests.push((_m, c, self) => c !== self);
  for (const [group, state] of Object.entries(d.is ?? {})) tests.push(look.states[group]![state]!);
  tests.push(
    ...(world.own?.qualities?.(d as never, scope, where) ?? []),
    ...numbersHold(
      d.bounds,
      (of) => {
        const { stat } = cards.figures[of]!;
        return {
          number: look.figures[of]!,
          has: (m, c) => stat === undefined || m.definitionOf(c).has[stat] === true,
        };
      },
      (other) => ({ card: scope.one(other.of), number: scope.total(other.of, other.value) }),
    ),
    ...nameHolds(d),
  );
  for (const [list, words] of Object.entries(d.traits ?? {}))
    if (!cards.traits[list]!.sort) tests.push(isAmong(list, words, world, look));
  for (const [list, words] of Object.entries(d.not ?? {})) {
    const is = isAmong(list, words, world, look);
    tests.push((m, c) => !is(m, c));
  }
  if (d.extreme) {
    const { extreme, ...rest } = d;
    const number = look.figures[extreme.of]!;
    tests.push(extremeHolds(extreme, number, placesOf(rest, scope), has(rest, scope)));
  }
  tests.push(...didHold(d.did), ...keywordsHold(d, (words) => look.keywords(words)));
  return tests;
}

/** Whether a card has any of some words of a list. */
function isAmong(list: string, words: readonly string[], { cards }: World, look: Look): CardOn {
  const of = cards.traits[list]!;
  if (of.among) return of.among(words);
  const own = look.traits[list]!;
  const any = allBits(of, words);
  return (m, c) => (own(m, c) & any) !== 0;
}

const bitsOf = (ids: readonly number[]): number => ids.reduce((bits, id) => bits | (1 << id), 0);

/** Whether a card lies where a description looks, or lay there. */
function lies(d: Description, scope: Scope, where: Where): Has {
  const { world } = scope;
  const { zone } = d;
  const ids = zone?.in === FIELD && world.fields ? world.fields.all : zonesOf(world, d);
  const counts = zone ? undefined : world.counts?.(d, where);
  const whose = zone && means(zone.whose, scope);
  const isTheirs = (m: Machine, seat: number, self: number, of: number): boolean =>
    !whose || whose(m, seat, self, of);
  const [only, ...others] = ids;
  const bits = bitsOf(ids);
  const there: CardOn =
    others.length === 0 ? (m, c) => inZone(m, c, only!) : (m, c) => (bits & (1 << m.zoneId(m.zone(c)))) !== 0;
  if (where === "before")
    return (m, c, self, seat) => {
      const was = wasIn(m, c);
      return (
        was >= 0 &&
        (bits & (1 << m.zoneId(was))) !== 0 &&
        isTheirs(m, m.seatOf(was), self, seat) &&
        (!counts || counts(m, c))
      );
    };
  if (!zone) return counts ? (m, c) => there(m, c) && counts(m, c) : there;
  // what happens once does not see its own card where it goes then
  const itself = !(scope.effect && zone.in === world.pile);
  return (m, c, self, seat) => there(m, c) && (itself || c !== self) && isTheirs(m, m.actsFor(c), self, seat);
}

/** Whether a card is among those that a phrase means, none of them being chosen. */
export function meant(cards: Cards, scope: Scope, where: Where = "now"): Has {
  if ("both" in cards) {
    const all = cards.both.map((part) => meant(part, scope, where));
    return anyOf(all);
  }
  if (!("ref" in cards)) return has(cards.what, scope, where);
  const several = scope.world.several?.[cards.ref];
  if (several) return several;
  const one = scope.one(cards.ref);
  const called = cards.fits && has(cards.fits, scope, "any");
  return (m, c, self, seat) => one(m, self, seat) === c && (!called || called(m, c, self, seat));
}

/** The cards of the zone in which a description looks, among the top ones only where it does. */
export function placesOf(d: Description, scope: Scope): Search {
  const [one, other] = typesOf(d);
  const ids = zonesOf(scope.world, one!);
  if (other && bitsOf(zonesOf(scope.world, other)) !== bitsOf(ids)) {
    const [first, second] = [placesOf(one!, scope), placesOf(other, scope)];
    return (m, self, seat, out) => {
      const n = first(m, self, seat, out);
      return n + second(m, self, seat, out.subarray(n));
    };
  }
  const { zone } = d;
  const whose = zone ? means(zone.whose, scope) : d.side && sideOf(d.side, scope);
  const top = zone?.top === undefined ? undefined : amount(zone.top, scope);
  return (m, self, seat, out) => {
    let n = 0;
    for (let s = 0; s < m.layout.seats; s++) {
      if (whose && !whose(m, s, self, seat)) continue;
      let left = top ? top(m, self, seat) : 0x7fff;
      for (let i = 0; i < ids.length; i++)
        for (let c = m.first(m.zoneOf(ids[i]!, s)); c >= 0 && left > 0; c = m.next(c), left--) out[n++] = c;
    }
    return n;
  };
}

/** Whose zones hold the cards of a side; of each player it is the side of the one of whom it is said. */
const sideOf = (side: Side, scope: Scope): SeatTest | undefined =>
  side === "each" ? scope.each && theOne(scope, scope.each.who) : SIDES[side];
type Side = NonNullable<Description["side"]> | "each";
const SIDES: Readonly<Record<Exclude<Side, "each">, SeatTest>> = {
  yours: (_m, s, _self, seat) => s === seat,
  opponents: (_m, s, _self, seat) => s !== seat,
};

const FACES = [
  "traits",
  "not",
  "keywords",
  "lacks",
  "bounds",
  "named",
  "unnamed",
  "unlike",
  "apart",
  "extreme",
];
/** Whether a description asks for more of a card than where it lies and how. */
export const asksFaceIn =
  ({ faces = [] }: World) =>
  (d: Description): boolean =>
    d.noun !== "card" ||
    [...FACES, ...faces].some((part) => (d as unknown as Record<string, unknown>)[part] !== undefined);

export const sightIn =
  (world: World) =>
  (d: Description): Sight => {
    if (world.sight) return world.sight(d);
    const hidden = d.zone && world.zones[d.zone.in]!.hidden;
    return {
      face: asksFaceIn(world)(d),
      hidden: hidden === true || (hidden === "faceDown" && d.is?.face !== "up"),
      looks: hidden === true,
      ...(d.zone?.in === "hand" ? { holder: d.zone.whose } : {}),
    };
  };

/** Whether a tree asks about what other texts may change: keywords, traits, values. */
export const isEntangled = (tree: object, { cards, changeable = isOfTraits }: World): boolean =>
  partsOf(tree).some((part) => {
    // how many different words cards have
    if ("among" in part) return true;
    if (!("noun" in part)) return false;
    const d = part as Description;
    return (
      d.keywords !== undefined ||
      d.lacks !== undefined ||
      [...(d.bounds ?? []), ...(d.extreme ? [d.extreme] : [])].some(({ of }) => !cards.figures[of]!.fixed) ||
      changeable(d) ||
      // what a card is not is asked of what it is
      (d.not !== undefined && changeable({ noun: d.noun, traits: d.not } as Description))
    );
  });
const isOfTraits = ({ traits }: Description): boolean => traits !== undefined;

// --- numbers and conditions ----------------------------------------------------------------------------------------------
const askingIn = (world: World): Asking<Description, Scope> => ({
  count(d, scope) {
    const { face, looks } = sightIn(world)(d);
    if (face && looks) throw new WordsError(MEANING.hidden);
    // what lies face down is not counted by what it is
    const open = face && d.zone && world.zones[d.zone.in]!.hidden === "faceDown";
    return countOf(placesOf(d, scope), has(d, scope), open ? (m, card) => !m.faceDown(card) : undefined);
  },
  fits: (d, scope) => has(d, scope, "any"),
  points: Object.fromEntries(Object.entries(world.points).map(([of, { number }]) => [of, number])),
  hand: (m, seat) => m.count(m.zoneOf(world.zones.hand!.id, seat)),
  means,
  yours: (d) => (d.zone ? { ...d, zone: { ...d.zone, whose: "you" } } : { ...d, side: "yours" }),
  different(what, list, scope) {
    const words = world.memory.looks.now.traits[list]!;
    const places = placesOf(what, scope);
    const fits = has(what, scope);
    return (m, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      let bits = 0;
      for (let i = places(m, self, seat, out) - 1; i >= 0; i--)
        if (fits(m, out[i]!, self, seat)) bits |= words(m, out[i]!);
      m.giveBack();
      let n = 0;
      for (; bits !== 0; bits &= bits - 1) n++;
      return n;
    };
  },
});

/** A number, perhaps counted. */
export const amount = (n: Amount, scope: Scope): CardNum => counted(n, scope, askingIn(scope.world));
export const condition = (c: Condition, scope: Scope): CardTest =>
  ownOf(scope.world.own?.conditions, c.if, c, scope) ??
  asked<Description, string, Asked, Scope>(ofEach(c), scope, askingIn(scope.world), (inner, of) =>
    condition(inner as Condition, of),
  );
/** What each player has, both have: it is asked of the one and of the other. */
function ofEach(c: Condition): Condition {
  if ((c.if !== "points" && c.if !== "hand") || c.who !== "both") return c;
  const of = (who: Who): Condition => ({ ...c, who });
  return { if: "and", of: [of("you"), of("opponent")] };
}

/** Cards that stand in a fixed relation to a text. */
export const fixedIn =
  ({ refs }: World): Fixed<string> =>
  (ref) =>
    ref === "this" ? (_m, self) => self : refs[ref];
/** The numbers of cards as they are, or as they last were. */
export const lastNumber =
  ({ memory }: World): NumberOf<string> =>
  (of) =>
    memory.looks.any.figures[of]!;
/** What a text is compiled against where it only holds or waits, and does nothing. */
export const standing = (world: World, one?: Scope["one"]): Scope => ({
  world,
  ...standingScope(fixedIn(world), lastNumber(world), one),
});
