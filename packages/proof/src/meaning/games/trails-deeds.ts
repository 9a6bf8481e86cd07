/** What texts of Trails have done to cards and players, as its book says it. */
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { pick } from "../reader/cards.ts";
import { COSTS, each, paid } from "../reader/common.ts";
import { isStill } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, put, toPile } from "../reader/moving.ts";
import type { Due, Reading, Rules, Said } from "../reader/reading.ts";
import { figure, forbidden, forbiddenTo, holdings, isAbout } from "../reader/standing.ts";
import type { Amount, Cards, Cost, Description, Statement } from "../reader/tree.ts";
import { seatOf, seatsOf } from "../reader/who.ts";
import { type Found, found, type Thing, type World, zoneOf } from "../reader/world.ts";

export const isStunned = (thing: Thing): boolean => thing.counts.stunned === 1;
/** The attack under way (trails-6.6); it is called off where it is not `on`. */
export const fightOf = new WeakMap<World, { attacker: Found; target?: Found; on: boolean }>();
export const isUnit = (thing: Thing): boolean => thing.print.type === "unit";
export const stunnedSuch = (what: Description): Description => ({
  ...what,
  is: { state: "stunned", ...what.is },
});
export const inPlay = (thing: Thing): boolean => thing.zone === "field" || thing.zone === "homebase";

/** What falls, by which card, and whether in a fight. */
interface Falls {
  thing: Thing;
  by: Thing;
  inCombat: boolean;
}

/** trails-6.9, 10.7: as stunned cards lie face down and no other on a field does, the mark says it all; and its owner loses its printed CP cost. */
export function* stun(r: Reading, falls: readonly Falls[]): Asking<number> {
  const can = falls.filter(
    ({ thing, inCombat }) =>
      isUnit(thing) &&
      thing.zone === "field" &&
      !isStunned(thing) &&
      !forbidden(r, thing, "beStunned") &&
      !forbidden(r, thing, inCombat ? "beStunnedInCombat" : "beStunnedByText"),
  );
  const all: Falls[] = [];
  for (const one of can)
    if (!(yield* r.sense.replaced(r, { on: "stunned", thing: one.thing, inCombat: one.inCombat })))
      all.push(one);
  const free = all.filter(({ thing }) =>
    holdings(r, "noStunDamage").some((holding) => isAbout(r, holding, thing)),
  );
  for (const { thing, inCombat } of all) happens(r, { on: "stunned", thing, inCombat });
  for (const { thing, by, inCombat } of all)
    happens(r, { on: "stuns", thing: by, whom: thing, inCombat, roles: { doer: by, whom: thing } });
  for (const { thing } of all) {
    thing.counts.stunned = 1;
    thing.turned = true;
  }
  // trails-6.12: first the stuns, then their damage
  for (const one of all)
    if (!free.includes(one) && !isSpared(r, one.thing.owner, "stun"))
      damage(r, one.thing.owner, one.thing.print.figures.cp ?? 0, "stun");
  return all.length;
}
const stunBy =
  (by: Thing) =>
  (thing: Thing): Falls => ({ thing, by, inCombat: false });

/** Whether a player takes no damage at all, or none of a kind. */
const isSpared = (r: Reading, seat: number, from?: string): boolean =>
  holdings(r, "noDamage").some(
    ({ says, said }) => says.from === from && seatsOf(r, says.whose!, said).includes(seat),
  );

