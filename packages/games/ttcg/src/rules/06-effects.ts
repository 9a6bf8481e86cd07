/** 6 Effects: activating them at will (ttcg-6.1 to 6.5, 6.12). */
import {
  act,
  ask,
  call,
  callAny,
  effectAbility,
  effectAt,
  effectSeat,
  effectSource,
  emitNow,
  fact,
  type Group,
  giveBack,
  happen,
  ifElse,
  type Machine,
  NONE,
  need,
  needPair,
  type Program,
  popEffect,
  program,
  pushEffect,
  type Step,
  say,
  seq,
  setEffectArg,
  stackSize,
  textNumber,
  type Var,
  when,
} from "@tefuda/kernel";
import { lacking } from "@tefuda/language";
import { CARDS, PLACE_BIT, prepareNumber, resolveNumber, type TextAbility } from "../effects/text.ts";
import { ACTIVATED, ATTACKS_EVENT, PLAYED, TAPPED, UNTAPPED } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  AT_WILL,
  ATTACKER,
  DEFENDER,
  HAND,
  isSpell,
  JUST_PLAYED,
  onField,
  onTop,
  opponentOf,
  PILE,
  SPELLS,
  turnPlayer,
  UNITS,
  USED,
} from "../schema.ts";
import { answersHolding, KIND_NEEDS, requirementsHold, THE_ATTACK, THE_PLAY, textOf } from "./07-kinds.ts";

/** Cards whose texts a seat might use: its field, its hand, its pile as far as texts work there. */
function sources(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let row = UNITS; row <= SPELLS; row++) {
    for (let c = m.first(m.zoneOf(row, m.seat)); c >= 0; c = m.next(c)) {
      if (worksAt(m, c, PLACE_BIT.top)) out[n++] = c;
      for (let low = m.below(c); low >= 0; low = m.below(low))
        if (worksAt(m, low, PLACE_BIT.under)) out[n++] = low;
    }
  }
  if (stackSize(m) > 0) return n;
  n = workingIn(m, HAND, PLACE_BIT.hand, out, n);
  return workingIn(m, PILE, PLACE_BIT.pile, out, n);
}
/** The cards of a zone off the field that have a text for there; most matches have none. */
function workingIn(m: Machine, zone: number, place: number, out: Int16Array, start: number): number {
  if ((m.present[AT_WILL]! & place) === 0) return start;
  let n = start;
  for (let c = m.first(m.zoneOf(zone, m.seat)); c >= 0; c = m.next(c)) if (worksAt(m, c, place)) out[n++] = c;
  return n;
}
/** Whether a card has a text to use at will where it lies. */
export const worksAt = (m: Machine, card: number, place: number): boolean =>
  (fact(m, card, AT_WILL) & place) !== 0;

export function bothTexts(_: Machine, out: Int16Array): number {
  out[0] = 0;
  out[1] = 1;
  return 2;
}
/** The texts of the first candidate that are activated at will at all. */
function textsAtWill(m: Machine, out: Int16Array): number {
  const abilities = m.definitionOf(m.a).abilities as readonly TextAbility[];
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.atWill) out[n++] = i;
  return n;
}

export const USE: Group = {
  verb: "use",
  form: "effect",
  from: sources,
  to: textsAtWill,
  needs: [
    ...KIND_NEEDS,
    {
      ...needPair("ttcg-6.12", "its condition holds, it has its targets and its cost can be paid", (m) => {
        const text = textOf(m, m.a, m.b);
        return text !== undefined && requirementsHold(m, m.seat, text, m.a);
      }),
      explain: (m) => {
        const { a, seat } = m;
        return lacking(textOf(m, m.a, m.b)?.requires, m, a, seat);
      },
    },
  ],
};

/** What a text is about: the arguments of an event and behind them the number of its effect, and which of these are cards. */
interface About {
  args: readonly number[];
  cards?: number;
}
const NOTHING: About = { args: [] };
/** What a Counter answers. */
function answered(m: Machine, card: number, seat: number, text: TextAbility, what: number): About {
  if (text.effect.trigger) {
    // the test leaves the event's arguments
    text.answers?.test?.(m, card, seat, what);
    return { args: [m.e[0]!, m.e[1]!, m.e[2]!, what], cards: m.e[CARDS]! };
  }
  if (what >= 0)
    return {
      args: [
        effectSource(m, effectAt(m, what)),
        effectSeat(m, effectAt(m, what)),
        textIndex(m, effectAt(m, what)),
        what,
      ],
      cards: ACTIVATED.cards,
    };
  if (what === THE_ATTACK)
    return { args: [m.number(ATTACKER), m.number(DEFENDER), NONE, what], cards: ATTACKS_EVENT.cards };
  return { args: [m.number(JUST_PLAYED), opponentOf(seat), NONE, what], cards: PLAYED.cards };
}

/**
 * What a Counter answers (ttcg-7.3): arguments card, number of the text, seat. Of several things its player names one,
 * unless the text does the same whichever it is.
 */
