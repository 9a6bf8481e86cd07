/** The puzzles of all games, loaded when somebody looks at them. */
import type { PuzzleInfo } from "@tefuda/referee/puzzle";
import { useEffect, useState } from "react";
import { useSession } from "../../state/session.ts";

type Puzzles = Readonly<Record<string, readonly PuzzleInfo[]>>;

/** By game; null until they have come. */
export function usePuzzles(): Puzzles | null {
  const session = useSession();
  const [puzzles, setPuzzles] = useState<Puzzles | null>(null);
  useEffect(() => {
    import("virtual:puzzles").then(({ puzzles: all }) => setPuzzles(all), session.failed);
  }, [session]);
  return puzzles;
}
