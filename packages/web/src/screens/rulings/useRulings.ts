/** The rulings of a game: asked for once, when somebody first reads where they are told. */

import type { RulingEntry } from "@tefuda/host/host";
import { useCallback, useEffect, useState } from "react";
import { type Session, useSession } from "../../state/session.ts";

interface Rulings {
  /** Null until they have come. */
  rulings: readonly RulingEntry[] | null;
  /** They did not come through; they can be asked for again. */
  again: (() => void) | null;
}

const asked = new Map<string, Promise<RulingEntry[]>>();
let heard = false;

function ask({ host }: Session, game: string): Promise<RulingEntry[]> {
  // a set that comes or goes takes its rulings along
  if (!heard) host.onSets(() => asked.clear());
  heard = true;
  const before = asked.get(game);
  if (before) return before;
  const asking = host.rulings(game);
  asked.set(game, asking);
  asking.catch(() => asked.delete(game));
  return asking;
}

export function useRulings(game: string): Rulings {
  const session = useSession();
  const [got, setGot] = useState<{ game: string; rulings: RulingEntry[] | null } | null>(null);
  const look = useCallback(() => {
    setGot(null);
    ask(session, game).then(
      (rulings) => setGot({ game, rulings }),
      () => setGot({ game, rulings: null }),
    );
  }, [session, game]);
  useEffect(look, [look]);
  const mine = got?.game === game ? got : null;
  return { rulings: mine?.rulings ?? null, again: mine && !mine.rulings ? look : null };
}
