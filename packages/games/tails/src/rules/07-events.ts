/** 7 Events and Traps: playing them, turning them up, now or before the action made last (tails-7.1, 7.2, 7.4 to 7.11). */
import {
  act,
  asked,
  assign,
  type Candidates,
  callAny,
  cardsIn,
  constant,
  EVERYBODY,
  emitNow,
  firstAction,
  type Group,
  given,
  givenSeat,
  happen,
  ifElse,
  loop,
  type Machine,
  marked,
  move,
  NONE,
  type Num,
  need,
  needSeat,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { answersAction, isCountered } from "../effects/answers.ts";
import { definitionOf, type TextAbility } from "../effects/text.ts";
import { DISCARDED, LEAVES, PLAYS } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ANSWERED,
  ANSWERED_AS,
  ANSWERED_OTHER,
  EVENT,
  HAND,
  is,
  mark,
  PLAYED,
  TRAP,
  TRAPS,
  TURN,
  turnPlayer,
  WENT_OUT,
} from "../schema.ts";
import { handOf } from "./04-deploying.ts";
import { giveFor, requirementsMet } from "./04-requirements.ts";

const textsOf = (m: Machine, card: number): readonly TextAbility[] => definitionOf(m, card).abilities;

/** What is asked of Events by tails-7.1 and of Traps by tails-7.2. */
const ofEither = (says: string, test: (m: Machine) => boolean) => [
  given("tails-7.1", says, (m) => is(m, m.a, TRAP) || test(m)),
  given("tails-7.2", says, (m) => !is(m, m.a, TRAP) || test(m)),
];
const OWN_TURN = ofEither("it is your turn", (m) => m.seat === turnPlayer(m));
export const MAY_PLAY = need(
  "tails-1.10",
  "no text keeps you from playing it",
  (m) => marked(m, seatSubject(m.seat), mark("cannotPlay"), m.a) === NONE,
);
export const MAY_TURN_UP = need(
  "tails-1.10",
  "no text keeps you from turning it up",
  // tails-7.11: a Trap that is turned up is played
  (m) =>
    marked(m, seatSubject(m.seat), mark("cannotTurnUp"), m.a) === NONE &&
    marked(m, seatSubject(m.seat), mark("cannotPlay"), m.a) === NONE,
);
/** tails-7.13: what must have a target and finds none cannot be played. */
const hasUse = (needs: string, table: (m: Machine) => Machine) => ({
  ...need("tails-7.13", needs, (m) => useful(table(m), m.a, m.seat)),
  explain: (m: Machine) => textsOf(m, m.a).flatMap((text) => lacking(text.requires, table(m), m.a, m.seat)),
});
const HAS_USE = hasUse("there is something for it to do", (m) => m);
function useful(m: Machine, card: number, seat: number): boolean {
  // tails-4.4: without its requirements it may still be played, to be discarded
  if (!requirementsMet(m, card, seat)) return true;
  const texts = textsOf(m, card);
  for (const { requires } of texts) if (!allHold(requires, m, card, seat)) return false;
  return true;
}
/** tails-7.10: what can be played only as an answer finds such an action made last; a counter is offered only before. */
const ANSWERS = need("tails-7.10", "the action made last is one that it answers", (m) =>
  answersAction(m, m.a, m.seat),
);
const NOT_COUNTER = need(
  "tails-7.11",
  "it does more than counter, which is too late now",
  (m) => !definitionOf(m, m.a).countersOnly,
);
const BEFORE = [
  needSeat(
    "tails-7.7",
    "an action was made this turn that can be stepped before",
    (m) => firstAction(m) !== NONE || m.number(WENT_OUT) === 1,
  ),
  needSeat(
    "tails-9.3",
    "nobody has gone out since the action made last",
    (m) => firstAction(m) !== NONE || m.number(WENT_OUT) === 0,
  ),
  // tails-7.9: where it lay in the table that is kept
  need("tails-7.9", "it was there before that action", (m) => {
    const { reserve, zone } = m.layout;
    return m.s[reserve + zone + m.a] === m.zone(m.a);
  }),
];
const ANSWER = [ANSWERED, ANSWERED_AS, ANSWERED_OTHER];
/** Who plays before an action speaks of the table as it was then, and of that action. */
const HAD_USE = hasUse("there was something for it to do before that action", (m) => m.kept(ANSWER));
const inHand = ofEither("it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat));
const faceDown = given(
  "tails-7.2",
  "it lies face down before you",
  (m) => m.zone(m.a) === m.zoneOf(TRAPS, m.seat),
);
const playable = given("tails-7.1", "it is an Event or a Trap", (m) => is(m, m.a, EVENT | TRAP));
/** tails-7.1: the Events and Traps in the hand of who is asked; in another's turn there are none to play. */
const inHandToPlay: Candidates = (m, out) => (m.seat === turnPlayer(m) ? ownToPlay(m, out) : 0);
const ownToPlay = handOf(EVENT | TRAP);

/** tails-7.1, 7.2: from the hand, in one's own turn. */
export const PLAY: Group = {
  verb: "play",
  form: "card",
  from: inHandToPlay,
  needs: [...OWN_TURN, ...inHand, playable, MAY_PLAY, ANSWERS, NOT_COUNTER, HAS_USE],
};
export const PLAY_BEFORE: Group = {
  verb: "play before",
  form: "card",
  from: inHandToPlay,
  needs: [...OWN_TURN, ...inHand, playable, MAY_PLAY, ...BEFORE, ANSWERS, HAD_USE],
};
const SET_UP_OVER = givenSeat("tails-2.9", "the set-up is over", (m) => m.number(TURN) > 0);

/** tails-7.2: at any time, in any turn. */
export const SPRING: Group = {
  verb: "turn up",
  form: "card",
  from: cardsIn(TRAPS, asked),
  needs: [SET_UP_OVER, faceDown, MAY_TURN_UP, ANSWERS, NOT_COUNTER, HAS_USE],
};
export const SPRING_BEFORE: Group = {
  verb: "turn up before",
  form: "card",
  from: cardsIn(TRAPS, asked),
  needs: [SET_UP_OVER, faceDown, MAY_TURN_UP, ...BEFORE, ANSWERS, HAD_USE],
};

/** Carries out a text of a card by its number. */
export const callText = (card: Num, index: Num, seat: Num): Step =>
  callAny(
    (m) => {
      const text = textsOf(m, card(m))[index(m)];
      return text ? (m.game.programNumbers[text.id]![0] ?? NONE) : NONE;
    },
    [card, seat, constant(NONE), constant(NONE), constant(NONE)],
  );

/** Its requirements are given, it takes effect, it is discarded (tails-7.1, 7.8, 7.11). */
export const playCard: Program = program("play an event or trap", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const set = f.set();
  const slot = f.local();
  const pick = f.card();
  return seq(
    act((m) => {
      show(m, card(m), EVERYBODY);
      say(
        m,
        m.zone(card(m)) === m.zoneOf(TRAPS, seat(m)) ? LINES.turnsUp : LINES.playsCard,
        seat(m),
        card(m),
      );
      if (m.zone(card(m)) === m.zoneOf(TRAPS, seat(m))) emitNow(m, LEAVES, card(m), seat(m));
      m.setFaceDown(card(m), false);
      move(m, card(m), m.zoneOf(PLAYED, seat(m)));
      m.cite("tails-7.11");
      emitNow(m, PLAYS, card(m), seat(m));
    }),
    ifElse(
      (m) => requirementsMet(m, card(m), seat(m)),
      seq(
        giveFor(card, seat, set, slot, pick),
        ifElse(
          (m) => isCountered(m),
          act((m) => say(m, LINES.countered, card(m))),
          seq(
            assign(slot, constant(0)),
            loop(
              (m) => slot(m) < textsOf(m, card(m)).length,
              seq(
                callText(card, slot, seat),
                assign(slot, (m) => slot(m) + 1),
              ),
            ),
          ),
        ),
      ),
      act((m) => {
        m.cite("tails-7.8");
        say(m, LINES.unmet, seat(m), card(m));
      }),
    ),
    when((m) => m.zone(card(m)) === m.zoneOf(PLAYED, seat(m)), happen(DISCARDED, [card, seat])),
  );
});
