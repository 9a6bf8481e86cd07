/** How much was said at a match that nobody here has looked at yet: all that the tools of the table need to know of it. */
import { useSyncExternalStore } from "react";

let fresh = 0;
const listeners = new Set<() => void>();

export function setTalkCount(count: number): void {
  if (count === fresh) return;
  fresh = count;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useTalkCount = (): number => useSyncExternalStore(subscribe, () => fresh);
