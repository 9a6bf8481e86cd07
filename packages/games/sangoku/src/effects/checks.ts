/** What can be said and can mean nothing here: an Error with words for people says so before anything is compiled. */
import { partsOf } from "@tefuda/effects";
import type { Action, Cards, Cost, Description, Statement, Text, Trigger, Zone } from "../text/tree.ts";
import { subjectOf } from "./walk.ts";

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
  toBattlefield: COMING,
  toResources: ANYWHERE,
  move: ANYWHERE,
  peel: FIGHTING,
};
const COSTS: Partial<Record<Cost["pay"], Fits>> = {
  tap: FIGHTING,
  discard: IN_HAND,
  retire: FIGHTING,
  turnDown: RESOURCES,
  return: { from: ["battlefield", "resources"] },
};
const DONE: Partial<Record<Action["do"] | Cost["pay"], string>> = {
  discard: "discarded",
  retire: "retired",
  damage: "damaged",
  heal: "relieved of damage",
  tap: "tapped",
  stand: "made to stand",
  turnUp: "turned face-up",
  turnDown: "turned face-down",
  toBattlefield: "put onto the battlefield",
  toResources: "put into the resources",
  move: "moved",
  peel: "relieved of an awakening card",
  return: "returned",
};
const OF_GENERALS: readonly Trigger["on"][] = [
  "summoned",
  "equipped",
  "retires",
  "attacks",
  "attacked",
  "intercepts",
  "wins",
  "damaged",
];

export function checkText(text: Text): void {
  checkFoe(text);
  for (const part of partsOf(text)) {
    if ("do" in part && typeof part.do === "string") checkAction(part as Action);
    if ("pay" in part) checkCost(part as Cost);
    if ("on" in part && typeof part.on === "string") checkTrigger(part as Trigger);
    if ("is" in part && !("if" in part)) checkStatement(part as Statement);
  }
}

/** sangoku-7.8, 7.9: who fights is settled when the battle is confirmed, and nobody fights an attack on the forts. */
const ALONE: readonly string[] = ["fortSuccess", "declareAttack", "declareInterception", "musou"];
function checkFoe(text: Text): void {
  const early =
    text.kind === "icon"
      ? ALONE.includes(text.icon)
      : text.kind === "activate" && ["attacks", "attacked", "intercepts"].includes(text.on.on);
  if (!early || !partsOf(text).some((part) => isFoe(part))) return;
  throw new Error(
    "nothing fights this general then: a battle begins when attacker and defender are confirmed",
  );
}
const isFoe = (part: object): boolean =>
  ("ref" in part && part.ref === "foe") ||
  ("of" in part && part.of === "foe") ||
  ("what" in part && part.what === "foe");

function checkAction(a: Action): void {
  const idle = IDLE[a.do];
  if (idle && "what" in a) checkLies(a.what as Cards, idle, "this does nothing");
  const fits = ACTIONS[a.do];
  if (fits && "what" in a) check(a.what as Cards, fits, DONE[a.do]!);
  if (a.do === "move" && (a.to === "hand" || a.to === "pile"))
    for (const d of described(a.what))
      if (placeOf(d) === a.to) throw new Error(`what lies in a ${a.to} cannot be moved there`);
  if (a.do === "toResources")
    for (const d of described(a.what))
      if (placeOf(d) === "resources") throw new Error("what lies in the resources cannot be moved there");
  if ((a.do === "search" || a.do === "dig") && a.to === "battlefield")
    for (const d of described(a.do === "dig" ? a.take : a.what))
      checkKind(d, COMING, "put onto the battlefield");
  if (a.do === "equip") {
    check(a.to, FIGHTING, "equipped");
    for (const d of described(a.what))
      if (d.noun !== "reinforcement" && d.noun !== "card")
        throw new Error("only reinforcements are equipped");
  }
}
function checkCost(part: Cost): void {
  if (part.pay === "tap") checkLies(part.what, IDLE.tap!, "this cannot be paid");
  const fits = COSTS[part.pay];
  if (fits && "what" in part) check(part.what, fits, DONE[part.pay]!);
}
function checkTrigger(on: Trigger): void {
  if (!("what" in on) || on.on === "played") return;
  if (OF_GENERALS.includes(on.on)) check(on.what as Cards, FIGHTING, "waited for there");
  if (on.on === "attacks" && on.whom) {
    check(on.whom, FIGHTING, "attacked");
    checkLies(on.whom, LAY.attacked!);
  }
  const never = LAY[on.on];
  if (never) checkLies(on.what as Cards, never);
}
/** How nothing can lie to which something happens, and why not; what is asked is how it lay just before. */
type Never = (d: Description) => string | false | undefined;
const isTapped = (d: Description): boolean => d.state === "tapped" || d.dancing === true;
const joins: Never = (d) =>
  (isTapped(d) && "only a standing general attacks or intercepts") ||
  (d.battle && "a general that now attacks or intercepts had no part in the battle before");
