/** A text compiled: from what it says (the tree) to what the rules work with (a {@link TextAbility}). */

import { inBothLanguages } from "@tefuda/cardtext/written-in";
import {
  act,
  Code,
  dropModifiers,
  effectArg,
  effectIs,
  effectSet,
  giveBack,
  type Machine,
  type Modifier,
  modifierOf,
  modSource,
  NONE,
  type Num,
  type Program,
  program,
  SOURCE_GONE,
  type Step,
  seq,
  stackSize,
  topEffect,
  type Words,
  WordsError,
  when,
} from "@tefuda/kernel";
import { allHold, type CardNum, partsOf, type Requirement } from "@tefuda/language";
import { EQUIPPED } from "../events.ts";
import { condition } from "../rules/13-conditions.ts";
import { lower } from "../rules/15-actions.ts";
import { HAND, onTop, opponentOf, PILE, turnPlayer } from "../schema.ts";
import { hasLeft } from "../text/about.ts";
import { meantBy, printEffect, type Said } from "../text/index.ts";
import { saidAgain } from "../text/spoken.ts";
import type { Action, ActionOf, Cards, Condition, Effect, SaidSo, Statement, Trigger } from "../text/tree.ts";
import { becomesActive } from "./activating.ts";
import { standingModifiers } from "./always.ts";
import { anotherRequirement } from "./another.ts";
import { answersOf } from "./answers.ts";
import { audit, type Path, plain } from "./audit.ts";
import { Builder, pointersOf } from "./builder.ts";
import { costRequirements, inTurn, speaksOfCards } from "./costs.ts";
import { duesOf, isOwn, leavesOf } from "./dues.ts";
import { choiceRequirements, partWords } from "./parts.ts";
import { prepareProgram, validity } from "./prepare.ts";
import { MEANING } from "./says.ts";
import { type Scope, scopeOf } from "./scope.ts";
import { whileItHasEffects } from "./standing.ts";
import {
  type Choosable,
  candidatesOf,
  costPhrases,
  levelRequirements,
  type TargetPhrase,
  targetPhrases,
  targetRequirement,
} from "./targets.ts";
import { blankText, PAID, type TextAbility } from "./text.ts";
import { doer, spokenAt, triggersOf } from "./triggers.ts";
import type { Keep } from "./values.ts";
import { attaching, eachTime, insteadOnce, spelledOut } from "./wording.ts";

export function compileText(said: Said, words: string, index: number): TextAbility {
  const written = meantBy(said);
  const effect = attaching(insteadOnce(spelledOut(saidAgain(written))));
  if (ofEither(written, words) && theys(words) > theys(printEffect(said))) throw new WordsError(MEANING.they);
  // built once under watch, to see that every part means something and every program can be built; then as it plays
  const watched = audit(effect);
  const both = spokenIn(words, said);
  tryBuilding(build(watched.tree, both, index));
  const unread = watched.unread();
  if (unread.length > 0) {
    const parts = new Set(
      unread.map((path) => partWords(saidAt(written, path) ?? { said: () => said.act }, "en")),
    );
    throw new WordsError(MEANING.noRule([...parts]));
  }
  return build(effect, both, index);
}

/** A text by language, printed when somebody looks. */
function spokenIn(words: string, said: Said): TextAbility["words"] {
  let both: Words | undefined;
  const spoken = (): Words => {
    both ??= inBothLanguages(words, said, (language) => printEffect(said, language));
    return both;
  };
  return {
    get en() {
      return spoken().en;
    },
    get ja() {
      return spoken().ja;
    },
  };
}

/** "They" is the opponent; where a text speaks of both players and of no opponent it could be either of them. */
const ofEither = (effect: Effect, words: string): boolean =>
  !/opponent|enemy/i.test(words) && /"(who|by|whose)":"both"/.test(JSON.stringify(effect));
const theys = (words: string): number =>
  // "each player draws as many cards as they discarded": as each of them did
  words.replaceAll(/\bas many cards as they\b/gi, "").match(/\bthey\b/gi)?.length ?? 0;

/** The innermost action around a part of a text of which is known how it was said. */
function saidAt(effect: Effect, path: Path): SaidSo | undefined {
  let part: unknown = effect;
  let action: SaidSo | undefined;
  for (const key of path) {
    part = (part as Record<string, unknown>)[key];
    if (isSaid(part)) action = part;
  }
  return action;
}
const isSaid = (part: unknown): part is SaidSo =>
  typeof part === "object" && part !== null && "do" in part && "said" in part;

function tryBuilding(ability: TextAbility): void {
  const code = new Code();
  for (const p of ability.programs ?? []) code.add(p);
  code.finish();
  for (const modifier of [...ability.statics, ...(ability.lasting ?? [])]) {
    if (modifier.replacement) code.add(modifier.replacement);
    code.finish();
    if (modifier.delayedTrigger) tryBuilding(modifier.delayedTrigger as TextAbility);
  }
}

