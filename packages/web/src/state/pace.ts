/** How long what is shown stands, so that it can be followed. */
import type { DeedKind } from "@tefuda/kernel";
import type { Deed } from "./deeds.ts";

/** Milliseconds that a step of somebody else stands, by speed. */
export const paces = { instant: 0, fast: 420, normal: 950, slow: 1900 } as const;
export type Speed = keyof typeof paces;

/** A card that is played is read; that cards have moved is seen at a glance. */
const times: Readonly<Record<DeedKind, number>> = {
  turn: 0.8,
  move: 0.6,
  play: 1.6,
  strike: 1.2,
  hurt: 1,
  fall: 1,
  lose: 1.1,
  gain: 0.9,
};
const OWN = 0.4;
const QUIET = 0.25;

/** Whoever does something knows what it is: it is shown in passing. What comes of it is news to everybody. */
const isOwn = ({ kind, seat }: Deed, observer: number): boolean =>
  seat === observer && (kind === "move" || kind === "play" || kind === "strike" || kind === "turn");

/** How long a deed stands, as a part of the pace. */
export function holdOf(deed: Deed | null, observer: number): number {
  if (!deed || deed.says.length === 0) return QUIET;
  return isOwn(deed, observer) ? OWN : deed.kind ? times[deed.kind] : 1;
}

/** Whether it stands so long that a question waits until it has been seen. */
export const isShown = (deed: Deed | null, observer: number): boolean => holdOf(deed, observer) > OWN;
