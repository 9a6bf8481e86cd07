/** Reading a match from a file: as it is saved here, or a bare record from another program. */
import type { SavedMatch } from "@tefuda/host/host";
import { parsed, readSaved } from "@tefuda/host/read";
import { record } from "@tefuda/host/schemas";

export function readFileText(text: string): SavedMatch | undefined {
  const whole = readSaved(text);
  if (whole) return whole;
  const read = record.safeParse(parsed(text));
  if (!read.success) return undefined;
  return { record: read.data, players: read.data.lists.map(() => "person"), held: [] };
}
