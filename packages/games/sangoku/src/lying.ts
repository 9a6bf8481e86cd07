/** What lies on a general (sangoku-6.6, 10.27). */
import { attachedTo, type Machine, marked, NONE } from "@tefuda/kernel";
import { mark } from "./schema.ts";

/** The reinforcement on a general, or the stance card; NONE. */
export function lyingOn(m: Machine, general: number, stance: boolean): number {
  if (attachedTo(m, general) < 0) return NONE;
  for (let c = m.first(m.zone(general)); c >= 0; c = m.next(c))
    if (m.host(c) === general && m.faceDown(c) === stance) return c;
  return NONE;
}

/** Whether no text of either keeps a reinforcement from a general (sangoku-1.2). */
export const mayBear = (m: Machine, general: number, card: number): boolean =>
  marked(m, card, mark("cannotEquipTo"), general) === NONE &&
  marked(m, general, mark("cannotBeEquipped"), card) === NONE;
