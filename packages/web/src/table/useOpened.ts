/** What is open over the table: one sheet, and under it those from which one came to it. */
import { useCallback, useMemo, useState } from "react";
import type { Open } from "./context.ts";

/** What is read, and leads on to other things to read. */
const READ: ReadonlySet<Open["sheet"]> = new Set([
  "rule",
  "card",
  "zone",
  "under",
  "action",
  "why",
  "log",
  "since",
  "end",
]);

/** Opens a sheet; null closes all. Or makes it of what is open. */
export type OpenIt = (next: Open | null | ((before: Open | null) => Open | null)) => void;

export interface Opened {
  opened: Open | null;
  open: OpenIt;
  /** Closes what lies on top: what it was opened from is there again. */
  back: () => void;
}

export function useOpened(): Opened {
  const [trail, setTrail] = useState<readonly Open[]>([]);
  const open = useCallback<OpenIt>(
    (next) =>
      setTrail((trail) => opening(trail, typeof next === "function" ? next(trail.at(-1) ?? null) : next)),
    [],
  );
  const back = useCallback(() => setTrail((trail) => trail.slice(0, -1)), []);
  const opened = trail.at(-1) ?? null;
  return useMemo(() => ({ opened, open, back }), [opened, open, back]);
}

/** What is open once something more has been opened. Another of the same kind takes its place. */
export function opening(trail: readonly Open[], next: Open | null): readonly Open[] {
  if (next === null) return trail.length === 0 ? trail : [];
  const top = trail.at(-1);
  if (next === top) return trail;
  if (!top || !READ.has(top.sheet) || !READ.has(next.sheet)) return [next];
  return [...(top.sheet === next.sheet ? trail.slice(0, -1) : trail), next];
}
