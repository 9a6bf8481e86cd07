/** What lies on a general (sangoku-6.6, 10.27). */
import { attachedTo, type Machine, NONE } from "@tefuda/kernel";

/** The reinforcement on a general, or the stance card; NONE. */
export function lyingOn(m: Machine, general: number, stance: boolean): number {
  if (attachedTo(m, general) < 0) return NONE;
  for (let c = m.first(m.zone(general)); c >= 0; c = m.next(c))
    if (m.host(c) === general && m.faceDown(c) === stance) return c;
  return NONE;
}
