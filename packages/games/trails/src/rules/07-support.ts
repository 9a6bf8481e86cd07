/** 7 SCLM support (trails-7.6 to 7.8). */
import {
  act,
  addModifier,
  asked,
  type Candidates,
  cardsIn,
  constant,
  emitNow,
  type Group,
  given,
  givenPair,
  happen,
  type Machine,
  makeModifier,
  marked,
  NONE,
  type Num,
  need,
  needPair,
  type Step,
  say,
  seq,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { ACTIONED, SUPPORTS } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  FIELD,
  hasIcon,
  is,
  isActive,
  isStunned,
  mark,
  orgsOf,
  other,
  playerOf,
  THIS_TURN,
  UNIT,
} from "../schema.ts";

/** UNITs of a player that are there (trails-3.4). */
const unitsOf = (whose: Num): Candidates =>
  cardsIn(FIELD, whose, (m, card) => is(m, card, UNIT) && !isStunned(m, card));
export const ownUnits = unitsOf(asked);
export const otherUnits = unitsOf((m) => other(m.seat));

export const SUPPORT: Group = {
  verb: "support",
  form: "cards",
  from: ownUnits,
  to: ownUnits,
  needs: [
    given("trails-7.6", "you control it", (m) => playerOf(m, m.a) === m.seat && isActive(m, m.a)),
    need("trails-7.6", "it is ready", (m) => !m.turned(m.a)),
    need(
      "trails-9.8",
      "no text keeps it from supporting",
      (m) => marked(m, m.a, mark("cannotSupport")) === NONE,
    ),
    givenPair(
      "trails-7.6",
      "it supports a UNIT of yours that is not stunned",
      (m) => isActive(m, m.b) && playerOf(m, m.b) === m.seat,
    ),
    needPair("trails-7.6", "it supports another UNIT", (m) => m.a !== m.b),
    needPair(
      "trails-9.8",
      "no text keeps it from being supported",
      (m) => marked(m, m.b, mark("cannotBeSupported")) === NONE,
    ),
    needPair("trails-7.6", "they share an organization", (m) => (orgsOf(m, m.a) & orgsOf(m, m.b)) !== 0),
    needPair(
      "trails-7.7",
      "one with 【Covert】 is supported by another with 【Covert】",
      (m) => !hasIcon(m, m.b, "covert") || hasIcon(m, m.a, "covert"),
    ),
  ],
};

/** trails-7.8: hangs on the UNIT, whatever becomes of who gave it. */
export const SUPPORTED = makeModifier({ mark: mark("support"), says: "support" });
export const isSupported = (m: Machine, card: number): boolean => marked(m, card, mark("support")) !== NONE;

export const support = (from: Num, to: Num): Step =>
  seq(
    act((m) => m.cite("trails-7.6")),
    happen(ACTIONED, [from, constant(TOLD)]),
    act((m) => {
      addModifier(m, {
        modifier: SUPPORTED,
        source: from(m),
        subject: to(m),
        seat: playerOf(m, from(m)),
        until: THIS_TURN,
      });
      say(m, LINES.supports, from(m), to(m));
      emitNow(m, SUPPORTS, from(m), to(m));
    }),
  );
