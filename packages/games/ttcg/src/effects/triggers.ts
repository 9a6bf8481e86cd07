/**
 * Triggers (ttcg-13.8 to 13.14): which events set a text off, and whose. One is asked in three places - of a text where it
 * works, which may be underneath a card, of what waits, and of what a Counter answers (ttcg-7.3) - the language's of the first two.
 */

import {
  effectArg,
  type GameEvent,
  type Machine,
  NONE,
  type Num,
  type TriggerCondition,
  WordsError,
  wasIn,
  wasTurned,
} from "@tefuda/kernel";
import type { CardNum, CardTest, Has } from "@tefuda/language";
import {
  ACTIVATED,
  AFTER_ATTACK,
  ATTACKED,
  ATTACKS_EVENT,
  BY_DISCARD,
  BY_EFFECT,
  BY_MILL,
  COMING,
  COVERED,
  DESTROYED,
  DIRECT_HIT,
  DISCARDED,
  DRAWN,
  EQUIPPED,
  IN_BATTLE,
  LEAVES,
  LEVELS,
  PHASE_ENDS,
  PHASE_STARTS,
  PLAYED,
  RETURNED,
  SENT,
  TAPPED,
  TARGETED,
  TURN_ENDS,
  TURN_STARTS,
  UNTAPPED,
} from "../events.ts";
import { AS_IT_WAS } from "../past.ts";
import { hasHappened } from "../rules/06-once.ts";
import { PHASE_NUMBER } from "../rules/13-conditions.ts";
import { hasAll } from "../rules/14-targets.ts";
import { controller, DECK, HAND, opponentOf, PILE, SPELLS, turnPlayer, UNITS } from "../schema.ts";
import type { Cards, Effect, Trigger, Who } from "../text/tree.ts";
import { isWho, sideOf, sideWord } from "./places.ts";
import { MEANING } from "./says.ts";
import { type Scope, takesAll } from "./scope.ts";
import type { TextAbility } from "./text.ts";

/** An event with what it has to be like; `self` when only the text's own card can be its subject. */
export interface Occasion {
  event: GameEvent;
  self: boolean;
  test: CardTest;
}

interface Subject {
  self: boolean;
  has: Has;
}
/** What a trigger says of the card an event happens to; one that has left is what it last was (ttcg-13.9). */
function subject(what: Cards, scope: Scope): Subject {
  if ("ref" in what) {
    if (isOwn(what)) return { self: true, has: (_m, c, self) => c === self };
    const one = scope.one(what.ref);
    return { self: false, has: (m, c, self, seat) => one(m, self, seat) === c };
  }
  if ("both" in what) {
    const all = what.both.map((w) => subject(w, scope));
    return { self: false, has: (m, c, self, seat) => all.some((s) => s.has(m, c, self, seat)) };
  }
  takesAll(what);
  const { zone, ...rest } = what.what;
  const field = zone?.in === "field" && zone.whose ? { ...rest, zone } : rest;
  const has = hasAll(field, scope, AS_IT_WAS);
  return { self: false, has };
}

/** Events of which a trigger says no more than to which card they happen. */
const PLAIN: Partial<Record<Trigger["on"], GameEvent>> = {
  attacked: ATTACKED,
  directHit: DIRECT_HIT,
  levels: LEVELS,
  tapped: TAPPED,
  untapped: UNTAPPED,
  equips: EQUIPPED,
};
const always: CardTest = () => true;

