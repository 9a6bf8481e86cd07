/** What somebody is at in limited play, kept in this tab while it is open: a reload loses nothing of it. */
import { useCallback, useState } from "react";
import { z } from "zod";

/** A deck that is being made. */
export const KEPT_DECK = z.array(z.string()).max(500);
/** How many packs have been looked into. */
export const KEPT_COUNT = z.int().min(0);

function read<Kept>(key: string, schema: z.ZodType<Kept>): Kept | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

export function useKept<Kept>(
  of: string,
  schema: z.ZodType<Kept>,
  first: Kept,
): [Kept, (next: Kept) => void] {
  const key = `tefuda-limited-${of}`;
  const [kept, setKept] = useState(() => read(key, schema) ?? first);
  const set = useCallback(
    (next: Kept) => {
      setKept(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // then it is kept as long as the page is open
      }
    },
    [key],
  );
  return [kept, set];
}
