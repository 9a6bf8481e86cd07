/** Reading a match from a file: as it is saved here, or a bare record from another program. */
import type { SavedMatch } from "../host/host.ts";
import { parsed, readSaved } from "../host/read.ts";
import { record } from "../host/schemas.ts";

export function readFileText(text: string): SavedMatch | undefined {
  const whole = readSaved(text);
  if (whole) return whole;
  const read = record.safeParse(parsed(text));
  if (!read.success) return undefined;
  return { record: read.data, players: read.data.lists.map(() => "person"), held: [] };
}
