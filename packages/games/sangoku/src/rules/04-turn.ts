/** 4 Turn structure: draw, resources, main phase, end phase (sangoku-4.1 to 4.5, 4.8 to 4.10). */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  each,
  emitNow,
  endUntil,
  type Group,
  given,
  happen,
  happenToEach,
  loop,
  type Machine,
  marked,
  markTotal,
  moveUntil,
  NOBODY,
  NONE,
  need,
  needSeat,
  nothing,
  overLimit,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  when,
} from "@tefuda/kernel";
import { DISCARDED, DRAWS, STANDS } from "../events.ts";
import { LINES } from "../lines.ts";
import { BY_RULE, settleAt } from "../places.ts";
import {
  AGAIN,
  ATTACKED,
  BATTLEFIELD,
  BY_AMBUSH,
  CAME,
  DAMAGE,
  DECK,
  DRAW_PHASE,
  END_PHASE,
  FACE_DOWN_DRAW,
  FIRST_DRAW,
  GENERAL,
  HAND,
  HAND_LIMIT,
  is,
  MAIN_PHASE,
  MUSOU_USED,
  mark,
  other,
  PHASE,
  PLACED,
  PLAYER,
  RAISED,
  REINFORCEMENT,
  REPEATS,
  RESOURCE_CAP,
  RESOURCE_PHASE,
  RESOURCES,
  RESOURCES_PER_TURN,
  TEXTS,
  THIS_TURN,
  THROUGH_TURN_OF,
  TURN,
  TURN_LIMIT,
  UNTIL_TURN_OF,
  USED,
} from "../schema.ts";
import { MAIN_BEGINS, RESOURCES_BEGIN, TURN_BEGINS, TURN_ENDS } from "../seen.ts";
import { isFree } from "./01-names.ts";
import { settle } from "./01-order.ts";
import { main } from "./04-main.ts";
import { dances, isDancing } from "./09-dance.ts";

const turnPlayer = (m: Machine): number => m.number(PLAYER);

export const turns: Program = program("turns", () =>
  loop(
    (m) => !m.over,
    seq(
      act(begin),
      // what lasted till now is over, and nobody's power may be left (sangoku-7.15)
      call(settle),
      drawPhase,
      call(settle),
      call(resourcePhase),
      act((m) => {
        m.setNumber(PHASE, MAIN_PHASE);
        say(m, LINES.mainPhase, turnPlayer(m));
      }),
      call(standUp),
      act((m) => emitNow(m, MAIN_BEGINS, turnPlayer(m))),
      call(settle),
      call(main),
      call(endPhase),
    ),
  ),
);

/** What is noted of a card for one turn. */
const OF_A_TURN = [ATTACKED, AGAIN, RAISED];

/** sangoku-4.1 */
function begin(m: Machine): void {
  m.cite("sangoku-4.1");
  m.setNumber(TURN, m.number(TURN) + 1);
  m.setNumber(REPEATS, 0);
  for (let seat = 0; seat < m.layout.seats; seat++) {
    m.setSeatNumber(seat, PLACED, 0);
    m.setSeatNumber(seat, MUSOU_USED, 0);
  }
  // sangoku-9.21: once a turn is once in each player's turn
  for (let i = 0; i < TEXTS; i++) m.clearColumn(USED + i);
  for (const column of OF_A_TURN) m.clearColumn(column);
  endUntil(m, UNTIL_TURN_OF + turnPlayer(m));
  // what lasts to the end of this turn, from an earlier one
  moveUntil(m, THROUGH_TURN_OF + turnPlayer(m), THIS_TURN);
  say(m, LINES.turn, m.number(TURN), turnPlayer(m));
  emitNow(m, TURN_BEGINS, turnPlayer(m));
}

/** sangoku-4.2, 4.3, 8.9 */
const drawnInPhase = (m: Machine): number =>
  Math.max(0, 1 + markTotal(m, seatSubject(turnPlayer(m)), mark("drawsPerTurn"), "sum"));
const drawPhase: Step = seq(
  act((m) => {
    const seat = turnPlayer(m);
    m.setNumber(PHASE, DRAW_PHASE);
    if (m.count(m.zoneOf(DECK, seat)) === 0) {
      m.cite("sangoku-8.9");
      say(m, LINES.noCards, seat);
      m.end(other(seat), "sangoku-8.9");
      return;
    }
    m.cite("sangoku-4.2");
    if (m.number(TURN) === 1) m.cite("sangoku-4.3");
  }),
  when(
    (m) => m.number(TURN) > 1 || m.number(FIRST_DRAW) !== 0,
    happen(DRAWS, [turnPlayer, drawnInPhase, constant(BY_RULE)]),
  ),
);

