/** All cards of a game, to be sifted by what they are and by what they say. */

import type { GameData } from "@tefuda/host/host";
import { useLayoutEffect, useRef } from "react";
import { CARD_WORDS } from "../../words/cards.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { CardLink } from "./CardLink.tsx";
import { Filters } from "./Filters.tsx";
import { lookedAt } from "./kept-sift.ts";
import { ALL } from "./sift.ts";
import type { Shelved } from "./useShelf.ts";

export function CardList({ data, shelf }: { data: GameData; shelf: Shelved }) {
  const common = useWords();
  const words = CARD_WORDS[useLanguage()];
  const { look, shown, change, setNameOf } = shelf;
  const list = useRef<HTMLUListElement>(null);

  // Whoever comes back from a card is where that card lies.
  useLayoutEffect(() => {
    const name = lookedAt(data.id);
    if (name === undefined) return;
    const place = [...(list.current?.children ?? [])].find(
      (one) => (one as HTMLElement).dataset.card === name,
    );
    place?.scrollIntoView({ block: "center" });
    place?.querySelector("a")?.focus({ preventScroll: true });
  }, [data.id]);

  return (
    <main className="page" id="main">
      <h1>{common.cardsTitle(data.title)}</h1>
      <Filters data={data} shelf={shelf} />
      <ul className="gallery gallery--page" ref={list}>
        {shown.map((card) => (
          <li key={card.name} data-card={card.name}>
            <CardLink game={data.id} info={card} look={look} />
            {setNameOf(card) && <span className="gallery-note">{setNameOf(card)}</span>}
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <div className="cards-none">
          <p>{words.noneHint}</p>
          <button type="button" className="button" onClick={() => change(ALL)}>
            {words.clear}
          </button>
        </div>
      )}
    </main>
  );
}
