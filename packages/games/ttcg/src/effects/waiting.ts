/**
 * What a text leaves behind: effects that happen later, that replace what would happen, that give a card back. They are
 * effects with a place of their own on the chain, which keeps what "it" means, and the language's are plain programs.
 */

import {
  act,
  ask,
  call,
  constant,
  effectArg,
  effectCard,
  endMod,
  firstLying,
  firstMod,
  forEachLying,
  type GameEvent,
  GROUP,
  giveBack,
  type Machine,
  MOD_SIZE,
  type Modifier,
  makeModifier,
  modAmount,
  modExtra,
  modSource,
  NONE,
  type Num,
  type Program,
  popEffect,
  program,
  pushEffect,
  type Step,
  seq,
  setEffectArg,
  setModAmount,
  type TriggerCondition,
  WordsError,
  when,
} from "@tefuda/kernel";
import type { Touches } from "@tefuda/language";
import { SPENT, termOf } from "../durations.ts";
import { BY_EFFECT, BY_MILL, DESTROYED, DISCARDED, DRAWN, GAIN, IN_BATTLE, LOSE, SENT } from "../events.ts";
import { hasAll } from "../rules/14-targets.ts";
import { controller, TURN } from "../schema.ts";
import { speaksOf } from "../text/about.ts";
import type { Action, ActionOf, Duration, Effect, Replaced, Who } from "../text/tree.ts";
import { plain, taken } from "./audit.ts";
import { Builder } from "./builder.ts";
import { isWho, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { actsFor, STANDING, sparing, touching, touchingSeats } from "./standing.ts";
import { blankText, type TextAbility } from "./text.ts";
import { destroyerOf, doer, occasions, spokenAt } from "./triggers.ts";
import { type Keep, lasting, put } from "./values.ts";

type Lower = (a: Action, b: Builder, keep: Keep) => Step;

/** Place of an announced effect's arguments where what "it" meant is kept for later. */
export const KEPT = 5;

/** A text that happens later: nothing is prepared for it, it taps nothing and needs nothing upright. */
export function delayedText(effect: Effect, resolve: Program): TextAbility {
  const blank = blankText({}, effect, 0);
  return { ...blank, delayed: true, resolve, programs: [blank.prepare, resolve] };
}
/** What happens later, as a text of its own. "It" is the card that its trigger speaks of, or was spoken of before. */
function delayed({ act: a, when: trigger }: ActionOf<"later">, keep: Keep, lower: Lower): TextAbility {
  const { it, that } = spokenAt(trigger);
  const from = speaksOf(trigger) ? it : KEPT;
  const effect: Effect = { kind: "latent", marked: false, act: a };
  const body: Program = program("later", (f) => {
    const b = new Builder(f, {
      pointers: (effect) => ({
        it: (m) => effectArg(m, effect(m), from),
        trigger: (m) => effectArg(m, effect(m), that),
        destroyer: destroyerOf(trigger, effect),
        player: doer(trigger, effect),
      }),
    });
    return seq(b.begins(), lower(a, b, keep));
  });
  return delayedText(effect, body);
}

/** Where a text that is over waits for what happens to "it", that is the card that it spoke of. */
const KEPT_IT: Scope = { ...STANDING, one: (ref) => (ref === "it" ? (m) => m.it : STANDING.one(ref)) };

/**
 * The modifiers that wait for a trigger: one for each event it speaks of.
 * @param over whether the text is over by then; of what holds "it" is what its card is attached to
 */
export function delayedTriggers(a: ActionOf<"later">, keep: Keep, lower: Lower, over = false): Modifier[] {
  const { once, perTurn = false } = a;
  const next = a.when.on === "turnEnd" && a.when.next === true;
  const text = delayed(a, keep, lower);
  const found = occasions(a.when, over ? KEPT_IT : STANDING, true);
  const triggers: TriggerCondition[] = found.map((o) => ({
    event: o.event,
    self: false,
    while: "top",
    test: (m, mod) => {
      if (once && modAmount(m, mod) === SPENT) return false;
      // "your next turn" is not the one in which it was said
      if (next && modAmount(m, mod) === sinceTurn(m)) return false;
      m.it = modExtra(m, mod);
      const happened = o.test(m, modSource(m, mod), actsFor(m, mod));
      m.it = NONE;
      if (!happened || (perTurn && modAmount(m, mod) === sinceTurn(m))) return false;
      if (perTurn) setModAmount(m, mod, sinceTurn(m));
      if (once) setModAmount(m, mod, SPENT);
      return true;
    },
  }));
  const delayedTrigger: TextAbility = { ...text, triggers };
  return [...new Set(found.map((o) => o.event))].map((event) =>
    keep(makeModifier({ triggerEvent: event, delayedTrigger, cards: ["extra"] })),
  );
}

/** The turn in which something begins to wait, told apart from what is spent. */
const sinceTurn = (m: Machine): number => SPENT + 1 + m.number(TURN);

/** "At the end of this turn ...", "whenever ... this turn". */
export function addWaiting(a: ActionOf<"later">, b: Builder, keep: Keep, lower: Lower): Step {
  const modifiers = delayedTriggers(a, (modifier) => keep(lasting(b, modifier)), lower, !b.standing);
  const how: Duration | undefined = taken(a.for) ?? (b.standing ? "whileOnField" : undefined);
  const spoken = b.spokenOf;
  const pointsBack = /"ref":"(it|them)"/.test(JSON.stringify(plain(a.act)));
  const term = termOf(how);
  const wait = (m: Machine, it: number): void => {
    for (const modifier of modifiers) put(m, b, modifier, GROUP, a.perTurn ? 0 : sinceTurn(m), term, it);
  };
  return act((m) => {
    const first = spoken ? firstLying(m, m.setAt(spoken)) : effectCard(m, b.effect(m), 0);
    // "destroy them at the end of the turn": once for each of the cards spoken of
    if (spoken && pointsBack && first >= 0) forEachLying(m, m.setAt(spoken), (c) => wait(m, c));
    else wait(m, first);
  });
}

const REPLACED: Partial<Record<Replaced["would"], GameEvent>> = {
  beDestroyed: DESTROYED,
  beSent: SENT,
  losePoints: LOSE,
  gainPoints: GAIN,
  mill: SENT,
  draw: DRAWN,
  discard: DISCARDED,
};
/** The event that a replacement speaks of, and whom it touches. */
function replaced(of: Replaced): { event: GameEvent; touches: Touches } {
  const event = REPLACED[of.would];
  if (!event) throw new WordsError(MEANING.replacing);
  if ("what" in of) return { event, touches: touching(of.what, false) };
  return { event, touches: event === LOSE || event === GAIN ? touchingSeats(of.who) : ownCards(of.who) };
}

/** A card that a player discards or draws is that player's own. */
function ownCards(word: Who): Touches {
  const who = sideWord(word);
  return (m, mod, subject) => subject >= 0 && isWho(who, controller(m, subject), actsFor(m, mod));
}

/** "If ... would ..., ... instead": the program gets the modifier and the event's arguments. */
export function replacementEffect(a: ActionOf<"instead">, keep: Keep, lower: Lower): Modifier {
  const { event, touches } = replaced(a.of);
  const times = taken(a.times);
  // what was used up stays so for good, or for the turn
  const used = (m: Machine): number =>
    times === "once" ? USED_UP : times === "eachTurn" ? sinceTurn(m) : SPENT;
  const by = "by" in a.of ? a.of.by : undefined;
  const bySource = "bySource" in a.of && a.of.bySource ? hasAll(a.of.bySource, STANDING) : undefined;
  const body: Program = program("instead", (f) => {
    const card = (effect: Num) => (m: Machine) => effectArg(m, effect(m), 0);
    const b = new Builder(f, { pointers: (effect) => ({ it: card(effect), trigger: card(effect) }) });
    return seq(
      act((m) => {
        b.full.set(m, 1);
        // "that many": of points, the number that would be gained or lost; of cards each is one
        b.done.set(m, event === GAIN || event === LOSE ? effectArg(m, b.effect(m), 1) : 1);
      }),
      lower(a.act, b, keep),
      giveBack(b.full),
    );
  });
  const replacement: Program = program("replacement", (f) => {
    const mod = f.arg();
    const args = Array.from({ length: event.params }, (_, i) =>
      (event.cards >> i) & 1 ? f.cardArg() : f.arg(),
    );
    const yes = f.local();
    const effect = f.local();
    const self = f.card();
    const seat = f.local();
    return seq(
      // a replacement does not replace what it does itself
      when((m) => modAmount(m, mod(m)) === used(m), giveBack(constant(0))),
      ...(by === undefined
        ? []
        : [when((m) => args[1]!(m) !== (by === "battle" ? IN_BATTLE : BY_EFFECT), giveBack(constant(0)))]),
      ...(a.of.would === "mill" ? [when((m) => args[1]!(m) !== BY_MILL, giveBack(constant(0)))] : []),
      act((m) => {
        self.set(m, modSource(m, mod(m)));
        seat.set(m, actsFor(m, mod(m)));
      }),
      ...(bySource === undefined
        ? []
        : [
            when(
              (m) => args[2]!(m) < 0 || !bySource(m, args[2]!(m), self(m), seat(m)),
              giveBack(constant(0)),
            ),
          ]),
      ...(a.may
        ? [
            ask({ shape: "yes", who: seat, prompt: "instead", rule: "ttcg-6.1", source: self, a: yes }),
            when((m) => yes(m) === 0, giveBack(constant(0))),
          ]
        : []),
      act((m) => {
        setModAmount(m, mod(m), used(m));
        effect.set(m, pushEffect(m, NONE, self(m), seat(m), 0, event.cards));
        for (let i = 0; i < 6; i++) setEffectArg(m, effect(m), i, i < args.length ? args[i]!(m) : NONE);
      }),
      call(body, [self, seat, effect], yes),
      act(popEffect),
      act((m) => unspend(m, self(m))),
      giveBack(yes),
    );
  });
  return makeModifier({ replaces: event, replacement, touches: sparing(touches) });
}
/** Amount of a replacement that was to happen only once, and has. */
const USED_UP = -1;

/** Frees the replacements of a card that were held back while one of them was carried out. */
function unspend(m: Machine, self: number): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    if (modSource(m, mod) === self && m.game.modifiers[m.s[mod]!]!.replaces && modAmount(m, mod) === SPENT)
      setModAmount(m, mod, 0);
  }
}

export function addReplacement(a: ActionOf<"instead">, b: Builder, keep: Keep, lower: Lower): Step {
  const modifier = keep(lasting(b, replacementEffect(a, keep, lower)));
  const term = termOf(taken(a.for) ?? "whileOnField"); // ttcg-15.7
  return act((m) => put(m, b, modifier, GROUP, 0, term));
}
