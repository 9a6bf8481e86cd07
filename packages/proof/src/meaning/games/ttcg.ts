/** True Trading Card Game as its book says it, for the naive reader: cards alone on the field, and nobody answers. */
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { holds } from "../reader/conditions.ts";
import { fits } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, shufflePile, toPile } from "../reader/moving.ts";
import type { Reading, Rules, Said, Waiting } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { figure, forbidden, forbiddenTo } from "../reader/standing.ts";
import type { Description, Text } from "../reader/tree.ts";
import { seatsOf } from "../reader/who.ts";
import { found, still, type Thing, zoneOf } from "../reader/world.ts";
import { announce, canAnnounce, stillStands } from "./ttcg-announcing.ts";
import { STAYS } from "./ttcg-said.ts";

const ROWS = ["units", "spells"];
/** ttcg-3.1 */
const ROOM = 5;
/** ttcg-3.3 */
const HAND = 10;

const onField = ({ zone }: Thing): boolean => ROWS.includes(zone);
const rowOf = ({ print }: Thing): string => (print.type === "spell" ? "spells" : "units");

/** ttcg-10.1: points lost together are one loss. */
function points(r: Reading, seat: number, by: number): number {
  if (by === 0 || forbiddenTo(r, seat, by > 0 ? "gainPoints" : "losePoints")) return 0;
  r.world.sides[seat]!.points.points! += by;
  happens(r, { on: "points", of: "points", how: by > 0 ? "gain" : "lose", seat });
  return Math.abs(by);
}

/**
 * Cards go together, and what waits for that sees them as they were. A card that goes with them sees nothing but itself
 * (ttcg-13.9), and that only if it was upright (ttcg-6.9).
 */
function* together(
  r: Reading,
  cards: readonly Thing[],
  on: readonly string[],
  go: () => Asking<void>,
): Asking<void> {
  const before = r.waiting;
  r.waiting = [];
  for (const thing of cards)
    for (const one of on) happens(r, { on: one, thing, seat: thing.seat, from: thing.zone });
  const upright = new Set(cards.filter(({ turned }) => !turned));
  const told = r.waiting;
  r.waiting = before;
  yield* go();
  r.waiting.push(...told.filter((waiting) => sees(waiting, cards, upright)).map(asTheyLie));
}
function sees(
  { said: { self, trigger } }: Waiting,
  gone: readonly Thing[],
  upright: ReadonlySet<Thing>,
): boolean {
  if (!gone.includes(self.thing)) return true;
  return trigger.trigger?.thing === self.thing && upright.has(self.thing);
}
/** What the trigger speaks of is found where it went. */
const asTheyLie = (waiting: Waiting): Waiting => {
  const { said } = waiting;
  const trigger = Object.fromEntries(
    Object.entries(said.trigger).map(([ref, { thing }]) => [ref, found(thing)]),
  );
  return { ...waiting, said: { ...said, trigger, it: Object.values(trigger), self: found(said.self.thing) } };
};

/** ttcg-15.1, 10.2 */
function* destroy(r: Reading, cards: readonly Thing[]): Asking<number> {
  const dead = cards.filter(
    (thing) =>
      onField(thing) && !forbidden(r, thing, "beDestroyed") && !forbidden(r, thing, "beDestroyedByEffects"),
  );
  const losses = dead.map((thing) => ({
    owner: thing.owner,
    by: thing.print.type === "unit" ? figure(r, thing, "rank") : 0,
  }));
  yield* together(r, dead, ["destroyed", "sentToPile", "leavesField"], function* () {
    for (const thing of dead) yield* away(r, thing, thing.owner, "pile", "top");
  });
  for (const { owner, by } of losses) points(r, owner, -by);
  return dead.length;
}

function turn(r: Reading, cards: readonly Thing[], deed: "tap" | "untap"): number {
  const some = cards.filter(
    (thing) => onField(thing) && thing.turned === (deed === "untap") && !forbidden(r, thing, deed),
  );
  for (const thing of some) {
    thing.turned = deed === "tap";
    happens(r, { on: deed === "tap" ? "tapped" : "untapped", thing });
  }
  return some.length;
}

/** ttcg-3.8: of more cards than there is room for its player chooses those that come. */
function* enter(
  r: Reading,
  cards: readonly Thing[],
  seat: number,
  by: number,
  turned: boolean,
): Asking<number> {
  let n = 0;
  for (const row of ROWS) {
    const some = cards.filter((thing) => rowOf(thing) === row && !onField(thing));
    const room = Math.max(0, ROOM - zoneOf(r.world, seat, row).length);
    const come = some.length > room && room > 0 ? yield* askCards(by, some, room, room) : some.slice(0, room);
    for (const thing of come) {
      yield* away(r, thing, seat, row);
      thing.turned = turned;
      n++;
    }
  }
  return n;
}

