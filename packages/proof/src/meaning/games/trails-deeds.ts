/** What texts of Trails have done to cards and players, as its book says it. */
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { COSTS, each, paid } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away, put, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { forbidden, forbiddenTo, holdings, isAbout, sumFor } from "../reader/standing.ts";
import type { Description } from "../reader/tree.ts";
import { seatOf, seatsOf } from "../reader/who.ts";
import { type Thing, zoneOf } from "../reader/world.ts";

export const isStunned = (thing: Thing): boolean => thing.counts.stunned === 1;
const isUnit = (thing: Thing): boolean => thing.print.type === "unit";
export const stunnedSuch = (what: Description): Description => ({
  ...what,
  is: { state: "stunned", ...what.is },
});
export const inPlay = (thing: Thing): boolean => thing.zone === "field" || thing.zone === "homebase";

/** trails-6.9, 10.7: as stunned cards lie face down and no other on a field does, the mark says it all; and its owner loses its printed CP cost. */
function* stun(r: Reading, cards: readonly Thing[]): Asking<number> {
  const can = cards.filter(
    (thing) =>
      isUnit(thing) && thing.zone === "field" && !isStunned(thing) && !forbidden(r, thing, "beStunned"),
  );
  const all: Thing[] = [];
  for (const thing of can) if (!(yield* r.sense.replaced(r, { on: "stunned", thing }))) all.push(thing);
  const free = all.filter((thing) =>
    holdings(r, "noStunDamage").some((holding) => isAbout(r, holding, thing)),
  );
  for (const thing of all) happens(r, { on: "stunned", thing });
  for (const thing of all) {
    thing.counts.stunned = 1;
    thing.turned = true;
  }
  // trails-6.12: first the stuns, then their damage
  for (const thing of all) if (!free.includes(thing)) damage(r, thing.owner, thing.print.figures.cp ?? 0);
  return all.length;
}

/** trails-2.5 */
function damage(r: Reading, seat: number, n: number): number {
  const dealt = n - sumFor(r, "damageLess", seat);
  if (dealt > 0) happens(r, { on: "damaged", seat });
  return loseBond(r, seat, dealt);
}
function loseBond(r: Reading, seat: number, n: number): number {
  if (n <= 0) return 0;
  r.world.sides[seat]!.points.bond! -= n;
  happens(r, { on: "points", of: "bond", how: "lose", seat, n });
  return n;
}

function* destroy(r: Reading, thing: Thing): Asking<boolean> {
  if (!inPlay(thing) || forbidden(r, thing, "beDestroyed")) return false;
  if (yield* r.sense.replaced(r, { on: "destroyed", thing })) return false;
  yield* toPile(r, thing, undefined);
  return true;
}

function action(r: Reading, thing: Thing): boolean {
  if (!inPlay(thing) || thing.turned) return false;
  thing.turned = true;
  happens(r, { on: "actioned", thing });
  return true;
}
/** trails-4.6 */
const energy = (r: Reading, seat: number): Thing[] =>
  zoneOf(r.world, seat, "homebase").filter(({ turned }) => !turned);

/** trails-10.13 */
export function cure(r: Reading, thing: Thing): boolean {
  if (!isStunned(thing) || forbidden(r, thing, "beCured")) return false;
  thing.counts.stunned = 0;
  happens(r, { on: "cured", thing });
  return true;
}

/** trails-4.14: put, not played. */
export function* enter(r: Reading, thing: Thing, seat: number, turned: boolean): Asking<boolean> {
  if (thing.print.type !== "unit" && thing.print.type !== "item") return false;
  if (thing.zone === "field") return false;
  yield* away(r, thing, seat, "field");
  thing.turned = turned;
  happens(r, { on: "enters", thing });
  return true;
}

export const verbs: Rules["verbs"] = {
  destroy: (r, cards) => each(cards, (thing) => destroy(r, thing)),
  stun: (r, cards) => stun(r, cards),
  cure: (r, cards) => each(cards, (thing) => cure(r, thing)),
  action: (r, cards) => each(cards, (thing) => action(r, thing)),
  ready: (r, cards) =>
    each(cards, (thing) => {
      if (!inPlay(thing) || !thing.turned || isStunned(thing) || forbidden(r, thing, "ready")) return false;
      thing.turned = false;
      return true;
    }),
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
      yield* away(r, thing, seatOf(r, action.whose!, said), "homebase");
      thing.faceDown = action.face === "down";
      thing.turned = action.turned === true;
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

export const actions: Rules["actions"] = {
  points(r, { of, who, n, how }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const { points } = r.world.sides[seat]!;
      const by = numberOf(r, n!, said);
      if (how === "damage") all += damage(r, seat, by);
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
    can: (r, { of, n }, { you }) =>
      of !== "ep" || r.world.sides[you]!.points.ep! + energy(r, you).length >= n!,
    *pay(r, _cards, { of, n }, { you }) {
      const { points } = r.world.sides[you]!;
      if (of === "bond") {
        loseBond(r, you, n!);
        return;
      }
      const missing = n! - points.ep!;
      if (missing > 0)
        for (const thing of yield* askCards(you, energy(r, you), missing, missing)) {
          action(r, thing);
          points.ep!++;
        }
      points.ep! -= n!;
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
    (r, cards) => stun(r, cards),
  ),
};
