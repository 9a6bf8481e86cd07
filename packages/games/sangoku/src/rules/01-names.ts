/** 1 Upfront rules: one general of a name (sangoku-1.9, 1.10). */
import { fact, type Machine } from "@tefuda/kernel";
import { BATTLEFIELD, GENERAL, inZone, is, isGeneral, NAME, playerOf, RESOURCES } from "../schema.ts";

/** sangoku-6.3: whether a player has a general of the name of a card on the battlefield. */
export function isOnBattlefield(m: Machine, card: number, seat: number): boolean {
  for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c))
    if (c !== card && isGeneral(m, c) && fact(m, c, NAME) === fact(m, card, NAME)) return true;
  return false;
}
/** sangoku-6.4: the face-up resource of a player that has the name of a card; a face-down one has none (sangoku-1.10). */
export function namesakeInResources(m: Machine, card: number, seat: number): number {
  for (let c = m.first(m.zoneOf(RESOURCES, seat)); c >= 0; c = m.next(c))
    if (c !== card && is(m, c, GENERAL) && !m.faceDown(c) && fact(m, c, NAME) === fact(m, card, NAME))
      return c;
  return -1;
}
/** Whether a card may count among the generals of a player without breaking the limit; reinforcements always may. */
export const isFree = (m: Machine, card: number, seat: number): boolean =>
  !is(m, card, GENERAL) || (!isOnBattlefield(m, card, seat) && namesakeInResources(m, card, seat) < 0);

/** sangoku-1.10: an effect that would break the limit leaves the card as it is. */
export function mayTurnUp(m: Machine, card: number): boolean {
  m.cite("sangoku-1.10");
  return inZone(m, card, RESOURCES) && isFree(m, card, playerOf(m, card));
}