const verbs: Rules["verbs"] = {
  destroy: (r, cards) => destroy(r, cards),
  tap: (r, cards) => turn(r, cards, "tap"),
  untap: (r, cards) => turn(r, cards, "untap"),
  enter: (r, cards, { whose, turned }, said) =>
    enter(r, cards, whose === undefined ? said.you : seatsOf(r, whose, said)[0]!, said.you, turned === true),
  /** ttcg-11.1 */
  *recover(r, cards) {
    for (const thing of cards) yield* away(r, thing, thing.owner, "hand");
    return cards.length;
  },
};

const actions: Rules["actions"] = {
  points(r, { who, n, how }, said) {
    let [all, of] = [0, 0];
    for (const seat of seatsOf(r, who!, said)) {
      const by = numberOf(r, n!, said);
      all += points(r, seat, how === "gain" ? by : -by);
      of += by;
    }
    return { n: all, of };
  },
  setPoints(r, { who, n }, said) {
    const seats = seatsOf(r, who!, said);
    let all = 0;
    for (const seat of seats) {
      const side = r.world.sides[seat]!.points;
      const to = numberOf(r, n!, said);
      points(r, seat, to - side.points!);
      if (side.points === to) all++;
    }
    return { n: all, of: seats.length };
  },
  *shuffle(r, { who, pileToo }, said) {
    let n = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const pile = pileToo ? [...zoneOf(r.world, seat, "pile")] : [];
      for (const thing of pile) yield* away(r, thing, seat, "deck");
      yield* shufflePile(r, seat);
      n += pileToo ? pile.length : 1;
    }
    return n;
  },
  *discardDownTo(r, { who, n }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) all += yield* downTo(r, seat, n as number);
    return all;
  },
};

function* downTo(r: Reading, seat: number, n: number): Asking<number> {
  const hand = zoneOf(r.world, seat, "hand");
  const over = hand.length - n;
  if (over <= 0) return 0;
  for (const thing of yield* askCards(seat, hand, over, over)) yield* toPile(r, thing, "discarded");
  return over;
}

/** ttcg-7.7: a Latent effect needs its card upright on the field, and taps it; it is announced before it is done. */
function* setsOff(r: Reading, text: Text, said: Said): Asking<boolean> {
  yield* announced(r, still([said.self]));
  return (
    (text.if === undefined || holds(r, text.if, said)) && r.rules.announces!.stillStands(r, text.do!, said)
  );
}
/** ttcg-6.3: its card is tapped, and what that sets off comes first; the end is not looked at before it is done. */
function* announced(r: Reading, cards: readonly Thing[]): Asking<void> {
  turn(r, cards.filter(onField), "tap");
  announcing.add(r);
  yield* settle(r);
  announcing.delete(r);
}
const announcing = new WeakSet<Reading>();

/** ttcg-10.3: looked at when a chain has been carried out. */
function lost(r: Reading): boolean {
  const seats = [0, 1].filter((seat) => r.world.sides[seat]!.points.points! <= 0);
  if (seats.length > 0) r.world.over = { lost: seats };
  return seats.length > 0;
}

/** ttcg-4.8 */
function* endTurn(r: Reading): Asking<void> {
  const { world } = r;
  happens(r, { on: "turnEnd", seat: world.player });
  yield* settle(r);
  while (!lost(r) && zoneOf(world, world.player, "hand").length > HAND) {
    yield* downTo(r, world.player, HAND);
    yield* settle(r);
  }
  world.lasting = world.lasting.filter(
    ({ until, you, turn }) =>
      until !== "thisTurn" &&
      !(until === "untilYourNextTurnEnds" && you === world.player && turn < world.turn) &&
      !(until === "untilOpponentsNextTurnEnds" && you !== world.player && turn < world.turn),
  );
}

/** ttcg-13.11, 4.2, 10.4 */
function* beginTurn(r: Reading): Asking<void> {
  const { world } = r;
  world.turn++;
  world.player = 1 - world.player;
  world.first = world.player;
  r.used.clear();
  world.lasting = world.lasting.filter(
    ({ until, you }) =>
      !(until === "untilYourNextTurn" && you === world.player) &&
      !(until === "untilOpponentsNextTurn" && you !== world.player),
  );
  happens(r, { on: "turnStart", seat: world.player });
  yield* settle(r);
  if (lost(r)) return;
  if (!forbiddenTo(r, world.player, "draw") && !forbiddenTo(r, world.player, "drawInDrawPhase")) {
    if (zoneOf(world, world.player, "deck").length === 0) points(r, world.player, -5);
    else yield* drawCards(r, world.player, 1, false);
  }
  yield* settle(r);
  lost(r);
}

