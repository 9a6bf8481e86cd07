/** What can be done to which cards: where they lie, and what a card of that sort has. */
import { ELSEWHERE, type Fault, NO_FIGHTER } from "./faults.ts";
import { fights } from "./nouns.ts";
import type { Action, Cards, Description } from "./tree.ts";

/** Actions that only a card on the field can be the object of. */
const ON_THE_FIELD: ReadonlySet<Action["do"]> = new Set([
  "destroy",
  "tap",
  "untap",
  "change",
  "scale",
  "swapStats",
  "exchangeStat",
  "become",
  "loseType",
  "loseEffects",
  "control",
  "swapControl",
  "attackAgain",
  "attach",
  "equip",
  "redirect",
  "levelUp",
  "rule",
]);
/** What a covered card can be the object of besides. */
const COVERED_TOO: ReadonlySet<Action["do"]> = new Set(["become", "loseType"]);

/** Whether an action can only be done to a card on the field. */
export const needsField = (action: Action["do"]): boolean => ON_THE_FIELD.has(action);

/** Actions that say of their object what it is or does, so that "it" in them goes on speaking of the same subject. */
export const SAID_OF_IT: ReadonlySet<string> = new Set([
  "change",
  "scale",
  "swapStats",
  "become",
  "loseType",
  "loseEffects",
  "attackAgain",
  "rule",
]);
/** Actions after which their cards are not on the field. */
export const TAKING_AWAY: ReadonlySet<string> = new Set([
  "destroy",
  "discard",
  "search",
  "reveal",
  "look",
  "mill",
]);

/** What is wrong with an action on cards, by where the phrase says that they lie. */
export function misplaced(cards: Cards, action: Action["do"]): Fault | undefined {
  if (!ON_THE_FIELD.has(action)) return undefined;
  const zone = "count" in cards ? cards.what.zone : "ref" in cards ? cards.from : undefined;
  if (!zone || zone.in === "field" || (zone.in === "under" && COVERED_TOO.has(action))) return undefined;
  return ELSEWHERE;
}

/** What is wrong with what a text asks of spells: they have nothing of what makes a fighter. */
export function unfit(node: unknown): Fault | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  if (asksFighter(node)) return NO_FIGHTER;
  for (const value of Object.values(node)) {
    const fault = unfit(value);
    if (fault) return fault;
  }
  return undefined;
}

function asksFighter(node: object): boolean {
  if ("noun" in node) return node.noun === "spell" && isFighter(node as Description);
  const { do: does, what, stats, stat, rule } = node as Record<string, unknown>;
  if (does === "rule")
    return FIGHTING.has(kindOf(rule as object)) && areSpells((rule as { what?: Cards }).what);
  if (!areSpells(what as Cards | undefined)) return false;
  if (does === "swapStats" || does === "attackAgain") return true;
  if (does === "scale") return stat !== "rank";
  return does === "change" && (stats as { stat: string }[]).some((s) => s.stat !== "rank");
}
const FIGHTING: ReadonlySet<unknown> = new Set([
  "attack",
  "beAttacked",
  "attackDirectly",
  "beDestroyedInBattle",
  "attackTarget",
  "beTarget",
  "attackTimes",
  "attackEach",
]);
const kindOf = (rule: object): unknown =>
  Object.values(rule)[Object.keys(rule).findIndex((k) => RULING.has(k))];
const RULING: ReadonlySet<string> = new Set(["cannot", "must", "may", "only"]);

const areSpells = (cards: Cards | undefined): boolean =>
  cards !== undefined &&
  typeof cards === "object" &&
  "count" in cards &&
  cards.what.noun === "spell" &&
  !cards.what.anyOf;

function isFighter(d: Description): boolean {
  const ofUnits = d.traits ?? d.attackedThisTurn ?? d.is?.fight;
  return ofUnits !== undefined || fights(d) || (d.extreme !== undefined && d.extreme.stat !== "rank");
}
