/**
 * A match that goes its own way from a place in a record. Its cards lie as they lay there and its chance goes on from the
 * same seed: another choice is so compared with the same luck. Whoever has watched the record may know what lies hidden;
 * the programs know no more than their seats do.
 */
import { programsOf } from "@tefuda/bots";
import type { GamePackage } from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import { HostError, type PlayerKind, type SavedMatch } from "./host.ts";

export interface BranchAsked {
  /** After how many answers. */
  step: number;
  /** Who plays on, seat by seat. */
  players: PlayerKind[];
}

export function branchOf(pack: GamePackage, record: SavedRecord, { step, players }: BranchAsked): SavedMatch {
  if (players.length !== record.lists.length) throw new HostError("Somebody sits at every seat.");
  if (step < (record.opening?.after ?? 0) || step > record.choices.length)
    throw new HostError("Nothing can be played on from there.");
  // how it ended and what was seen belongs to what is left behind, and so do the programs that played it
  const { end: _, seen: __, programs: ___, ...whole } = record;
  return {
    record: { ...whole, choices: record.choices.slice(0, step), ...programsOf(players, pack) },
    players,
    held: Array<boolean>(step).fill(false),
    branch: step,
  };
}
