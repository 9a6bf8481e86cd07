/** 7 Battle, 10 Emblems: ambushes of either side (sangoku-7.10, 10.10 to 10.12). */
import {
  act,
  ask,
  assign,
  call,
  constant,
  EVERYBODY,
  type Group,
  given,
  happen,
  loop,
  type Machine,
  marked,
  type Need,
  NONE,
  need,
  needSeat,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import { definitionOf } from "../effects/text.ts";
import { nationsOf } from "../emblems.ts";
import { RETIRES, roleOf } from "../events.ts";
import { LINES } from "../lines.ts";
import { AMBUSHED, enter } from "../places.ts";
import {
  AMBUSH,
  AMBUSH_BY_OTHER,
  ATTACKER,
  ATTACKER_FATE,
  DEFENDER,
  DEFENDER_FATE,
  HAND,
  HAS_AMBUSH,
  INTERCEPTOR,
  IS_INTERCEPTOR,
  is,
  mark,
  other,
  PHASE,
  PLAYER,
  RESOURCES,
  ROLE,
  STAYS,
} from "../schema.ts";
import { isFree } from "./01-names.ts";
import { settle } from "./01-order.ts";
import { inHand } from "./06-playing.ts";

const fighterOf = (m: Machine, seat: number): number =>
  m.number(seat === m.number(PLAYER) ? ATTACKER : DEFENDER);
/** The player whose ambush step it is; NONE outside of them. */
const ambusher = (m: Machine): number => {
  const phase = m.number(PHASE);
  if (phase === AMBUSH) return m.number(PLAYER);
  return phase === AMBUSH_BY_OTHER ? other(m.number(PLAYER)) : NONE;
};

/** sangoku-10.11: a nation that its side's fighter is of, and so many resources however they lie. */
const meets = (m: Machine, card: number, seat: number): boolean => {
  const fighter = fighterOf(m, seat);
  // where nobody fights that alone stands in the way
  const nations = fighter === NONE ? ~0 : nationsOf(m, fighter);
  const resources = m.count(m.zoneOf(RESOURCES, seat));
  return definitionOf(m, card).ambushes.some((a) => (a.nation & nations) !== 0 && resources >= a.resources);
};
const CONDITIONS: readonly Need[] = [
  needSeat(
    "sangoku-10.10",
    "it is your ambush step of a battle between generals",
    (m) => ambusher(m) === m.seat,
  ),
  given("sangoku-10.10", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
  given("sangoku-10.10", "it has Ambush", (m) => is(m, m.a, HAS_AMBUSH)),
  need(
    "sangoku-10.11",
    "your fighting general is of its nation, and you have as many resources as it names",
    (m) => meets(m, m.a, m.seat),
  ),
  need("sangoku-10.11", "you have no general of its name, and no face-up resource", (m) =>
    isFree(m, m.a, m.seat),
  ),
  needSeat(
    "sangoku-1.2",
    "your fighting general can retire",
    (m) => fighterOf(m, m.seat) === NONE || marked(m, fighterOf(m, m.seat), mark("cannotRetire")) === NONE,
  ),
  needSeat(
    "sangoku-1.2",
    "no text keeps you from ambushing",
    (m) => marked(m, seatSubject(m.seat), mark("cannotAmbush")) === NONE,
  ),
];
export const LIE_IN_AMBUSH: Group = {
  verb: "ambush with",
  form: "card",
  from: inHand(HAS_AMBUSH),
  needs: CONDITIONS,
};

/** Whether a player is asked, which only what is open decides. */
function isAsked(m: Machine, seat: number): boolean {
  m.cite("sangoku-12.8");
  return (
    !m.over &&
    m.number(ATTACKER) !== NONE &&
    m.number(DEFENDER) !== NONE &&
    m.count(m.zoneOf(HAND, seat)) > 0 &&
    marked(m, fighterOf(m, seat), mark("cannotRetire")) === NONE &&
    marked(m, seatSubject(seat), mark("cannotAmbush")) === NONE
  );
}

/** First the turn player, then the other, each once. */
export const ambushes: Program = program("ambushes", (f) => {
  const seat = f.local();
  const card = f.card();
  const left = f.local();
  return seq(
    act((m) => m.cite("sangoku-7.10")),
    assign(seat, (m) => m.number(PLAYER)),
    assign(left, constant(2)),
    loop(
      (m) => left(m) > 0,
      seq(
        when(
          (m) => isAsked(m, seat(m)),
          seq(
            act((m) => m.setNumber(PHASE, left(m) === 2 ? AMBUSH : AMBUSH_BY_OTHER)),
            ask({
              shape: "one",
              who: seat,
              prompt: "ambush",
              rule: "sangoku-7.10",
              a: card,
              groups: [
                { ...LIE_IN_AMBUSH, body: call(ambush, [card, seat]) },
                { verb: "no ambush", form: "word", body: act((m) => say(m, LINES.noAmbush, seat(m))) },
              ],
            }),
          ),
        ),
        assign(seat, (m) => other(seat(m))),
        assign(left, (m) => left(m) - 1),
      ),
    ),
  );
});

/** sangoku-10.12: it retires the fighter and takes its part, tapped and undamaged. Arguments: card, seat. */
const ambush: Program = program("ambush", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const old = f.card();
  const role = f.local();
  const ok = f.local();
  return seq(
    act((m) => {
      m.cite("sangoku-10.10");
      show(m, card(m), EVERYBODY);
      old.set(m, fighterOf(m, seat(m)));
      role.set(m, m.column(old(m), ROLE));
      say(m, LINES.ambushes, seat(m), card(m), old(m));
    }),
    happen(RETIRES, [old, roleOf(old), constant(NONE)], ok),
    when(
      (m) => ok(m) === 1,
      act((m) => {
        m.cite("sangoku-10.12");
        enter(m, card(m), seat(m), AMBUSHED, true);
        const attacks = seat(m) === m.number(PLAYER);
        m.setNumber(attacks ? ATTACKER : DEFENDER, card(m));
        m.setNumber(attacks ? ATTACKER_FATE : DEFENDER_FATE, STAYS);
        if ((role(m) & IS_INTERCEPTOR) !== 0) m.setNumber(INTERCEPTOR, card(m));
        m.setColumn(card(m), ROLE, role(m));
      }),
    ),
    call(settle),
  );
});
