/** Activating a text: its targets, its costs, its offer; and whether it is still valid when it resolves. */
import {
  act,
  ask,
  assign,
  constant,
  effectArg,
  effectGone,
  effectSet,
  emitNow,
  firstLying,
  giveBack,
  ifElse,
  lying,
  type Machine,
  type Need,
  NONE,
  type Num,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  setEffectGone,
  stackSize,
  when,
} from "@tefuda/kernel";
import { TARGETED } from "../events.ts";
import { LINES } from "../lines.ts";
import { levelsOnto } from "../rules/08-levels.ts";
import { condition } from "../rules/13-conditions.ts";
import { hasAll, mayBeChosen, targetNeeds } from "../rules/14-targets.ts";
import { lower } from "../rules/15-actions.ts";
import { opponentOf } from "../schema.ts";
import type { Action, Cards, Effect } from "../text/tree.ts";
import { apart } from "./another.ts";
import { Builder, pointersOf } from "./builder.ts";
import { limits, lister } from "./choosing.ts";
import { payCost, payingOf } from "./costs.ts";
import type { Scope } from "./scope.ts";
import { choosable, type TargetPhrase } from "./targets.ts";
import type { TextAbility } from "./text.ts";
import type { Keep } from "./values.ts";
export function prepareProgram(
  effect: Effect,
  atWill: boolean,
  phrases: TargetPhrase[],
  targets: ReadonlyMap<Cards, number>,
  keep: Keep,
  player: (effect: Num) => Num | undefined,
): Program {
  return program("prepare", (f) => {
    const b = new Builder(f, { targets, paying: true, pointers: pointersOf(effect.trigger, player) });
    const yes = f.local();
    const gone = f.local();
    const asks = !atWill && ((effect.may ?? false) || (effect.cost ?? []).length > 0);
    b.pays = payingOf(effect.cost ?? [], b);
    const choose = phrases.map((phrase) => chooseTargets(phrase, phrases, b));
    const { pay, spoken } = payCost(effect.cost ?? [], b, keep);
    b.pays = undefined;
    return seq(
      assign(gone, (m) => effectGone(m, b.effect(m))),
      ...(asks
        ? [
            ask({ shape: "yes", who: b.seat, prompt: "use", rule: "ttcg-6.13", source: b.self, a: yes }),
            when((m) => yes(m) === 0, giveBack(constant(0))),
          ]
        : []),
      ...choose,
      ...pay,
      ...(spoken ? [act((m) => m.copySet(m.setAt(spoken), effectSet(m, b.effect(m), phrases.length)))] : []),
      ...(effect.offer ? [offer(effect.offer, b, keep)] : []),
      act((m) => setEffectGone(m, b.effect(m), gone(m))),
      giveBack(constant(1)),
    );
  });
}