export function occasions(t: Trigger, scope: Scope, waits = false): Occasion[] {
  /** An event whose first argument is the card spoken of. */
  const on = (event: GameEvent, what: Cards, ...further: CardTest[]): Occasion[] => {
    const { self, has } = subject(what, scope);
    return [{ event, self, test: and((m, card, acts) => has(m, m.e[0]!, card, acts), ...further) }];
  };
  /** Something that a player does, who is its first argument if nothing else says who. */
  const by = (event: GameEvent, who: Who, further: CardTest = always, doer = argument(0)): Occasion[] => {
    const is = whoIs(who);
    return [{ event, self: false, test: and((m, card, acts) => is(m, doer(m), card, acts), further) }];
  };
  switch (t.on) {
    case "sentToPile":
      // every way to the pile
      return on(SENT, t.what, cited("ttcg-13.8", and(cameFrom(t.from), ownedBy(t.whose), wasUntapped)));
    case "destroyed": {
      const { by: how, byWho } = t;
      const destroyer = byWho === undefined ? undefined : sideWord(byWho);
      return on(DESTROYED, t.what, wasUntapped, (m, card, seat) => {
        if (how && m.e[1] !== (how === "battle" ? IN_BATTLE : BY_EFFECT)) return false;
        if (destroyer && (m.e[2]! < 0 || !isWho(destroyer, sideOf(m, m.e[2]!), seat))) return false;
        if (m.e[0] !== card) m.cite("ttcg-13.9");
        return true;
      });
    }
    case "discarded":
      return on(SENT, t.what, cameFrom(t.from), sentBy(BY_DISCARD), wasUntapped);
    case "milled":
      return on(SENT, t.what, cameFrom(t.from), sentBy(BY_MILL));
    case "destroys": {
      const battle = t.by === "battle";
      const { has } = subject(t.what, scope);
      const victim = hasAll(t.victim, scope, AS_IT_WAS);
      const test: CardTest = (m, card, acts) =>
        m.e[2]! >= 0 &&
        (!battle || m.e[1] === IN_BATTLE) &&
        has(m, m.e[2]!, card, acts) &&
        victim(m, m.e[0]!, card, acts) &&
        m.e[0] !== m.e[2];
      return [{ event: DESTROYED, self: false, test }];
    }
    case "attacks": {
      // before the attack is carried out
      const rule = isOwn(t.what) ? "ttcg-13.12" : "ttcg-13.10";
      return on(ATTACKS_EVENT, t.what, cited(rule, targeted(t.target, scope)));
    }
    case "afterAttack":
      return on(AFTER_ATTACK, t.what, cited("ttcg-13.12", targeted(t.target, scope)));
    case "turnStart":
      // "your next turn": an effect that waits happens once, at the next one to start; a card's own trigger would go on
      if (t.next && !waits) throw new WordsError(MEANING.nextTurn);
      return by(TURN_STARTS, t.whose, cited("ttcg-13.11", always));
    case "turnEnd":
      if (t.next && !waits) throw new WordsError(MEANING.nextTurn);
      return by(TURN_ENDS, t.whose);
    case "phaseStart":
    case "phaseEnd": {
      const phase = PHASE_NUMBER[t.phase];
      return by(t.on === "phaseStart" ? PHASE_STARTS : PHASE_ENDS, t.whose, (m) => m.e[1] === phase);
    }
    case "activates": {
      const { kind } = t;
      const has = t.what ? hasAll(t.what, scope) : always;
      const whose = didBy(t.by, 1);
      // any other card's effect of either player unless the text says whose
      const test: CardTest = (m, card, acts) =>
        m.e[0] !== card &&
        whose(m, card, acts) &&
        has(m, m.e[0]!, card, acts) &&
        (!kind || (m.definitionOf(m.e[0]!).abilities[m.e[2]!] as TextAbility).kind === kind);
      return [{ event: ACTIVATED, self: false, test: cited("ttcg-13.14", test) }];
    }
    case "played":
      if (t.who === undefined) return on(PLAYED, t.what, cameFrom(t.from));
      return on(PLAYED, { count: { exactly: 1 }, what: t.what }, cameFrom(t.from), didBy(t.who, 1));
    case "levelledUp": {
      const levels = didBy(t.by, 2);
      if (!isOwn(t.what)) return levelled(t.what, scope, levels);
      return [...on(COVERED, t.what, levels), ...on(LEVELS, t.what, levels)];
    }
    case "leavesField":
      return on(LEAVES, t.what, wasUntapped);
    case "returned":
      return on(RETURNED, t.what, ownedBy(t.whose), wasUntapped);
    case "draws": {
      const { byEffect } = t;
      return by(DRAWN, t.who, (m) => !byEffect || m.e[2] === 1, argument(1));
    }
    case "discards": {
      const has = hasAll({ ...t.what, zone: undefined }, scope, AS_IT_WAS);
      const fits: CardTest = (m, card, acts) => m.e[0] !== card && has(m, m.e[0]!, card, acts);
      return by(DISCARDED, t.who, fits, argument(1));
    }
    case "mills":
      return by(SENT, t.who, sentBy(BY_MILL), (m) => m.owner(m.e[0]!));
    case "points":
      return by(COMING[t.of][t.how], t.who);
    case "targeted":
      return on(TARGETED, t.what, didBy(t.by, 1));
    case "either":
      return t.of.flatMap((x) => occasions(x, scope, waits));
    default: {
      const event = PLAIN[t.on];
      if (!event) throw new WordsError(MEANING.noMeaning("a trigger", JSON.stringify(t)));
      return on(event, t.what);
    }
  }
}
const isOwn = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";

