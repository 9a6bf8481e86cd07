/** True once something has been so for a while: what is over in a moment is not worth a word. */
import { useEffect, useState } from "react";

/** `after` in milliseconds. */
export function useLasting(now: boolean, after: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!now) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), after);
    return () => clearTimeout(timer);
  }, [now, after]);
  return now && lasts;
}

/** A line that is broken for so long is told of. Milliseconds. */
export const BROKEN_FOR = 800;
