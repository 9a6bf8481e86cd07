/** Damage that does not come to pass: so much of what comes next, or all of the next (trails-2.5). */
import {
  dropModifiers,
  endMod,
  firstMod,
  type Machine,
  MOD_SIZE,
  makeModifier,
  modAmount,
  modifierOf,
  modSubject,
  seatSubject,
  setModAmount,
} from "@tefuda/kernel";
import { mark } from "./schema.ts";

/** Of a seat: the amount is how much is still kept from it. */
export const PREVENTS = makeModifier({ mark: mark("prevents") });
/** An amount that stands for all damage that comes at once. */
export const ALL = 9999;

/** How much of some damage is left, when what keeps it away has been used for it, the oldest first. */
export function prevented(m: Machine, seat: number, n: number): number {
  let left = n;
  for (let mod = firstMod(m); mod < endMod(m) && left > 0; mod += MOD_SIZE) {
    if (modifierOf(m, mod) !== PREVENTS || modSubject(m, mod) !== seatSubject(seat)) continue;
    const kept = Math.min(left, modAmount(m, mod));
    left -= kept;
    setModAmount(m, mod, modAmount(m, mod) === ALL ? 0 : modAmount(m, mod) - kept);
  }
  dropModifiers(m, (mod) => modifierOf(m, mod) === PREVENTS && modAmount(m, mod) === 0);
  return left;
}
