/** The pages that one can go to from everywhere, each with its name. */

import type { GameEntry } from "@tefuda/host/host";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isAtTable, type Screen } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { useWords } from "../words/index.tsx";

export function usePages(screen: Screen): [Screen, string][] {
  const session = useSession();
  const words = useWords();
  const [games, setGames] = useState<readonly GameEntry[]>([]);
  useEffect(() => {
    session.games().then(setGames, () => {});
  }, [session]);
  const { game: last } = useSettings();
  const onTable = useSyncExternalStore(session.table.subscribe, () => session.table.get()?.view.game);
  // The pages of the game that is being read about, or played; from anywhere else, of the one that was chosen last.
  const about = "game" in screen ? screen.game : isAtTable(screen) ? onTable : last;
  const game = (games.find(({ id }) => id === about) ?? games[0])?.id ?? "";
  return [
    [{ at: "start" }, words.navPlay],
    [{ at: "rules", game, rule: null }, words.navRules],
    [{ at: "cards", game, card: null }, words.navCards],
    [{ at: "decks", game, deck: null }, words.navDecks],
  ];
}
