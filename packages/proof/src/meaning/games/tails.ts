/** Tails and Tactics as its book says it, for the naive reader: for two, with units alone on the battlefield. */
import type { Text as TailsText } from "@tefuda/tails/text/tree";
import { act } from "../reader/actions.ts";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, Unread } from "../reader/asking.ts";
import { besideUntilDone, common, each, inTurn, lost } from "../reader/common.ts";
import { compares } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { figure, forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Action, Amount, Face, Text } from "../reader/tree.ts";
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
  const dead: Thing[] = [];
  for (const thing of cards) if (!(yield* r.sense.replaced(r, { on: "dies", thing }))) dead.push(thing);
  for (const thing of dead) happens(r, { on: "dies", thing });
  for (const thing of dead) yield* toPile(r, thing);
  return dead.length;
}

/** What keeps a card from damage, or has something else happen to it, is asked card by card. */
export function* hurt(r: Reading, thing: Thing, by: number): Asking<boolean> {
  if (by <= 0 || thing.zone !== FIELD || forbidden(r, thing, "beDamaged")) return false;
  if (yield* r.sense.replaced(r, { on: "damaged", thing })) return false;
  thing.counts.damage = damageOf(thing) + by;
  happens(r, { on: "damaged", thing });
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

const verbs: Rules["verbs"] = {
  destroy: (r, cards) =>
    die(
      r,
      cards.filter((thing) => thing.zone === FIELD && !forbidden(r, thing, "beDestroyed")),
    ),
  damage(r, cards, { n }, said) {
    const by = numberOf(r, n!, said);
    return each(cards, (thing) => hurt(r, thing, by));
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
  *roll(r, { of, otherwise }, said) {
    const shown = ((yield { about: "roll", sides: 6 }) as number) + 1;
    const faces = of as readonly { face: Face; then: Action }[];
    const does = faces.find(({ face }) => shows(face, shown))?.then ?? otherwise;
    if (!does) return 0;
    yield* act(r, does, said);
    return said.done;
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
  ordersRest: true,
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