/** The card that is levelled up is the one that is covered; "another" is neither of the two. */
function levelled(what: Cards, scope: Scope, by: CardTest): Occasion[] {
  const { has } = subject(what, scope);
  const other = "count" in what && what.what.other === true;
  const test: CardTest = (m, card, acts) =>
    by(m, card, acts) && has(m, m.e[1]!, card, acts) && !(other && m.e[0] === card);
  return [{ event: LEVELS, self: false, test }];
}
const argument =
  (n: number) =>
  (m: Machine): number =>
    m.e[n]!;
const sentBy =
  (how: number): CardTest =>
  (m) =>
    m.e[1] === how;
/** Whether the player who did it, at a place of the event, is the one that the text names. */
function didBy(who: Who | undefined, place: number): CardTest {
  const side = who === undefined ? "both" : sideWord(who);
  return (m, _card, acts) => isWho(side, m.e[place]!, acts);
}
const and =
  (...tests: readonly CardTest[]): CardTest =>
  (m, card, acts) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, card, acts)) return false;
    return true;
  };
/** A condition that is a rule of its own: named when it is met. */
const cited =
  (rule: string, test: CardTest): CardTest =>
  (m, card, acts) => {
    if (!test(m, card, acts)) return false;
    m.cite(rule);
    return true;
  };
/** A text set off by its own card's going needs that card untapped just before; off the field, or covered, it counts as that. */
const wasUntapped: CardTest = (m, card) => {
  if (m.e[0] !== card) return true;
  m.cite(stoodOnField(m, card) ? "ttcg-6.9" : "ttcg-6.10");
  return !wasTurned(m, card);
};
function stoodOnField(m: Machine, card: number): boolean {
  const was = wasIn(m, card);
  const zone = was < 0 ? NONE : m.zoneId(was);
  return zone === UNITS || zone === SPELLS;
}
/** Whose discard pile or hand a card came to: its owner's (ttcg-3.4). */
function ownedBy(word: Who | undefined): CardTest {
  if (word === undefined) return () => true;
  const whose = sideWord(word);
  return (m, _card, acts) => isWho(whose, m.owner(m.e[0]!), acts);
}
/** Where a card had been, a hand or deck being the player's own (ttcg-14.9); a covered one was on the field. */
function cameFrom(from: "field" | "hand" | "deck" | undefined): CardTest {
  if (from === undefined) return () => true;
  return (m, _card, acts) => {
    const was = wasIn(m, m.e[0]!);
    const zone = was < 0 ? UNITS : m.zoneId(was);
    if (from === "field") return zone === UNITS || zone === SPELLS;
    return zone === (from === "hand" ? HAND : DECK) && m.owner(m.e[0]!) === acts;
  };
}

