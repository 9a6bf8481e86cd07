/** 6 Effects, continued: what is set off by itself, and in which order (ttcg-6.7, 6.13, 6.14, 7.9). */
import {
  act,
  ask,
  assign,
  call,
  callAny,
  effectAbility,
  effectIs,
  effectSource,
  emitNow,
  type Group,
  ifElse,
  loadTrigger,
  loop,
  type Machine,
  NONE,
  needPair,
  type Program,
  popEffect,
  program,
  pushEffect,
  queueLength,
  removeTrigger,
  SOURCE_GONE,
  type Step,
  say,
  seq,
  setEffectArg,
  setEffectGone,
  stackSize,
  textNumber,
  triggerAbility,
  triggerAt,
  triggerCards,
  triggerGone,
  triggerSeat,
  triggerSource,
  type Var,
  when,
} from "@tefuda/kernel";
import { allHold } from "@tefuda/language";
import type { TextAbility } from "../effects/text.ts";
import { ACTIVATED } from "../events.ts";
import { LINES } from "../lines.ts";
import { controller, onTop, opponentOf, turnPlayer } from "../schema.ts";
import { bothTexts, prepareOf, resolveOf, textIndex, turn } from "./06-effects.ts";
import { countUse } from "./06-once.ts";
import { awaitsDestruction, mayActivate, turnedAsItNeeds } from "./07-kinds.ts";
import { countRepeat } from "./10-points.ts";

/** Whose a waiting effect is: what is active acts for whoever controls its card (ttcg-3.7). */
const waitingFor = (m: Machine, at: number): number => {
  const seat = triggerSeat(m, at);
  return seat >= 0 ? seat : controller(m, triggerSource(m, at));
};

const isPassive = (m: Machine, at: number): boolean =>
  (triggerAbility(m, at) as TextAbility).kind === "passive";

function firstWaiting(m: Machine, passive: boolean, seat: number): number {
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (isPassive(m, at) === passive && waitingFor(m, at) === seat) return i;
  }
  return NONE;
}
function differentWaiting(m: Machine, passive: boolean, seat: number): boolean {
  let first = NONE;
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (isPassive(m, at) !== passive || waitingFor(m, at) !== seat) continue;
    const key = triggerSource(m, at) * 2 + triggerAbility(m, at).index;
    if (first === NONE) first = key;
    else if (first !== key) return true;
  }
  return false;
}
/** The waiting effects of a seat, as candidates: cards, each once. */
function waitingCards(seat: Var, passive: boolean): NonNullable<Group["from"]> {
  return (m, out) => {
    let n = 0;
    for (let i = 0; i < queueLength(m); i++) {
      const at = triggerAt(m, i);
      if (isPassive(m, at) !== passive || waitingFor(m, at) !== seat(m)) continue;
      const card = triggerSource(m, at);
      let known = 0;
      while (known < n && out[known] !== card) known++;
      if (known === n) out[n++] = card;
    }
    return n;
  };
}
function findWaiting(m: Machine, passive: boolean, seat: number, card: number, index: number): number {
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (
      isPassive(m, at) === passive &&
      waitingFor(m, at) === seat &&
      triggerSource(m, at) === card &&
      triggerAbility(m, at).index === index
    )
      return i;
  }
  return NONE;
}

/** Takes the waiting effects of one sort in order: the turn player's first, each player's in the order they choose. */
function inOrder(passive: boolean, seat: Var, n: Var, a: Var, b: Var, body: Step): Step {
  return seq(
    assign(seat, (m) =>
      firstWaiting(m, passive, turnPlayer(m)) !== NONE ? turnPlayer(m) : opponentOf(turnPlayer(m)),
    ),
    loop(
      (m) => firstWaiting(m, passive, seat(m)) !== NONE,
      seq(
        assign(n, (m) => firstWaiting(m, passive, seat(m))),
        when(
          (m) => differentWaiting(m, passive, seat(m)),
          seq(
            ask({
              shape: "one",
              who: seat,
              prompt: "order",
              rule: passive ? "ttcg-7.9" : "ttcg-6.7",
              a,
              b,
              groups: [
                {
                  verb: "first",
                  form: "effect",
                  from: waitingCards(seat, passive),
                  to: bothTexts,
                  needs: [
                    needPair(
                      "ttcg-6.7",
                      "this effect waits",
                      (m) => findWaiting(m, passive, seat(m), m.a, m.b) !== NONE,
                    ),
                  ],
                },
              ],
            }),
            assign(n, (m) => findWaiting(m, passive, seat(m), a(m), b(m))),
          ),
        ),
        body,
        assign(seat, (m) =>
          firstWaiting(m, passive, turnPlayer(m)) !== NONE ? turnPlayer(m) : opponentOf(turnPlayer(m)),
        ),
      ),
    ),
  );
}

