/** Of which matches somebody has seen in this browser how they ended. */
import { useSyncExternalStore } from "react";
import { z } from "zod";

const KEY = "tefuda.ends";
/** As many as a server tells of. */
const MOST = 50;

const known = z.array(z.string());
const listeners = new Set<() => void>();
let seen = read();

function read(): readonly string[] {
  try {
    return known.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function noteEnd(match: string): void {
  if (seen.includes(match)) return;
  seen = [match, ...read().filter((one) => one !== match)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Nothing may be kept here: then it is told once more.
  }
  for (const listener of listeners) listener();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export const useEndsSeen = (): readonly string[] => useSyncExternalStore(subscribe, () => seen);
