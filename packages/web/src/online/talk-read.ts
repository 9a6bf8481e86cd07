/** Up to which line somebody has read what was said at a place, in this browser. */
import type { Place } from "@tefuda/host/online/talk-schemas";
import { z } from "zod";

const KEY = "tefuda.talk-read";
const MOST = 24;

const marks = z.array(z.object({ key: z.string(), number: z.number() }));

export const keyOf = ({ kind, id }: Place): string => `${kind} ${id}`;

function kept(): z.infer<typeof marks> {
  try {
    return marks.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** 0 where nothing was read, or nothing is known of it here. */
export const readUpTo = (place: Place): number => kept().find(({ key }) => key === keyOf(place))?.number ?? 0;

export function noteRead(place: Place, number: number): void {
  const key = keyOf(place);
  const others = kept().filter((one) => one.key !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ key, number }, ...others].slice(0, MOST)));
  } catch {
    // Nothing may be kept here: then it is new again at the next visit.
  }
}
