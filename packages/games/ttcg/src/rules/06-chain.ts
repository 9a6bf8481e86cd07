/** 6 Effects, continued: who may answer, and the chain (ttcg-4.6, 4.7, 6.6, 6.8). */
import {
  act,
  ask,
  assign,
  call,
  callAny,
  constant,
  effectAbility,
  effectIs,
  effectSeat,
  effectSource,
  type Group,
  ifElse,
  loop,
  type Machine,
  NONE,
  type Program,
  popEffect,
  program,
  queueLength,
  STOPPED,
  type Step,
  say,
  seq,
  stackSize,
  topEffect,
  untilAllPass,
  when,
} from "@tefuda/kernel";
import { PLACE_BIT, type TextAbility, type TtcgCard } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { ATTACKER, opponentOf, SPELLS, turnPlayer, UNITS } from "../schema.ts";
import { activate, resolveOf, textIndex, USE, worksAt } from "./06-effects.ts";
import { passives, placeTriggers } from "./06-triggers.ts";
import { KIND_NEEDS, requirementsHold } from "./07-kinds.ts";
import { checkEnd } from "./10-points.ts";

/** Whether a seat is asked, which follows from open information alone. */
export function mayAct(m: Machine, seat: number): boolean {
  m.cite("ttcg-4.7");
  const before = m.seat;
  m.seat = seat;
  const found = findUse(m, seat, UNITS) || findUse(m, seat, SPELLS);
  m.seat = before;
  return found;
}
function findUse(m: Machine, seat: number, row: number): boolean {
  for (let c = m.first(m.zoneOf(row, seat)); c >= 0; c = m.next(c)) {
    if (worksAt(m, c, PLACE_BIT.top) && couldUse(m, c, seat)) return true;
    for (let low = m.below(c); low >= 0; low = m.below(low))
      if (worksAt(m, low, PLACE_BIT.under) && couldUse(m, low, seat)) return true;
  }
  return false;
}
function couldUse(m: Machine, card: number, seat: number): boolean {
  const { abilities } = m.definitionOf(card) as TtcgCard;
  for (let i = 0; i < abilities.length; i++) {
    const text = abilities[i]!;
    if (!text.atWill) continue;
    m.a = card;
    m.b = i;
    if (kindAllows(m) && requirementsHold(m, seat, text, card, true)) return true;
  }
  return false;
}
const KIND_TESTS = KIND_NEEDS.filter((n) => !n.given).map((n) => n.test);
function kindAllows(m: Machine): boolean {
  for (let i = 0; i < KIND_TESTS.length; i++) if (!KIND_TESTS[i]!(m)) return false;
  return true;
}

export const PASS: Group = { verb: "pass", form: "word" };

/** Nothing waits most of the time, and then nothing is called. */
const waits = (m: Machine): boolean => queueLength(m) > 0;
const place: Step = when(waits, call(placeTriggers));
const atOnce: Step = when(waits, call(passives));

/**
 * Lets everything that waits be answered and carried out, until nothing is pending. With `open` both get a chance even
 * though nothing waits yet; with `open` 2 the one who is not asked first has passed already, by ending the phase. Gives
 * back 1 if anybody activated something.
 */
export const settle: Program = program("settle", (f) => {
  const first = f.arg();
  const open = f.arg();
  const acted = f.local();
  const a = f.card();
  const text = f.local();
  return seq(
    place,
    act((m) => {
      if (stackSize(m) > 0) open.set(m, 1);
      // ttcg-10.3: what Passive effects did outside of a chain and an attack has been carried out
      else if (m.number(ATTACKER) === NONE) checkEnd(m);
    }),
    loop(
      (m) => open(m) > 0,
      seq(
        untilAllPass(
          f,
          {
            first: (m) => (stackSize(m) > 0 ? opponentOf(effectSeat(m, topEffect(m))) : first(m)),
            next: (_m, seat) => opponentOf(seat),
            already: (m) => (open(m) === 2 ? 1 : 0),
            isAsked: mayAct,
          },
          (window) =>
            ask({
              shape: "one",
              who: window.seat,
              prompt: "respond",
              rule: "ttcg-4.6",
              a,
              text,
              groups: [
                {
                  ...USE,
                  body: seq(
                    call(activate, [a, text, window.seat]),
                    assign(acted, constant(1)),
                    place,
                    window.acted,
                  ),
                },
                { ...PASS, body: window.passed },
              ],
            }),
        ),
        ifElse(
          (m) => stackSize(m) === 0,
          assign(open, constant(0)),
          seq(
            loop((m) => stackSize(m) > 0, call(resolveTop)),
            act(checkEnd),
            // ttcg-6.14: what was set off meanwhile forms the next chain
            place,
            assign(open, (m) => (stackSize(m) > 0 ? 1 : 0)),
          ),
        ),
      ),
    ),
    { op: "return", value: acted },
  );
});

/** The same for the turn player's part, where nothing is open to answer unless something waits. */
export const settleWaiting: Step = when(
  (m) => queueLength(m) > 0 || stackSize(m) > 0,
  call(settle, [turnPlayer, constant(0)]),
);

/** Carries out the effect announced last. */
const resolveTop: Program = program("resolve", (f) => {
  const effect = f.local();
  const card = f.card();
  const seat = f.local();
  const valid = (m: Machine): boolean => {
    const text = m.game.abilities[effectAbility(m, effect(m))] as TextAbility;
    return text.valid(m, card(m), seat(m), effect(m));
  };
  return seq(
    act((m) => {
      effect.set(m, topEffect(m));
      card.set(m, effectSource(m, effect(m)));
      seat.set(m, effectSeat(m, effect(m)));
    }),
    ifElse(
      (m) => effectIs(m, effect(m), STOPPED),
      act((m) => say(m, LINES.countered, textIndex(m, effect(m)) + 1, card(m))),
      ifElse(
        valid,
        seq(
          act((m) => say(m, LINES.resolves, textIndex(m, effect(m)) + 1, card(m))),
          callAny((m) => resolveOf(m, effect(m)), [card, seat, effect]),
        ),
        act((m) => say(m, LINES.fizzles, textIndex(m, effect(m)) + 1, card(m))),
      ),
    ),
    act(popEffect),
    atOnce,
  );
});
