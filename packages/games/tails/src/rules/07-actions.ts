/** 7 Actions: every move of a player, numbered; what may step before the last one; who may respond. */
import {
  act,
  actionArg,
  ask,
  assign,
  beginAction,
  bringBack,
  call,
  chanceOf,
  constant,
  endAction,
  endUntil,
  firstAction,
  type Group,
  ifElse,
  keepTable,
  loop,
  type Machine,
  NONE,
  nextAction,
  type Program,
  program,
  putFirst,
  queueLength,
  say,
  seq,
  setActionArg,
  when,
} from "@tefuda/kernel";
import {
  CARD_ARG,
  COUNTERED_ARG,
  NUMBER_ARG,
  noCard,
  noteAnswered,
  noteAnsweredBy,
  OTHER_ARG,
  SEAT_ARG,
  VERB,
  VERB_ARG,
} from "../effects/answers.ts";
import { LINES } from "../lines.ts";
import {
  ATTACKER,
  ENDING,
  HAND,
  HELD,
  isOut,
  MADE,
  nextSeat,
  onField,
  playerOf,
  seatsLeft,
  TARGET,
  THIS_ATTACK,
  TRAPS,
  turnPlayer,
} from "../schema.ts";
import { USE, useAbility } from "./04-abilities.ts";
import { deploy, isReady, layTrap, MAY_DEPLOY } from "./04-deploying.ts";
import { attack, attackBase, dodge } from "./05-attacking.ts";
import { ATTACK, ATTACK_BASE, mayHitBase } from "./05-targets.ts";
import { MAY_PLAY, MAY_TURN_UP, PLAY, PLAY_BEFORE, playCard, SPRING, SPRING_BEFORE } from "./07-events.ts";
import { settle } from "./07-triggers.ts";
import { checkBases, endsNow } from "./08-winning.ts";
import { countAction } from "./09-limits.ts";

/**
 * Makes an action of a seat: now, so that it alone is in reach; or before the one made last, which then is made again
 * with all that stands after it (tails-7.4, 7.5).
 */
export const makeAction: Program = program("make an action", (f) => {
  const verb = f.arg();
  const card = f.cardArg();
  const other = f.cardArg();
  const seat = f.arg();
  const before = f.arg();
  return seq(
    act((m) => {
      countAction(m);
      m.setNumber(MADE, m.number(MADE) + 1);
      m.cite("tails-7.3");
      say(m, LINES.action, m.number(MADE));
      if (before(m) === 1) {
        m.cite("tails-7.4");
        say(m, LINES.stepsBack, seat(m));
        bringBack(m);
      } else {
        // nothing can be put before what lies behind an action made now
        m.cite("tails-7.5");
        keepTable(m);
      }
      putFirst(m, verb(m), card(m), other(m), seat(m), m.number(MADE));
    }),
    call(inTheirOrder),
  );
});

/** Carries out the actions in reach, each as it stands: the first is new, the others are made again. */
const inTheirOrder: Program = program("actions in their order", (f) => {
  const at = f.local();
  const fresh = f.local();
  return seq(
    act((m) => {
      for (let a = firstAction(m); a !== NONE; a = nextAction(m, a)) setActionArg(m, a, COUNTERED_ARG, NONE);
    }),
    assign(at, firstAction),
    assign(fresh, constant(1)),
    loop(
      (m) => at(m) !== NONE,
      seq(
        ifElse(
          (m) => fresh(m) === 1 || stillPossible(m, at(m)),
          seq(
            act((m) => {
              if (fresh(m) === 0) say(m, LINES.again, actionArg(m, at(m), NUMBER_ARG));
              beginAction(m, at(m));
              // tails-7.12
              m.cite("tails-7.12");
              chanceOf(m, actionArg(m, at(m), NUMBER_ARG));
              noteAnsweredBy(m, at(m));
            }),
            call(carryOut, [at, fresh]),
            call(settle),
            act(endAction),
          ),
          act((m) => say(m, LINES.notAgain, actionArg(m, at(m), NUMBER_ARG))),
        ),
        assign(fresh, constant(0)),
        assign(at, (m) => nextAction(m, at(m))),
      ),
    ),
    act((m) => {
      // an attack that has had its outcome already is not changed any more
      endUntil(m, THIS_ATTACK);
      noteAnswered(m, firstAction(m));
    }),
  );
});

