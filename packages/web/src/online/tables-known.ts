/** The tables that somebody has sat at in this browser, and which match was begun at which. */
import { z } from "zod";

const KEY = "tefuda.tables";
const MOST = 12;

const known = z.array(z.object({ table: z.string(), match: z.string().nullable() }));
type Known = z.infer<typeof known>;

function read(): Known {
  try {
    return known.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** The one that was sat at last stands first. */
export function noteTable(table: string, match: string | null): void {
  const others = read().filter((one) => one.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, match }, ...others].slice(0, MOST)));
  } catch {
    // Nothing may be kept here: then the lobby does not lead back.
  }
}

export const knownTables = (): string[] => read().map(({ table }) => table);

/** At which table a match was begun; null where that is not known here. */
export const tableOf = (match: string): string | null =>
  read().find((one) => one.match === match)?.table ?? null;
