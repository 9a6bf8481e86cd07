/** What can be said and can mean nothing here: a WordsError says so before anything is compiled. */

import { WordsError } from "@tefuda/kernel";
import { asAny, checkPossible, followedIn, partsOf } from "@tefuda/language";
import type {
  Action,
  Cards,
  Condition,
  Cost,
  Deed,
  Description,
  PlayerDeed,
  Statement,
  Text,
  Trigger,
  Who,
  Zone,
} from "../text/tree.ts";
import { type Done, MEANING, PAID } from "./says.ts";

type Counted = Extract<Cards, { count: unknown }>;
type Lasting = Extract<Action, { do: "lasting" }>;
type Place = Zone["in"] | "field";
type Kind = Description["noun"];
/** Where cards have to lie and what they may be for something to be done to them. */
interface Fits {
  from?: readonly Place[];
  not?: readonly Kind[];
}

const IN_PLAY: Fits = { from: ["field", "homebase"] };
const FALLING: Fits = { from: ["field"], not: ["item", "event", "base"] };
const ON_FIELD: Fits = { from: ["field"], not: ["event", "base"] };
const AT_HOME: Fits = { from: ["homebase"] };
const IN_HAND: Fits = { from: ["hand"] };
/** trails-3.1: what has no place on a field, and what lies there already. */
const COMING: Fits = { from: ["homebase", "hand", "trail", "deck"], not: ["event", "base"] };
const RESOLVABLE: Fits = { from: ["hand", "homebase", "trail"], not: ["item", "base"] };
const PLAYABLE: Fits = { from: ["homebase", "hand", "trail", "deck"] };

const ACTIONS: Partial<Record<Action["do"], Fits>> = {
  discard: IN_HAND,
  destroy: IN_PLAY,
  stun: FALLING,
  cure: FALLING,
  action: IN_PLAY,
  ready: IN_PLAY,
  turnUp: AT_HOME,
  turnDown: AT_HOME,
  rebuild: AT_HOME,
  enter: COMING,
  free: PLAYABLE,
  resolve: RESOLVABLE,
  control: ON_FIELD,
  exchange: FALLING,
};
const COSTS: Partial<Record<Cost["pay"], Fits>> = {
  action: IN_PLAY,
  discard: IN_HAND,
  destroy: IN_PLAY,
  stun: FALLING,
  rebuild: AT_HOME,
  return: IN_PLAY,
};
const FIGHTING: readonly Trigger["on"][] = [
  "attacks",
  "attacked",
  "overkill",
  "supports",
  "stunned",
  "cured",
];
const DEEDS_IN_PLAY: readonly Deed[] = ["beDestroyed", "ready", "beChosen"];

/** The cards that a statement is about. */
const subjectOf = (s: Statement): Cards | undefined =>
  "who" in s && typeof s.who === "object" ? s.who : undefined;
/** A description for each type of card that it means. */
const typesOf = ({ also, ...d }: Description): Description[] =>
  also === undefined ? [d] : [d, { ...d, noun: also }];

export function checkText(text: Text): void {
  checkFallen(text);
  if (text.kind === "effect") checkOthers(text.do);
  for (const part of partsOf(text)) {
    if ("do" in part && typeof part.do === "string") checkAction(part as Action);
    if ("pay" in part) checkCost(part as Cost);
    if ("on" in part && typeof part.on === "string") checkTrigger(part as Trigger);
    if ("is" in part && !("if" in part)) checkStatement(part as Statement);
    if ("each" in part && "times" in part) checkCounting(part.each as Description);
  }
  for (const { what, place } of followedIn(text, TRAIL)) {
    const from = what === "lasting" ? FALLING.from : ACTIONS[what as Action["do"]]?.from;
    const done = what === "lasting" ? "change" : (what as Done);
    if (from?.includes(place as Place) === false)
      throw new WordsError(MEANING.notThere(place as Place, done));
  }
  checkPossible(text);
}
const TRAIL = { place: "trail", by: ["destroy"] };

/** trails-1.1: what a card that stays says of itself has to be what cards of its type can do. */
export function checkOnCard(text: Text, noun: Kind): void {
  const fights = (part: Partial<Condition>): boolean =>
    part.if === "is" && part.what === "this" && part.fits?.is !== undefined && isOfUnits(part.fits.is);
  for (const part of partsOf(asAny(text, noun))) {
    if ("do" in part) checkDone(part as Action);
    if ("pay" in part) checkCost(part as Cost);
    if ("on" in part && typeof part.on === "string") checkTrigger(part as Trigger);
    if ("is" in part && !("if" in part)) checkStatement(part as Statement);
    if (fights(part)) checkKind({ noun }, FALLING, "change");
  }
}
/** By the time it happens the card may lie anywhere; of what type it is does not change. */
function checkDone(a: Action): void {
  const fits = ACTIONS[a.do];
  if (fits && "what" in a) for (const d of described(a.what as Cards)) checkKind(d, fits, a.do as Done);
}
const isOfUnits = ({ state, combat }: NonNullable<Description["is"]>): boolean =>
  combat !== undefined || state === "stunned";