/** trails-2.5: what is less of its kind, then what is less of any, then what is kept away. */
export function damage(r: Reading, seat: number, n: number, from?: string): number {
  const less = (kind?: string): number =>
    holdings(r, "damageLess")
      .filter(({ says, said }) => says.from === kind && seatsOf(r, says.whose!, said).includes(seat))
      .reduce((sum, { says, said }) => sum + numberOf(r, says.by as Amount, said), 0);
  const whole = from === undefined ? n : Math.max(0, n - less(from));
  if (whole <= 0 || isSpared(r, seat)) return 0;
  const dealt = prevented(r, seat, Math.max(0, whole - less()));
  if (dealt > 0) happens(r, { on: "damaged", seat });
  return loseBond(r, seat, dealt);
}
/** What was kept from a player, the oldest first; without a number it is all that comes at once. */
function prevented(r: Reading, seat: number, n: number): number {
  let left = n;
  for (const one of r.world.lasting.filter(({ says, you }) => says.is === "prevents" && you === seat)) {
    if (left <= 0) break;
    const { n: most } = one.says as { n?: number };
    const kept = Math.min(left, most ?? left);
    left -= kept;
    r.world.lasting = r.world.lasting.filter((other) => other !== one || (most ?? kept) > kept);
    if (most !== undefined) one.says = { is: "prevents", n: most - kept };
  }
  return left;
}
function loseBond(r: Reading, seat: number, n: number): number {
  if (n <= 0) return 0;
  r.world.sides[seat]!.points.bond! -= n;
  happens(r, { on: "points", of: "bond", how: "lose", seat, n });
  return n;
}

export function* destroy(r: Reading, thing: Thing): Asking<boolean> {
  if (!inPlay(thing) || forbidden(r, thing, "beDestroyed")) return false;
  if (yield* r.sense.replaced(r, { on: "destroyed", thing })) return false;
  yield* toPile(r, thing, undefined);
  return true;
}

export function action(r: Reading, thing: Thing): boolean {
  if (!inPlay(thing) || thing.turned) return false;
  thing.turned = true;
  happens(r, { on: "actioned", thing });
  return true;
}
/** trails-3.3 */
export function ready(r: Reading, thing: Thing): boolean {
  if (!inPlay(thing) || !thing.turned || isStunned(thing) || forbidden(r, thing, "ready")) return false;
  thing.turned = false;
  happens(r, { on: "readied", thing });
  return true;
}
/** trails-4.6 */
const energy = (r: Reading, seat: number): Thing[] =>
  zoneOf(r.world, seat, "homebase").filter(({ turned }) => !turned);

/** trails-10.13 */
export function cure(r: Reading, thing: Thing): boolean {
  if (!isStunned(thing) || forbidden(r, thing, "beCured")) return false;
  thing.counts.stunned = 0;
  // trails-6.11: it does not come back into the attack that it was gone from
  const fight = fightOf.get(r.world);
  if (fight?.attacker.thing === thing || fight?.target?.thing === thing) fight.on = false;
  happens(r, { on: "cured", thing });
  return true;
}

/** trails-4.14: put, not played. */
export function* enter(
  r: Reading,
  thing: Thing,
  seat: number,
  turned: boolean,
  played = false,
): Asking<boolean> {
  if (thing.print.type !== "unit" && thing.print.type !== "item") return false;
  if (thing.zone === "field") return false;
  const from = thing.zone;
  yield* away(r, thing, seat, "field");
  thing.turned = turned || holdings(r, "entersActioned").some((holding) => isAbout(r, holding, thing));
  happens(r, { on: "enters", thing, from, played });
  return true;
}

/** What a card costs whoever plays it, as texts change it one after the other. */
export function priceOf(r: Reading, thing: Thing, what: "cp" | "ep"): number {
  let now = thing.print.figures[what] ?? 0;
  for (const { says, said } of holdings(r, "cost")) {
    // of itself a card says it wherever it is played from
    if (says.self && said.self.thing !== thing) continue;
    if (says.self && says.from !== undefined && says.from !== thing.zone) continue;
    if (says.what !== what || !isStill(r, thing, says.of as Description, said)) continue;
    if (!seatsOf(r, (says.who as string | undefined) ?? "you", said).includes(thing.seat)) continue;
    const then = now + numberOf(r, says.by as Amount, said);
    now = says.least === undefined ? then : Math.max(Math.min(now, says.least), then);
  }
  return Math.max(0, now);
}

