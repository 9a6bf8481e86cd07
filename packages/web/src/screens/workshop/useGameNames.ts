/** The games that sets can be written for. */
import type { GameEntry } from "@tefuda/host/host";
import { useEffect, useState } from "react";
import { useSession } from "../../state/session.ts";

export function useGameNames(): readonly GameEntry[] {
  const session = useSession();
  const [games, setGames] = useState<readonly GameEntry[]>([]);
  useEffect(() => {
    session.games().then(setGames, session.failed);
  }, [session]);
  return games;
}
