/** A text compiled: from what it says (the tree) to what the rules work with (a {@link TextAbility}). */
import {
  act,
  ask,
  type Change,
  Code,
  constant,
  dropChanges,
  giveBack,
  linkAbility,
  linkArg,
  linkAt,
  linkCount,
  linkIs,
  linkSeat,
  linkSet,
  linkSource,
  type Machine,
  modChange,
  modSource,
  type Need,
  NONE,
  type Num,
  type Program,
  program,
  type SetVar,
  SOURCE_GONE,
  type Step,
  say,
  seq,
  setLinkArg,
  when,
} from "@tefuda/kernel";
import { heldOnly } from "../durations.ts";
import { TARGETED, tell } from "../events.ts";
import { LINES } from "../lines.ts";
import { THE_ATTACK } from "../rules/07-kinds.ts";
import { condition } from "../rules/13-conditions.ts";
import { type Coming, hasAll, mayBeChosen, searchOf, targetNeeds } from "../rules/14-targets.ts";
import { lower } from "../rules/15-actions.ts";
import { ATTACKER, controller, DEFENDER, HAND, JUST_PLAYED, onTop, opponentOf, PILE } from "../table.ts";
import type { Action, Cards, Condition, Description, Duration, Effect, Trigger } from "../text/tree.ts";
import { becomesActive, counteredHas, topCard } from "./answering.ts";
import { audit, plain } from "./audit.ts";
import { Builder, isTarget, type TargetPhrase } from "./builder.ts";
import { costRequirements, payCost } from "./costs.ts";
import { namesLevel } from "./playing.ts";
import { type Scope, scopeOf } from "./scope.ts";
import {
  changeFor,
  fixed,
  rulingChange,
  STANDING,
  touching,
  touchingSeats,
  valueChanges,
  whileItHasEffects,
} from "./standing.ts";
import { type AnswerTest, blankText, type CardTest, type Requirement, type TextAbility } from "./text.ts";
import { occasions, watchesOf } from "./triggers.ts";
import type { Keep } from "./values.ts";
import { replacementChange, waitingChanges } from "./waiting.ts";

/** Place of a link's arguments where the card paid or chosen first is kept for "it" in the rest. */
export const PAID = 4;

/** Words that read well but that no rule gives a meaning where they stand. */
export class MeaninglessText extends Error {}

export function compileText(written: Effect, words: string, index: number): TextAbility {
  const effect = attaching(spelledOut(written));
  // built once under watch, to see that every part means something and every program can be built; then as it plays
  const watched = audit(effect);
  tryBuilding(build(watched.tree, words, index));
  const unread = watched.unread();
  if (unread.length > 0)
    throw new MeaninglessText(
      `no rule gives a meaning to ${unread.map((path) => path.replace("text.", "")).join(", ")}`,
    );
  return build(effect, words, index);
}

function tryBuilding(ability: TextAbility): void {
  const code = new Code();
  for (const p of ability.programs ?? []) code.add(p);
  code.finish();
  for (const change of [...ability.statics, ...(ability.lasting ?? [])]) {
    if (change.instead) code.add(change.instead);
    code.finish();
    if (change.fires) tryBuilding(change.fires as TextAbility);
  }
}

