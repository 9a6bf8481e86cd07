/** The rules of the reference game: start, turn, playing, attacking, and how effects are carried out. */
import {
  act,
  ask,
  asked,
  assign,
  type Candidates,
  call,
  callAny,
  cardsIn,
  constant,
  type Group,
  happen,
  ifElse,
  loop,
  type Machine,
  NOBODY,
  NONE,
  type Program,
  printed,
  program,
  queueLength,
  removeTrigger,
  type Step,
  say,
  seq,
  shuffle,
  triggerAbility,
  triggerAt,
  triggerSeat,
  type Var,
  when,
} from "@tefuda/kernel";
import type { MiniAbility } from "./cards.ts";
import { ATTACKS, DESTROYED, DRAWS, LOSES, PLAYED } from "./events.ts";
import { LINES } from "./lines.ts";
import { addTo } from "./operations.ts";
import {
  attackOf,
  CHOOSES,
  DECK,
  defenseOf,
  FIELD,
  FIELD_LIMIT,
  FRESH,
  GUARD,
  HAND,
  HIGH,
  has,
  KEYWORDS,
  onField,
  opponent,
  PIERCE,
  PLAYER,
  PLAYS,
  POINTS,
  TURN,
  turnPlayer,
  UNIT,
  WALL,
} from "./schema.ts";

const FULL_POINTS = 20;
const FIRST_HAND = 5;
const LAST_TURN = 200;
const PLAYS_A_TURN = 2;

/** mini-1, and turn after turn. */
export const main: Program = program("game", (f) => {
  const seat = f.local();
  return seq(
    loop(
      (m) => seat(m) < 2,
      seq(
        act((m) => {
          shuffle(m, m.zoneOf(DECK, seat(m)));
          m.setSeatNumber(seat(m), POINTS, FULL_POINTS);
        }),
        happen(DRAWS, [seat, (m) => FIRST_HAND + seat(m)]),
        assign(seat, (m) => seat(m) + 1),
      ),
    ),
    loop(() => true, call(turn)),
  );
});

const turn: Program = program("turn", (f) => {
  const a = f.card();
  const b = f.card();
  const on = f.local();
  return seq(
    // mini-9
    when(
      (m) => m.count(m.zoneOf(DECK, turnPlayer(m))) === 0,
      act((m) => m.end(opponent(m), "mini-9")),
    ),
    happen(DRAWS, [turnPlayer, constant(1)]),
    act(begin),
    assign(on, constant(1)),
    loop(
      (m) => on(m) === 1,
      ask({
        shape: "one",
        who: turnPlayer,
        prompt: "main",
        rule: "mini-4",
        a,
        groups: [
          { ...PLAY, body: call(play, [a]) },
          { verb: "attack now", form: "word", body: assign(on, constant(0)) },
        ],
      }),
    ),
    assign(on, constant(1)),
    loop(
      (m) => on(m) === 1,
      ask({
        shape: "one",
        who: turnPlayer,
        prompt: "attack",
        rule: "mini-6",
        a,
        b,
        groups: [
          { ...ATTACK, body: call(attack, [a, b]) },
          { verb: "end turn", form: "word", body: assign(on, constant(0)) },
        ],
      }),
    ),
    act((m) => m.setNumber(PLAYER, opponent(m))),
  );
});

/** mini-2 */
function begin(m: Machine): void {
  const seat = turnPlayer(m);
  m.setNumber(TURN, m.number(TURN) + 1);
  m.setSeatNumber(seat, PLAYS, 0);
  for (let c = m.first(m.zoneOf(FIELD, seat)); c >= 0; c = m.next(c)) {
    m.setTurned(c, false);
    m.setColumn(c, FRESH, 0);
  }
  say(m, LINES.turn, m.number(TURN), seat);
  if (m.number(TURN) >= LAST_TURN) m.end(NOBODY, "mini-9");
}

const hand = cardsIn(HAND, asked);
const ownUnits = cardsIn(FIELD, asked);
const unitsOf = (m: Machine, seat: number): number => m.count(m.zoneOf(FIELD, seat));

export const PLAY: Group = {
  verb: "play",
  form: "card",
  apart: true,
  from: hand,
  needs: [
    { rule: "mini-4", says: "it is your turn", given: true, test: (m) => m.seat === turnPlayer(m) },
    {
      rule: "mini-4",
      says: "you have played fewer than two cards this turn",
      of: "seat",
      test: (m) => m.seatNumber(m.seat, PLAYS) < PLAYS_A_TURN,
    },
    {
      rule: "mini-4",
      says: "it is in your hand",
      given: true,
      test: (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat),
    },
    {
      rule: "mini-4",
      says: "fewer than five units stand on your side",
      test: (m) => (printed(m, m.a, KEYWORDS) & (UNIT | HIGH)) !== UNIT || unitsOf(m, m.seat) < FIELD_LIMIT,
    },
    {
      rule: "mini-5",
      says: "you have a unit to give for it",
      test: (m) => !has(m, m.a, HIGH) || unitsOf(m, m.seat) > 0,
    },
    {
      rule: "mini-4",
      says: "there is something that it can choose",
      test: (m) => !has(m, m.a, CHOOSES) || findsTarget(m, m.a),
    },
  ],
};

