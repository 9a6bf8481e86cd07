/** What a card has to be, and where cards are looked for: descriptions as tests and searches, numbers and conditions. */
import { fact, type Machine, WordsError, wasIn } from "@tefuda/kernel";
import { type Asking, asked, amount as counted } from "../conditions/asked.ts";
import type { Asked } from "../lowering/before.ts";
import { passesAll } from "../lowering/guards.ts";
import type { Sight } from "../lowering/meaning.ts";
import type { CardNum, CardTest, Has, Search } from "../lowering/phrases.ts";
import { MEANING } from "../lowering/says.ts";
import { countOf, type Fixed, standingScope, type Scope as TextScope } from "../lowering/scope.ts";
import { partsOf } from "../lowering/walk.ts";
import { controllerOf, whoBy } from "../lowering/who.ts";
import { nameHolds } from "../qualities/name.ts";
import { numbersHold } from "../qualities/number.ts";
import { bitOf } from "./memory.ts";
import type { Amount, Cards, Condition, Description } from "./tree.ts";
import { inZone, type World } from "./world.ts";

/** What a text is compiled against. */
export interface Scope extends TextScope<string, string> {
  world: World;
}
/** Where the cards of a description are: in its place, where they lay before their last move, or anywhere. */
export type Where = "now" | "before" | "any";

export const isWho = whoBy(controllerOf);
export const choosableIn = ({ guards }: World): Has => passesAll(guards);

export const zoneOf = ({ zones, cards }: World, { zone }: Description): number =>
  zone ? zones[zone.in]!.id : cards.field;

/** Whether a card is what a description says. */
export function has(d: Description, scope: Scope, where: Where = "now"): Has {
  const { world } = scope;
  const { cards, memory } = world;
  const look = where === "now" ? memory.now : memory.then;
  const sideOf = where === "now" ? (m: Machine, c: number) => m.actsFor(c) : controllerOf;
  const tests: Has[] = [];
  if (where !== "any" || d.zone) tests.push(lies(d, scope, where));
  if (d.noun !== "card") {
    const bits = cards.nouns[d.noun]!;
    tests.push((m, c) => (fact(m, c, cards.kind) & bits) !== 0);
  }
  if (d.side === "yours") tests.push((m, c, _s, seat) => sideOf(m, c) === seat);
  if (d.side === "opponents") tests.push((m, c, _s, seat) => sideOf(m, c) !== seat);
  if (d.other) tests.push((_m, c, self) => c !== self);
  for (const [group, state] of Object.entries(d.is ?? {})) tests.push(look.state(group, state));
  for (const [list, words] of Object.entries(d.traits ?? {})) {
    const own = look.bits(cards.traits[list]!);
    const any = words.reduce((bits, word) => bits | bitOf(cards.traits[list]!, word), 0);
    tests.push((m, c) => (own(m, c) & any) !== 0);
  }
  const keywords = look.bits(cards.keywords);
  if (d.keywords) {
    const all = d.keywords.reduce((bits, word) => bits | bitOf(cards.keywords, word), 0);
    tests.push((m, c) => (keywords(m, c) & all) === all);
  }
  if (d.lacks !== undefined) {
    const none = bitOf(cards.keywords, d.lacks);
    tests.push((m, c) => (keywords(m, c) & none) === 0);
  }
  tests.push(
    ...numbersHold(d.bounds, (of) => ({
      number: look.figure(of),
      has: (m, c) => m.definitionOf(c).has[cards.figures[of]!.stat] === true,
    })),
    ...nameHolds(d.named),
  );
  return (m, c, self, seat) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, c, self, seat)) return false;
    return true;
  };
}

/** Whether a card lies where a description looks, or lay there. */
function lies(d: Description, scope: Scope, where: Where): Has {
  const { world } = scope;
  const id = zoneOf(world, d);
  const { zone } = d;
  const isTheirs = (m: Machine, seat: number, self: number, of: number): boolean =>
    !zone || isWho(m, zone.whose, seat, scope.spoken(m, self, of), of);
  if (where === "before")
    return (m, c, self, seat) => {
      const was = wasIn(m, c);
      return was >= 0 && m.zoneId(was) === id && isTheirs(m, m.seatOf(was), self, seat);
    };
  // what happens once does not see its own card where it goes then
  const itself = !(scope.effect && zone?.in === world.pile);
  return (m, c, self, seat) =>
    inZone(m, c, id) && (itself || c !== self) && isTheirs(m, m.actsFor(c), self, seat);
}

/** Whether a card is among those that a phrase means, none of them being chosen. */
export function meant(cards: Cards, scope: Scope, where: Where = "now"): Has {
  if ("both" in cards) {
    const all = cards.both.map((part) => meant(part, scope, where));
    return (m, c, self, seat) => all.some((test) => test(m, c, self, seat));
  }
  if (!("ref" in cards)) return has(cards.what, scope, where);
  const one = scope.one(cards.ref);
  return (m, c, self, seat) => one(m, self, seat) === c;
}

/** The cards of the zone in which a description looks, among the top ones only where it does. */
export function placesOf(d: Description, scope: Scope): Search {
  const id = zoneOf(scope.world, d);
  const { zone } = d;
  const top = zone?.top === undefined ? undefined : amount(zone.top, scope);
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

export const sightIn =
  ({ zones }: World) =>
  (d: Description): Sight => {
    const hidden = d.zone !== undefined && zones[d.zone.in]!.hidden === true;
    return {
      face: asksFace(d),
      hidden,
      looks: hidden,
      ...(d.zone?.in === "hand" ? { holder: d.zone.whose } : {}),
    };
  };

/** Whether a tree asks about what other texts may change: keywords, traits, values. */
export const isEntangled = (tree: object, { cards }: World): boolean =>
  partsOf(tree).some((part) => {
    const d = part as Partial<Description>;
    return (
      "noun" in part &&
      ([d.traits, d.keywords, d.lacks].some((x) => x !== undefined) ||
        (d.bounds ?? []).some(({ of }) => !cards.figures[of]!.fixed))
    );
  });

// --- numbers and conditions ----------------------------------------------------------------------------------------------
const askingIn = ({ points, zones }: World): Asking<Description, Scope> => ({
  count(d, scope) {
    if (asksFace(d) && sightIn(scope.world)(d).hidden) throw new WordsError(MEANING.hidden);
    return countOf(placesOf(d, scope), has(d, scope));
  },
  fits: (d, scope) => has(d, scope, "any"),
  points: Object.fromEntries(Object.entries(points).map(([of, { number }]) => [of, number])),
  hand: (m, seat) => m.count(m.zoneOf(zones.hand!.id, seat)),
  isWho,
  yours: (d) => ({ ...d, side: "yours" }),
});

/** A number, perhaps counted. */
export const amount = (n: Amount, scope: Scope): CardNum => counted(n, scope, askingIn(scope.world));
export const condition = (c: Condition, scope: Scope): CardTest =>
  asked<Description, string, Asked, Scope>(c, scope, askingIn(scope.world), (inner, of) =>
    condition(inner as Condition, of),
  );

/** Cards that stand in a fixed relation to a text. */
export const fixedIn =
  ({ refs }: World): Fixed<string> =>
  (ref) =>
    ref === "this" ? (_m, self) => self : refs[ref];
/** What a text is compiled against where it only holds or waits, and does nothing. */
export const standing = (world: World, one?: Scope["one"]): Scope => ({
  world,
  ...standingScope(fixedIn(world), world.memory.then.figure, one),
});
