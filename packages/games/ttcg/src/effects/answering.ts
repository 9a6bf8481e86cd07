/** What a text does to the effect or attack that it answers: counters it, or turns it to something else (ttcg-15.4). */

import {
  act,
  ask,
  constant,
  effectAbility,
  effectArg,
  effectAt,
  effectSeat,
  effectSet,
  effectSource,
  effectTargets,
  firstLying,
  ifElse,
  type Machine,
  markEffect,
  NONE,
  STOPPED,
  type Step,
  say,
  seq,
  stackSize,
  WordsError,
} from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { THE_ATTACK } from "../rules/07-kinds.ts";
import { hasAll } from "../rules/14-targets.ts";
import { ATTACKER, controller, DEFENDER, DIRECT, STOPPED_ATTACK } from "../schema.ts";
import type { ActionOf, Countered } from "../text/tree.ts";
import { taken } from "./audit.ts";
import type { Builder } from "./builder.ts";
import { isWho, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import type { TextAbility } from "./text.ts";

/** Place of an announced effect's arguments where the number of the effect that it answers stands, or that it answers the attack. */
const ANSWERED = 3;
/** The effect that an effect answers or that set it off; the one under its own where nothing says which. */
export function answered(m: Machine, effect: number): number {
  const n = effectArg(m, effect, ANSWERED);
  if (n === THE_ATTACK) return NONE;
  if (n >= 0 && n < stackSize(m) && effectAt(m, n) < effect) return effectAt(m, n);
  for (let i = stackSize(m) - 1; i > 0; i--) if (effectAt(m, i) === effect) return effectAt(m, i - 1);
  return NONE;
}

export function counter(a: ActionOf<"counter">, b: Builder): Step {
  const { what } = a;
  const fits = counteredTest(a, b);
  return act((m) => {
    const below = what === "attack" ? NONE : answered(m, b.effect(m));
    const attack = below === NONE && what !== "effect" && m.number(ATTACKER) >= 0;
    const does = fits(m) && (below !== NONE || attack);
    b.done.set(m, does ? 1 : 0);
    if (!does) b.full.set(m, 0);
    else if (attack) m.setNumber(STOPPED_ATTACK, 1);
    else {
      m.cite("ttcg-15.4");
      markEffect(m, below, STOPPED);
    }
  });
}
/** What a Counter says of the effect or attack it counters, asked of the one it answers. */
function counteredTest(
  { what, of }: Pick<ActionOf<"counter">, "what" | "of">,
  b: Builder,
): (m: Machine) => boolean {
  if (!of) return () => true;
  const has = counteredHas(of, b.scope);
  return (m) => {
    const effect = what === "attack" ? NONE : answered(m, b.effect(m));
    return (what === "attack" || effect !== NONE) && has(m, effect, b.self(m), b.seat(m));
  };
}
/**
 * Asks what is said of a countered effect, or of the attack where there is NONE: of whom, of which card, of which kind,
 * what it targets or would destroy.
 */
export function counteredHas(
  of: Countered,
  scope: Scope,
): (m: Machine, effect: number, self: number, seat: number) => boolean {
  const by = of.by ? sideWord(of.by) : undefined;
  const has = of.what ? hasAll(of.what, scope) : undefined;
  const kinds = of.kinds ? taken(of.kinds) : of.kind ? [of.kind] : undefined;
  const aimed = of.targets ?? (of.would === "destroy" ? of.whom : undefined);
  const aimedAt = aimed ? scope.several(aimed) : undefined;
  const destroys = of.would === "destroy";
  return (m, effect, self, seat) => {
    const attack = effect === NONE;
    const card = attack ? m.number(ATTACKER) : effectSource(m, effect);
    if (attack && card < 0) return false;
    const text = attack ? undefined : (m.game.abilities[effectAbility(m, effect)] as TextAbility);
    if (by && !isWho(by, controller(m, card), seat)) return false;
    if (has && !has(m, card, self, seat)) return false;
    if (kinds && !(text && kinds.includes(text.kind))) return false;
    if (!aimedAt) return true;
    if (attack) return false;
    const cards = m.scratch[m.borrow()]!;
    const count = aimedAt(m, self, seat, cards);
    let hit = false;
    for (let i = 0; i < count; i++)
      for (let n = 0; n < effectTargets(m, effect); n++)
        if (m.hasIn(effectSet(m, effect, n), cards[i]!) && (!destroys || text?.destroys.has(n))) hit = true;
    m.giveBack();
    return hit;
  };
}

export const endAttack = (b: Builder): Step => counter({ do: "counter", what: "attack" }, b);

/** The attack under way, or the effect that this answers, gets another target. */
export function redirect(a: ActionOf<"redirect">, b: Builder): Step {
  const turns = redirection(a, b);
  return a.of ? ifElse(counteredTest(a, b), turns, b.did(constant(0))) : turns;
}
function redirection(a: ActionOf<"redirect">, b: Builder): Step {
  if (a.to === "another" && a.what === "effect") return redirectElsewhere(b);
  if (typeof a.to === "string") throw new WordsError(MEANING.redirected);
  const { fill, set } = b.cards(a.to);
  const attack = a.what === "attack";
  return seq(
    fill,
    act((m) => {
      const to = firstLying(m, m.setAt(set));
      if (to < 0) return;
      if (attack) {
        if (m.number(ATTACKER) < 0) return;
        m.setNumber(DEFENDER, to);
        m.setNumber(DIRECT, 0);
        say(m, LINES.retargets, to);
        return;
      }
      const below = answered(m, b.effect(m));
      if (below === NONE) return;
      for (let n = 0; n < effectTargets(m, below); n++) {
        const at = effectSet(m, below, n);
        if (m.sizeOf(at) !== 1) continue;
        m.clearSet(at);
        m.addTo(at, to);
        say(m, LINES.targets, to);
      }
    }),
  );
}

/** "Another legal target": one that the answered text could have chosen instead. */
function redirectElsewhere(b: Builder): Step {
  const card = b.frame.card();
  const others = (m: Machine, out: Int16Array): number => {
    const below = answered(m, b.effect(m));
    if (below === NONE || effectTargets(m, below) === 0) return 0;
    const text = m.game.abilities[effectAbility(m, below)] as TextAbility;
    const at = effectSet(m, below, 0);
    if (m.sizeOf(at) !== 1) return 0;
    const n = text.candidates[0]!(m, effectSource(m, below), effectSeat(m, below), out);
    let kept = 0;
    for (let i = 0; i < n; i++) if (!m.hasIn(at, out[i]!)) out[kept++] = out[i]!;
    return kept;
  };
  const some = (m: Machine): boolean => {
    const n = others(m, m.scratch[m.borrow()]!);
    m.giveBack();
    return n > 0;
  };
  return ifElse(
    some,
    seq(
      ask({
        shape: "one",
        who: b.seat,
        prompt: "target",
        rule: "ttcg-14.2",
        source: b.self,
        a: card,
        groups: [{ verb: "", form: "card", from: others }],
      }),
      act((m) => {
        const at = effectSet(m, answered(m, b.effect(m)), 0);
        m.clearSet(at);
        m.addTo(at, card(m));
        say(m, LINES.targets, card(m));
      }),
    ),
    b.did(constant(0)),
  );
}
