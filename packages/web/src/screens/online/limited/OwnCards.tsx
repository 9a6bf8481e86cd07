/** The cards that somebody has taken or opened so far, in groups as a deck is shown. */
import type { GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useState } from "react";
import { CardFace } from "../../../card/CardFace.tsx";
import { describeCard } from "../../../card/describe.ts";
import { useSaid, useWords } from "../../../words/index.tsx";
import { Types } from "../../decks/DeckStats.tsx";
import { ReadSheet } from "../../decks/ReadSheet.tsx";
import { useCounts } from "../../decks/useDeckFacts.ts";
import { useLimitedWords } from "./useLimitedWords.ts";

interface OwnCardsProps {
  data: GameData;
  cards: readonly string[];
  title: string;
}

export function OwnCards({ data, cards, title }: OwnCardsProps) {
  const words = useLimitedWords();
  const look = lookOf(data.id, data.layout);
  const { groups } = useCounts(data, cards);
  const common = useWords();
  const say = useSaid();
  const [read, setRead] = useState<CardInfo | null>(null);
  return (
    <section className="draft-mine card-panel" aria-labelledby="draft-mine">
      <h3 id="draft-mine">{title}</h3>
      {cards.length === 0 ? <p className="online-note">{words.none}</p> : <Types groups={groups} />}
      <ul className="draft-own">
        {groups.flatMap(({ entries }) =>
          entries.map(({ name, n, info }) =>
            info ? (
              <li key={name}>
                <button type="button" className="spot" onClick={() => setRead(info)}>
                  <span className="unseen">
                    {n > 1 ? `${n} × ` : ""}
                    {describeCard(info, null, look, common, say)}
                  </span>
                  <CardFace info={info} look={look} />
                </button>
                {n > 1 && <b aria-hidden="true">×{n}</b>}
              </li>
            ) : null,
          ),
        )}
      </ul>
      {read && <ReadSheet info={read} look={look} onClose={() => setRead(null)} />}
    </section>
  );
}
