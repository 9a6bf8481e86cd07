/** Tails and Tactics as its book says it, for the naive reader: for two, with units alone on the battlefield. */
import type { Text as TailsText } from "@tefuda/tails/text/tree";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { fits } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { figure, forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Thing, zoneOf } from "../reader/world.ts";

/** Whatever a text of Tails can say, the reader takes. */
export const asText = (text: TailsText): Text => text as Text;

const FIELD = "units";
const damageOf = (thing: Thing): number => thing.counts.damage ?? 0;
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** tails-7.14: what one effect destroys dies together. */
function* die(r: Reading, cards: readonly Thing[]): Asking<number> {
  for (const thing of cards) happens(r, { on: "dies", thing });
  for (const thing of cards) yield* toPile(r, thing);
  return cards.length;
}

const verbs: Rules["verbs"] = {
  destroy: (r, cards) =>
    die(
      r,
      cards.filter((thing) => thing.zone === FIELD && !forbidden(r, thing, "beDestroyed")),
    ),
  damage(r, cards, { n }, said) {
    const by = numberOf(r, n!, said);
    const hurt = cards.filter((thing) => by > 0 && thing.zone === FIELD && !forbidden(r, thing, "beDamaged"));
    for (const thing of hurt) {
      thing.counts.damage = damageOf(thing) + by;
      happens(r, { on: "damaged", thing });
    }
    return hurt.length;
  },
  /** tails-7.13: done if all of it was */
  heal(r, cards, { n }, said) {
    const by = n === ("all" as unknown) ? Number.MAX_SAFE_INTEGER : numberOf(r, n as Amount, said);
    let healed = 0;
    for (const thing of cards) {
      const less = Math.min(by, damageOf(thing));
      thing.counts.damage = damageOf(thing) - less;
      healed += less;
    }
    return healed;
  },
  deploy: (r, cards, _action, said) =>
    (function* () {
      let n = 0;
      for (const thing of cards) if (yield* deploy(r, thing, said.you)) n++;
      return n;
    })(),
};

function* deploy(r: Reading, thing: Thing, seat: number): Asking<boolean> {
  if (thing.print.type !== "unit" || thing.zone === FIELD || forbiddenTo(r, seat, "deploy", thing))
    return false;
  yield* away(r, thing, seat, FIELD);
  happens(r, { on: "deployed", thing });
  return true;
}

const actions: Rules["actions"] = {
  points(r, { who, n, how }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      said.they = seat;
      const by = Math.max(0, numberOf(r, n!, said));
      if (by === 0 || forbiddenTo(r, seat, how === "gain" ? "gainBase" : "loseBase")) continue;
      r.world.sides[seat]!.points.base! += how === "gain" ? by : -by;
      if (how === "lose") happens(r, { on: "points", of: "base", how: "lose", seat });
      all += by;
    }
    return all;
  },
};

/** tails-8.1: looked at when the action is over. */
function lost(r: Reading): boolean {
  const seats = [0, 1].filter((seat) => r.world.sides[seat]!.points.base! <= 0);
  if (seats.length > 0) r.world.over = { lost: seats };
  return seats.length > 0;
}

/** tails-3.4, then the next turn as far as its draw (tails-3.1). */
function* passTurn(r: Reading): Asking<void> {
  const { world } = r;
  if (lost(r)) return;
  happens(r, { on: "turnEnd", seat: world.player });
  yield* settle(r);
  if (lost(r)) return;
  for (const seat of [world.player, 1 - world.player]) {
    const hand = zoneOf(world, seat, "hand");
    const over = hand.length - 7;
    if (over > 0) for (const thing of yield* askCards(seat, hand, over, over)) yield* toPile(r, thing);
  }
  world.lasting = world.lasting.filter(({ until }) => until !== "thisTurn");
  yield* r.rules.after!(r);
  yield* settle(r);
  r.used.clear();
  world.turn++;
  world.first = 1 - world.first;
  world.player = world.first;
  world.lasting = world.lasting.filter(
    ({ until, you }) => until !== "untilYourNextTurn" || you !== world.player,
  );
  yield* r.rules.after!(r);
  happens(r, { on: "turnStart", seat: world.player });
  drawCards(r, world.player, 2);
  yield* settle(r);
  lost(r);
}