function build(effect: Effect, words: string, index: number): TextAbility {
  const lasting: Change[] = [];
  const keep: Keep = (change) => {
    lasting.push(change);
    return change;
  };
  const trigger = triggerOf(effect);
  const standing = effect.kind === "continuous" || effect.kind === "equip";
  const base = blankText(words, effect, index);
  if (effect.kind === "passive" && !trigger) {
    const nothing = program("nothing", (f) => {
      f.arg();
      f.arg();
      f.arg();
      return giveBack(constant(1));
    });
    const statics = standingChanges(effect.act, keep, effect.condition).map(whileItHasEffects);
    return {
      ...base,
      statics,
      ...staticsIn(effect.worksIn),
      lasting,
      prepare: nothing,
      resolve: nothing,
      programs: [nothing],
    };
  }
  const atWill = standing || effect.kind === "counter" || (effect.kind === "dormant" && !trigger) || !trigger;
  const act: Action =
    atWill && trigger && standing ? { do: "later", when: trigger, once: false, act: effect.act } : effect.act;
  const phrases = standing && trigger ? [] : targetPhrases(act);
  const targets = new Map<Cards, number>(phrases.map((p) => [p.cards, p.set]));
  const scope = activationScope(effect, atWill);
  const requires: Requirement[] = [];
  if (effect.condition) requires.push(condition(effect.condition, scope));
  for (const phrase of phrases) requires.push(...targetRequirement(phrase, scope));
  const cost = effect.cost ?? [];
  requires.push(...costRequirements(cost, scope));
  const prepare = prepareProgram(effect, atWill, phrases, keep);
  const resolve: Program = program("text", (f) => {
    const b = new Builder(f, targets, standing, effect.kind === "equip", resolvePointers(f, standing));
    const body = lower(act, b, keep);
    return seq(
      ...(standing
        ? [
            // ttcg-6.15: a Continuous or Equip effect comes to nothing when its card is no longer there
            when((m) => linkIs(m, b.link(m), SOURCE_GONE) || !onTop(m, b.self(m)), giveBack()),
            ...(effect.kind === "continuous" ? [becomesActive(b, index)] : []),
            // ttcg-7.11: activated again it moves, and what it did where it was ends
            ...(effect.kind === "equip" ? [endChanges(b, lasting)] : []),
          ]
        : []),
      ...(cost.length > 0 ? [howManyPaid(b)] : []),
      body,
    );
  });
  return {
    ...base,
    lasting,
    programs: [prepare, resolve],
    prepare,
    resolve,
    atWill,
    fromHand: atWill && discardsItself(effect),
    inOpponentsPhase: speaksOfOpponentsTurn(effect.condition),
    destroys: new Set(destroyed(act).flatMap((c) => (targets.has(c) ? [targets.get(c)!] : []))),
    watches: !atWill && trigger ? watchesOf(trigger, scope, effect.worksIn) : [],
    requires,
    ...(effect.kind === "counter" ? { answers: answersOf(effect, trigger) } : {}),
    optional: ((effect.may ?? false) || cost.length > 0) && !atWill, // what is activated at will is a choice anyway
    sets: phrases.length,
    candidates: phrases.map((p) => candidatesOf(p, scope)),
    valid: validity(phrases, effect, scope),
  };
}

/** ttcg-6.2 and 7.9: where a Passive text is on, if not on top on the field. */
function staticsIn(where: Effect["worksIn"]): Pick<TextAbility, "staticsIn"> {
  if (where === undefined) return {};
  return { staticsIn: where === "under" ? where : where === "pile" ? PILE : HAND };
}

/** "For each" after a cost: how many were paid. */
const howManyPaid = (b: Builder): Step => act((m) => b.done.set(m, linkArg(m, b.link(m), PAID + 1)));

/** Ends what a text of this card has been doing until now. */
function endChanges(b: Builder, changes: readonly Change[]): Step {
  return act((m) =>
    dropChanges(m, (mod) => modSource(m, mod) === b.self(m) && changes.includes(modChange(m, mod))),
  );
}

/**
 * What a text leaves to its verb, spelled out. ttcg-6.16: a card that lies so already is no target for a text that taps
 * or untaps; ttcg-11.1: a card is recovered from the own pile.
 */
function spelledOut<T>(node: T): T {
  if (Array.isArray(node)) return node.map(spelledOut) as T;
  if (typeof node !== "object" || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, spelledOut(value as unknown)]),
  );
  if (copy.do === "tap" || copy.do === "untap")
    copy.what = inPosition(copy.what as Cards, copy.do === "tap" ? "untapped" : "tapped");
  if (copy.do === "move" && copy.verb === "recover" && copy.who === undefined)
    copy.what = inOwnPile(copy.what as Cards);
  if (copy.do === "move") copy.what = ableToCome(copy as unknown as Extract<Action, { do: "move" }>);
  return copy as T;
}
/** ttcg-5.7: where a text plays cards, only those are meant that can come under the rules of playing. */
function ableToCome({ what, to, who }: Extract<Action, { do: "move" }>): Cards {
  if (to.to !== "field" || !to.play || !("what" in what) || namesLevel(what)) return what;
  const comes: Description & Coming = { ...what.what, comesTo: to.whose ?? who ?? "you" };
  return { ...what, what: comes };
}
/** ttcg-7.4: an Equip text attaches its card to another unit, whether it says so or only what the equipped unit gets. */
function attaching(effect: Effect): Effect {
  if (effect.kind !== "equip" || JSON.stringify(effect.act).includes('"do":"equip"')) return effect;
  const { trigger, ...rest } = effect;
  const attach: Action = {
    do: "equip",
    to: { count: { exactly: 1 }, what: { noun: "unit", zone: { in: "field" }, other: true } },
  };
  const then: Action = trigger ? { do: "later", when: trigger, once: false, act: effect.act } : effect.act;
  return { ...rest, act: { do: "seq", of: [attach, then], joined: ["sentence"] } };
}
function inOwnPile(cards: Cards): Cards {
  if ("both" in cards) return { both: cards.both.map(inOwnPile) };
  return "what" in cards && !cards.what.zone
    ? { ...cards, what: { ...cards.what, zone: { in: "pile", whose: "you" } } }
    : cards;
}
function inPosition(cards: Cards, position: "tapped" | "untapped"): Cards {
  if ("both" in cards) return { both: cards.both.map((c) => inPosition(c, position)) };
  return "what" in cards ? { ...cards, what: { position, ...cards.what } } : cards;
}

