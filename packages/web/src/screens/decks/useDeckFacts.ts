/** What is told of a deck wherever it is shown: its cards in groups, its curve, and what the rules have against it. */

import type { DeckProblem, GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSession } from "../../state/session.ts";
import { useSaid } from "../../words/index.tsx";
import { type Bar, curveOf, type Group, groupsOf } from "./stats.ts";

/** What a card is called in the language that is set. */
export function useCalled(): (card: CardInfo) => string {
  const say = useSaid();
  return useCallback((card) => say(card.names, card.name), [say]);
}

export function useCounts(data: GameData, deck: readonly string[]): { groups: Group[]; curve: Bar[] } {
  const called = useCalled();
  return useMemo(() => {
    const look = lookOf(data.id, data.layout);
    const groups = groupsOf(deck, data.cards, look, called);
    return { groups, curve: curveOf(groups, data.cards, look) };
  }, [data, deck, called]);
}

/** A deck is looked into when its builder rests for so many milliseconds. */
const REST = 180;

/**
 * What the rules of the game have against a deck, or one of limited play that is made of `packs`; null before it is known. While
 * the deck changes, what was found last stands on.
 */
export function useProblems(
  data: GameData,
  format: string | undefined,
  cards: readonly string[],
  packs?: readonly (readonly string[])[],
): readonly DeckProblem[] | null {
  const session = useSession();
  const [found, setFound] = useState<readonly DeckProblem[] | null>(null);
  useEffect(() => {
    let asked = true;
    const timer = setTimeout(() => {
      session.host
        .checkDeck({
          ...{ game: data.id, format: format ?? null, cards: [...cards] },
          ...(packs ? { packs: packs.map((pack) => [...pack]) } : {}),
        })
        .then((problems) => {
          if (asked) setFound(problems);
        }, session.failed);
    }, REST);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [session, data, format, cards, packs]);
  return found;
}
