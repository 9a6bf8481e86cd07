/** Opening packs: what lies in them hangs on a seed and on nothing else. */
import { below, type PackInfo, type PackSlot, seedWords } from "@tefuda/kernel";

/** A source of chance of its own, apart from that of the match which is played with the same seed. */
export function packChance(seed: number, seat = 0): Uint32Array {
  const words = new Uint32Array(4);
  seedWords(words, Math.imul(seed, 69_069) + 1_000_003 * (seat + 1));
  return words;
}

/** Names of the cards of one pack, slot by slot; moves `chance` on. */
export const openPack = (set: PackInfo, chance: Uint32Array): string[] =>
  set.slots.flatMap((slot) => Array.from({ length: slot.cards }, () => draw(slot, chance)));

export const openPacks = (set: PackInfo, packs: number, chance: Uint32Array): string[][] =>
  Array.from({ length: packs }, () => openPack(set, chance));

/** First the sort by its weight, then one of its cards. */
function draw({ sorts }: PackSlot, chance: Uint32Array): string {
  let rest = below(
    chance,
    sorts.reduce((n, sort) => n + sort.weight, 0),
  );
  const sort = sorts.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  })!;
  return sort.names[below(chance, sort.names.length)]!;
}

/** What every seat plays with: the packs it opened, and all their cards as its list. */
export interface SealedDeal {
  packs: string[][][];
  lists: string[][];
}

/** The packs of a match in which each seat plays with what it opens. */
export function sealedDeal(set: PackInfo, packs: number, seed: number, seats: number): SealedDeal {
  const opened = Array.from({ length: seats }, (_, seat) => openPacks(set, packs, packChance(seed, seat)));
  return { packs: opened, lists: opened.map((own) => own.flat()) };
}