/** trails-4.13: a stunned UNIT's texts are off, so none of them holds or is used then. */
function checkFallen(text: Text): void {
  if (text.kind === "keywords" || text.kind === "effect") return;
  const holds = text.kind === "always" ? text.what.some(keepsItselfDown) : false;
  const cures = text.kind === "use" && text.cost.every((part) => part.pay !== "stun") && curesItself(text.do);
  const asks = [text.if, ...(text.kind === "always" ? text.what : [])].some(
    (part) => part && asksFallen(part),
  );
  if (holds || cures || asks) throw new WordsError(MEANING.fallen);
}
const isThis = (cards: Cards): boolean =>
  "both" in cards ? cards.both.some(isThis) : "ref" in cards && cards.ref === "this";
const keepsItselfDown = (s: Statement): boolean => s.is === "cannot" && s.what === "beCured" && isThis(s.who);
const curesItself = (action: Action): boolean => {
  const parts = partsOf(action) as Partial<Action>[];
  return !parts.some((a) => a.do === "stun") && parts.some((a) => a.do === "cure" && isThis(a.what!));
};
/** "While this UNIT is stunned"; while it is not, a text is on anyway. */
const asksFallen = (tree: object): boolean => {
  const part = tree as Partial<Condition>;
  if (part.if === "not") return false;
  if (part.if === "is" && part.what === "this" && part.fits!.is?.state === "stunned") return true;
  return Object.values(tree).some(
    (inner) => typeof inner === "object" && inner !== null && asksFallen(inner),
  );
};

function checkCounting(what: Description): void {
  if (what.noun === "card" && Object.keys(what).length === 1) throw new WordsError(MEANING.counted);
}

/** An EVENT or an art is none of the cards that it speaks of: others are told from those that it chose before. */
function checkOthers(action: Action): void {
  const parts = partsOf(action);
  const [, ...behind] = parts.flatMap((part) => ("count" in part ? [(part as Counted).what] : []));
  const lasts = (part: object): boolean => {
    const subject = "do" in part && part.do === "lasting" && subjectOf((part as Lasting).what);
    return subject && "count" in subject ? subject.count === "all" && subject.what.other === true : false;
  };
  const isOther = (part: object): boolean => "noun" in part && (part as Description).other === true;
  if (parts.some((part) => lasts(part) || (isOther(part) && !behind.includes(part as Description))))
    throw new WordsError(MEANING.others);
}

