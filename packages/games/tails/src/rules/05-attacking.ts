/** 5 Attacking and 6 Defending: how one attack goes, and dodging. */
import {
  act,
  actionUnderWay,
  ask,
  assign,
  call,
  constant,
  emitNow,
  endUntil,
  happen,
  ifElse,
  type Machine,
  marked,
  markTotal,
  NONE,
  type Program,
  program,
  say,
  seq,
  setActionArg,
  value,
  when,
} from "@tefuda/kernel";
import { checkDeaths } from "../deaths.ts";
import { isCountered, noCard, OTHER_ARG } from "../effects/answers.ts";
import {
  ATTACKED,
  ATTACKS_EVENT,
  BASE_HIT,
  DAMAGED,
  DODGES,
  HITS,
  IS_HIT,
  LOSES_BASE,
  limitOf,
  WITHSTANDS,
} from "../events.ts";
import { hasKeyword } from "../keywords.ts";
import { LINES } from "../lines.ts";
import {
  ATTACK as ATTACK_VALUE,
  ATTACKER,
  aim,
  DEFENSE,
  is,
  isOut,
  type Mark,
  mark,
  onField,
  POSITION,
  playerOf,
  STRIKES,
  STRUCK,
  TARGET,
  TARGET_SEAT,
  THIS_ATTACK,
  TURF,
  typeOf,
} from "../schema.ts";
import { mayHitBase, noteAim } from "./05-targets.ts";

/** Names attacker and target; `seat` is the player attacked. */
function name(m: Machine, attacker: number, target: number, seat: number): void {
  m.setNumber(ATTACKER, attacker);
  m.setNumber(TARGET, target);
  m.setNumber(TARGET_SEAT, seat);
  m.setColumn(attacker, STRIKES, m.column(attacker, STRIKES) + 1);
  m.setSeatNumber(playerOf(m, attacker), STRUCK, m.seatNumber(playerOf(m, attacker), STRUCK) + 1);
  noteAim(m, attacker, aim(target, seat));
  if (target === NONE) say(m, LINES.attacksBase, attacker, seat);
  else say(m, LINES.attacks, attacker, target);
  emitNow(m, ATTACKS_EVENT, attacker, target, seat);
  if (target !== NONE) emitNow(m, ATTACKED, target, attacker);
}

/** Whether the unit that is attacked may dodge. */
export function mayDodge(m: Machine): boolean {
  const target = m.number(TARGET);
  const attacker = m.number(ATTACKER);
  if (target === NONE || !onField(m, target) || !onField(m, attacker)) return false;
  if (is(m, target, TURF | POSITION) && marked(m, target, mark("mayDodge")) === NONE) {
    m.cite("tails-6.2");
    return false;
  }
  if (hasKeyword(m, attacker, "explosive")) {
    m.cite("tails-5.6");
    return false;
  }
  if (hasKeyword(m, attacker, "direct")) {
    m.cite("tails-5.7");
    return false;
  }
  return (
    marked(m, target, mark("cannotDodge"), attacker) === NONE &&
    marked(m, attacker, mark("cannotBeDodged"), target) === NONE
  );
}

/** Whether the attack under way still has both its ends. */
const standing = (m: Machine): boolean => {
  const attacker = m.number(ATTACKER);
  const target = m.number(TARGET);
  return onField(m, attacker) && (target === NONE ? !isOut(m, m.number(TARGET_SEAT)) : onField(m, target));
};

/**
 * An attack on a card, named, answered by its defender and carried out. With `fresh` 1 it is made for the first time: a dodge is
 * then an action of its own, which the caller makes; gives back 1 in that case. Made again it holds its own dodge.
 */
export const attack: Program = program("attack", (f) => {
  const attacker = f.cardArg();
  const target = f.cardArg();
  const fresh = f.arg();
  const seat = f.local();
  const dodged = f.local();
  return seq(
    assign(seat, (m) => playerOf(m, target(m))),
    act((m) => name(m, attacker(m), target(m), seat(m))),
    when(isCountered, act(negated)),
    when(
      mayDodge,
      seq(
        ifElse(
          (m) => marked(m, target(m), mark("mustDodge"), attacker(m)) !== NONE,
          assign(dodged, constant(1)),
          ask({
            shape: "yes",
            who: seat,
            prompt: "dodge",
            rule: "tails-6.1",
            source: target,
            a: dodged,
            anew: true,
          }),
        ),
        when(
          (m) => dodged(m) === 1,
          ifElse((m) => fresh(m) === 1, { op: "return", value: constant(1) }, call(dodge)),
        ),
      ),
    ),
    when((m) => dodged(m) === 0 && !isCountered(m), call(outcome, [constant(NONE)])),
  );
});

