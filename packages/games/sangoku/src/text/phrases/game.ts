/** What the phrases that every game has are told of this one. */

import type { Game } from "@tefuda/language/phrases/antecedent";
import { type Subject, subjectsOf } from "@tefuda/language/phrases/players";
import { vocabulary } from "./words.ts";

export const game: Game = {
  usual: "general",
  bringUp: ["draw", "mill", "dig"],
  yours: ["dig"],
  ownSides: true,
  away: ["draw", "discard", "mill", "retire", "move", "look", "reveal"],
  moves: ["move", "toResources"],
};

export const subjects: readonly Subject[] = subjectsOf(vocabulary.cards);
