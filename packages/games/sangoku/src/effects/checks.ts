/** What can be said and can mean nothing here: a WordsError says so before anything is compiled. */

import { type Words, WordsError } from "@tefuda/kernel";
import { checkPossible, followedIn, partsOf } from "@tefuda/language";
import type {
  Action,
  Cards,
  Cost,
  Description,
  PlayerDeed,
  Statement,
  Text,
  Trigger,
  Zone,
} from "../text/tree.ts";
import { type Done, LIES, MEANING } from "./says.ts";

type Place = Zone["in"] | "battlefield";
type Noun = Description["noun"];
/** Where cards have to lie and what they may be for something to be done to them. */
interface Fits {
  from?: readonly Place[];
  not?: readonly Noun[];
}

const NO_GENERAL: readonly Noun[] = ["reinforcement", "tactic", "mainTactic", "battleTactic", "scenario"];
const FIGHTING: Fits = { from: ["battlefield"], not: NO_GENERAL };
const TAPPING: Fits = { from: ["battlefield", "resources"], not: ["scenario"] };
const RESOURCES: Fits = { from: ["resources"] };
const IN_HAND: Fits = { from: ["hand"] };
const COMING: Fits = { from: ["resources", "hand", "pile", "deck"], not: NO_GENERAL };
const ANYWHERE: Fits = { from: ["battlefield", "resources", "hand", "pile", "deck"] };

const ACTIONS: Partial<Record<Action["do"], Fits>> = {
  discard: IN_HAND,
  retire: FIGHTING,
  damage: FIGHTING,
  heal: FIGHTING,
  tap: TAPPING,
  stand: TAPPING,
  turnUp: RESOURCES,
  turnDown: RESOURCES,
  enter: COMING,
  toResources: ANYWHERE,
  move: ANYWHERE,
  peel: FIGHTING,
  toForts: ANYWHERE,
};
const COSTS: Partial<Record<Cost["pay"], Fits>> = {
  tap: FIGHTING,
  discard: IN_HAND,
  retire: FIGHTING,
  turnDown: RESOURCES,
  return: { from: ["battlefield", "resources"] },
};
const OF_GENERALS: readonly Trigger["on"][] = [
  "summoned",
  "equipped",
  "retires",
  "attacks",
  "attacked",
  "intercepted",
  "intercepts",
  "fights",
  "wins",
  "hitsForts",
  "damaged",
];

export function checkText(text: Text): void {
  checkFoe(text);
  checkGear(text);
  for (const part of partsOf(text)) {
    if ("do" in part && typeof part.do === "string") checkAction(part as Action);
    if ("pay" in part) checkCost(part as Cost);
    if ("on" in part && typeof part.on === "string") checkTrigger(part as Trigger);
    if ("is" in part && !("if" in part)) checkStatement(part as Statement);
  }
  for (const { what, place } of followedIn(text, PILE)) {
    const from = what === "lasting" ? FIGHTING.from : ACTIONS[what as Action["do"]]?.from;
    const done = what === "lasting" ? "change" : (what as Done);
    if (from?.includes(place as Place) === false)
      throw new WordsError(MEANING.notThere(place as Place, done));
  }
  checkPossible(text);
}
const PILE = { place: "pile", by: ["retire"] };

/** sangoku-7.8, 7.9: who fights is settled when the battle is confirmed, and nobody fights an attack on the forts. */
const ALONE: readonly string[] = ["fortSuccess", "declareAttack", "declareInterception", "musou"];
function checkFoe(text: Text): void {
  const early =
    text.kind === "icon"
      ? ALONE.includes(text.icon)
      : text.kind === "when" && ["attacks", "attacked", "intercepts", "intercepted"].includes(text.on.on);
  if (!early || !partsOf(text).some((part) => isFoe(part))) return;
  throw new WordsError(MEANING.noFoe);
}
const isFoe = (part: object): boolean =>
  ("ref" in part && part.ref === "foe") ||
  ("of" in part && part.of === "foe") ||
  ("what" in part && part.what === "foe");

/** What wears a reinforcement is a general. */
function checkGear(text: Text): void {
  for (const part of partsOf(text)) {
    const { noun, is } = part as Partial<Description>;
    if (is?.gear && noun !== undefined && noun !== "card" && noun !== "general")
      throw new WordsError(MEANING.wearsNothing);
  }
}

