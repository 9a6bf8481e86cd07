/** What the phrases that every game has are told of this one. */

import { ownDeeds } from "@tefuda/language/actions/verbs";
import type { Game } from "@tefuda/language/phrases/antecedent";
import { type Subject, subjectsOf } from "@tefuda/language/phrases/players";
import { rowsOf } from "@tefuda/language/phrases/rows";
import { tellerOf } from "@tefuda/language/phrases/told";
import { vocabulary } from "./words.ts";

export const game: Game = {
  usual: "unit",
  bringUp: ["draw", "mill", "dig"],
  yours: ["dig"],
  away: ["draw", "discard", "mill", "move", "look", "reveal", "destroy"],
  moves: ["move"],
};

/** Bonuses stand on cards. */
export const tell = tellerOf(["bonus"]);

export const rows = rowsOf(ownDeeds(vocabulary.verbs));

export const subjects: readonly Subject[] = subjectsOf(vocabulary.cards);
