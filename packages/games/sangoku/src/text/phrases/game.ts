/** What the phrases that every game has are told of this one. */
import type { Game } from "@tefuda/language/phrases/antecedent";
import type { Action, Cards, Who } from "@tefuda/language/phrases/bones";
import { type Subject, subjectsOf } from "@tefuda/language/phrases/players";
import { type Rows, rowsOf } from "@tefuda/language/phrases/rows";
import { tellerOf } from "@tefuda/language/phrases/told";
import { vocabulary } from "./words.ts";

export const game: Game = {
  usual: "general",
  bringUp: ["draw", "mill", "dig"],
  yours: ["dig"],
  ownSides: true,
  away: ["draw", "discard", "mill", "retire", "move", "look", "reveal"],
  moves: ["move", "toResources"],
};

/** Statements of numbers stand on cards. */
export const tell = tellerOf(["power", "fortDamage"]);

/** What a player does to what is their own, so that they choose it and are named as who does it. */
export const ownDeeds: readonly string[] = ["retire", "tap", "stand", "turnUp", "turnDown"];

/** Whether cards are some of a player's own. */
export const ownOf = (what: Cards, who: Who): boolean => {
  if (!("count" in what) || what.count === "all") return false;
  const { side, zone } = what.what;
  return side === (who === "you" ? "yours" : "opponents") || zone?.whose === who;
};

/** "Your opponent retires one of their generals" is your opponent's deed. */
function ownDoer(action: Action): Who | undefined {
  const what = action.what as Cards;
  const theirs =
    ownDeeds.includes(action.do) &&
    "count" in what &&
    what.chosenBy === "opponent" &&
    !what.random &&
    ownOf(what, "opponent");
  return theirs ? "opponent" : undefined;
}

export const rows: Rows = rowsOf(ownDoer);

export const subjects: readonly Subject[] = subjectsOf(vocabulary.cards);