/** While a text resolves, "it" is what was paid or chosen first, what set it off, or the card itself. */
function resolvePointers(
  f: ConstructorParameters<typeof Builder>[0],
  standing: boolean,
): ConstructorParameters<typeof Builder>[4] {
  void f;
  if (standing) return undefined;
  const link: Num = (m) => m.s[m.base + 2]!;
  return {
    it: (m, self) => {
      const paid = linkArg(m, link(m), PAID);
      const first = linkArg(m, link(m), 0);
      return paid >= 0 ? paid : first >= 0 ? first : self;
    },
  };
}

/** ttcg-13.13: a Latent or Passive text for a phase of the opponent's turn happens when that phase begins. */
function triggerOf(effect: Effect): Trigger | undefined {
  if (effect.trigger) return effect.trigger;
  const c = effect.condition;
  if (
    c?.if === "phase" &&
    (effect.kind === "latent" || (effect.kind === "passive" && !isStanding(effect.act)))
  ) {
    return { on: "phaseStart", whose: c.whose ?? "both", phase: c.phase };
  }
  return undefined;
}
const isStanding = (a: Action): boolean =>
  ["change", "scale", "become", "loseType", "loseEffects", "rule", "instead"].includes(a.do);

function speaksOfOpponentsTurn(c: Condition | undefined): boolean {
  if (!c) return false;
  if (c.if === "phase" || c.if === "turn") return c.whose !== undefined && c.whose !== "you";
  return (c.if === "and" || c.if === "or") && c.of.some(speaksOfOpponentsTurn);
}

const discardsItself = (effect: Effect): boolean =>
  (effect.cost ?? []).some((a) => a.do === "discard" && "ref" in a.what && a.what.ref === "this");

/** Before an effect is on the chain "it" is what it would answer. */
function activationScope(effect: Effect, atWill: boolean): Scope {
  const answered = effect.kind === "counter" && atWill;
  const card: (m: Machine, self: number) => number = answered
    ? (m, self) =>
        topCard(m, controller(m, self)) >= 0
          ? topCard(m, controller(m, self))
          : m.number(ATTACKER) >= 0
            ? m.number(ATTACKER)
            : m.number(JUST_PLAYED) >= 0
              ? m.number(JUST_PLAYED)
              : self
    : (m, self) => lastTrigger(m, self);
  return scopeOf({ it: card, trigger: card, activated: card });
}
/** The card that set off the text whose link was just made. */
function lastTrigger(m: Machine, self: number): number {
  const first = m.s[17]! > 0 ? firstOfLast(m) : NONE;
  return first >= 0 ? first : self;
}
function firstOfLast(m: Machine): number {
  let at = m.layout.links;
  for (let i = m.s[18]! - 1; i > 0; i--) at += m.s[at + 11]!;
  return linkArg(m, at, 0);
}