/** tails-7.4: whether an action that is made again still can be. */
function stillPossible(m: Machine, at: number): boolean {
  const verb = actionArg(m, at, VERB_ARG);
  const card = actionArg(m, at, CARD_ARG);
  const other = actionArg(m, at, OTHER_ARG);
  const seat = actionArg(m, at, SEAT_ARG);
  // where the turn ended before it, it has no place in it any more
  if (isOut(m, seat) || m.number(ENDING) === 1) return false;
  switch (verb) {
    case VERB.deploy:
    case VERB.equip:
    case VERB.waste:
      return isReady(m, card, seat) && allows(m, MAY_DEPLOY, card, other, seat);
    case VERB.layTrap:
      return m.zone(card) === m.zoneOf(HAND, seat);
    case VERB.play:
      return m.zone(card) === m.zoneOf(HAND, seat) && allows(m, [MAY_PLAY], card, other, seat);
    case VERB.spring:
      return m.zone(card) === m.zoneOf(TRAPS, seat) && allows(m, [MAY_TURN_UP], card, other, seat);
    case VERB.use:
      return (
        onField(m, card) && playerOf(m, card) === seat && allows(m, USE.needs!, card, noCard(other), seat)
      );
    case VERB.dodge:
      return m.number(ATTACKER) !== NONE;
    default:
      return attackStillAllowed(m, verb, card, other, seat);
  }
}
/** Only an attack is not turned elsewhere: without attacker or target, or where it is not allowed, it is not made. */
function attackStillAllowed(m: Machine, verb: number, card: number, other: number, seat: number): boolean {
  const group = verb === VERB.attack ? ATTACK : ATTACK_BASE;
  const target = group === ATTACK ? other : noCard(other);
  if (!onField(m, card) || playerOf(m, card) !== seat) return false;
  if (group === ATTACK && (!onField(m, target) || playerOf(m, target) === seat)) return false;
  if (group === ATTACK_BASE && !mayHitBase(m, card, target)) return false;
  return allows(m, group.needs!, card, target, seat);
}
/** Whether everything that is needed is so for what was chosen. */
function allows(
  m: Machine,
  needs: NonNullable<Group["needs"]>,
  first: number,
  second: number,
  seat: number,
): boolean {
  const { a, b, seat: asked } = m;
  m.a = first;
  m.b = second;
  m.seat = seat;
  const allowed = needs.every((x) => x.test(m));
  m.a = a;
  m.b = b;
  m.seat = asked;
  return allowed;
}

/** What an action does, by what it is. */
const carryOut: Program = program("carry out an action", (f) => {
  const at = f.arg();
  const fresh = f.arg();
  const verb = f.local();
  const card = f.card();
  const other = f.card();
  const seat = f.local();
  const dodged = f.local();
  const isVerb =
    (...verbs: number[]) =>
    (m: Machine): boolean =>
      verbs.includes(verb(m));
  return seq(
    act((m) => {
      verb.set(m, actionArg(m, at(m), VERB_ARG));
      card.set(m, actionArg(m, at(m), CARD_ARG));
      other.set(m, actionArg(m, at(m), OTHER_ARG));
      seat.set(m, actionArg(m, at(m), SEAT_ARG));
    }),
    when(isVerb(VERB.deploy, VERB.equip, VERB.waste), call(deploy, [card, other, seat])),
    when(isVerb(VERB.layTrap), call(layTrap, [card, seat])),
    when(isVerb(VERB.play, VERB.spring), call(playCard, [card, seat])),
    when(isVerb(VERB.use), call(useAbility, [card, (m) => noCard(other(m)), seat])),
    when(
      isVerb(VERB.dodge),
      seq(
        act((m) => m.setNumber(HELD, 0)),
        call(dodge),
      ),
    ),
    when(isVerb(VERB.attackBase), call(attackBase, [card, (m) => noCard(other(m))])),
    when(
      isVerb(VERB.attack),
      seq(
        call(attack, [card, other, fresh], dodged),
        when(
          (m) => dodged(m) === 1,
          seq(
            // tails-5.9: the dodge is an action of its own, and the attack stands as it was named
            act((m) => {
              endAction(m);
              countAction(m);
              m.setNumber(MADE, m.number(MADE) + 1);
              say(m, LINES.action, m.number(MADE));
              // tails-7.14: what the attack has set off waits for its dodge, whatever is stepped before that
              m.setNumber(HELD, queueLength(m));
              keepTable(m);
              m.setNumber(HELD, 0);
              const again = putFirst(
                m,
                VERB.dodge,
                m.number(TARGET),
                m.number(ATTACKER),
                playerOf(m, m.number(TARGET)),
                m.number(MADE),
              );
              beginAction(m, again);
              chanceOf(m, m.number(MADE));
            }),
            call(dodge),
          ),
        ),
      ),
    ),
  );
});

