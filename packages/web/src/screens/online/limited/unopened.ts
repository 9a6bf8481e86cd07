/** A sealed pool as packs that wait: the server has told what lies in them, and the page turns it over. */
import { counted } from "@tefuda/referee/deck-text";
import type { Unopened } from "../opening/useReveal.ts";

export function unopenedOf(
  pool: readonly (readonly string[])[],
  opened: number,
  odds: Unopened["odds"],
  onOpened: (n: number) => void,
): Unopened {
  return {
    given: pool.length,
    opened,
    // of a pool that is for one evening nothing is new, and nothing wished
    standing: { owned: counted(pool.flat()), wished: new Map() },
    odds,
    openPack: async (number) => {
      onOpened(number + 1);
      return { cards: [...(pool[number] ?? [])], opened: number + 1 };
    },
  };
}