const LAST = new WeakMap<Thing, Record<string, number>>();
const NUMBERS = ["attack", "defense"].flatMap((stat) =>
  ["Troop", "Position", "Vehicle"].map((type) => stat + type),
);

export const tails: Rules = {
  id: "tails",
  zones: { hand: "hand", pile: "pile", deck: "deck", field: FIELD },
  field: FIELD,
  hand: "hand",
  deck: "deck",
  pile: "pile",
  both: (r) => [r.world.first, 1 - r.world.first],
  isA: (print, noun) => noun === "card" || print.type === noun,
  counts: (r, thing) => thing !== r.resolving,
  isIn(_r, thing, group, state) {
    if (group === "wounds") return thing.zone === FIELD && damageOf(thing) > 0 === (state === "damaged");
    throw new Unread(`state.${group}`);
  },
  stats: {
    ...Object.fromEntries(NUMBERS.map((id) => [id, { min: 0, max: 99 }])),
    attacks: { min: 0, max: 20 },
    health: { min: 0, max: 99 },
  },
  changes: ({ stat, against }, of) =>
    stat === of ||
    (["Troop", "Position", "Vehicle"] as const).some(
      (type) =>
        of === `${stat as string}${type}` &&
        (against === undefined || (against as string[]).some((one) => capital(one) === type)),
    ),
  works: (thing) => thing.zone === FIELD,
  targets: ["", "pile", "field"],
  needs: { hand: true, later: false, rows: false, others: true, lasting: false },
  holderChooses: false,
  ordersRest: false,
  mustTake: false,
  shuffles: true,
  // tails-3.2: the discard pile is shuffled then, in the middle of whatever is done
  emptied(_r, zone) {
    if (zone === "deck") throw new Unread("an empty draw pile");
  },
  /** What is left of it. */
  countOf: (r, thing, of) =>
    of === "health" && thing.zone === FIELD ? figure(r, thing, of) - damageOf(thing) : undefined,
  discardsFrom: [FIELD],
  verbs,
  actions,
  costs: {},
  conditions: {
    turn: (r, { whose }, said) => seatsOf(r, whose!, said).includes(r.world.player),
  },
  /** tails-5.5 */
  *after(r) {
    for (;;) {
      const dead = everything(r.world).filter(
        (thing) => thing.zone === FIELD && damageOf(thing) >= figure(r, thing, "health"),
      );
      if (dead.length === 0) return;
      yield* die(r, dead);
    }
  },
  *takeTo(r, thing, to, said) {
    if (to === "hand") yield* away(r, thing, thing.owner, "hand");
    else yield* deploy(r, thing, said.you);
  },
  // tails-3.2
  cannotDraw() {
    throw new Unread("an empty draw pile");
  },
  leaving(r, thing) {
    if (thing.zone === FIELD) {
      LAST.set(thing, Object.fromEntries(Object.keys(r.rules.stats).map((of) => [of, figure(r, thing, of)])));
      happens(r, { on: "leaves", thing });
    }
    return () => {};
  },
  lastFigure: (thing, of) => LAST.get(thing)?.[of],
  isDone: (r, { thing }, { zone: _, ...card }, said) =>
    fits(r, thing!, { ...card, zone: { in: thing!.zone } }, said),
  bringsAbout: () => false,
  isOver: (_r, until) => until === "thisAttack",
  *begin(r, thing) {
    r.resolving = thing;
    yield* away(r, thing, thing.seat, "played");
  },
  end(r) {
    const thing = r.resolving!;
    r.resolving = undefined;
    if (thing.zone !== "played") return;
    const from = zoneOf(r.world, thing.seat, "played");
    from.splice(from.indexOf(thing), 1);
    thing.zone = "pile";
    thing.life++;
    zoneOf(r.world, thing.owner, "pile").unshift(thing);
    lost(r);
  },
  passTurn,
};