function checkAction(a: Action): void {
  const idle = IDLE[a.do];
  if (idle && "what" in a) checkLies(a.what as Cards, idle, LIES.nothing);
  const fits = ACTIONS[a.do];
  if (fits && "what" in a) check(a.what as Cards, fits, a.do as Done);
  if (a.do === "move" && (a.to === "hand" || a.to === "pile"))
    for (const d of described(a.what))
      if (placeOf(d) === a.to) throw new WordsError(MEANING.alreadyThere(a.to));
  if (a.do === "toResources")
    for (const d of described(a.what))
      if (placeOf(d) === "resources") throw new WordsError(MEANING.resourcesAlready);
  if ((a.do === "search" || a.do === "dig") && a.to.startsWith("battlefield"))
    for (const d of described(a.do === "dig" ? a.take : a.what)) checkKind(d, COMING, "enter");
  if (a.do === "equip") {
    check(a.to, FIGHTING, "equip");
    for (const d of described(a.what))
      if (d.noun !== "reinforcement" && d.noun !== "card") throw new WordsError(MEANING.onlyReinforcements);
  }
}
function checkCost(part: Cost): void {
  if (part.pay === "tap") checkLies(part.what, IDLE.tap!, LIES.unpayable);
  const fits = COSTS[part.pay];
  if (fits && "what" in part) check(part.what, fits, part.pay as Done);
}
function checkTrigger(on: Trigger): void {
  if (!("what" in on) || on.on === "played") return;
  if (OF_GENERALS.includes(on.on)) check(on.what as Cards, FIGHTING, "waitFor");
  if (on.on === "attacks" && on.whom) {
    check(on.whom, FIGHTING, "attack");
    checkLies(on.whom, LAY.attacked!);
  }
  const never = LAY[on.on];
  if (never) checkLies(on.what as Cards, never);
}
/** How nothing can lie to which something happens, and why not; what is asked is how it lay just before. */
type Never = (d: Description) => Words | false | undefined;
const isTapped = ({ is }: Description): boolean => is?.state === "tapped" || is?.dance !== undefined;
const stands: Never = ({ is }) => is?.state === "standing" && LIES.standsAgain;
const joins: Never = (d) =>
  (isTapped(d) && LIES.standingOnly) || (d.is?.battle !== undefined && LIES.noPartBefore);
const comes: Never = ({ is }) => {
  const group = (["harm", "dance", "wits", "gear", "battle"] as const).find((one) => is?.[one]);
  return group && MEANING.comes(group, is![group]!);
};
const LAY: Partial<Record<Trigger["on"], Never>> = {
  enters: comes,
  summoned: (d) => (d.is?.state === "tapped" ? LIES.summonedStanding : comes(d)),
  equipped: ({ is }) => is?.gear !== undefined && LIES.equippedTwice,
  attacks: joins,
  intercepts: joins,
  attacked: ({ is }) =>
    (is?.state === "standing" && LIES.tappedOnly) || (is?.battle !== undefined && LIES.attackedBefore),
  taps: (d) => isTapped(d) && LIES.tappedAgain,
  stands,
};
/** What is so already. */
const IDLE: Partial<Record<Action["do"], Never>> = {
  tap: (d) => isTapped(d) && LIES.tappedAgain,
  stand: stands,
  turnUp: ({ is }) => is?.face === "up" && LIES.upAgain,
  turnDown: ({ is }) => is?.face === "down" && LIES.downAgain,
};
function checkLies(cards: Cards, never: Never, so: Words = LIES.never): void {
  for (const d of described(cards)) {
    const why = never(d);
    if (why) throw new WordsError(MEANING.so(so, why));
  }
}
/** What is of use on the battlefield alone; a nation or an emblem can be given to a card wherever it lies open. */
function checkStatement(s: Statement): void {
  if (s.is === "playersCannot" && s.card && UNPLAYED.includes(s.what))
    throw new WordsError(MEANING.nonePlayed);
  const subject = subjectOf(s);
  if (subject && s.is !== "joins") check(subject, FIGHTING, "change");
}
/** What no card is played by. */
const UNPLAYED: readonly PlayerDeed[] = ["draw", "intercept", "ambush", "musou", "place"];
/** The cards that a statement is about. */
const subjectOf = (s: Statement): Cards | undefined =>
  "who" in s && typeof s.who === "object" ? s.who : undefined;
/** The descriptions in a phrase. */
const described = (cards: Cards): Description[] =>
  "both" in cards ? cards.both.flatMap(described) : "ref" in cards ? [] : [cards.what];
const placeOf = (d: Description): Place => d.zone?.in ?? "battlefield";

function check(cards: Cards, fits: Fits, done: Done): void {
  for (const d of described(cards)) {
    checkKind(d, fits, done);
    const place = placeOf(d);
    if (place === "battlefield" && TACTICS.includes(d.noun)) throw new WordsError(MEANING.noTactic);
    if (fits.from && !fits.from.includes(place)) throw new WordsError(MEANING.notThere(place, done));
  }
}
const TACTICS: readonly Noun[] = ["tactic", "mainTactic", "battleTactic"];
function checkKind(d: Description, fits: Fits, done: Done): void {
  if (fits.not?.includes(d.noun)) throw new WordsError(MEANING.notThese(d.noun, done));
}
