/** What can be done to which cards: where they lie, and what a card of that sort has. */
import { asAny, partsOf } from "@tefuda/language";
import { ELSEWHERE, type Fault, NO_FIGHTER } from "./faults.ts";
import { fights } from "./nouns.ts";
import { type Statement, subjectOf } from "./statements.ts";
import type { Action, Cards, Description, Effect } from "./tree.ts";

/** What is done to a card, or said of it: of a statement its name where it matters which; "named" where nothing is done to it. */
export type Deed = Action["do"] | "becomes" | "loses" | "named";
/** What a statement is, as far as it matters where its cards lie. */
export const deedOf = ({ is }: Statement): Deed => (is === "becomes" || is === "loses" ? is : "lasting");

/** What only a card on the field can be the object of. */
const ON_THE_FIELD: ReadonlySet<Deed> = new Set([
  "destroy",
  "tap",
  "untap",
  "lasting",
  "becomes",
  "loses",
  "swapStats",
  "exchangeStat",
  "control",
  "swapControl",
  "attackAgain",
  "attach",
  "equip",
  "redirect",
  "levelUp",
]);
/** What a covered card can be the object of besides. */
const COVERED_TOO: ReadonlySet<Deed> = new Set(["becomes", "loses"]);

/** Whether an action can only be done to a card on the field. */
export const needsField = (action: Deed): boolean => ON_THE_FIELD.has(action);

/** What says of its object what it is or does, so that "it" in that goes on speaking of the same subject. */
export const SAID_OF_IT: ReadonlySet<string> = new Set([
  "lasting",
  "becomes",
  "loses",
  "swapStats",
  "attackAgain",
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
export function misplaced(cards: Cards, action: Deed): Fault | undefined {
  if (!ON_THE_FIELD.has(action)) return undefined;
  const zone = "count" in cards ? cards.what.zone : "ref" in cards ? cards.from : undefined;
  if (!zone || zone.in === "field" || (zone.in === "under" && COVERED_TOO.has(action))) return undefined;
  return ELSEWHERE;
}

/**
 * What is wrong with what a text asks of spells: they have nothing of what makes a fighter.
 * @param card what bears it
 */
export function unfit(effect: Effect, card?: Description["noun"]): Fault | undefined {
  const parts = partsOf(card === "spell" ? asAny(effect, card) : effect);
  return parts.some(asksFighter) ? NO_FIGHTER : undefined;
}

function asksFighter(node: object): boolean {
  if ("noun" in node) return node.noun === "spell" && isFighter(node as Description);
  if ("is" in node && typeof node.is === "string") {
    const statement = node as Statement;
    return areSpells(subjectOf(statement)) && isOfFighters(statement);
  }
  if ("on" in node) {
    const { on, what, by } = node as { on: string; what?: Cards; by?: string };
    return (FOUGHT.has(on) || (on === "destroys" && by === "battle")) && areSpells(what);
  }
  const { do: does, what } = node as { do?: string; what?: Cards };
  return (does === "swapStats" || does === "attackAgain") && areSpells(what);
}
/** What happens to units alone. */
const FOUGHT: ReadonlySet<string> = new Set([
  "attacks",
  "afterAttack",
  "attacked",
  "directHit",
  "levelledUp",
]);
function isOfFighters(statement: Statement): boolean {
  switch (statement.is) {
    case "bonus":
      return statement.by.some(({ stat }) => stat !== "rank");
    case "set":
      return statement.stats.some((stat) => stat !== "rank");
    case "scale":
      return statement.stat !== "rank";
    default:
      return "what" in statement && FIGHTING.has(statement.what);
  }
}
const FIGHTING: ReadonlySet<string> = new Set([
  "attack",
  "beAttacked",
  "attackDirectly",
  "beDestroyedInBattle",
  "attackTarget",
  "beTarget",
  "attackTimes",
  "attackEach",
]);

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