function checkAction(a: Action): void {
  const fits = ACTIONS[a.do];
  if (fits && "what" in a) check(a.what as Cards, fits, a.do as Done);
  if ("what" in a) checkState(a.do, a.what as Cards);
  if (a.do === "move" && (a.to === "hand" || a.to === "trail")) {
    const { to } = a;
    for (const d of described(a.what)) if (placeOf(d) === to) throw new WordsError(MEANING.alreadyThere(to));
  }
  if ((a.do === "search" || a.do === "dig") && a.to === "field")
    for (const d of described(a.do === "dig" ? a.take : a.what)) checkKind(d, COMING, "enter");
}
function checkCost(part: Cost): void {
  const fits = COSTS[part.pay];
  if (fits && "what" in part) check(part.what, fits, part.pay as Done);
  if ("what" in part) checkState(part.pay, part.what);
}
/** trails-3.3, 10.7, 10.13: what is so already, or never can be so. */
const IDLE: Readonly<Record<string, readonly unknown[]>> = {
  stun: ["stunned"],
  cure: ["ready", "actioned"],
  action: ["actioned", "stunned"],
  ready: ["ready", "stunned"],
};
function checkState(done: string, cards: Cards): void {
  const idle = IDLE[done];
  if (!idle) return;
  for (const { is: { state } = {} } of described(cards)) {
    if (!idle.includes(state)) continue;
    if (done === "cure") throw new WordsError(MEANING.onlyStunned);
    throw new WordsError(
      state === "stunned" && done === "ready" ? MEANING.notReadied : MEANING.alreadySo(String(state)),
    );
  }
}
function checkTrigger(on: Trigger): void {
  if (!("what" in on)) return;
  if (on.on === "played") {
    for (const d of typesOf(on.what)) checkPlayed(d, PLAYABLE, on.who);
    return;
  }
  if (on.on === "discards") {
    for (const d of typesOf(on.what)) checkPlayed(d, IN_HAND, on.who);
    return;
  }
  if (on.on === "discarded") {
    if (!("ref" in on.what)) for (const d of described(on.what)) checkPlayed(d, IN_HAND, "both");
    return;
  }
  if (on.on === "turnedUp") {
    check(on.what, AT_HOME, "waitFor");
    return;
  }
  if ((on.on === "attacks" || on.on === "supports") && on.whom) check(on.whom, FALLING, "waitFor");
  if (on.on === "stuns") {
    check(on.what, on.inCombat ? FALLING : IN_PLAY, "waitFor");
    check(on.whom, FALLING, "stun");
    return;
  }
  const fits =
    on.on === "destroyed" || on.on === "actioned" || on.on === "readied"
      ? IN_PLAY
      : FIGHTING.includes(on.on)
        ? FALLING
        : ON_FIELD;
  check(on.what, fits, "waitFor");
}
/** What is of use on the field alone; other things can be so of a card wherever it lies. */
function checkStatement(s: Statement): void {
  if (s.is === "playersCannot" && s.card) for (const d of typesOf(s.card)) checkDeed(s.what, s.who, d);
  if (s.is === "cost" && !s.self) for (const d of typesOf(s.of)) checkPaid(s.what, d);
  if (s.is === "bonus" && s.by.str === 0 && s.by.def === 0) throw new WordsError(MEANING.noBonus);
  const subject = subjectOf(s);
  if (!subject) return;
  if (s.is === "cannot") check(subject, DEEDS_IN_PLAY.includes(s.what) ? IN_PLAY : FALLING, "forbid");
  else if (s.is !== "has" && s.is !== "loses" && s.is !== "joins") check(subject, FALLING, "change");
}
/** Which cards have a cost or a level, and where those lie that are played for it (trails-1.7, 4.4, 4.8 to 4.11). */
const PAYABLE: Record<Extract<Statement, { is: "cost" }>["what"], Fits> = {
  cp: { from: ["hand", "homebase"], not: ["event", "base"] },
  ep: { from: ["hand", "homebase"], not: ["item", "base"] },
  level: { from: ["homebase"], not: ["unit", "item", "event"] },
};
function checkPaid(what: keyof typeof PAYABLE, d: Description): void {
  const { not } = PAYABLE[what];
  if (not?.includes(d.noun)) throw new WordsError(MEANING.hasNo(d.noun, PAID[what]));
  checkPlayed(d, PAYABLE[what], "you");
}
/** What a player is forbidden to do with cards has to be something that this player could do with some of these. */
function checkDeed(what: PlayerDeed, who: Who, d: Description): void {
  if (what === "play") checkPlayed(d, PLAYABLE, who);
  else if (what === "useCrafts") checkUsed(d, who);
  else if (what !== "cure") throw new WordsError(MEANING.noneSeen);
  else check({ count: "all", what: d }, FALLING, "cure");
}
/** trails-4.13 */
function checkUsed(d: Description, who: Who): void {
  if (d.noun === "event") throw new WordsError(MEANING.noCrafts);
  if (d.zone && d.zone.in !== "homebase") throw new WordsError(MEANING.noCraftIn(d.zone.in));
  if (d.zone && (d.noun === "unit" || d.noun === "item")) throw new WordsError(MEANING.noCraftAtHome(d.noun));
  const holder = d.zone?.whose ?? (d.side && (d.side === "yours" ? "you" : "opponent"));
  if (isOther(who, holder)) throw new WordsError(MEANING.othersCrafts);
}
function checkPlayed(d: Description, { from }: Fits, who: Who): void {
  if (d.side || d.is?.state || d.is?.combat || d.supported !== undefined)
    throw new WordsError(MEANING.notOnField);
  if (d.zone && from?.includes(d.zone.in) === false) throw new WordsError(MEANING.notPlayedFrom(d.zone.in));
  if (d.zone?.in === "homebase" && isOther(who, d.zone.whose)) throw new WordsError(MEANING.othersHome);
}
const isOther = (who: Who, whose: Who | undefined): boolean =>
  (who === "you" && whose === "opponent") || (who === "opponent" && whose === "you");

/** The descriptions in a phrase. */
const described = (cards: Cards): Description[] =>
  "both" in cards ? cards.both.flatMap(described) : "ref" in cards ? [] : typesOf(cards.what);
const placeOf = (d: Description): Place => d.zone?.in ?? (d.noun === "base" ? "homebase" : "field");

function check(cards: Cards, fits: Fits, done: Done): void {
  for (const d of described(cards)) {
    checkKind(d, fits, done);
    const place = placeOf(d);
    if (place === "field" && d.noun === "event") throw new WordsError(MEANING.noEvent);
    if (fits.from && !fits.from.includes(place)) throw new WordsError(MEANING.notThere(place, done));
  }
}
function checkKind(d: Description, fits: Fits, done: Done): void {
  if (fits.not?.includes(d.noun)) throw new WordsError(MEANING.notThese(d.noun, done));
}