/** trails-4.6: EP that are there or that cards of the homebase give. */
export const canPayEp = (r: Reading, seat: number, n: number): boolean =>
  r.world.sides[seat]!.points.ep! >= n ||
  (!forbiddenTo(r, seat, "gainEp") && r.world.sides[seat]!.points.ep! + energy(r, seat).length >= n);
export function* payEp(r: Reading, seat: number, n: number): Asking<void> {
  const { points } = r.world.sides[seat]!;
  const missing = n - points.ep!;
  if (missing > 0)
    for (const thing of yield* askCards(seat, energy(r, seat), missing, missing)) {
      action(r, thing);
      points.ep!++;
    }
  points.ep! -= n;
}

/** Cards that are actioned for EP that are missing, and so cannot pay for anything else by that. */
export function energyDue(r: Reading, costs: readonly Cost[], { you }: Said): Due[] {
  const ep = costs.reduce((sum, { pay, of, n }) => sum + (pay === "points" && of === "ep" ? n! : 0), 0);
  const n = ep - r.world.sides[you]!.points.ep!;
  return n > 0 ? [{ sort: "turns", n, pool: forbiddenTo(r, you, "gainEp") ? [] : energy(r, you) }] : [];
}

/** Laid into a homebase (trails-5.3). */
export function* settleAt(
  r: Reading,
  thing: Thing,
  seat: number,
  turned = false,
  faceDown = true,
): Asking<void> {
  yield* away(r, thing, seat, "homebase");
  thing.faceDown = faceDown;
  thing.turned = turned;
  happens(r, { on: "settles", seat });
}

export const verbs: Rules["verbs"] = {
  destroy: (r, cards) => each(cards, (thing) => destroy(r, thing)),
  stun: (r, cards, _action, { self }) => stun(r, cards.map(stunBy(self.thing))),
  cure: (r, cards) => each(cards, (thing) => cure(r, thing)),
  action: (r, cards) => each(cards, (thing) => action(r, thing)),
  ready: (r, cards) => each(cards, (thing) => ready(r, thing)),
  turnUp: (r, cards) =>
    each(cards, (thing) => {
      if (thing.zone !== "homebase" || !thing.faceDown) return false;
      thing.faceDown = false;
      happens(r, { on: "turnedUp", thing });
      return true;
    }),
  turnDown: (_r, cards) =>
    each(cards, (thing) => {
      if (thing.zone !== "homebase" || thing.faceDown) return false;
      thing.faceDown = true;
      return true;
    }),
  enter: (r, cards, { turned }, said) => each(cards, (thing) => enter(r, thing, said.you, turned === true)),
  toHomebase: (r, cards, action, said) =>
    each(cards, function* (thing) {
      const seat = seatOf(r, action.whose!, said);
      yield* settleAt(r, thing, seat, action.turned === true, action.face === "down");
      return true;
    }),
  /** trails-10.9 */
  rebuild: (r, cards) =>
    each(cards, function* (thing) {
      if (thing.zone !== "homebase") return false;
      const { seat } = thing;
      if (!(yield* destroy(r, thing))) return false;
      const [top] = zoneOf(r.world, seat, "deck");
      if (top) {
        put(r, top, seat, "homebase");
        top.faceDown = true;
        top.turned = true;
      }
      happens(r, { on: "rebuilt", seat });
      return true;
    }),
  free: () => {
    throw new Unread("action.free");
  },
};

function hold(r: Reading, says: Statement, you: number, said: Said, until: string, on?: Found[]): void {
  const { turn } = r.world;
  r.world.lasting.push({ says, you, self: said.self, until, turn, ...(on ? { on } : {}) });
}

