/** Which text sets off which: seen on tables where each text is set off once and the game is let go on. */
import {
  type Ability,
  cardsGiven,
  type Machine,
  MachineFault,
  queueLength,
  queueTrigger,
  triggerAbility,
  triggerAt,
} from "@tefuda/kernel";

/** Thrown to end what would go on. */
export class Enough extends Error {}

/** What waits to happen, by ability, as often as it does. */
export function waiting(m: Machine): number[] {
  return Array.from({ length: queueLength(m) }, (_, i) => triggerAbility(m, triggerAt(m, i)).id);
}
/** Sets a text of a card off, as if what it waits for had just happened to the card or to its player. */
export function setOff(m: Machine, ability: Ability, card: number, other: number): void {
  const { event, self } = ability.triggers[0]!;
  const seat = m.actsFor(card);
  m.e.fill(-1);
  for (let i = 0; i < event.params; i++) {
    const isCard = (event.cards & (1 << i)) !== 0;
    m.e[i] = isCard ? (i === 0 && self ? card : other) : i === 0 ? seat : 1;
  }
  queueTrigger(m, ability.id, card, false, cardsGiven(ability.triggers));
}

/** Runs on until something is done, and says whether it went without a fault. */
export function runs(does: () => void): boolean {
  try {
    does();
    return true;
  } catch (error) {
    if (error instanceof Enough) return true;
    if (error instanceof MachineFault) return false;
    throw error;
  }
}