const upright =
  (position: string) =>
  (what: Description): Description => ({
    ...what,
    is: { position, ...what.is },
  });

const LAST = new WeakMap<Thing, Record<string, number>>();
const STATS = ["attack", "defense", "rank"];

export const ttcg: Rules = {
  id: "ttcg",
  zones: { hand: "hand", pile: "pile", deck: "deck" },
  field: "units",
  rows: ROWS,
  inPlay: ROWS,
  hand: "hand",
  deck: "deck",
  pile: "pile",
  both: (r, { each }) => (each === undefined ? [r.world.player, 1 - r.world.player] : [each]),
  handsAtRandom: true,
  isA: (print, noun) => noun === "card" || print.type === noun,
  counts: () => true,
  isIn(_r, thing, group, state) {
    if (group === "position") return onField(thing) && thing.turned === (state === "tapped");
    throw new Unread(`state.${group}`);
  },
  stats: { attack: { min: 0, max: 9999 }, defense: { min: 0, max: 9999 }, rank: { min: 1, max: 99 } },
  changes: ({ stat }, of) => stat === of,
  works: onField,
  announces: { choose: announce, can: canAnnounce, stillStands },
  meant: { tap: upright("untapped"), untap: upright("tapped") },
  takesAll: true,
  eachItsOwn: true,
  ordersMoved: "unsaid",
  joinsWaiting: true,
  paysInTurn: true,
  inFull: true,
  targets: [],
  needs: { hand: false, later: true, rows: true, others: false, lasting: true },
  discardsFrom: ROWS,
  holderChooses: false,
  ordersRest: false,
  mustTake: "such",
  shuffles: true,
  verbs,
  actions,
  costs: {
    points: {
      can: (r, { n }, { you }) =>
        r.world.sides[you]!.points.points! >= n! && !forbiddenTo(r, you, "losePoints"),
      *pay(r, _cards, { n }, { you }) {
        points(r, you, -n!);
        yield* [];
      },
    },
    discard: {
      fits: (r, { seat }) => !forbiddenTo(r, seat, "discard"),
      *pay(r, cards) {
        for (const thing of cards) yield* toPile(r, thing, "discarded");
      },
    },
    destroy: {
      fits: (r, thing) => !forbidden(r, thing, "beDestroyed") && !forbidden(r, thing, "beDestroyedByEffects"),
      *pay(r, cards) {
        yield* destroy(r, cards);
      },
    },
  },
  conditions: {
    turn: (r, { whose }, said) => seatsOf(r, whose!, said).includes(r.world.player),
  },
  pointsOf: (r, seat, of) =>
    of === "points" ? r.world.sides[seat]!.points.points! : zoneOf(r.world, seat, of).length,
  *takeTo(r, thing, to) {
    if (to === "hand") yield* away(r, thing, thing.owner, "hand");
    else if (to === "pile") yield* toPile(r, thing);
    else throw new Unread(`found and taken to ${to}`);
  },
  cannotDraw() {},
  /** ttcg-15.7: what is said of players ends with the card that says it. */
  leaving(r, thing) {
    if (!onField(thing)) return () => {};
    LAST.set(thing, Object.fromEntries(STATS.map((of) => [of, figure(r, thing, of)])));
    r.world.lasting = r.world.lasting.filter(
      ({ until, on, self }) => until !== STAYS || on !== undefined || self.thing !== thing,
    );
    return () => {};
  },
  lastFigure: (thing, of) => LAST.get(thing)?.[of],
  isDone: (r, { thing }, { zone: _, ...card }, said) =>
    fits(r, thing!, { ...card, zone: { in: thing!.zone } }, said),
  bringsAbout: () => false,
  begin: (r, thing) => announced(r, [thing]),
  /** ttcg-6.12: tapped when all is paid */
  paid: announced,
  endsBetween: (r) => {
    if (!announcing.has(r)) lost(r);
  },
  used: lost,
  end: (r) => {
    lost(r);
  },
  isReady: ({ thing, life }) => (onField(thing) ? thing.life === life && !thing.turned : thing.life === life),
  setsOff,
  *passTurn(r) {
    yield* endTurn(r);
    if (!lost(r)) yield* beginTurn(r);
  },
};
