/** A ready deck: what it does, what it is made of, and all its cards; to be changed it is copied. */

import type { GameData } from "@tefuda/host/host";
import type { ListInfo } from "@tefuda/kernel";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { beginDeck } from "./begin-deck.ts";
import { DeckCards } from "./DeckCards.tsx";
import { DeckHead } from "./DeckHead.tsx";

export function ReadyDeck({ data, list }: { data: GameData; list: ListInfo }) {
  const words = WORDS[useLanguage()];
  const say = useSaid();
  const name = say(list.names, list.name);
  return (
    <main className="page deck-page" id="main">
      <DeckHead
        data={data}
        id={list.id}
        name={name}
        cards={list.cards}
        actions={
          <button
            type="button"
            className="button"
            onClick={() => beginDeck(data.id, words.copyName(name), list.cards)}
          >
            {words.copyToBuild}
          </button>
        }
      >
        <p className="deck-says">{say(list.plans, list.plan)}</p>
      </DeckHead>
      <DeckCards data={data} cards={list.cards} />
    </main>
  );
}
