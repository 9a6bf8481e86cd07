/** The cards that a server prints of a game, as they are looked up by name. */
import type { GameData } from "@tefuda/host/host";
import type { CardInfo, Look } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useMemo } from "react";
import { useSaid } from "../../../words/index.tsx";

export interface Printed {
  data: GameData;
  look: Look;
  cards: readonly CardInfo[];
  infoOf: (card: string) => CardInfo | undefined;
  /** What a card is called in the language that is set. */
  called: (card: string) => string;
  /** What stands on its packs. */
  set: string;
}

/** Sets of somebody's own are not known to a server. */
export function usePrinted(data: GameData): Printed {
  const say = useSaid();
  return useMemo(() => {
    const own = new Set(data.sets.flatMap(({ cards }) => cards));
    const cards = data.cards.filter(({ name }) => !own.has(name));
    const byName = new Map(cards.map((card) => [card.name, card]));
    return {
      ...{ data, cards },
      look: lookOf(data.id, data.layout),
      infoOf: (card) => byName.get(card),
      called: (card) => say(byName.get(card)?.names, card),
      set: say(data.sealed?.set.name, data.title),
    };
  }, [data, say]);
}