/** Passive effects do their work at once, outside of the chain. */
export const passives: Program = program("passives", (f) => {
  const seat = f.local();
  const n = f.local();
  const a = f.card();
  const b = f.local();
  const effect = f.local();
  const ok = f.local();
  return inOrder(
    true,
    seat,
    n,
    a,
    b,
    seq(
      takeTrigger(n, effect),
      callAny((m) => (effect(m) >= 0 ? prepareOf(m, effect(m)) : NONE), [source(effect), seat, effect], ok),
      when(
        (m) => effect(m) >= 0,
        seq(
          when(
            (m) => ok(m) === 1,
            seq(
              act((m) =>
                say(m, LINES.passive, textIndex(m, effect(m)) + 1, effectSource(m, effect(m)), seat(m)),
              ),
              act((m) => countUse(m, effect(m))),
              callAny((m) => resolveOf(m, effect(m)), [source(effect), seat, effect]),
            ),
          ),
          act(popEffect),
        ),
      ),
    ),
  );
});
const source =
  (effect: Var) =>
  (m: Machine): number =>
    effect(m) >= 0 ? effectSource(m, effect(m)) : NONE;

/** Turns a waiting trigger into an announced effect, or drops it when it cannot be activated (ttcg-6.13). */
function takeTrigger(n: Var, effect: Var): Step {
  return act((m) => {
    const at = triggerAt(m, n(m));
    const ability = triggerAbility(m, at) as TextAbility;
    const card = triggerSource(m, at);
    const seat = waitingFor(m, at);
    const gone = triggerGone(m, at);
    const cards = triggerCards(m, at);
    loadTrigger(m, at);
    removeTrigger(m, n(m));
    effect.set(m, NONE);
    countRepeat(m);
    if (!mayBeSetOff(m, ability, card, seat)) return;
    effect.set(m, pushEffect(m, ability.id, card, seat, ability.sets, cards));
    for (let i = 0; i < 6; i++) setEffectArg(m, effect(m), i, m.e[i]!);
    setEffectGone(m, effect(m), gone);
    if (allHold(ability.requires, m, card, seat)) return;
    popEffect(m);
    effect.set(m, NONE);
  });
}
/** A Latent effect needs its card untapped (ttcg-7.7); ttcg-6.11 and bans hold for triggers too. */
function mayBeSetOff(m: Machine, ability: TextAbility, card: number, seat: number): boolean {
  if (ability.delayed) return true;
  if (!mayActivate(m, card, seat)) return false;
  if (ability.kind === "passive") return true;
  if (awaitsDestruction(m, card)) return false;
  return !onTop(m, card) || turnedAsItNeeds(m, card, ability);
}

/** Puts everything that was set off onto the chain, above what set it off. */
export const placeTriggers: Program = program("place triggers", (f) => {
  const seat = f.local();
  const n = f.local();
  const a = f.card();
  const b = f.local();
  const effect = f.local();
  const ok = f.local();
  const card = f.card();
  return seq(
    call(passives),
    inOrder(
      false,
      seat,
      n,
      a,
      b,
      seq(
        takeTrigger(n, effect),
        when(
          (m) => effect(m) >= 0,
          seq(
            assign(card, source(effect)),
            callAny((m) => prepareOf(m, effect(m)), [card, seat, effect], ok),
            ifElse(
              (m) => ok(m) === 0,
              act((m) => {
                say(m, LINES.declined, textIndex(m, effect(m)) + 1, card(m));
                popEffect(m);
              }),
              seq(
                act((m) => {
                  const text = m.game.abilities[effectAbility(m, effect(m))] as TextAbility;
                  m.cite("ttcg-6.14");
                  if (text.kind === "latent") m.cite("ttcg-7.7");
                  say(m, LINES.triggers, textNumber(text.index), card(m), seat(m));
                  countUse(m, effect(m));
                }),
                when(
                  (m) =>
                    !(m.game.abilities[effectAbility(m, effect(m))] as TextAbility).delayed &&
                    !effectIs(m, effect(m), SOURCE_GONE),
                  turn(card),
                ),
                act((m) => {
                  if (ok(m) === 1) {
                    emitNow(m, ACTIVATED, card(m), seat(m), textIndex(m, effect(m)), stackSize(m) - 1);
                    return;
                  }
                  say(m, LINES.offered, opponentOf(seat(m))); // ttcg-13.4
                  popEffect(m);
                }),
              ),
            ),
          ),
        ),
        call(passives),
      ),
    ),
  );
});
