/** Whether a media query holds just now. */
import { useCallback, useSyncExternalStore } from "react";

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Narrower than this a page is laid out for a phone; in letters, so that whoever wants them larger gets it sooner. */
export const phone = "(max-width: 47.5em)";
/** A phone, also one that lies. */
export const small = "(max-width: 47.5em), (max-height: 30em)";
export const calm = "(prefers-reduced-motion: reduce)";