// --- responses (tails-7.6) ------------------------------------------------------------------------------------------------
const PASS: Group = { verb: "pass", form: "word" };

/** Whether a seat is asked: from what all can see, never from whether there is a fitting answer. */
function isAsked(m: Machine, seat: number, maker: number): boolean {
  if (isOut(m, seat)) return false;
  if (m.count(m.zoneOf(TRAPS, seat)) > 0 && seat !== turnPlayer(m)) return true;
  if (seat !== turnPlayer(m)) return false;
  if (m.count(m.zoneOf(TRAPS, seat)) === 0 && m.count(m.zoneOf(HAND, seat)) === 0) return false;
  // the turn player may play the same next, unless the window's closing ends the game against them
  return maker !== seat || endsNow(m, seat);
}

/** Who made the action made last: of an attack that was dodged, the one who dodged. */
export const lastMaker = (m: Machine): number => actionArg(m, firstAction(m), SEAT_ARG);

/** The window after an action: each player in turn order, the one who made it last, until all have declined in a row. */
export const responses: Program = program("responses", (f) => {
  const maker = f.arg();
  const p = f.local();
  const left = f.local();
  const a = f.card();
  const b = f.card();
  const respond = (verb: number, before: number) =>
    seq(
      call(makeAction, [constant(verb), a, constant(NONE), p, constant(before)]),
      assign(maker, p),
      assign(left, (m) => seatsLeft(m) + 1),
    );
  return seq(
    assign(p, (m) => nextSeat(m, maker(m))),
    assign(left, seatsLeft),
    loop(
      (m) => left(m) > 0,
      seq(
        when(
          (m) => isAsked(m, p(m), maker(m)),
          ask({
            shape: "one",
            who: p,
            prompt: "respond",
            rule: "tails-7.6",
            a,
            b,
            groups: [
              { ...SPRING, body: respond(VERB.spring, 0) },
              { ...SPRING_BEFORE, body: respond(VERB.spring, 1) },
              { ...PLAY, body: respond(VERB.play, 0) },
              { ...PLAY_BEFORE, body: respond(VERB.play, 1) },
              PASS,
            ],
          }),
        ),
        assign(p, (m) => nextSeat(m, p(m))),
        assign(left, (m) => left(m) - 1),
      ),
    ),
    act(checkBases),
  );
});

/** tails-3.6: the turn ends if nobody answers with a Trap. */
export const answerEnd: Program = program("end of the turn", (f) => {
  const made = f.local();
  return seq(
    act((m) => {
      say(m, LINES.ends, turnPlayer(m));
      made.set(m, m.number(MADE));
    }),
    // tails-9.3: the turn of one who is out ends there
    when((m) => !isOut(m, turnPlayer(m)), call(responses, [turnPlayer])),
    act((m) => {
      if (m.number(MADE) === made(m)) m.setNumber(ENDING, 1);
      else if (!m.over) say(m, LINES.goesOn, turnPlayer(m));
    }),
  );
});
