/** What the phrases that every game has are told of this one. */

import type { Game } from "@tefuda/language/phrases/antecedent";
import { type Subject, subjectsOf } from "@tefuda/language/phrases/players";
import { vocabulary } from "./words.ts";

export const game: Game = {
  usual: "unit",
  bringUp: ["draw", "mill", "dig"],
  yours: ["dig"],
  away: ["draw", "discard", "mill", "move", "look", "reveal", "destroy"],
  moves: ["move"],
};

export const subjects: readonly Subject[] = subjectsOf(vocabulary.cards);