const chooseAnswer: Program = program("answer", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  const what = f.local();
  const a = f.card();
  const b = f.local();
  /** Writes what it can answer. */
  const list = (m: Machine, out: Int16Array): number =>
    answersHolding(m, seat(m), textOf(m, card(m), index(m))!, card(m), false, out);
  /** The first that will do, the latest coming first. */
  const find = (m: Machine, fits: (m: Machine, what: number) => boolean): number => {
    const out = m.scratch[m.borrow()]!;
    const n = list(m, out);
    let found = NONE;
    for (let i = n - 1; i >= 0; i--) if (fits(m, out[i]!)) found = out[i]!;
    m.giveBack();
    return found;
  };
  const several = (m: Machine): boolean => {
    const n = list(m, m.scratch[m.borrow()]!);
    m.giveBack();
    return n > 1;
  };
  const isEffect = (source: number, text: number) => (m: Machine, x: number) =>
    x >= 0 && effectSource(m, effectAt(m, x)) === source && textIndex(m, effectAt(m, x)) === text;
  const word = (verb: string, which: number): Group => ({
    verb,
    form: "word",
    needs: [need("ttcg-7.3", "there is one to answer", (m) => find(m, (_, x) => x === which) === which)],
    body: act((m) => what.set(m, which)),
  });
  return seq(
    ifElse(
      (m) => textOf(m, card(m), index(m))!.answers?.tells === true && several(m),
      ask({
        shape: "one",
        who: seat,
        prompt: "answer",
        rule: "ttcg-7.3",
        source: card,
        a,
        b,
        groups: [
          {
            verb: "answer",
            form: "effect",
            from: (m, out) => {
              const n = list(m, out);
              let kept = 0;
              for (let i = 0; i < n; i++) {
                if (out[i]! < 0) continue;
                const source = effectSource(m, effectAt(m, out[i]!));
                if (!out.subarray(0, kept).includes(source)) out[kept++] = source;
              }
              return kept;
            },
            to: bothTexts,
            needs: [needPair("ttcg-7.3", "it can be answered", (m) => find(m, isEffect(m.a, m.b)) !== NONE)],
            body: act((m) => what.set(m, find(m, isEffect(a(m), b(m))))),
          },
          word("answer the attack", THE_ATTACK),
          word("answer the play", THE_PLAY),
        ],
      }),
      act((m) =>
        what.set(
          m,
          find(m, () => true),
        ),
      ),
    ),
    giveBack(what),
  );
});

/** Activates a text: targets, cost, tapping, and then it counts as activated. */
export const activate: Program = program("activate", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  const effect = f.local();
  const ok = f.local();
  const what = f.local();
  return seq(
    when(
      (m) => textOf(m, card(m), index(m))!.kind === "counter",
      call(chooseAnswer, [card, index, seat], what),
    ),
    act((m) => {
      const text = textOf(m, card(m), index(m))!;
      if (text.kind === "normal") m.cite("ttcg-7.1");
      if (onField(m, card(m)) && isSpell(m, card(m)) && turnPlayer(m) !== seat(m)) m.cite("ttcg-5.4");
      say(m, LINES.uses, seat(m), textNumber(index(m)), card(m));
      m.setColumn(card(m), USED + index(m), m.column(card(m), USED + index(m)) + 1);
      // ttcg-7.3: a Counter knows what it answers, as an effect that is set off knows what set it off
      const { args, cards = 0 } =
        text.kind === "counter" ? answered(m, card(m), seat(m), text, what(m)) : NOTHING;
      effect.set(m, pushEffect(m, text.id, card(m), seat(m), text.sets, cards));
      for (let i = 0; i < 6; i++) setEffectArg(m, effect(m), i, args[i] ?? NONE);
    }),
    callAny((m) => prepareOf(m, effect(m)), [card, seat, effect], ok),
    turn(card),
    ifElse(
      // ttcg-13.4: an offer that was not taken; the card is tapped all the same
      (m) => ok(m) !== 1,
      act((m) => {
        say(m, LINES.offered, opponentOf(seat(m)));
        popEffect(m);
      }),
      act((m) => emitNow(m, ACTIVATED, card(m), seat(m), index(m), stackSize(m) - 1)),
    ),
  );
});
export const textIndex = (m: Machine, effect: number): number =>
  m.game.abilities[effectAbility(m, effect)]!.index;
export const prepareOf = (m: Machine, effect: number): number => prepareNumber(m, effectAbility(m, effect));
export const resolveOf = (m: Machine, effect: number): number => resolveNumber(m, effectAbility(m, effect));

/** ttcg-6.3: activating taps; ttcg-6.5: a Dormant effect switches its card back upright. */
export const turn = (card: Var): Step =>
  when(
    (m) => onTop(m, card(m)),
    ifElse((m) => m.turned(card(m)), happen(UNTAPPED, [card]), happen(TAPPED, [card])),
  );
