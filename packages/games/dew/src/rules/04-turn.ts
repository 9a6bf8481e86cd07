/** 4 The turn: morning, noon, dusk (dew-4.1 to 4.6), and 2 the set-up before the first (dew-2.1 to 2.4). */
import {
  act,
  addIn,
  ask,
  assign,
  call,
  constant,
  emitNow,
  endUntil,
  type Group,
  happen,
  happenToEach,
  loop,
  type Machine,
  move,
  NOBODY,
  NONE,
  needSeat,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  shuffle,
  type Var,
  when,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { HAPPENS } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  BLOOM,
  CHOICES,
  DECK,
  DEW,
  DUSK,
  HAND,
  MEADOW,
  MORNING,
  NEW,
  NOON,
  other,
  PHASE,
  PLAYER,
  SPRING,
  TEXTS,
  THIS_TURN,
  TURN,
  TURN_LIMIT,
  turnPlayer,
  USED,
} from "../schema.ts";
import { NOW, PLAY, play, USE, useText } from "./05-playing.ts";
import { countChoice, settle } from "./06-settling.ts";
import { ATTACK, attack, isFree } from "./07-attack.ts";

const FULL_BLOOM = 18;
const SECOND_BLOOM = 20;
const OPENING_HAND = 4;
const MOST_SPRING = 8;

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  return seq(
    act((m) => {
      m.cite("dew-2.1");
      m.setNumber(PLAYER, m.random(m.layout.seats));
      say(m, LINES.begins, turnPlayer(m));
      m.cite("dew-2.2");
      for (let s = 0; s < m.layout.seats; s++) {
        m.setSeatNumber(s, BLOOM, s === turnPlayer(m) ? FULL_BLOOM : SECOND_BLOOM);
        shuffle(m, m.zoneOf(DECK, s));
        say(m, LINES.opening, s, deal(m, s));
      }
    }),
    assign(seat, turnPlayer),
    drawAgain(f.local(), seat),
    assign(seat, (m) => other(turnPlayer(m))),
    drawAgain(f.local(), seat),
    loop(() => true, call(turn)),
  );
});

/** dew-2.3: who is second has one card more. */
function deal(m: Machine, seat: number): number {
  m.cite("dew-2.3");
  const deck = m.zoneOf(DECK, seat);
  // no deck of the rules has fewer cards, but a match from a file may
  const cards = Math.min(OPENING_HAND + (seat === turnPlayer(m) ? 0 : 1), m.count(deck));
  for (let i = 0; i < cards; i++) move(m, m.first(deck), m.zoneOf(HAND, seat));
  return cards;
}
/** dew-2.4 */
const drawAgain = (yes: Var, seat: Var): Step =>
  seq(
    ask({ shape: "yes", who: seat, prompt: "again", rule: "dew-2.4", a: yes }),
    when(
      (m) => yes(m) === 1,
      act((m) => {
        const [deck, hand] = [m.zoneOf(DECK, seat(m)), m.zoneOf(HAND, seat(m))];
        while (m.count(hand) > 0) move(m, m.first(hand), deck);
        shuffle(m, deck);
        say(m, LINES.again, seat(m), deal(m, seat(m)));
      }),
    ),
  );

export const END: Group = {
  verb: "end turn",
  form: "word",
  needs: [NOW, needSeat("dew-7.7", "no critter is left that must attack", (m) => isFree(m, m.seat))],
};

/** dew-4.1 */
const turn: Program = program("turn", (f) => {
  const on = f.local();
  const a = f.card();
  const text = f.local();
  const does = (step: Step): Step => seq(act(countChoice), step, call(settle));
  const awake = f.set();
  const item = f.card();
  const ok = f.local();
  return seq(
    morning(awake, item, ok),
    call(settle),
    // dew-4.4
    when(
      (m) => m.number(TURN) > 1,
      seq(
        act((m) => m.cite("dew-4.4")),
        happen(HAPPENS.draws, [turnPlayer, constant(1)]),
      ),
    ),
    call(settle),
    act((m) => {
      m.setNumber(PHASE, NOON);
      say(m, LINES.noon);
    }),
    assign(on, constant(1)),
    loop(
      (m) => on(m) === 1,
      ask({
        shape: "one",
        who: turnPlayer,
        prompt: "noon",
        rule: "dew-4.5",
        a,
        text,
        groups: [
          { ...PLAY, body: does(call(play, [a, turnPlayer])) },
          { ...USE, body: does(call(useText, [a, text, turnPlayer])) },
          { ...ATTACK, body: does(call(attack, [a, turnPlayer])) },
          { ...END, body: assign(on, constant(0)) },
        ],
      }),
    ),
    act((m) => {
      m.setNumber(PHASE, DUSK);
      say(m, LINES.dusk);
      emitNow(m, HAPPENS.dusk, turnPlayer(m));
    }),
    call(settle),
    act((m) => {
      m.cite("dew-4.6");
      endUntil(m, THIS_TURN);
      m.setNumber(PLAYER, other(turnPlayer(m)));
    }),
  );
});

/** dew-4.2, 4.3: the player's cards wake together, and what was left of the dew of the last turns is gone. */
const morning = (wakes: SetVar, item: Var, ok: Var): Step =>
  seq(
    act((m) => {
      begin(m);
      m.cite("dew-4.2");
      m.clearSet(m.setAt(wakes));
      addIn(m, m.zoneOf(MEADOW, turnPlayer(m)), isSleeping, m.setAt(wakes));
    }),
    happenToEach(HAPPENS.woken, wakes, item, ok, [constant(NONE), constant(TOLD)]),
    act((m) => {
      m.cite("dew-4.3");
      const seat = turnPlayer(m);
      m.setSeatNumber(seat, SPRING, Math.min(MOST_SPRING, m.seatNumber(seat, SPRING) + 1));
      for (let s = 0; s < m.layout.seats; s++) m.setSeatNumber(s, DEW, 0);
    }),
    happen(HAPPENS.gainsDew, [turnPlayer, spring, constant(TOLD)]),
    act((m) => {
      say(m, LINES.morning, turnPlayer(m), spring(m));
      // dew-9.4: the last morning still comes
      if (isPastLimit(m)) m.end(NOBODY, "dew-9.4");
      emitNow(m, HAPPENS.dawn, turnPlayer(m));
    }),
  );
const isSleeping = (m: Machine, card: number): boolean => m.turned(card);
const spring = (m: Machine): number => m.seatNumber(turnPlayer(m), SPRING);

const isPastLimit = (m: Machine): boolean =>
  m.number(TURN_LIMIT) > 0 && m.number(TURN) > m.number(TURN_LIMIT);
/** dew-4.1 */
function begin(m: Machine): void {
  m.cite("dew-4.1");
  m.setNumber(TURN, m.number(TURN) + 1);
  m.setNumber(PHASE, MORNING);
  m.setNumber(CHOICES, 0);
  say(m, LINES.turn, m.number(TURN), turnPlayer(m));
  if (isPastLimit(m)) say(m, LINES.limit);
  m.clearColumn(NEW);
  for (let i = 0; i < TEXTS; i++) m.clearColumn(USED + i);
}
