/** Immunity (ttcg-11.2) against what chooses, does and lasts, and what takes a card's effects away. */
import {
  endMod,
  firstMod,
  type Machine,
  MOD_SIZE,
  type Modifier,
  marked,
  modifierOf,
  modSource,
  NONE,
  touches,
} from "@tefuda/kernel";
import { mark, onTop } from "../schema.ts";

export function isImmune(m: Machine, card: number, source: number): boolean {
  return source !== card && onTop(m, card) && marked(m, card, mark("immune"), source) !== NONE;
}
/** A card that is immune to what takes its effects away keeps them. */
export const hasLostEffects = (m: Machine, card: number): boolean =>
  marked(m, card, mark("noEffects"), card) !== NONE;
/**
 * Whether the card that gives an immunity has lost its effects to something that the immunity is not against: against
 * the rest it holds, so that neither waits for the other.
 */
export function losesImmunity(m: Machine, immunity: number, against: NonNullable<Modifier["by"]>): boolean {
  const source = modSource(m, immunity);
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    if (
      modifierOf(m, mod).mark === mark("noEffects") &&
      touches(m, mod, source) &&
      !against(m, immunity, modSource(m, mod))
    )
      return true;
  return false;
}
