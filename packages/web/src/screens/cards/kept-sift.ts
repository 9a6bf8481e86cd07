/** What is wanted of the cards of a game, and which was looked at last: it holds for the visit, also over a reload. */

import { parsed } from "@tefuda/host/read";
import { useCallback, useSyncExternalStore } from "react";
import { ALL, type Sift, sift } from "./sift.ts";

const listeners = new Set<() => void>();
const kept = new Map<string, Sift>();
const looked = new Map<string, string>();

const keyOf = (game: string): string => `tefuda.cards.${game}`;

function siftOf(game: string): Sift {
  const before = kept.get(game);
  if (before) return before;
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(keyOf(game));
  } catch {
    // Nothing may be kept here.
  }
  const read = sift.safeParse(parsed(text ?? "{}"));
  const found = read.success ? read.data : ALL;
  kept.set(game, found);
  return found;
}

function keep(game: string, wanted: Sift): void {
  kept.set(game, wanted);
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(wanted));
  } catch {
    // Nothing may be kept here; it holds until a reload.
  }
  for (const tell of listeners) tell();
}

export function useSift(game: string): [Sift, (change: Partial<Sift>) => void] {
  const wanted = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => siftOf(game),
  );
  const change = useCallback((some: Partial<Sift>) => keep(game, { ...siftOf(game), ...some }), [game]);
  return [wanted, change];
}

/** The card that was looked at last, to which whoever comes back to the list returns. */
export const lookAt = (game: string, card: string): void => void looked.set(game, card);
/** That card; it is returned to once. */
export function lookedAt(game: string): string | undefined {
  const card = looked.get(game);
  looked.delete(game);
  return card;
}
