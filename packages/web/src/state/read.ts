/** Reading a match that was kept as text: by this table, or by another program. */
import type { SavedMatch } from "../host/host.ts";
import { record, saved } from "../host/schemas.ts";

function parsed(text: string): unknown {
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

/** A match from a file: as it is saved here, or a bare record from another program. */
export function readFileText(text: string): SavedMatch | undefined {
  const whole = readSaved(text);
  if (whole) return whole;
  const read = record.safeParse(parsed(text));
  if (!read.success) return undefined;
  return { record: read.data, players: read.data.lists.map(() => "person"), held: [] };
}
