/**
 * What many games do alike, each by rules of its own: players in turn until all have passed, cards of an opening hand put
 * back and drawn anew, hands over their limit. Resolving what was set off is one more (settling.ts).
 */
import { asked, cardsIn, type Group, type Need } from "./ask.ts";
import { move } from "./cards.ts";
import type { Machine } from "./machine.ts";
import { given } from "./needs.ts";
import {
  act,
  ask,
  assign,
  constant,
  type Frame,
  ifElse,
  loop,
  type Num,
  nothing,
  type Program,
  program,
  type SetVar,
  type Step,
  seq,
  type Test,
  type Var,
  when,
} from "./program.ts";
import type { ZoneId } from "./shape.ts";

/** One question of a window in which players act in turn: who is asked, and what an answer does to the window. */
export interface ActingTurn {
  seat: Var;
  /** Something was done: whoever has passed may act again, and the next player is asked. */
  acted: Step;
  passed: Step;
}
export interface Passing {
  first: Num;
  next(m: Machine, seat: number): number;
  /** How many have passed before anybody is asked. */
  already?: Num;
  /** Whether a player is asked at all; one who is not passes. */
  isAsked?(m: Machine, seat: number): boolean;
  /** The window closes as soon as this no longer holds. */
  open?: Test;
}

/** Players act in turn until all have passed one after the other. */
export function untilAllPass(f: Frame, how: Passing, question: (turn: ActingTurn) => Step): Step {
  const { first, next, already = constant(0), isAsked, open } = how;
  const seat = f.local();
  const passes = f.local();
  const goOn = assign(seat, (m) => next(m, seat(m)));
  const passed = seq(
    assign(passes, (m) => passes(m) + 1),
    goOn,
  );
  const one = question({ seat, passed, acted: seq(assign(passes, constant(0)), goOn) });
  return seq(
    assign(seat, first),
    assign(passes, already),
    loop(
      (m) => passes(m) < m.layout.seats && (!open || open(m)),
      isAsked ? ifElse((m) => isAsked(m, seat(m)), one, passed) : one,
    ),
  );
}

export interface Mulligan {
  /** Zones of a seat. */
  hand: ZoneId;
  deck: ZoneId;
  prompt: string;
  rule: string;
  /** What a card has to be to be put back, beside being in the hand. */
  needs?: readonly Need[];
  /** What is noted of a card that was put back. */
  noted?(m: Machine, card: number, seat: number): void;
  /** What is done when so many cards were put back. */
  then(seat: Num, put: Num): Step;
}
/** A player (the argument) puts cards of the hand under the deck, one by one in the order in which they are named. */
export function mulligan(how: Mulligan): { group: Group; whole: Program } {
  const { hand, deck, prompt, rule, needs = [], noted, then } = how;
  const group: Group = {
    verb: "put back",
    form: "card",
    from: cardsIn(hand, asked),
    needs: [...needs, inHand(rule, hand)],
  };
  const whole = program("mulligan", (f) => {
    const seat = f.arg();
    const card = f.card();
    const put = f.local();
    const goesOn = f.local();
    const putBack = act((m) => {
      move(m, card(m), m.zoneOf(deck, seat(m)));
      noted?.(m, card(m), seat(m));
      put.set(m, put(m) + 1);
    });
    return seq(
      assign(goesOn, constant(1)),
      loop(
        (m) => goesOn(m) === 1 && m.count(m.zoneOf(hand, seat(m))) > 0,
        ask({
          shape: "one",
          who: seat,
          prompt,
          rule,
          a: card,
          secret: true,
          groups: [
            { ...group, body: putBack },
            { verb: "keep the rest", form: "word", body: assign(goesOn, constant(0)) },
          ],
        }),
      ),
      then(seat, put),
    );
  });
  return { group, whole };
}

const inHand = (rule: string, hand: ZoneId): Need =>
  given(rule, "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(hand, m.seat));

export interface HandLimit {
  /** The zone that is a hand, and whose is limited. */
  hand: ZoneId;
  who: Num;
  /** By how many cards it is over its limit. */
  excess: Num;
  prompt: string;
  rule: string;
  /** Whether the others do not see what is chosen before all have chosen. */
  secret?: boolean;
  /** What is done before the player is asked. */
  first?: Step;
}
/** A player over their limit chooses as many cards as are too many; `then` is done with these. */
export const overLimit = (chosen: SetVar, limit: HandLimit, then: Step): Step => {
  const { hand, who, excess, prompt, rule, secret = false, first = nothing } = limit;
  return when(
    (m) => excess(m) > 0,
    seq(
      first,
      ask({
        shape: "some",
        who,
        prompt,
        rule,
        min: excess,
        max: excess,
        set: chosen,
        secret,
        groups: [{ verb: "", form: "card", from: cardsIn(hand, asked), needs: [inHand(rule, hand)] }],
      }),
      then,
    ),
  );
};
