/** What the phrases that every game has are told of this one. */

import { ownDeeds } from "@tefuda/language/actions/verbs";
import type { Game } from "@tefuda/language/phrases/antecedent";
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

export const rows: Rows = rowsOf(ownDeeds(vocabulary.verbs));

export const subjects: readonly Subject[] = subjectsOf(vocabulary.cards);