// --- targets --------------------------------------------------------------------------------------------------------------
/** The phrases of a text that are chosen when it is activated: open cards in parts that are sure to be done. */
function targetPhrases(a: Action, found: TargetPhrase[] = []): TargetPhrase[] {
  const add = (cards: Cards | undefined): void => {
    if (cards && "both" in cards) cards.both.forEach(add);
    else if (cards && isTarget(cards)) found.push({ cards, set: found.length });
  };
  switch (a.do) {
    case "seq":
      for (const part of a.of) targetPhrases(part, found);
      return found;
    case "ifDo":
      return targetPhrases(a.first, found);
    case "destroy":
    case "tap":
    case "untap":
    case "change":
    case "scale":
    case "swapStats":
    case "become":
    case "loseType":
    case "loseEffects":
    case "attackAgain":
    case "control":
      add(a.what);
      return found;
    case "discard":
      if ("what" in a.what && a.what.what.zone?.in === "field") add(a.what);
      return found;
    case "move":
      // what another player moves that player chooses, when the effect resolves
      if (a.who !== undefined && a.who !== "you") return found;
      if (
        "what" in a.what &&
        (a.what.what.zone || (a.verb !== "play" && a.verb !== "add" && a.verb !== "recover"))
      )
        add(a.what);
      if (a.to.to === "under") add(a.to.what);
      return found;
    case "exchangeStat":
      add(a.a);
      add(a.b);
      return found;
    case "swapCards":
      add(a.a);
      if ("what" in a.b && a.b.what.zone) add(a.b);
      return found;
    case "copy":
    case "activate":
      add(a.of);
      return found;
    case "equip":
    case "redirect":
      if (typeof a.to !== "string") add(a.to);
      return found;
    case "attach":
      add(a.what);
      add(a.to);
      return found;
    case "swapControl":
      add(a.a);
      add(a.b);
      return found;
    case "levelUp":
      add(a.what);
      return found;
    case "rule":
      if ("what" in a.rule && a.rule.what && !("noun" in a.rule.what)) add(a.rule.what);
      if ("immune" in a.rule) add(a.rule.immune);
      return found;
    default:
      return found;
  }
}
function destroyed(a: Action): Cards[] {
  if (a.do === "destroy") return [a.what];
  if (a.do === "seq") return a.of.flatMap(destroyed);
  return a.do === "ifDo" ? destroyed(a.first) : [];
}

/** The cards that may be chosen for a phrase. */
function candidatesOf(phrase: TargetPhrase, scope: Scope): TextAbility["candidates"][number] {
  const search = searchOf(phrase.cards.what.zone, scope, undefined, phrase.cards.what.covered);
  const has = hasAll(phrase.cards.what, scope);
  return (m, self, seat, out) => {
    const n = search(m, self, seat, out);
    let kept = 0;
    for (let i = 0; i < n; i++)
      if (has(m, out[i]!, self, seat) && mayBeChosen(m, out[i]!, self)) out[kept++] = out[i]!;
    return kept;
  };
}

/** ttcg-14.2: a stated number of targets has to be there. */
function targetRequirement(phrase: TargetPhrase, scope: Scope): Requirement[] {
  const { count } = phrase.cards;
  if (count === "all" || count === "any" || "upTo" in count) return [];
  const wanted = scope.amount(count.exactly);
  const search = searchOf(phrase.cards.what.zone, scope, undefined, phrase.cards.what.covered);
  const has = hasAll(phrase.cards.what, scope);
  const test: CardTest = (m, self, seat) => {
    const need = wanted(m, self, seat);
    const out = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n && found < need; i++)
      if (has(m, out[i]!, self, seat) && mayBeChosen(m, out[i]!, self)) found++;
    m.giveBack();
    return found >= need;
  };
  return [{ rule: "ttcg-14.2", says: "there are as many targets as it names", test }];
}

function prepareProgram(effect: Effect, atWill: boolean, phrases: TargetPhrase[], keep: Keep): Program {
  return program("prepare", (f) => {
    const b = new Builder(f, new Map(), false, false, {
      it: (m, self) => (linkArg(m, b.link(m), 0) >= 0 ? linkArg(m, b.link(m), 0) : self),
    });
    const yes = f.local();
    const asks = !atWill && ((effect.may ?? false) || (effect.cost ?? []).length > 0);
    return seq(
      ...(asks
        ? [
            ask({ shape: "yes", who: b.seat, prompt: "use", rule: "ttcg-6.13", source: b.self, a: yes }),
            when((m) => yes(m) === 0, giveBack(constant(0))),
          ]
        : []),
      ...phrases.map((phrase) => chooseTargets(phrase, b)),
      ...payCost(effect.cost ?? [], b, keep, PAID),
      ...(effect.offer ? [offer(effect.offer, b, keep)] : []),
      giveBack(constant(1)),
    );
  });
}

