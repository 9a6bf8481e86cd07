/** Players as the subject of a sentence and as those whose something is. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import type { Who } from "../tree.ts";

/**
 * Who a form speaks of, and how it is said. "rivals" and "players" are "opponents" and "everybody" in the plural, and
 * "that" is "they" in the singular: the same players with another form of the verb.
 */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  opponent: ["a opponent", "(your|the|one|any) opponent", "(a|the) enemy"],
  opponents: ["each opponent", "every opponent", "each of your opponents"],
  everybody: ["each player", "every player", "everybody", "everyone"],
  others: ["each other player", "every other player"],
  owner: ["its owner", "(the|their) owner"],
  its: ["its player", "(its|the|their) controller", "that card's player"],
  they: ["they"],
  that: ["that player"],
  rivals: [
    "your opponents",
    "your opponents each",
    "[all] opponents",
    "all your opponents",
    "all of your opponents",
  ],
  players: ["players", "all players", "both players"],
};

/** What a form means where that is not the form itself. */
export const meaning: Readonly<Record<string, string>> = {
  rivals: "opponents",
  players: "everybody",
  that: "they",
};

/** The same for templates. */
export const means = { by: meaning };

/** The player that a form speaks of. */
export function whoOf(by: string | undefined): Who {
  return (meaning[by ?? ""] ?? by ?? "you") as Who;
}

const possessives: Readonly<Record<Who, readonly string[]>> = {
  you: ["your", "your own"],
  opponent: ["a opponent's", "(your|the|one) opponent's", "the enemy's"],
  opponents: ["each opponent's", "(your|all) opponents'", "every opponent's", "opponents'"],
  everybody: ["each player's", "(every|any) player's", "(all|both) players'", "players'"],
  others: ["each other player's", "every other player's"],
  owner: ["its owner's", "their (owner's|owners')"],
  its: ["its player's", "(its|their) controller's"],
  they: ["their", "that player's"],
};

export const players: Production[] = [
  ...Object.entries(possessives).map(([who, en]) => say("Whose", who, en)),
  say("Side", { side: "yours" }, ["your", "your own"]),
  say("Side", { side: "enemy" }, [
    "your opponents'",
    "(your|a|the|each|every) opponent's",
    "opponents'",
    "the enemy's",
  ]),
];
