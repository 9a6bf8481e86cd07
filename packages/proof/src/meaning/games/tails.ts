/** Tails and Tactics as its book says it, for the naive reader: for two, with units alone on the battlefield. */
import type { Text as TailsText } from "@tefuda/tails/text/tree";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, Unread } from "../reader/asking.ts";
import { besideUntilDone, common, each, inTurn, lost } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { figure, forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { downTo, ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Thing } from "../reader/world.ts";

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
  deploy: (r, cards, _action, said) => each(cards, (thing) => deploy(r, thing, said.you)),
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
const overrun = lost((r, seat) => r.world.sides[seat]!.points.base! <= 0);

/** tails-3.4, then the next turn as far as its draw (tails-3.1). */
const passTurn = turnOf(
  overrun,
  phase("turn", "turnEnd"),
  overrun,
  function* (r) {
    for (const seat of inTurn(r)) yield* downTo(r, seat, 7);
  },
  ends("thisTurn"),
  together(next, ends("untilYourNextTurn", true)),
  together(phase("turn", "turnStart"), (r) => drawCards(r, r.world.player, 2)),
  overrun,
);

const NUMBERS = ["attack", "defense"].flatMap((stat) =>
  ["Troop", "Position", "Vehicle"].map((type) => stat + type),
);

const STATS = {
  ...Object.fromEntries(NUMBERS.map((id) => [id, { min: 0, max: 99 }])),
  attacks: { min: 0, max: 20 },
  health: { min: 0, max: 99 },
};

const beside = besideUntilDone("played");

export const tails: Rules = {
  id: "tails",
  zones: { hand: "hand", pile: "pile", deck: "deck", field: FIELD },
  field: FIELD,
  hand: "hand",
  deck: "deck",
  pile: "pile",
  ...common(FIELD, Object.keys(STATS)),
  isA: (print, noun) => noun === "card" || print.type === noun,
  isIn(_r, thing, group, state) {
    if (group === "wounds") return thing.zone === FIELD && damageOf(thing) > 0 === (state === "damaged");
    throw new Unread(`state.${group}`);
  },
  stats: STATS,
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
  bringsAbout: () => false,
  isOver: (_r, until) => until === "thisAttack",
  ...beside,
  end(r, thing) {
    beside.end(r, thing);
    overrun(r);
  },
  passTurn,
};
