/** In place of a card that is not there: those whose names are like what was looked for. */

import type { GameData } from "@tefuda/host/host";
import type { Look } from "@tefuda/kernel";
import { addressOf } from "../../state/screen.ts";
import { CARD_WORDS } from "../../words/cards.ts";
import { useLanguage } from "../../words/index.tsx";
import { CardLink } from "./CardLink.tsx";
import { nearCards } from "./near.ts";

export function CardMissing({ data, look, name }: { data: GameData; look: Look; name: string }) {
  const words = CARD_WORDS[useLanguage()];
  const near = nearCards(data.cards, name);
  return (
    <main className="page" id="main">
      <h1>{words.missing(name)}</h1>
      {near.length > 0 && (
        <>
          <p>{words.near}</p>
          <ul className="gallery gallery--page cards-near">
            {near.map((card) => (
              <li key={card.name}>
                <CardLink game={data.id} info={card} look={look} />
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="button" href={addressOf({ at: "cards", game: data.id, card: null })}>
        {words.toAll}
      </a>
    </main>
  );
}