function chooseTargets(phrase: TargetPhrase, b: Builder): Step {
  const d = phrase.cards.what;
  const set: SetVar = b.frame.set();
  const list = b.lister(d);
  const pick = (m: Machine, out: Int16Array): number => {
    const self = b.self(m);
    const n = list(m, out);
    let kept = 0;
    for (let i = 0; i < n; i++) if (mayBeChosen(m, out[i]!, self)) out[kept++] = out[i]!;
    return kept;
  };
  const many = (m: Machine): number => {
    const n = pick(m, m.scratch[m.borrow()]!);
    m.giveBack();
    return n;
  };
  const { min, max } = b.limits(phrase.cards);
  const needs: Need[] = targetNeeds(d, b.scope, b.self, b.seat).map((x) => ({ ...x, given: true }));
  const most: Num = (m) => Math.min(max(m), many(m));
  const least: Num = (m) => Math.min(min(m), many(m));
  return seq(
    when(
      (m) => most(m) === least(m) && most(m) === many(m),
      act((m) => {
        const out = m.scratch[m.borrow()]!;
        const n = pick(m, out);
        m.clearSet(m.setAt(set));
        for (let i = 0; i < n; i++) m.addTo(m.setAt(set), out[i]!);
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
      m.copySet(at, linkSet(m, b.link(m), phrase.set));
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
        say(m, LINES.targets, c);
        if (linkArg(m, b.link(m), PAID) < 0) setLinkArg(m, b.link(m), PAID, NONE);
        tell(m, TARGETED, c, b.seat(m), b.self(m), linkCount(m) - 1);
      }
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
function validity(phrases: TargetPhrase[], effect: Effect, scope: Scope): TextAbility["valid"] {
  const checks = phrases.map((p) => ({
    set: p.set,
    has: hasAll(p.cards.what, scope),
    free: p.cards.count === "any" || (typeof p.cards.count === "object" && "upTo" in p.cards.count),
  }));
  const cond = effect.condition ? condition(effect.condition, scope).test : undefined;
  const allFree = checks.every((c) => c.free);
  return (m, self, seat, link) => {
    if (cond && !cond(m, self, seat)) return false;
    let left = 0;
    for (const check of checks) {
      const at = linkSet(m, link, check.set);
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
        if (!check.has(m, c, self, seat) || !mayBeChosen(m, c, self)) m.removeFrom(at, c);
        else left++;
      }
    }
    return left > 0 || allFree;
  };
}

/** What a Counter can answer, from its trigger or from what it counters. */
function answersOf(effect: Effect, trigger: Trigger | undefined): NonNullable<TextAbility["answers"]> {
  const counters = JSON.stringify(plain(effect.act));
  if (!trigger) {
    if (counters.includes('"do":"counter"')) {
      const attack = counters.includes('"what":"attack"');
      const test = counteredTest(plain(effect.act));
      return {
        effects: !attack || counters.includes('"what":"effect"'),
        attacks: attack,
        plays: false,
        ...(test ? { test } : {}),
      };
    }
    if (counters.includes('"endAttack"') || counters.includes('"attacker"'))
      return { effects: false, attacks: true, plays: false };
    return { effects: true, attacks: true, plays: true };
  }
  const names = new Set(occasions(trigger, STANDING).map((o) => o.event.name));
  return {
    effects: names.has("activated"),
    attacks: names.has("attacks") || names.has("attacked"),
    plays: names.has("played") || names.has("levels"),
    test: answerTest(trigger),
  };
}
/** What a text says of the effect or attack that it counters, asked of what just happened (ttcg-7.3). */
function counteredTest(a: Action): AnswerTest | undefined {
  if (a.do === "seq") return a.of.map(counteredTest).find((x) => x !== undefined);
  if (a.do === "ifDo") return counteredTest(a.first);
  if (a.do !== "counter" || !a.of) return undefined;
  const has = counteredHas(a.of, STANDING);
  return (m, self, seat, what) => {
    if (what === THE_ATTACK) return has(m, m.number(ATTACKER), undefined, self, seat, NONE);
    if (what < 0) return false;
    const at = linkAt(m, what);
    return has(m, linkSource(m, at), m.game.abilities[linkAbility(m, at)] as TextAbility, self, seat, at);
  };
}
/** Asks a trigger of what is answered, as if it happened now; leaves the arguments of that event in `m.e`. */
function answerTest(trigger: Trigger): AnswerTest {
  const all = occasions(trigger, STANDING);
  return (m, self, seat, what) =>
    all.some((o) => {
      const { name } = o.event;
      m.e.fill(NONE);
      if (what >= 0) {
        if (name !== "activated") return false;
        const at = linkAt(m, what);
        m.e[0] = linkSource(m, at);
        m.e[1] = linkSeat(m, at);
        m.e[2] = m.game.abilities[linkAbility(m, at)]!.index;
      } else if (what === THE_ATTACK) {
        if (name !== "attacks" && name !== "attacked") return false;
        m.e[0] = m.number(name === "attacks" ? ATTACKER : DEFENDER);
        m.e[1] = m.number(name === "attacks" ? DEFENDER : ATTACKER);
        if (m.e[0]! < 0) return false;
      } else {
        if (name !== "played" && name !== "levels") return false;
        m.e[0] = m.number(JUST_PLAYED);
        m.e[1] = opponentOf(seat);
        m.e[2] = opponentOf(seat);
        if (name === "levels" && m.below(m.number(JUST_PLAYED)) < 0) return false;
      }
      return o.test(m, self, seat);
    });
}

// --- always on ------------------------------------------------------------------------------------------------------------
/** What a Passive text does as long as it is on. */
function standingChanges(a: Action, keep: Keep, when_: Condition | undefined): Change[] {
  const during = when_ ? condition(when_, STANDING).test : undefined;
  return changesOf(a, keep, during);
}
function changesOf(a: Action, keep: Keep, during: CardTest | undefined): Change[] {
  const both = (x: CardTest | undefined, y: CardTest): CardTest =>
    x ? (m, s, p) => x(m, s, p) && y(m, s, p) : y;
  switch (a.do) {
    case "seq":
      return a.of.flatMap((x) => changesOf(x, keep, during));
    case "if":
      return [
        ...changesOf(a.then, keep, both(during, condition(a.cond, STANDING).test)),
        ...(a.otherwise
          ? changesOf(a.otherwise, keep, both(during, condition({ if: "not", cond: a.cond }, STANDING).test))
          : []),
      ];
    case "rule": {
      const made = rulingChange(a.rule, STANDING);
      if (made.except) {
        const { except } = made;
        return [
          changeFor(
            { ...made.blueprint, ...fixed(made.amount) },
            (m, mod, subject) => subject >= 0 && onTop(m, subject) && !except(m, mod, subject),
            during,
          ),
        ];
      }
      const held = a.how === undefined || a.how === "whileOnField" ? undefined : heldOnly(a.how);
      if (a.how !== undefined && a.how !== "whileOnField" && !held)
        throw new MeaninglessText("what always holds has no term");
      return [
        changeFor(
          { ...made.blueprint, ...fixed(made.amount) },
          made.who ? touchingSeats(made.who) : touching(made.what!, false),
          during,
        ),
      ];
    }
    case "instead": {
      const change = replacementChange(a, keep, lower);
      return [{ ...change, ...(during ? { during: changeFor({}, undefined, during).during } : {}) }];
    }
    case "later":
      return waitingChanges(a, (c) => c, lower).map((c) => ({
        ...c,
        ...(during ? { during: changeFor({}, undefined, during).during } : {}),
      }));
    default: {
      const made = valueChanges(a, STANDING, true);
      const how = "how" in a ? a.how : undefined;
      const held = heldOnly(how as Duration | undefined);
      if (how !== undefined && how !== "whileOnField" && !held)
        throw new MeaninglessText("what always holds has no term");
      if (!made)
        throw new MeaninglessText(
          "a Passive text that nothing sets off has to say what is so, not what is done",
        );
      return made.blueprints.map((x) => {
        const { amount } = x;
        const plainFold =
          typeof amount === "number" ? constantFold(a, amount, made.blueprints.indexOf(x)) : x.blueprint.fold;
        const fold: Change["fold"] =
          held && plainFold
            ? (m, before, mod, card) => (held(m, mod, card) ? plainFold(m, before, mod, card) : before)
            : plainFold;
        return changeFor({ ...x.blueprint, ...(fold ? { fold } : {}) }, touching(made.what, false), during);
      });
    }
  }
}
/** A standing change keeps no amount in a modifier, so a plain number is folded in. */
function constantFold(a: Action, n: number, i: number): Change["fold"] {
  const op = a.do === "change" ? a.stats[i]!.op : "add";
  return op === "set" ? () => n : op === "add" ? (_m, before) => before + n : (_m, before) => before - n;
}
