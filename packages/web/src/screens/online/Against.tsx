/** What the rules have against a deck of one's own that somebody wants to play others with. */
import type { GameData } from "@tefuda/host/host";
import { useEffect } from "react";
import { useOwnDecks } from "../../state/decks.ts";
import { Legality, Problems } from "../decks/Legality.tsx";
import { useProblems } from "../decks/useDeckFacts.ts";

interface AgainstProps {
  data: GameData;
  format: string | null;
  deck: string;
  /** Told whenever that becomes known. */
  onAllowed: (allowed: boolean) => void;
}

export function Against({ data, format, deck, onAllowed }: AgainstProps) {
  const cards = useOwnDecks(data.id).find(({ id }) => id === deck)?.cards ?? NONE;
  const problems = useProblems(data, format ?? undefined, cards);
  // decks that come with the game are as the game wants them
  const allowed = cards === NONE || problems === null || problems.length === 0;
  useEffect(() => onAllowed(allowed), [onAllowed, allowed]);
  if (allowed) return null;
  return (
    <div>
      <Legality problems={problems} />
      <Problems problems={problems} />
    </div>
  );
}

const NONE: readonly string[] = [];