function chooseTargets(phrase: TargetPhrase, phrases: readonly TargetPhrase[], b: Builder): Step {
  const d = phrase.cards.what;
  const set: SetVar = b.frame.set();
  const list = lister(b, d);
  const can = choosable(phrase, b.scope);
  const isApart = apart(phrase, phrases, b);
  const may: typeof can = (m, card, ...more) => can(m, card, ...more) && isApart(m, card);
  const onto = phrase.levels && "onto" in phrase.levels ? phrase.levels.onto : undefined;
  const lower: Num | undefined =
    onto && (onto === "this" ? b.self : (m) => firstLying(m, effectSet(m, b.effect(m), onto.set)));
  const fits = (m: Machine, card: number): boolean => {
    const base = lower?.(m);
    return base === undefined || (base >= 0 && levelsOnto(m, card, base));
  };
  const picking =
    (openly: boolean) =>
    (m: Machine, out: Int16Array): number => {
      const n = list(m, out);
      let kept = 0;
      for (let i = 0; i < n; i++)
        if (may(m, out[i]!, b.self(m), b.seat(m), openly) && fits(m, out[i]!)) out[kept++] = out[i]!;
      return kept;
    };
  const pick = picking(false);
  const counting =
    (listed: typeof pick): Num =>
    (m) => {
      const n = listed(m, m.scratch[m.borrow()]!);
      m.giveBack();
      return n;
    };
  const many = counting(pick);
  // ttcg-4.7: whether there is a choice is told by what all can see
  const openly = phrase.levels ? counting(picking(true)) : many;
  const { min, max } = limits(b, phrase.cards);
  const needs: Need[] = targetNeeds(d, b.scope, b.self, b.seat).map((x) => ({ ...x, given: true }));
  if (phrase.levels)
    needs.push({
      rule: "ttcg-8.1",
      says: lower ? "it levels up the card chosen" : "there is a card that levels it up",
      given: true,
      test: (m) => may(m, m.a, b.self(m), b.seat(m), false) && fits(m, m.a),
    });
  const most: Num = (m) => Math.min(max(m), many(m));
  const least: Num = (m) => Math.min(min(m), many(m));
  return seq(
    ifElse(
      (m) => most(m) === least(m) && most(m) === openly(m),
      act((m) => {
        const out = m.scratch[m.borrow()]!;
        m.fillSet(m.setAt(set), out, pick(m, out));
        m.giveBack();
      }),
      ask({
        shape: "some",
        who: b.seat,
        prompt: "target",
        rule: "ttcg-14.2",
        source: b.self,
        min: least,
        max: most,
        set,
        groups: [{ verb: "", form: "card", from: pick, needs }],
      }),
    ),
    act((m) => {
      const at = m.setAt(set);
      m.copySet(at, effectSet(m, b.effect(m), phrase.set));
      const cards = m.scratch[m.borrow()]!;
      const n = lying(m, at, cards);
      for (let i = 0; i < n; i++) {
        say(m, LINES.targets, cards[i]!);
        emitNow(m, TARGETED, cards[i]!, b.seat(m), b.self(m), stackSize(m) - 1);
      }
      m.giveBack();
    }),
  );
}

/** ttcg-13.4: the opponent may do something; what follows happens only if they did. 2: offered and not taken. */
function offer(a: Action, b: Builder, keep: Keep): Step {
  const yes = b.frame.local();
  return seq(
    ask({
      shape: "yes",
      who: (m) => opponentOf(b.seat(m)),
      prompt: "offer",
      rule: "ttcg-13.4",
      source: b.self,
      a: yes,
    }),
    when((m) => yes(m) === 0, giveBack(constant(2))),
    act((m) => b.full.set(m, 1)),
    lower(a, b, keep),
    when((m) => b.full(m) === 0, giveBack(constant(2))),
  );
}

/** ttcg-6.8: something that was chosen is still what the text asks for, and its condition holds. */
export function validity(phrases: TargetPhrase[], effect: Effect, scope: Scope): TextAbility["valid"] {
  const checks = phrases.map((p) => ({
    set: p.set,
    has: hasAll(p.cards.what, scope),
    free: p.free || p.cards.count === "any" || (typeof p.cards.count === "object" && "upTo" in p.cards.count),
  }));
  const cond = effect.condition ? condition(effect.condition, scope).test : undefined;
  const allFree = checks.every((c) => c.free);
  const holds: TextAbility["valid"] = (m, self, seat, effect) => {
    if (cond && !cond(m, self, seat)) return false;
    let left = 0;
    for (const check of checks) {
      const at = effectSet(m, effect, check.set);
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
        if (!check.has(m, c, self, seat) || !mayBeChosen(m, c, self)) m.removeFrom(at, c);
        else left++;
      }
    }
    return left > 0 || allFree;
  };
  if (effect.kind !== "counter") return holds;
  return (m, self, seat, effect) => {
    m.it = effectArg(m, effect, 0); // a Counter's "it" is what it answers
    const valid = holds(m, self, seat, effect);
    m.it = NONE;
    return valid;
  };
}