/** What an always-on text does when nothing sets it off. */
function build(effect: Effect, words: TextAbility["words"], index: number): TextAbility {
  const lasting: Modifier[] = [];
  const keep: Keep = (modifier) => {
    // what happens later is called by the text that it comes from
    if (modifier.delayedTrigger) Object.assign(modifier.delayedTrigger, { index, words });
    lasting.push(modifier);
    return modifier;
  };
  const trigger = triggerOf(effect);
  const standing = effect.kind === "continuous" || effect.kind === "equip";
  const base = blankText(words, effect, index);
  if (effect.kind === "passive" && !trigger) {
    // what always holds asks "that player" of the turn, and so has to speak of a turn or phase
    if (plain(effect.act).do !== "later" && JSON.stringify(plain(effect)).includes(':"that"'))
      if (!spokenPlayer(effect, undefined, () => NONE)) throw new WordsError(MEANING.noPlayer);
    const statics = standingModifiers(effect.act, keep, effect.condition).map(whileItHasEffects);
    return { ...base, statics, staticsIn: staticsIn(effect.worksIn), lasting };
  }
  const atWill = standing || effect.kind === "counter" || (effect.kind === "dormant" && !trigger) || !trigger;
  const act: Action = atWill && trigger && standing ? eachTime(effect, trigger) : effect.act;
  const cost = effect.cost ?? [];
  const phrases: TargetPhrase[] = [];
  const measure = costPhrases(cost, phrases);
  if (!standing || !trigger) targetPhrases(act, phrases);
  const targets = new Map<Cards, number>(phrases.map((p) => [p.cards, p.set]));
  if (!standing && leavesFirst(effect) && lastsWithItsCard(act)) throw new WordsError(MEANING.leftBy);
  const player = (announced: Num): Num | undefined => spokenPlayer(effect, trigger, announced);
  const scope = activationScope(effect, atWill, player(topEffect), measure);
  const requires: Requirement[] = [];
  if (effect.condition) requires.push(condition(effect.condition, scope));
  const paying = costRequirements(cost, scope);
  if (measure) measure.pays = paidBy(paying);
  const dues = duesOf(inTurn(cost), scope);
  for (const phrase of phrases)
    requires.push(...targetRequirement(phrase, scope), ...anotherRequirement(phrase, phrases, dues, scope));
  requires.push(...levelRequirements(act, scope), ...choiceRequirements(act, scope));
  requires.push(...(measure ? [someCardPays(measure, paying, scope)] : paying));
  const prepare = prepareProgram(effect, atWill, phrases, targets, keep, player);
  const aside = speaksOfCards(cost, { targets, paying: true, pointers: pointersOf(trigger, player) }) ? 1 : 0;
  const resolve: Program = program("text", (f) => {
    const pointers = standing ? (effect: Num) => ({ player: player(effect) }) : pointersOf(trigger, player);
    const b = new Builder(f, { targets, standing, equip: effect.kind === "equip", pointers });
    const spoken = aside > 0 ? [cardsPaid(b, phrases.length)] : [];
    const body = lower(act, b, keep);
    return seq(
      ...spoken,
      ...(standing
        ? [
            when((m) => comesToNothing(m, b), giveBack()),
            ...(effect.kind === "continuous" ? [becomesActive(b, index)] : []),
            // ttcg-7.11: activated again it moves, and what it did where it was ends
            ...(effect.kind === "equip" ? [endChanges(b, lasting)] : []),
          ]
        : []),
      ...(cost.length > 0 ? [howManyPaid(b)] : trigger?.on === "points" && !atWill ? [howManyPoints(b)] : []),
      b.begins(),
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
    destroys: destroyed(act, phrases),
    triggers: !atWill && trigger ? triggersOf(trigger, scope, effect, index) : [],
    requires,
    answers: effect.kind === "counter" ? answersOf(effect, trigger) : undefined,
    optional: ((effect.may ?? false) || cost.length > 0) && !atWill, // what is activated at will is a choice anyway
    sets: phrases.length + aside,
    aside,
    candidates: phrases.map((p) => candidatesOf(p, scope)),
    // ttcg-6.8: costs are not looked at again
    valid: validity(
      phrases.filter((p) => p !== measure),
      effect,
      scope,
    ),
  };
}

/** The sets of chosen cards that a text destroys, in whichever part of it. */
function destroyed(act: Action, phrases: readonly TargetPhrase[]): ReadonlySet<number> {
  const objects = new Set(
    partsOf(plain(act)).map((part) =>
      "do" in part && part.do === "destroy" ? (part as ActionOf<"destroy">).what : act,
    ),
  );
  return new Set(phrases.flatMap(({ cards, set }) => (objects.has(plain(cards)) ? [set] : [])));
}

/** ttcg-6.2 and 7.9: where a Passive text is on, if not on top on the field. */
function staticsIn(where: Effect["worksIn"]): TextAbility["staticsIn"] {
  if (where === undefined || where === "under") return where;
  return where === "pile" ? PILE : HAND;
}

/** What stands comes to nothing when its card is no longer there to stand. */
function comesToNothing(m: Machine, b: Builder): boolean {
  const gone = effectIs(m, b.effect(m), SOURCE_GONE) || !onTop(m, b.self(m));
  if (gone) m.cite("ttcg-6.15");
  return gone;
}
/** "For each" after a cost: how many were paid. */
const howManyPaid = (b: Builder): Step => act((m) => b.done.set(m, effectArg(m, b.effect(m), PAID)));

/** "It" and "them" after a cost: the cards that it spoke of last, kept in the effect's set with a number. */
function cardsPaid(b: Builder, number: number): Step {
  const paid = b.frame.set();
  b.speakOf(paid);
  return act((m) => m.copySet(effectSet(m, b.effect(m), number), m.setAt(paid)));
}

/** "That many" behind what waits for points: how many were gained or lost. */
const howManyPoints = (b: Builder): Step => act((m) => b.done.set(m, effectArg(m, b.effect(m), 1)));

/** Ends what a text of this card has been doing until now. */
function endChanges(b: Builder, modifiers: readonly Modifier[]): Step {
  return act((m) =>
    dropModifiers(m, (mod) => {
      const modifier = modifierOf(m, mod);
      // control goes back when it is equipped to the other card
      if (modifier.triggerEvent === EQUIPPED) return false;
      return modSource(m, mod) === b.self(m) && modifiers.includes(modifier);
    }),
  );
}

/** Whether a cost can be paid when it is measured by a card, which lies in `m.it` while that is asked. */
function paidBy(paying: readonly Requirement[]): Choosable {
  return (m, card, self, seat, openly) => {
    const before = m.it;
    m.it = card;
    const can = allHold(paying, m, self, seat, openly);
    m.it = before;
    return can;
  };
}
/** The cost can be paid by some card that may be chosen; the reason is the cost's own. */
function someCardPays(measure: TargetPhrase, paying: readonly Requirement[], scope: Scope): Requirement {
  const [some] = targetRequirement(measure, scope);
  return { ...some!, rule: paying[0]?.rule ?? some!.rule, says: paying[0]?.says ?? some!.says };
}

/** "That player": whoever did what set the text off, or whose turn or phase its condition names. */
function spokenPlayer(effect: Effect, trigger: Trigger | undefined, announced: Num): Num | undefined {
  if (trigger) return doer(trigger, announced);
  const c = effect.condition;
  return c?.if === "phase" || c?.if === "turn" ? turnPlayer : undefined;
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
const isStanding = (a: Action): boolean => a.do === "lasting" || a.do === "instead";

function speaksOfOpponentsTurn(c: Condition | undefined): boolean {
  if (!c) return false;
  if (c.if === "phase" || c.if === "turn") return c.whose !== undefined && c.whose !== "you";
  return (c.if === "and" || c.if === "or") && c.of.some(speaksOfOpponentsTurn);
}

const discardsItself = ({ cost = [] }: Pick<Effect, "cost">): boolean =>
  inTurn(cost).some((a) => a.do === "discard" && leavesOf(a.what).some(isOwn));

/** Before an effect is on the chain "it" is what it would answer, or what set it off. */
function activationScope(
  effect: Effect,
  atWill: boolean,
  player: Num | undefined,
  measure: TargetPhrase | undefined,
): Scope {
  const answers = effect.kind === "counter" && atWill;
  const { it, that } = spokenAt(effect.trigger);
  const at = (n: number): CardNum => (answers ? (m, self) => (m.it >= 0 ? m.it : self) : lastTrigger(n));
  const measured = (cards: Cards): CardNum | undefined =>
    cards === measure?.cards ? (m) => m.it : undefined;
  const acted: CardNum | undefined =
    answers && effect.trigger ? (_m, _self, seat) => opponentOf(seat) : player;
  return scopeOf({
    it: at(it),
    past: true,
    trigger: at(that),
    activated: at(0),
    player: player && acted,
    measured,
  });
}
/** The card that set off the text whose link was just made, by its place among the arguments of the event. */
const lastTrigger =
  (n: number): CardNum =>
  (m, self) => {
    const card = stackSize(m) > 0 ? effectArg(m, topEffect(m), n) : NONE;
    return card >= 0 ? card : self;
  };

/** Whether the card of a text is not on the field, or not any more, when the text is carried out. */
function leavesFirst({ worksIn, trigger, ...effect }: Effect): boolean {
  const gone = (t: Trigger): boolean => (t.on === "either" ? t.of.some(gone) : hasLeft("this", t));
  return (
    worksIn === "pile" ||
    worksIn === "hand" ||
    discardsItself(effect) ||
    (trigger !== undefined && gone(trigger))
  );
}

/** Whether something is said of players, or of all cards but some. */
const ofPlayers = (said: Statement): boolean =>
  said.is === "only" || "whose" in said || ("who" in said && typeof said.who === "string");

/** ttcg-15.7: whether a part of a text lasts as long as its card lies there, as it is said of players and has no time. */
function lastsWithItsCard(act: unknown): boolean {
  if (typeof act !== "object" || act === null) return false;
  const { do: does, what, for: term } = act as { do?: string; what?: Statement; for?: unknown };
  if (term === undefined && does === "instead") return true;
  if (term === undefined && does === "lasting" && ofPlayers(what!)) return true;
  return Object.values(act).some(lastsWithItsCard);
}
