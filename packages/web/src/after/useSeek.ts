/** Going to places in a record faster than they are shown: what is pressed next goes on from where one is about to be. */
import { useCallback, useEffect, useRef } from "react";
import { useSession } from "../state/session.ts";

export function useSeek(step: number, of: number) {
  const { host } = useSession();
  const waiting = useRef<number[]>([]);
  const shown = useRef(step);
  useEffect(() => {
    shown.current = step;
    const came = waiting.current.indexOf(step);
    waiting.current = came < 0 ? [] : waiting.current.slice(came + 1);
  }, [step]);

  /** Where one is, or is about to be. */
  const at = useCallback((): number => waiting.current.at(-1) ?? shown.current, []);
  const seek = useCallback(
    (to: number | undefined): void => {
      if (to === undefined || to < 0 || to > of || to === at()) return;
      waiting.current.push(to);
      void host.seek(to);
    },
    [host, of, at],
  );
  return { at, seek };
}
