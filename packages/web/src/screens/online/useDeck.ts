/** With what somebody plays on a server. */
import type { GameData } from "@tefuda/host/host";
import { useMemo } from "react";
import { useOwnDecks } from "../../state/decks.ts";
import { useGame } from "../../state/session.ts";
import { changeSettings, useSettings } from "../../state/settings.ts";

/** A game as the server has it: sets of one's own are not known there. */
export function useServed(game: string): GameData | undefined {
  const data = useGame(game);
  return useMemo(() => {
    const own = new Set(data?.sets.flatMap(({ decks }) => decks));
    return data && { ...data, lists: data.lists.filter(({ id }) => !own.has(id)), sets: [] };
  }, [data]);
}

/** The deck that was played with last, if it is still there. */
export function useDeck(data: GameData | undefined) {
  const { decks } = useSettings();
  const own = useOwnDecks(data?.id ?? "");
  const all = [...(data?.lists ?? []), ...own];
  const last = data && decks[data.id];
  const chosen = (all.find(({ id }) => id === last) ?? all[0])?.id ?? "";
  const choose = (deck: string): void => {
    if (data) changeSettings({ decks: { ...decks, [data.id]: deck } });
  };
  return { chosen, choose };
}
