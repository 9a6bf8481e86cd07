/** Opening packs: what lies in them hangs on a seed, open or secret, and on nothing else. */
import { Chance, isOpen, type PackInfo, type PackSlot, type Seed, secretChance } from "@tefuda/kernel";

/** A source of chance of its own, apart from that of the match which is played with the same seed. */
export function packChance(seed: Seed, seat = 0): Chance {
  if (!isOpen(seed)) return secretChance(seed, `packs ${seat}`);
  const chance = new Chance();
  chance.open(Math.imul(seed, 69_069) + 1_000_003 * (seat + 1));
  return chance;
}

/** Names of the cards of one pack, slot by slot; moves `chance` on. */
export const openPack = (set: PackInfo, chance: Chance): string[] =>
  set.slots.flatMap((slot) => Array.from({ length: slot.cards }, () => draw(slot, chance)));

export const openPacks = (set: PackInfo, packs: number, chance: Chance): string[][] =>
  Array.from({ length: packs }, () => openPack(set, chance));

/** First the sort by its weight, then one of its cards. */
function draw({ sorts }: PackSlot, chance: Chance): string {
  let rest = chance.below(sorts.reduce((n, sort) => n + sort.weight, 0));
  const sort = sorts.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  })!;
  return sort.names[chance.below(sort.names.length)]!;
}

/** What every seat plays with: the packs it opened, and all their cards as its list. */
export interface SealedDeal {
  packs: string[][][];
  lists: string[][];
}

/** The packs of a match in which each seat plays with what it opens. */
export function sealedDeal(set: PackInfo, packs: number, seed: Seed, seats: number): SealedDeal {
  const opened = Array.from({ length: seats }, (_, seat) => openPacks(set, packs, packChance(seed, seat)));
  return { packs: opened, lists: opened.map((own) => own.flat()) };
}
