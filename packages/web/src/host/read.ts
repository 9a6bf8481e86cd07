/** Reading a match that was kept as text. */
import type { SavedMatch } from "./host.ts";
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
