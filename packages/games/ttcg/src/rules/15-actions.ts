/** 15 Actions: what each instruction of a text does. One exhaustive table; a new node of the tree has to stand here. */

import {
  act,
  ask,
  assign,
  constant,
  HIT,
  happenToEach,
  ifElse,
  type Machine,
  type Num,
  need,
  type Step,
  say,
  seq,
  type Var,
  WordsError,
  when,
} from "@tefuda/kernel";
import { roll, shows } from "@tefuda/language/actions/roll";
import { activateText } from "../effects/activating.ts";
import { counter, endAttack, redirect } from "../effects/answering.ts";
import { taken } from "../effects/audit.ts";
import type { Builder } from "../effects/builder.ts";
import { controlTerm } from "../effects/control.ts";
import { discard, discardDownTo, discardHand, draw, drawUntil, mill } from "../effects/drawing.ts";
import { forOne } from "../effects/each-player.ts";
import { attachTo, chooseWord, equip, swapControl, swapZones } from "../effects/further.ts";
import { levelUpBy } from "../effects/levelling.ts";
import { arrange, look, reveal, shuffle } from "../effects/looking.ts";
import { destroy, moveCards, place, play, recover, search } from "../effects/moving.ts";
import { partIsOpen, partWords } from "../effects/parts.ts";
import { control, playCards, swapCards } from "../effects/playing.ts";
import { MEANING } from "../effects/says.ts";
import { targetPhrases } from "../effects/targets.ts";
import { attackAgain, endPhase, endTurn, skip } from "../effects/turns.ts";
import {
  exchangeStat,
  type Keep,
  lastingStep,
  points,
  setPoints,
  swapPoints,
  swapStats,
} from "../effects/values.ts";
import { addReplacement, addWaiting } from "../effects/waiting.ts";
import { TAPPED, UNTAPPED } from "../events.ts";
import { LINES } from "../lines.ts";
import { onTop } from "../schema.ts";
import { measuredBy, speaksOfMeasure } from "../text/measuring.ts";
import type { Action, ActionOf } from "../text/tree.ts";
import { condition } from "./13-conditions.ts";

type Lower<D extends Action["do"]> = (a: ActionOf<D>, b: Builder, keep: Keep) => Step;

