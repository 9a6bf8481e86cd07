/** The address under which a deck can be passed on. */

import type { GameData } from "@tefuda/host/host";
import { LONGEST_LINK } from "@tefuda/workshop/folded";
import { useCallback } from "react";
import { foldedDeck } from "../../state/deck-link.ts";
import { addressOf } from "../../state/screen.ts";
import { useFolded } from "../../state/useFolded.ts";
import { CopyLink } from "../../ui/CopyLink.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";

interface DeckLinkProps {
  data: GameData;
  name: string;
  cards: readonly string[];
}

export function DeckLink({ data, name, cards }: DeckLinkProps) {
  const words = WORDS[useLanguage()];
  const made = useFolded(
    useCallback(async () => {
      const own = new Set(data.sets.flatMap((set) => set.cards));
      const carried = cards.filter((card) => !own.has(card));
      const list = await foldedDeck(name, carried);
      const address = addressOf({ at: "decks", game: data.id, deck: null, list });
      return { link: location.href.replace(/#.*$/, "") + address, left: cards.length - carried.length };
    }, [data, name, cards]),
  );
  if (!made) return null;
  return (
    <>
      {made.link.length > LONGEST_LINK ? (
        <p className="deck-note">{words.linkLong}</p>
      ) : (
        <CopyLink key={made.link} link={made.link} />
      )}
      {made.left > 0 && <p className="deck-note">{words.linkLeft(made.left)}</p>}
    </>
  );
}
