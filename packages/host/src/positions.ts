/** Matches that begin at a position: who sits there, and what makes one a puzzle. */
import type { MatchRecord } from "@tefuda/kernel";
import type { PlayerKind, SavedMatch } from "./host.ts";
import type { RoomOptions } from "./room.ts";
import type { Position, Rulings } from "./rulings.ts";
import type { Library } from "./shelf.ts";

/** Who replies in a puzzle as long as nothing refutes what was done. */
export const STUBBORN: PlayerKind = "greedy";

/** A person sits where somebody is asked, and everywhere else what is named. */
export function savedAt({ record, asked }: Position, others: PlayerKind): SavedMatch {
  const players = record.lists.map((_, seat) => (seat === asked ? "person" : others));
  return { record, players, held: record.choices.map(() => false) };
}

/**
 * What makes a match the puzzle that it says it is; nothing where the game has that puzzle no more, or has it otherwise. It
 * is loaded only for puzzles.
 */
export async function riddleOf(
  library: Library,
  rulings: Rulings,
  { record, puzzle: title }: SavedMatch,
): Promise<RoomOptions["riddle"]> {
  if (title === undefined) return undefined;
  const { game } = record;
  const position = await rulings.standing(game, title, "puzzles").catch(() => undefined);
  const goal = position?.goal;
  if (!goal || beginning(position.record) !== beginning(record)) return undefined;
  const { pack } = library.open(game);
  const { Riddle } = await import("./riddle.ts");
  return (match) => new Riddle({ title, goal }, match, pack);
}

const beginning = ({ seed, lists, settings, opening, choices }: MatchRecord): string =>
  JSON.stringify([seed, lists, settings, opening, choices.slice(0, opening?.after ?? 0)]);
