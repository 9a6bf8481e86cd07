/** The keys of a replay: signs that no card and no list takes, and T for the turns. */
import { useEffect, useRef } from "react";
import { getSettings } from "../state/settings.ts";

export type ReplayKeys = Record<"," | "." | "[" | "]" | "t", () => void>;

/** They hold while no sheet is open, as far as single keys are wanted at all. */
export function useReplayKeys(keys: ReplayKeys, off: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (off) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("select, textarea, [role=dialog], [role=menu]") || !getSettings().shortcuts) return;
      const key = event.key.toLowerCase();
      if (key in latest.current) latest.current[key as keyof ReplayKeys]();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [off]);
}