const ACTIONS: { [D in Action["do"]]: Lower<D> } = {
  draw: (a, b) => draw(a, b),
  drawUntil: (a, b) => drawUntil(a, b),
  discard: (a, b) => discard(a, b),
  discardHand: (a, b) => discardHand(a.who, b),
  discardDownTo: (a, b) => discardDownTo(a, b),
  mill: (a, b) => mill(a, b),
  destroy: (a, b) => destroy(a, b),
  move: (a, b) => moveCards(a, b),
  enter: (a, b) => playCards(a, b),
  play: (a, b) => play(a, b),
  place: (a, b) => place(a, b),
  recover: (a, b) => recover(a, b),
  search: (a, b) => search(a, b),
  look: (a, b) => look(a, b),
  reveal: (a, b) => reveal(a, b),
  arrange: (a, b) => arrange(a, b),
  shuffle: (a, b) => shuffle(a, b),
  swapCards: (a, b) => swapCards(a, b),
  control: (a, b, keep) => control(a, b, controlTerm(a, b, keep)),
  tap: (a, b) => turning(a, b, TAPPED),
  untap: (a, b) => turning(a, b, UNTAPPED),
  points: (a, b) => points(a, b),
  setPoints: (a, b) => setPoints(a, b),
  swapPoints: (_a, b) => swapPoints(b),
  lasting: (a, b, keep) => lastingStep(a, b, keep),
  swapStats: (a, b, keep) => swapStats(a, b, keep),
  exchangeStat: (a, b, keep) => exchangeStat(a, b, keep),
  counter: (a, b) => counter(a, b),
  endAttack: (_a, b) => endAttack(b),
  copy: (a, b) => activateText(a, b),
  activate: (a, b) => activateText(a, b),
  equip: (a, b) => equip(a, b),
  redirect: (a, b) => redirect(a, b),
  skip: (a, b) => skip(a, b),
  attackAgain: (a, b) => attackAgain(a, b),
  seq: (a, b, keep) => (a.of.length === 0 ? b.did(constant(0)) : seq(...a.of.map((x) => lower(x, b, keep)))),
  may: (a, b, keep) => {
    const yes = b.frame.local();
    return b.forEachSeat(a.who, (seat) => {
      const body = a.who === "both" ? ofEach(a.what, seat, b, keep) : lower(a.what, b, keep);
      return seq(
        ask({ shape: "yes", who: seat, prompt: "may", rule: "ttcg-6.13", source: b.self, a: yes }),
        ifElse((m) => yes(m) === 1, body, b.did(constant(0))),
      );
    });
  },
  ifDo: (a, b, keep) => {
    const first = lower(a.first, b, keep);
    const [then, otherwise] = branches(a, b, keep);
    const afresh = assign(b.full, constant(1));
    return seq(
      act((m) => m.cite("ttcg-6.17")),
      afresh,
      first,
      // whether that is done which is then done instead is another question
      ifElse((m) => b.full(m) === 1, then, otherwise && seq(afresh, otherwise)),
    );
  },
  if: (a, b, keep) => {
    const c = condition(a.cond, b.scope);
    const [then, otherwise = b.did(constant(0))] = branches(a, b, keep);
    return ifElse((m) => c.test(m, b.self(m), b.seat(m)), then, otherwise);
  },
  pick: (a, b, keep) => seq(b.cards(a.what, { affects: false }).fill, lower(a.act, b, keep)),
  forEach: (a, b, keep) => {
    const { fill, set } = b.cards({ count: "all", what: a.each }, { affects: false });
    const one = b.frame.set();
    return seq(
      fill,
      b.eachCard(set, (item) => {
        b.speakOf(one);
        return seq(
          act((m) => {
            m.clearSet(m.setAt(one));
            m.addTo(m.setAt(one), item(m));
          }),
          lower(a.act, b, keep),
        );
      }),
    );
  },
  swapControl: (a, b) => swapControl(a, b),
  swapZones: (a, b) => swapZones(a, b),
  levelUp: (a, b) => levelUpBy(a, b),
  attach: (a, b) => attachTo(a, b),
  chooseWord: (a, b) => chooseWord(a, b),
  endPhase: (a) => endPhase(a),
  endTurn: () => endTurn(),
  choose: (a, b, keep) => {
    if (a.who !== "both") return chooseOne(a.of, b.num(b.scope.seatOf(a.who)), b, keep);
    return b.forEachSeat("both", (seat) =>
      ifElse(
        (m) => seat(m) === b.seat(m),
        chooseOne(forOne(a.of, "you"), seat, b, keep),
        chooseOne(forOne(a.of, "opponent"), seat, b, keep),
      ),
    );
  },
  flip: (a, b, keep) => {
    const side = b.frame.local();
    const [heads, tails] = branches(a, b, keep);
    return seq(
      assign(side, (m) => m.random(2)),
      act((m) => say(m, side(m) === 0 ? LINES.heads : LINES.under, b.seat(m))),
      ifElse((m) => side(m) === 0, heads, tails ?? b.did(constant(0))),
    );
  },
  roll: (a, b, keep) => {
    const shown = b.frame.local();
    const outcomes = a.of.map(({ then }) => then);
    const [otherwise, ...thens] = a.otherwise
      ? alternatives([a.otherwise, ...outcomes], b, keep)
      : [b.did(constant(0)), ...alternatives(outcomes, b, keep)];
    const parts = a.of.map(({ face }, i) => {
      const seen = taken(face);
      return { fits: (m: Machine) => shows(seen, shown(m)), then: thens[i]! };
    });
    return roll({ shown, seat: b.seat, line: LINES.dieShows }, parts, otherwise!);
  },
  later: (a, b, keep) => addWaiting(a, b, keep, lower),
  // with two players, a turn more for the one is a turn less for the other (ttcg-15.8)
  extraTurn: (a, b) => skip({ do: "skip", who: a.who === "you" ? "opponent" : "you", what: "turn" }, b),
  unless: (a, b, keep) => {
    const yes = b.frame.local();
    // "unless they lose points equal to its rank": what was chosen is spoken of before the price is
    const aim = targetPhrases(a.act).find((phrase) => b.targets.has(phrase.cards));
    const spoken = aim ? b.cards(aim.cards).fill : seq();
    const seat = b.num(b.scope.seatOf(a.who));
    const pay = lower(a.pay, b, keep);
    const body = lower(a.act, b, keep);
    return seq(
      spoken,
      act((m) => b.full.set(m, 1)),
      ask({ shape: "yes", who: seat, prompt: "unless", rule: "ttcg-6.13", source: b.self, a: yes }),
      when((m) => yes(m) === 1, pay),
      when((m) => yes(m) === 0 || b.full(m) === 0, body),
    );
  },
  instead: (a, b, keep) => addReplacement(a, b, keep, lower),
};