export const actions: Rules["actions"] = {
  *points(r, { of, who, n, how }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const { points } = r.world.sides[seat]!;
      const by = numberOf(r, n!, said);
      if (of === "ep" && how === "lose") {
        // trails-4.6: paid whole or not at all
        if (!canPayEp(r, seat, by)) continue;
        yield* payEp(r, seat, by);
        all += by;
      } else if (how === "damage") all += damage(r, seat, by);
      else if (how === "lose") all += loseBond(r, seat, by);
      else if (of === "bond") {
        // trails-2.1
        const more = forbiddenTo(r, seat, "gainBond") ? 0 : Math.max(0, Math.min(by, 40 - points.bond!));
        points.bond! += more;
        all += more;
      } else if (of !== "ep" || !forbiddenTo(r, seat, "gainEp")) {
        points[of as string]! += Math.max(0, by);
        all += Math.max(0, by);
      }
    }
    return all;
  },
  /** As much as its player likes. */
  *loseUpTo(r, { who, n }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const by = (yield { about: "number", who: seat, min: 0, max: n as number }) as number;
      all += loseBond(r, seat, by);
    }
    return all;
  },
  /** The number is what was done. */
  *die() {
    return ((yield { about: "roll", sides: 6 }) as number) + 1;
  },
  prevent(r, { n }, said) {
    const says: Statement = { is: "prevents", ...(n === undefined ? {} : { n }) };
    hold(r, says, said.you, said, "thisTurn");
    return 1;
  },
  skip(r, { who, what }, said) {
    for (const seat of seatsOf(r, who!, said))
      hold(r, { is: "skips", what: what as string }, seat, said, "forGood");
    return seatsOf(r, who!, said).length;
  },
  *exchange(r, { what, for: until }, said) {
    const cards = yield* pick(r, what as Cards, said, said.by);
    for (const thing of r.rules.isOver!(r, until!) ? [] : cards) {
      const more = figure(r, thing, "def") - figure(r, thing, "str");
      const says: Statement = { is: "bonus", by: { str: more, def: -more } };
      hold(r, says, said.you, said, until!, [found(thing)]);
    }
    return cards.length;
  },
  /** trails-6.11 */
  endAttack(r) {
    const fight = fightOf.get(r.world);
    if (!fight?.on) return 0;
    fight.on = false;
    return 1;
  },
  /** trails-10.8 */
  *plan(r, { who, n }, said) {
    let seen = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const deck = zoneOf(r.world, seat, "deck");
      const top = deck.slice(0, numberOf(r, n!, said));
      seen += top.length;
      const left = [...top];
      while (left.length > 0) {
        const [next] = yield* askCards(seat, left, 0, 1);
        if (!next) break;
        left.splice(left.indexOf(next), 1);
        deck.splice(deck.indexOf(next), 1);
        deck.push(next);
      }
      const order: Thing[] = [];
      while (left.length > 0) {
        const [next] = left.length === 1 ? left : yield* askCards(seat, left, 1, 1);
        order.push(next!);
        left.splice(left.indexOf(next!), 1);
      }
      deck.splice(0, order.length, ...order);
    }
    return seen;
  },
};

export const costs: Rules["costs"] = {
  ...COSTS,
  points: {
    // trails-2.5, 4.6
    can: (r, { of, n }, { you }) => of !== "ep" || canPayEp(r, you, n!),
    *pay(r, _cards, { of, n }, { you }) {
      if (of === "bond") loseBond(r, you, n!);
      else yield* payEp(r, you, n!);
    },
  },
  // trails-10.7: as a cost it needs a card that can change
  action: paid(
    (_r, thing) => inPlay(thing) && !thing.turned,
    (r, cards) => each(cards, (thing) => action(r, thing)),
  ),
  destroy: paid(
    (r, thing) => inPlay(thing) && !forbidden(r, thing, "beDestroyed"),
    (r, cards) => each(cards, (thing) => destroy(r, thing)),
  ),
  stun: paid(
    (r, thing) =>
      thing.zone === "field" && !isStunned(thing) && isUnit(thing) && !forbidden(r, thing, "beStunned"),
    (r, cards, _cost, { self }) => stun(r, cards.map(stunBy(self.thing))),
  ),
};