function findsTarget(m: Machine, card: number): boolean {
  const found = (m.definitionOf(card).abilities[0] as MiniAbility).spellTargets!(m, m.scratch[m.borrow()]!);
  m.giveBack();
  return found > 0;
}

const play: Program = program("play", (f) => {
  const card = f.cardArg();
  const given = f.card();
  return seq(
    act((m) => m.setSeatNumber(turnPlayer(m), PLAYS, m.seatNumber(turnPlayer(m), PLAYS) + 1)),
    when(
      (m) => has(m, card(m), HIGH),
      seq(
        assign(given, (m) => m.first(m.zoneOf(FIELD, turnPlayer(m)))),
        when(
          (m) => unitsOf(m, turnPlayer(m)) > 1,
          ask({
            shape: "one",
            who: turnPlayer,
            prompt: "tribute",
            rule: "mini-5",
            a: given,
            groups: [{ verb: "", form: "card", from: ownUnits }],
          }),
        ),
        happen(DESTROYED, [given]),
      ),
    ),
    happen(PLAYED, [card]),
    settle,
  );
});

/** The units it may attack: those with guard if there are any, else all, else the player. */
const targets: Candidates = (m, out) => {
  const field = m.zoneOf(FIELD, 1 - m.seat);
  let n = 0;
  for (let c = m.first(field); c >= 0; c = m.next(c)) if (has(m, c, GUARD)) out[n++] = c;
  if (n > 0) return n;
  for (let c = m.first(field); c >= 0; c = m.next(c)) out[n++] = c;
  if (n === 0) out[n++] = NONE;
  return n;
};
function guarded(m: Machine): boolean {
  for (let c = m.first(m.zoneOf(FIELD, 1 - m.seat)); c >= 0; c = m.next(c)) if (has(m, c, GUARD)) return true;
  return false;
}

export const ATTACK: Group = {
  verb: "attack",
  form: "cards",
  direct: "player",
  from: ownUnits,
  to: targets,
  needs: [
    { rule: "mini-6", says: "it is your turn", given: true, test: (m) => m.seat === turnPlayer(m) },
    {
      rule: "mini-6",
      says: "it is a unit on your side",
      given: true,
      test: (m) => m.zone(m.a) === m.zoneOf(FIELD, m.seat),
    },
    { rule: "mini-6", says: "it did not arrive this turn", test: (m) => m.column(m.a, FRESH) === 0 },
    { rule: "mini-6", says: "it has not attacked this turn", test: (m) => !m.turned(m.a) },
    {
      rule: "mini-6",
      says: "it attacks a unit of the other side, or the player if there is none",
      of: "pair",
      given: true,
      test: (m) => (m.b < 0 ? unitsOf(m, 1 - m.seat) === 0 : m.zone(m.b) === m.zoneOf(FIELD, 1 - m.seat)),
    },
    {
      rule: "mini-6",
      says: "units with guard are attacked first",
      of: "pair",
      given: true,
      test: (m) => m.b < 0 || has(m, m.b, GUARD) || !guarded(m),
    },
  ],
};

const attack: Program = program("attack", (f) => {
  const attacker = f.cardArg();
  const target = f.cardArg();
  return seq(
    happen(ATTACKS, [attacker, target]),
    settle,
    when(
      (m) => onField(m, attacker(m)),
      ifElse(
        (m) => target(m) === NONE,
        happen(LOSES, [opponent, (m) => attackOf(m, attacker(m))]),
        when((m) => onField(m, target(m)), call(fight, [attacker, target])),
      ),
    ),
  );
});

/** mini-7 */
const fight: Program = program("fight", (f) => {
  const attacker = f.cardArg();
  const target = f.cardArg();
  const excess = f.local();
  return seq(
    assign(excess, (m) => attackOf(m, attacker(m)) - defenseOf(m, target(m))),
    act((m) => {
      addTo(m, target(m), WALL, -attackOf(m, attacker(m)));
      addTo(m, attacker(m), WALL, -attackOf(m, target(m)));
    }),
    when(
      (m) => defenseOf(m, target(m)) <= 0,
      seq(
        when((m) => excess(m) > 0 && has(m, attacker(m), PIERCE), happen(LOSES, [opponent, excess])),
        happen(DESTROYED, [target]),
      ),
    ),
    when((m) => defenseOf(m, attacker(m)) <= 0, happen(DESTROYED, [attacker])),
    settle,
  );
});

/** mini-8: what was set off last comes first; what waited before an effect began waits until it is done. */
export const settleDownTo: Program = program("settle", (f) => {
  const floor = f.arg();
  const ability = f.local();
  const seat = f.local();
  return loop(
    (m) => queueLength(m) > floor(m),
    seq(
      act((m) => takeLast(m, ability, seat)),
      callAny((m) => m.game.programNumbers[ability(m)]![0]!, [seat]),
    ),
  );
});
const settle: Step = when((m) => queueLength(m) > 0, call(settleDownTo, [constant(0)]));

function takeLast(m: Machine, ability: Var, seat: Var): void {
  const n = queueLength(m) - 1;
  const at = triggerAt(m, n);
  ability.set(m, triggerAbility(m, at).id);
  seat.set(m, triggerSeat(m, at));
  removeTrigger(m, n);
}