const comes: Never = (d) => {
  const words = [d.damaged && "damaged", d.dancing && "dancing", d.awakened && "awakened"];
  const state = [...words, d.equipped && "equipped", d.battle].find((word) => word);
  return state && `no general is ${state} as it enters the battlefield`;
};
const LAY: Partial<Record<Trigger["on"], Never>> = {
  enters: comes,
  summoned: (d) => (d.state === "tapped" ? "a general is summoned standing" : comes(d)),
  equipped: (d) => d.equipped === true && "a general that bears a reinforcement is not equipped with another",
  attacks: joins,
  intercepts: joins,
  attacked: (d) =>
    (d.state === "standing" && "only a tapped general is attacked") ||
    (d.battle && "a general that is now attacked had no part in the battle before"),
  taps: (d) => isTapped(d) && "what is tapped is not tapped again",
  stands: (d) => d.state === "standing" && "what is standing does not stand up again",
};
/** What is so already. */
const IDLE: Partial<Record<Action["do"], Never>> = {
  tap: (d) => isTapped(d) && "what is tapped is not tapped again",
  stand: (d) => d.state === "standing" && "what is standing does not stand up again",
  turnUp: (d) => d.face === "up" && "what lies face-up is not turned face-up again",
  turnDown: (d) => d.face === "down" && "what lies face-down is not turned face-down again",
  heal: (d) => d.damaged === false && "an undamaged general has no damage to remove",
};
function checkLies(cards: Cards, never: Never, so = "this never happens"): void {
  for (const d of described(cards)) {
    const why = never(d);
    if (why) throw new Error(`${so}: ${why}`);
  }
}
/** What is of use on the battlefield alone; a nation or an emblem can be given to a card wherever it lies open. */
function checkStatement(s: Statement): void {
  const subject = subjectOf(s);
  if (subject && s.is !== "joins") check(subject, FIGHTING, "changed like that");
}
/** The descriptions in a phrase. */
const described = (cards: Cards): Description[] =>
  "both" in cards ? cards.both.flatMap(described) : "ref" in cards ? [] : [cards.what];
const placeOf = (d: Description): Place => d.zone?.in ?? "battlefield";

function check(cards: Cards, fits: Fits, done: string): void {
  for (const d of described(cards)) {
    checkKind(d, fits, done);
    const place = placeOf(d);
    if (place === "battlefield" && TACTICS.includes(d.noun))
      throw new Error("no tactic lies on the battlefield");
    if (fits.from && !fits.from.includes(place))
      throw new Error(`what lies ${WHERE[place]} cannot be ${done}`);
  }
}
const TACTICS: readonly Noun[] = ["tactic", "mainTactic", "battleTactic"];
const WHERE: Record<Place, string> = {
  battlefield: "on the battlefield",
  resources: "in the resources",
  hand: "in a hand",
  pile: "in a discard pile",
  deck: "in a deck",
  out: "out of the game",
};
function checkKind(d: Description, fits: Fits, done: string): void {
  if (fits.not?.includes(d.noun)) throw new Error(`${PLURALS[d.noun]} cannot be ${done}`);
}
const PLURALS: Record<Noun, string> = {
  card: "cards",
  general: "generals",
  reinforcement: "reinforcements",
  tactic: "tactics",
  mainTactic: "main tactics",
  battleTactic: "battle tactics",
  scenario: "scenarios",
};