// --- the resource phase ----------------------------------------------------------------------------------------------------
const PLACING = [
  needSeat(
    "sangoku-4.4",
    "it is your resource phase",
    (m) => m.number(PHASE) === RESOURCE_PHASE && turnPlayer(m) === m.seat,
  ),
  given("sangoku-4.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
  needSeat("sangoku-4.4", "you have not placed a resource this turn", (m) => mayPlace(m, m.seat)),
  needSeat("sangoku-1.2", "no text keeps you from placing resources", (m) => !isBarred(m, m.seat)),
  needSeat("sangoku-2.10", "the format allows you another resource", (m) => !isCapped(m, m.seat)),
];
const mayPlace = (m: Machine, seat: number): boolean =>
  m.seatNumber(seat, PLACED) <
  m.number(RESOURCES_PER_TURN) + markTotal(m, seatSubject(seat), mark("resourcesPerTurn"), "sum");
const isBarred = (m: Machine, seat: number): boolean =>
  marked(m, seatSubject(seat), mark("cannotPlace")) !== NONE;
const isCapped = (m: Machine, seat: number): boolean => {
  const cap = m.number(RESOURCE_CAP);
  return cap >= 0 && m.count(m.zoneOf(RESOURCES, seat)) >= cap;
};
export const PLACE_UP: Group = {
  verb: "place face-up",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [
    ...PLACING,
    need("sangoku-5.3", "it is a general or a reinforcement", (m) => is(m, m.a, GENERAL | REINFORCEMENT)),
    need("sangoku-1.9", "you have no other general of its name", (m) => isFree(m, m.a, m.seat)),
  ],
};
export const PLACE_DOWN: Group = {
  verb: "place face-down",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: PLACING,
};
const NO_PLACE: Group = { verb: "place none", form: "word" };

const resourcePhase: Program = program("resource phase", (f) => {
  const card = f.card();
  const goesOn = f.local();
  const place = (faceDown: boolean): Step =>
    seq(
      act((m) => {
        const seat = turnPlayer(m);
        m.cite("sangoku-4.4");
        settleAt(m, card(m), faceDown, false);
        m.setSeatNumber(seat, PLACED, m.seatNumber(seat, PLACED) + 1);
        say(m, faceDown ? LINES.placesDown : LINES.placesUp, seat, card(m));
      }),
      faceDown ? when((m) => m.number(FACE_DOWN_DRAW) !== 0, drawForIt) : nothing,
    );
  const drawForIt = seq(
    act((m) => m.cite("sangoku-2.10")),
    happen(DRAWS, [turnPlayer, constant(1), constant(BY_RULE)]),
  );
  return seq(
    act((m) => {
      m.setNumber(PHASE, RESOURCE_PHASE);
      emitNow(m, RESOURCES_BEGIN, turnPlayer(m));
    }),
    call(settle),
    assign(goesOn, constant(1)),
    loop(
      (m) =>
        goesOn(m) === 1 &&
        mayPlace(m, turnPlayer(m)) &&
        !isCapped(m, turnPlayer(m)) &&
        !isBarred(m, turnPlayer(m)) &&
        m.count(m.zoneOf(HAND, turnPlayer(m))) > 0,
      seq(
        ask({
          shape: "one",
          who: turnPlayer,
          prompt: "place",
          rule: "sangoku-4.4",
          a: card,
          groups: [
            { ...PLACE_UP, body: place(false) },
            { ...PLACE_DOWN, body: place(true) },
            { ...NO_PLACE, body: assign(goesOn, constant(0)) },
          ],
        }),
        call(settle),
      ),
    ),
  );
});

const STANDING = [BATTLEFIELD, RESOURCES];
/** sangoku-4.5: all together, but for what dances (sangoku-9.17). */
const standUp: Program = program("stand up", (f) => {
  const tapped = f.set();
  const item = f.card();
  const ok = f.local();
  return seq(
    act((m) => {
      m.cite("sangoku-4.5");
      m.clearSet(m.setAt(tapped));
      for (const zone of STANDING)
        for (let c = m.first(m.zoneOf(zone, turnPlayer(m))); c >= 0; c = m.next(c))
          if (m.turned(c) && !isDancing(m, c) && marked(m, c, mark("cannotStandUp")) === NONE)
            m.addTo(m.setAt(tapped), c);
    }),
    happenToEach(STANDS, tapped, item, ok, [constant(NONE)]),
    call(settle),
  );
});

// --- the end phase -----------------------------------------------------------------------------------------------------------
function handLimit(m: Machine): number {
  const seat = seatSubject(turnPlayer(m));
  const set = marked(m, seat, mark("handLimitIs")) !== NONE;
  const limit = set ? markTotal(m, seat, mark("handLimitIs"), "last") : m.number(HAND_LIMIT);
  return Math.max(0, limit + markTotal(m, seat, mark("handLimit"), "sum"));
}

/** sangoku-4.8: effects and dances, the hand limit, damage, what lasts for the turn. */
const endPhase: Program = program("end phase", (f) => {
  const item = f.card();
  const gone = f.set();
  const surplus = (m: Machine): number => m.count(m.zoneOf(HAND, turnPlayer(m))) - handLimit(m);
  return seq(
    act((m) => {
      m.cite("sangoku-4.8");
      m.setNumber(PHASE, END_PHASE);
      say(m, LINES.endPhase, turnPlayer(m));
      emitNow(m, TURN_ENDS, turnPlayer(m));
    }),
    call(settle),
    call(dances),
    overLimit(
      gone,
      { hand: HAND, who: turnPlayer, excess: surplus, prompt: "surplus", rule: "sangoku-4.9" },
      seq(each(gone, item, happen(DISCARDED, [item, turnPlayer])), call(settle)),
    ),
    act((m) => {
      m.clearColumn(DAMAGE);
      m.clearColumn(CAME);
      m.clearColumn(BY_AMBUSH);
      endUntil(m, THIS_TURN);
    }),
    call(settle),
    act(pass),
  );
});

/** sangoku-4.1, 4.10 */
function pass(m: Machine): void {
  if (m.over) return;
  const limit = m.number(TURN_LIMIT);
  if (limit > 0 && m.number(TURN) >= limit) {
    m.cite("sangoku-4.10");
    say(m, LINES.turnLimit);
    m.end(NOBODY, "sangoku-4.10");
    return;
  }
  m.setNumber(PLAYER, other(turnPlayer(m)));
}
