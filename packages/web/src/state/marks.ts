/** Moments that somebody wants to find again when the match is over, while it goes on: kept in this browser, of the latest matches. */
import type { Update } from "@tefuda/host/host";
import { parsed } from "@tefuda/host/read";

const MARKS = "tefuda.marks";
/** Matches whose marks are kept. */
const MATCHES = 20;
/** Marks of one match. */
const MOST = 50;

/** A match, and after how many of its answers something in it is marked; the latest match last. */
type Marked = readonly (readonly [match: string, steps: readonly number[]])[];

/** By what a match is known in this browser. Those that are played elsewhere have an address of their own. */
const matchOf = ({ kept }: Pick<Update, "kept">): string => kept.id ?? location.hash;

/** After how many answers of the match something is marked. */
export const marksIn = (update: Pick<Update, "kept">): readonly number[] =>
  read().find(([match]) => match === matchOf(update))?.[1] ?? [];

/** Marks where a match stands; what was marked behind that has been taken back. */
export function mark(update: Pick<Update, "kept" | "step">): void {
  const match = matchOf(update);
  const steps = [...marksIn(update).filter((step) => step < update.step), update.step].slice(-MOST);
  const others = read().filter(([one]) => one !== match);
  keep([...others, [match, steps] as const].slice(-MATCHES));
}

function read(): Marked {
  let found: unknown;
  try {
    found = parsed(localStorage.getItem(MARKS) ?? "");
  } catch {
    // nothing may be kept here
  }
  return Array.isArray(found) ? found.filter(isMarked) : [];
}

const isMarked = (one: unknown): one is Marked[number] =>
  Array.isArray(one) &&
  typeof one[0] === "string" &&
  Array.isArray(one[1]) &&
  one[1].every((step) => Number.isInteger(step));

function keep(marked: Marked): void {
  try {
    localStorage.setItem(MARKS, JSON.stringify(marked));
  } catch {
    // where nothing may be kept or nothing more has room, the match goes on without
  }
}
