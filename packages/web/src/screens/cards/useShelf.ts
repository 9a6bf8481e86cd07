/** The cards of a game as somebody wants to see them, for the list and for going from card to card. */

import type { GameData } from "@tefuda/host/host";
import type { CardInfo, Look } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useMemo } from "react";
import { useLanguage } from "../../words/index.tsx";
import { useSift } from "./kept-sift.ts";
import { type Sift, sifted } from "./sift.ts";
import { type Traits, traitsOf } from "./traits.ts";

export interface Shelved {
  look: Look;
  traits: Traits;
  /** The number that bounds are for where none is named. */
  main: string;
  wanted: Sift;
  change: (some: Partial<Sift>) => void;
  shown: readonly CardInfo[];
  /** What the set of somebody's own is called that a card comes from. */
  setNameOf: (card: CardInfo) => string | undefined;
}

/** What is wanted is kept under the game, or where cards are looked for in another `place` as well, under that. */
export function useShelf(data: GameData, place = data.id): Shelved {
  const language = useLanguage();
  const [wanted, change] = useSift(place);
  const look = lookOf(data.id, data.layout);
  const traits = useMemo(() => traitsOf(data.cards, look), [data, look]);
  const sets = useMemo(
    () => new Map(data.sets.flatMap((set) => set.cards.map((name) => [name, set] as const))),
    [data],
  );
  const main = traits.measures[0]?.id ?? "";
  const shown = useMemo(() => {
    const setOf = ({ name }: CardInfo) => sets.get(name)?.id;
    return sifted({ cards: data.cards, look, setOf, main, language }, wanted);
  }, [data, look, sets, main, language, wanted]);
  const setNameOf = ({ name }: CardInfo) => sets.get(name)?.name[language];
  return { look, traits, main, wanted, change, shown, setNameOf };
}
