/** 5 Steps that are left out, and cards that are another player's for a time (trails-3.7, 5.1). */
import {
  dropModifiers,
  endMod,
  firstMod,
  type Machine,
  MOD_SIZE,
  makeModifier,
  marked,
  modAmount,
  modArg,
  modifierOf,
  modSubject,
  modUntil,
  NONE,
  seatSubject,
} from "@tefuda/kernel";
import { comesOver } from "../events.ts";
import { mark } from "../schema.ts";

/** Of a seat: the step that its argument counts, from the draw step on. */
export const SKIPPED = makeModifier({ mark: mark("skips"), by: (m, mod, step) => modArg(m, mod) === step });
/** Of a card that is on another side than its owner's for as long as this lasts. */
export const CONTROLLED = makeModifier({ mark: mark("controlled") });

/** Whether a player leaves a step out; with that one effect that says so is over. */
export function skips(m: Machine, seat: number, step: number): boolean {
  const found = marked(m, seatSubject(seat), mark("skips"), step);
  if (found === NONE) return false;
  dropModifiers(m, (mod) => mod === found);
  return true;
}

/** Whoever owns a card that was another's for a term that ends now has it back. */
export function giveBack(m: Machine, term: number): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    if (modifierOf(m, mod) !== CONTROLLED || modUntil(m, mod) !== term) continue;
    const card = modSubject(m, mod);
    if (comesOver(m, card, m.owner(card))) mod = firstMod(m) - MOD_SIZE;
  }
}

/** What waited for a moment that has come waits no more. */
export const forgetSpent = (m: Machine): void =>
  dropModifiers(m, (mod) => modifierOf(m, mod).delayedTrigger !== undefined && modAmount(m, mod) === 1);