/** An attack on the base of a seat. With NONE it is made for the first time, and its player says whose (tails-9.1). */
export const attackBase: Program = program("attack a base", (f) => {
  const attacker = f.cardArg();
  const seat = f.arg();
  return seq(
    when(
      (m) => seat(m) === NONE,
      assign(seat, (m) => onlyBase(m, attacker(m))),
    ),
    when(
      (m) => seat(m) === NONE,
      ask({
        shape: "one",
        who: (m) => playerOf(m, attacker(m)),
        prompt: "whoseBase",
        rule: "tails-9.1",
        a: seat,
        groups: [
          {
            verb: "base of",
            form: "seat",
            from: (m, out) => {
              let n = 0;
              for (let s = 0; s < m.layout.seats; s++) if (mayHitBase(m, attacker(m), s)) out[n++] = s;
              return n;
            },
          },
        ],
      }),
    ),
    act((m) => {
      setActionArg(m, actionUnderWay(m), OTHER_ARG, noCard(seat(m)));
      name(m, attacker(m), NONE, seat(m));
    }),
    ifElse(isCountered, act(negated), call(outcome, [constant(NONE)])),
  );
});

/** The base that is attacked where there is no choice; NONE where there is one. */
function onlyBase(m: Machine, attacker: number): number {
  let found = NONE;
  for (let seat = 0; seat < m.layout.seats; seat++) {
    if (!mayHitBase(m, attacker, seat)) continue;
    if (found !== NONE) return NONE;
    found = seat;
  }
  return found;
}

/** tails-5.9, 6.1: the attack hits the base; a dodge that is no longer possible is a hit taken. */
export const dodge: Program = program("dodge", (f) => {
  const unit = f.card();
  const attackGoesOn = ifElse(
    (m) => !standing(m) || !mayDodge(m),
    seq(
      act((m) => {
        if (standing(m)) say(m, LINES.cannotDodgeNow, m.number(TARGET));
      }),
      call(outcome, [constant(NONE)]),
    ),
    seq(
      act((m) => {
        unit.set(m, m.number(TARGET));
        say(m, LINES.dodges, unit(m));
        emitNow(m, DODGES, unit(m), m.number(ATTACKER));
        m.setNumber(TARGET, NONE);
      }),
      call(outcome, [unit]),
    ),
  );
  return ifElse(isCountered, act(negated), attackGoesOn);
});

/** tails-7.11: an attack that is negated is made, and nothing comes of it. */
function negated(m: Machine): void {
  say(m, LINES.negated);
  forget(m);
}
/** An attack is over. */
function forget(m: Machine): void {
  endUntil(m, THIS_ATTACK);
  m.setNumber(ATTACKER, NONE);
  m.setNumber(TARGET, NONE);
}
/** A number that texts have set for a card last; else another. */
const setFor = (m: Machine, card: number, name: Mark, other: number, otherwise: number): number =>
  marked(m, card, mark(name), other) === NONE ? otherwise : markTotal(m, card, mark(name), "last", other);

/** tails-5.3: what an attack takes from a base, where a unit has dodged it perhaps less or more. */
function costOfBase(m: Machine, attacker: number, seat: number, dodger: number): number {
  const limit = limitOf(m, seat, "baseDamage", "baseDamageMore", 1);
  const struck = setFor(m, attacker, "strikesBase", NONE, limit);
  return dodger === NONE ? struck : setFor(m, dodger, "dodgeCost", NONE, struck);
}

/** tails-5.3 to 5.5: what the attack does; of one that was dodged the unit that did is given, else none. */
const outcome: Program = program("outcome", (f) => {
  const dodger = f.cardArg();
  const attacker = f.card();
  const target = f.card();
  const seat = f.local();
  return seq(
    act((m) => {
      attacker.set(m, m.number(ATTACKER));
      target.set(m, m.number(TARGET));
      seat.set(m, m.number(TARGET_SEAT));
    }),
    ifElse(
      (m) => !standing(m),
      act((m) => say(m, LINES.noOutcome)),
      ifElse(
        (m) => target(m) === NONE,
        seq(
          happen(LOSES_BASE, [seat, (m) => costOfBase(m, attacker(m), seat(m), dodger(m))]),
          act((m) => {
            m.cite("tails-5.3");
            emitNow(m, HITS, attacker(m), NONE, seat(m));
            emitNow(m, BASE_HIT, seat(m), attacker(m));
          }),
        ),
        ifElse(
          (m) => prevails(m, attacker(m), target(m)),
          seq(
            // what is hit is seen as it was when it was hit: an undamaged one is damaged only by that
            act((m) => {
              emitNow(m, HITS, attacker(m), target(m), seat(m));
              emitNow(m, IS_HIT, target(m), attacker(m), seat(m));
            }),
            happen(DAMAGED, [
              target,
              (m) =>
                setFor(
                  m,
                  attacker(m),
                  "strikes",
                  target(m),
                  limitOf(m, seat(m), "hitDamage", "hitDamageMore", 1),
                ),
              attacker,
            ]),
            checkDeaths(attacker),
          ),
          act((m) => {
            say(m, LINES.holds, target(m));
            emitNow(m, WITHSTANDS, target(m), attacker(m));
          }),
        ),
      ),
    ),
    act(forget),
  );
});

/** tails-5.4, 4.8: attack against the defender's type, defense against the attacker's. */
function prevails(m: Machine, attacker: number, target: number): boolean {
  const strength = value(m, attacker, ATTACK_VALUE + typeOf(m, target));
  const wall = value(m, target, DEFENSE + typeOf(m, attacker));
  say(m, LINES.compares, attacker, strength, target, wall);
  return strength >= wall;
}
