/** Reading a match that was kept as text. */
import type { KeptGame, SavedMatch } from "./host.ts";
import type { PreparedMatch } from "./preparing.ts";
import { prepared, saved } from "./schemas.ts";

/** What stands in a text that should be JSON; undefined if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readSaved(text: string): SavedMatch | undefined {
  const read = saved.safeParse(parsed(text));
  return read.success ? read.data : undefined;
}

/** A game as it is kept: one that is being played, or one whose packs are being opened. */
export function readKept(text: string): SavedMatch | PreparedMatch | undefined {
  const read = prepared.safeParse(parsed(text));
  return read.success ? read.data : readSaved(text);
}

/** What the first page tells of a kept game; null if it cannot be read. */
export function summary(text: string): KeptGame["match"] {
  const kept = readKept(text);
  if (!kept) return null;
  if ("record" in kept)
    return {
      game: kept.record.game,
      players: kept.players,
      answers: kept.record.choices.length,
      given: kept.held.filter(Boolean).length,
      packs: false,
      over: kept.record.end !== undefined,
      ...(kept.winner === undefined ? {} : { winner: kept.winner }),
      ...begunAs(kept),
      ...(kept.branch === undefined ? {} : { branch: kept.branch }),
    };
  const { game, players } = kept.plan;
  return { game, players: players.map(({ kind }) => kind), answers: 0, given: 0, packs: true, over: false };
}

function begunAs({ lesson, puzzle }: SavedMatch): { begun?: "lesson" | "puzzle" } {
  if (puzzle !== undefined) return { begun: "puzzle" };
  return lesson === undefined ? {} : { begun: "lesson" };
}