/** Somebody chooses one of several things, of those that can be done. */
function chooseOne(parts: ActionOf<"choose">["of"], who: Num, b: Builder, keep: Keep): Step {
  const bodies = alternatives(parts, b, keep);
  const open = parts.map((part) => {
    const can = partIsOpen(part, b.scope);
    return (m: Machine): boolean => can(m, b.self(m), b.seat(m));
  });
  return when(
    (m) => open.some((can) => can(m)),
    ask({
      shape: "one",
      who,
      prompt: "chooseOne",
      rule: "ttcg-14.2",
      source: b.self,
      groups: parts.map((x, i) => ({
        verb: `part ${i + 1}`,
        form: "word" as const,
        says: (language) => partWords(x, language),
        needs: [need("ttcg-14.2", "there is a card for it to do something to", open[i]!)],
        body: bodies[i]!,
      })),
    }),
  );
}

/** What both players may do, done by one of them. */
const ofEach = (a: Action, seat: Var, b: Builder, keep: Keep): Step =>
  ifElse(
    (m) => seat(m) === b.seat(m),
    lower(forOne(a, "you"), b, keep),
    lower(forOne(a, "opponent"), b, keep),
  );

/** Of which one is done: "it" in each is what it was before all of them. */
function alternatives(parts: readonly Action[], b: Builder, keep: Keep): Step[] {
  const before = b.spokenOf;
  return parts.map((part) => {
    b.speakOf(before);
    return lower(part, b, keep);
  });
}
function branches(
  { then, otherwise }: { then: Action; otherwise?: Action },
  b: Builder,
  keep: Keep,
): [then: Step, otherwise?: Step] {
  const [first, second] = alternatives(otherwise ? [then, otherwise] : [then], b, keep);
  return second ? [first!, second] : [first!];
}

/** The steps of one action; the words before it have been lowered into the same builder. */
export function lower(a: Action, b: Builder, keep: Keep): Step {
  const make = ACTIONS[a.do] as Lower<Action["do"]> | undefined;
  if (!make) throw new WordsError(MEANING.noMeaning("an action", JSON.stringify(a)));
  const measured = measuredBy(a);
  if (measured.length === 0) return make(a as never, b, keep);
  const chosen = measured.map((cards) => b.measure(cards));
  const done = make(a as never, b, keep);
  if (speaksOfMeasure(a)) b.speakOf(b.measuredIn(measured[0]!));
  return seq(...chosen, done);
}

function turning(a: ActionOf<"tap"> | ActionOf<"untap">, b: Builder, event: typeof TAPPED): Step {
  const { fill, set, asked } = b.cards(a.what);
  const wanted = b.frame.local();
  return seq(
    fill,
    act((m) => {
      // covered cards can neither be tapped nor untapped (ttcg-8.2)
      const at = m.setAt(set);
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) if (!onTop(m, c)) m.removeFrom(at, c);
    }),
    assign(wanted, asked),
    happenToEach(event, set, b.item, b.ok),
    b.did((m) => m.s[HIT]!, wanted),
  );
}
