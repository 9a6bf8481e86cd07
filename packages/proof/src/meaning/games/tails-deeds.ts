/** What texts of Tails have done to cards and players, as its book says it. */
import { act } from "../reader/actions.ts";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, Unread } from "../reader/asking.ts";
import { pick } from "../reader/cards.ts";
import { each, lost, paid } from "../reader/common.ts";
import { compares } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { figure, forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Action, Amount, Face, Picked } from "../reader/tree.ts";
import { seatsOf } from "../reader/who.ts";
import { found, type Thing } from "../reader/world.ts";

export const FIELD = "units";
export const GEAR = "gear";
export const isLaid = ({ zone }: Thing): boolean => zone === FIELD || zone === GEAR;
export const damageOf = (thing: Thing): number => thing.counts.damage ?? 0;

/** Cards that do not die while something else is done instead. */
const sparing = new WeakSet<Thing>();
export const hasDied = (r: Reading, thing: Thing): boolean =>
  thing.zone === FIELD && damageOf(thing) >= figure(r, thing, "health") && !sparing.has(thing);

/** tails-1.10: what does not die, as something else is done, has some health left. */
function* isSpared(r: Reading, thing: Thing, inCombat: boolean): Asking<boolean> {
  sparing.add(thing);
  const spared = yield* r.sense.replaced(r, { on: "dies", thing, inCombat });
  sparing.delete(thing);
  if (spared && hasDied(r, thing)) thing.counts.damage = Math.max(0, figure(r, thing, "health") - 1);
  return spared;
}

/** tails-7.14: what one effect destroys dies together; `by` is what kills it in an attack. */
export function* die(r: Reading, cards: readonly Thing[], by?: Thing): Asking<number> {
  const dead: Thing[] = [];
  const inCombat = by !== undefined;
  for (const thing of cards) if (!(yield* isSpared(r, thing, inCombat))) dead.push(thing);
  for (const thing of dead) {
    happens(r, { on: "dies", thing, inCombat });
    if (by) happens(r, { on: "kills", thing: by, whom: thing, roles: { attacker: by, attacked: thing } });
  }
  for (const thing of dead) yield* toPile(r, thing);
  return dead.length;
}

/** What keeps a card from damage, or has something else happen to it, is asked card by card. */
export function* hurt(r: Reading, thing: Thing, by: number, inCombat = false): Asking<boolean> {
  if (by <= 0 || thing.zone !== FIELD || forbidden(r, thing, "beDamaged")) return false;
  if (yield* r.sense.replaced(r, { on: "damaged", thing, inCombat })) return false;
  thing.counts.damage = damageOf(thing) + by;
  happens(r, { on: "damaged", thing, inCombat });
  return true;
}

/** tails-8.2 */
export function* loseBase(r: Reading, seat: number, by: number): Asking<number> {
  if (by <= 0 || forbiddenTo(r, seat, "loseBase")) return 0;
  const loss = { on: "points", of: "base", how: "lose", seat };
  if (yield* r.sense.replaced(r, loss)) return 0;
  r.world.sides[seat]!.points.base! -= by;
  happens(r, loss);
  return by;
}

const shows = (face: Face, n: number): boolean => {
  if (typeof face === "string") return n % 2 === (face === "even" ? 0 : 1);
  return "how" in face ? compares(n, face.how, face.n) : face.from <= n && n <= face.to;
};

export const verbs: Rules["verbs"] = {
  destroy: (r, cards) =>
    die(
      r,
      cards.filter((thing) => isLaid(thing) && !forbidden(r, thing, "beDestroyed")),
    ),
  damage(r, cards, { n }, said) {
    const by = numberOf(r, n!, said);
    return each(cards, (thing) => hurt(r, thing, by));
  },
  /** tails-7.13: done if all of it was */
  heal(r, cards, { n }, said) {
    const by = n === ("all" as unknown) ? Number.MAX_SAFE_INTEGER : numberOf(r, n as Amount, said);
    const hurt = cards.filter((thing) => damageOf(thing) > 0);
    const short = n !== ("all" as unknown) && cards.some((thing) => damageOf(thing) < by);
    for (const thing of hurt) thing.counts.damage = Math.max(0, damageOf(thing) - by);
    // of a card that had less damage not all was healed
    return short ? { n: hurt.length, of: Number.MAX_SAFE_INTEGER } : hurt.length;
  },
  /** So much is left: what is more is lost, what is less is healed. */
  leave: (r, cards, { n }, said) =>
    each(cards, (thing) => {
      const before = damageOf(thing);
      const to = Math.max(0, figure(r, thing, "health") - numberOf(r, n!, said));
      if (to >= before) return hurt(r, thing, to - before);
      thing.counts.damage = to;
      return true;
    }),
  deploy: (r, cards, _action, said) => each(cards, (thing) => deploy(r, thing, said.you)),
};

export function* deploy(r: Reading, thing: Thing, seat: number): Asking<boolean> {
  if (thing.print.type === "equipment" && !isLaid(thing)) throw new Unread("equipment deployed");
  if (thing.print.type !== "unit" || thing.zone === FIELD || forbiddenTo(r, seat, "deploy", thing))
    return false;
  yield* away(r, thing, seat, FIELD);
  happens(r, { on: "deployed", thing });
  return true;
}

export const actions: Rules["actions"] = {
  *roll(r, { of, otherwise }, said) {
    const shown = ((yield { about: "roll", sides: 6 }) as number) + 1;
    const faces = of as readonly { face: Face; then: Action }[];
    const does = faces.find(({ face }) => shows(face, shown))?.then ?? otherwise;
    if (!does) return 0;
    yield* act(r, does, said);
    return said.done;
  },
  /** Each player their own, of their choice; they die together. */
  *destroy(r, { who, what }, said) {
    const all: Thing[] = [];
    for (const seat of seatsOf(r, who!, said)) {
      said.they = seat;
      const cards = what as Picked;
      const side = seat === said.you ? "yours" : "opponents";
      all.push(...(yield* pick(r, { ...cards, what: { ...cards.what, side } }, said, seat)));
    }
    const dead = all.filter((thing) => thing.zone === FIELD && !forbidden(r, thing, "beDestroyed"));
    const n = yield* die(r, dead);
    said.it = all.map(found);
    return n;
  },
  *points(r, { who, n, how }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      said.they = seat;
      const by = Math.max(0, numberOf(r, n!, said));
      if (how === "lose") all += yield* loseBase(r, seat, by);
      else if (!forbiddenTo(r, seat, "gainBase")) {
        r.world.sides[seat]!.points.base! += by;
        all += by;
      }
    }
    return all;
  },
};

/** tails-8.1: looked at when the action is over. */
export const overrun = lost((r, seat) => r.world.sides[seat]!.points.base! <= 0);

/** tails-7.13: paid whole or not at all. */
export const costs: Rules["costs"] = {
  discard: paid(
    (r, thing) => isLaid(thing) || thing.zone === r.rules.hand,
    (r, cards) =>
      each(cards, function* (thing) {
        yield* toPile(r, thing);
        return true;
      }),
  ),
  destroy: paid(
    (r, thing) => isLaid(thing) && !forbidden(r, thing, "beDestroyed"),
    (r, cards) => die(r, cards),
  ),
  points: {
    can: (r, _cost, { you }) => !forbiddenTo(r, you, "loseBase"),
    *pay(r, _cards, { n }, { you }) {
      yield* loseBase(r, you, n!);
    },
  },
};
