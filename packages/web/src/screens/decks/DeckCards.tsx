/** What a deck is made of, and all its cards to be read. */

import type { GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useState } from "react";
import { CardFace } from "../../card/CardFace.tsx";
import { describeCard } from "../../card/describe.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { Curve, Types } from "./DeckStats.tsx";
import { ReadSheet } from "./ReadSheet.tsx";
import { useCounts } from "./useDeckFacts.ts";

export function DeckCards({ data, cards }: { data: GameData; cards: readonly string[] }) {
  const words = WORDS[useLanguage()];
  const tableWords = useWords();
  const say = useSaid();
  const look = lookOf(data.id, data.layout);
  const { groups, curve } = useCounts(data, cards);
  const [read, setRead] = useState<CardInfo | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  return (
    <>
      <div className="deck-ready">
        <section className="deck-facts card-panel" aria-labelledby="deck-facts">
          <h2 id="deck-facts">
            {words.cards(cards.length)} · {words.kinds(entries.length)}
          </h2>
          <Curve data={data} curve={curve} />
          <Types groups={groups} />
        </section>
        <ul className="deck-cards" aria-label={words.deck}>
          {entries.map(
            ({ info, n }) =>
              info && (
                <li key={info.name}>
                  <button type="button" className="spot" onClick={() => setRead(info)}>
                    <span className="unseen">{`${n} × ${describeCard(info, null, look, tableWords, say)}`}</span>
                    <CardFace info={info} look={look} />
                  </button>
                  <span className="deck-cards-n" aria-hidden="true">
                    × {n}
                  </span>
                </li>
              ),
          )}
        </ul>
      </div>
      {read && <ReadSheet info={read} look={look} onClose={() => setRead(null)} />}
    </>
  );
}
