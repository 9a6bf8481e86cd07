/** What the actions that only Trails has do, as steps (trails-9.7: as much as it can). */
import {
  act,
  addModifier,
  ask,
  assign,
  call,
  constant,
  emitNow,
  forEachLying,
  happen,
  ifElse,
  type Machine,
  marked,
  NONE,
  type Num,
  type SetVar,
  type Step,
  say,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { type Builder, byMover, type Own, type PointsChange } from "@tefuda/language/standard/index";
import { BY_TEXT, CURED, LOSES_BOND, STUNNED_EVENT, STUNS, settleAt, TURNED_UP } from "../events.ts";
import { LINES } from "../lines.ts";
import { ALL, PREVENTS } from "../prevention.ts";
import { canPayEp, payEp } from "../rules/04-costs.ts";
import { hasEffect, playFree, playPaid, resolve } from "../rules/04-playing.ts";
import { stunDamage } from "../rules/06-resolution.ts";
import { plan, rebuild } from "../rules/10-terms.ts";
import { ATTACKING, HOMEBASE, inZone, mark, THIS_TURN } from "../schema.ts";
import type { Action, Cards } from "../text/tree.ts";
import { control, exchange, skip } from "./turns.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** Only stunned UNITs are cured (trails-3.4, 10.13), said or not. */
export function cureable(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(cureable) };
  return "count" in cards
    ? { ...cards, what: { ...cards.what, is: { state: "stunned", ...cards.what.is } } }
    : cards;
}

/** A card stuns UNITs by its text, as an effect or as a cost; that costs bond as in a fight (trails-6.9). */
export const stun = (set: SetVar, b: Builder): Step =>
  seq(
    b.happenTo(STUNNED_EVENT, set, [b.self, constant(BY_TEXT)]),
    act((m) => forEachLying(m, m.setAt(set), (card) => emitNow(m, STUNS, b.self(m), card, 0))),
    stunDamage(b.item),
  );

/** A card of a homebase is turned face down again, which all have seen. */
function turnDown(m: Machine, card: number): boolean {
  if (!inZone(m, card, HOMEBASE) || m.faceDown(card)) return false;
  m.setFaceDown(card, true);
  say(m, LINES.turnsDown, m.actsFor(card), card);
  return true;
}

export const ACTIONS: Own<[b: Builder, lasting: Lasting], Step> = {
  stun({ what }: Of<"stun">, b) {
    const { set, fill } = b.cards(what);
    return seq(fill, stun(set, b));
  },
  cure: ({ what }: Of<"cure">, b) =>
    b.together(CURED, cureable(what), [], {
      among: (m, card) => marked(m, seatSubject(b.seat(m)), mark("cannotCure"), card) === NONE,
    }),
  // that is not playing it (trails-4.1)
  turnUp: ({ what }: Of<"turnUp">, b) =>
    b.onCards(what, (item, ok) => happen(TURNED_UP, [item, (m) => m.actsFor(item(m))], ok)),
  turnDown: ({ what }: Of<"turnDown">, b) =>
    b.onCards(what, (item, ok) => act((m) => ok.set(m, turnDown(m, item(m)) ? 1 : 0))),
  toHomebase({ who, what, whose, face, turned }: Of<"toHomebase">, b) {
    const settleFor = (item: Num, seat: Num): Step =>
      act((m) => {
        settleAt(m, item(m), seat(m), turned, face === "down");
        say(m, LINES.settles, seat(m), item(m));
      });
    return byMover({ ...(who && { who }), what }, b, (how, mover) =>
      b.onCards(
        what,
        (item) =>
          whose === "both" ? settleFor(item, mover) : b.eachSeat(whose, (seat) => settleFor(item, seat)),
        how,
      ),
    );
  },
  plan: ({ who, n }: Of<"plan">, b) => b.eachSeatDoing(who, (seat) => call(plan, [seat, b.num(n)], b.done)),
  rebuild: ({ what }: Of<"rebuild">, b) =>
    b.onCards(what, (item, ok) => call(rebuild, [item, b.seat], ok), {
      among: (m, card) => inZone(m, card, HOMEBASE),
    }),
  free: ({ what, paying }: Of<"free">, b) =>
    b.onCards(what, (item, ok) => call(paying ? playPaid : playFree, [item, b.seat], ok)),
  resolve: ({ what }: Of<"resolve">, b) =>
    b.onCards(what, (item, ok) =>
      ifElse(
        (m) => hasEffect(m, item(m), b.seat(m)),
        resolve(item, b.seat),
        act((m) => ok.set(m, 0)),
      ),
    ),
  /** As much as its player likes. */
  loseUpTo({ who, n: most }: Of<"loseUpTo">, b) {
    const n = b.frame.local();
    return b.eachSeatDoing(who, (seat) =>
      seq(
        ask({
          ...{ shape: "number", who: seat, prompt: "howMuch", rule: "trails-2.5", source: b.self },
          ...{ min: constant(0), max: constant(most), a: n },
        }),
        happen(LOSES_BOND, [seat, n]),
        assign(b.done, n),
      ),
    );
  },
  die: (_: Of<"die">, b) =>
    act((m) => {
      b.done.set(m, 1 + m.random(6));
      say(m, LINES.rolls, b.seat(m), b.done(m));
    }),
  control,
  exchange,
  skip,
  prevent: ({ n }: Of<"prevent">, b) =>
    act((m) => {
      const seat = b.seat(m);
      addModifier(m, {
        modifier: PREVENTS,
        source: NONE,
        subject: seatSubject(seat),
        seat,
        amount: n ?? ALL,
        until: THIS_TURN,
      });
      b.done.set(m, 1);
    }),
  // trails-6.11
  endAttack: (_: Of<"endAttack">, b) =>
    act((m) => {
      m.cite("trails-6.11");
      b.done.set(m, m.number(ATTACKING));
      m.setNumber(ATTACKING, 0);
    }),
};

/** trails-4.6: paid whole or not at all. */
export const paysEp: PointsChange = {
  does: (seat, n, b) =>
    ifElse(
      (m) => canPayEp(m, seat(m), n(m)),
      seq(call(payEp, [seat, n]), assign(b.done, n)),
      assign(b.done, constant(0)),
    ),
};