/** An attack on what the text names; a player means a direct attack. */
function targeted(target: Cards | Who | undefined, scope: Scope): CardTest {
  if (target === undefined) return () => true;
  if (typeof target === "string") return (m) => m.e[1] === NONE;
  const { has } = subject(target, scope);
  return (m, card, acts) => m.e[1]! >= 0 && has(m, m.e[1]!, card, acts);
}
/** Whether a seat is the one a word names; "its owner" in a trigger is that of the card, or of the one it is attached to. */
function whoIs(word: Who): (m: Machine, seat: number, card: number, acts: number) => boolean {
  const its = (m: Machine, card: number): number => (m.host(card) >= 0 ? m.host(card) : card);
  if (word === "owner") return (m, seat, card) => m.owner(its(m, card)) === seat;
  if (word === "its") return (m, seat, card) => controller(m, its(m, card)) === seat;
  const who = sideWord(word);
  return (_m, seat, _card, acts) => isWho(who, seat, acts);
}

/**
 * Where in the event the player is who did it, or whose turn, phase or points it is about: its arguments, or the owner
 * of the card that is its first one, as a deck has no cards but its player's (ttcg-3.4).
 */
const DOER: Partial<Record<Trigger["on"], readonly (number | "owner")[]>> = {
  turnStart: [0],
  turnEnd: [0],
  phaseStart: [0],
  phaseEnd: [0],
  draws: [1, "owner"],
  mills: ["owner"],
  discards: [1],
  points: [0],
  played: [1],
  activates: [1],
  targeted: [1],
  levelledUp: [2],
};
/** "That player" after a trigger: whoever did what set the text off, or was attacked. Undefined where it speaks of no player. */
export function doer(t: Trigger, effect: Num): Num | undefined {
  if (t.on === "attacks" || t.on === "afterAttack" || t.on === "directHit") return attackerOrAttacked(t);
  const [first, ...others] = (t.on === "either" ? t.of : [t]).map((x) => DOER[x.on] ?? []);
  const place = first?.find((p) => others.every((places) => places.includes(p)));
  if (place === undefined) return undefined;
  return place === "owner"
    ? (m) => m.owner(effectArg(m, effect(m), 0))
    : (m) => effectArg(m, effect(m), place);
}

/** Only the turn player's units attack; where it is the text's own card that does, "that player" is who was attacked, never you. */
function attackerOrAttacked(t: { on: string; what: Cards; target?: unknown }): Num | undefined {
  if (!("ref" in t.what)) return turnPlayer;
  const strikes = t.on === "directHit" || t.target === "opponent";
  return strikes ? (m) => opponentOf(turnPlayer(m)) : undefined;
}

/** What destroyed the card of a trigger: an argument of that event alone. */
export const destroyerOf = (t: Trigger | undefined, effect: Num): CardNum | undefined =>
  t?.on === "destroyed" ? (m) => effectArg(m, effect(m), 2) : undefined;

/** Occasions as the kernel watches them for a card's own text, the first or second of the card. */
export function triggersOf(
  t: Trigger,
  scope: Scope,
  { worksIn, oncePerTurn }: Effect,
  index: number,
): TriggerCondition[] {
  const place: TriggerCondition["while"] =
    worksIn === undefined ? "top" : worksIn === "under" ? "under" : "elsewhere";
  const zone = worksIn === "hand" ? HAND : PILE;
  return occasions(t, scope).map(({ event, self, test }) => ({
    event,
    self: self && place === "top",
    while: place,
    test: (m, card) =>
      (place !== "elsewhere" || m.zone(card) === m.zoneOf(zone, m.owner(card))) &&
      test(m, card, controller(m, card)) &&
      !(oncePerTurn && hasHappened(m, card, index, worksIn ?? "top")),
  }));
}

/** Which arguments of the event are the card that "it" means behind a trigger, and the one that is "that unit". */
export function spokenAt(t: Trigger | undefined): { it: number; that: number } {
  // what a card destroys comes first there, and behind it what destroyed; who attacks, and then what is attacked
  if (t?.on === "destroys") return { it: 2, that: 0 };
  if (t?.on === "attacks" && typeof t.target === "object" && "count" in t.target) return { it: 0, that: 1 };
  if (t?.on === "attacked" && "ref" in t.what) return { it: 0, that: 1 };
  return { it: 0, that: 0 };
}
