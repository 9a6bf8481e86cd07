/** A deck to play with: its name, its plan, and a look at its cards. */

import type { GameData } from "@tefuda/host/host";
import { lookOf } from "@tefuda/print/looks";
import { useId, useState } from "react";
import { CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { FullCard } from "../card/FullCard.tsx";
import { asList, useOwnDecks } from "../state/decks.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { DeckSelect } from "./DeckSelect.tsx";
import { Faces } from "./decks/Faces.tsx";

interface DeckChoiceProps {
  data: GameData;
  title: string;
  chosen: string;
  onChoose: (list: string) => void;
  /** It is settled: its cards can be looked at, and no other is chosen. */
  firm?: boolean;
}

export function DeckChoice({ data, title, chosen, onChoose, firm = false }: DeckChoiceProps) {
  const words = useWords();
  const language = useLanguage();
  const say = useSaid();
  const id = useId();
  const [open, setOpen] = useState(false);
  const built = useOwnDecks(data.id).map(asList);
  const list = [...data.lists, ...built].find((l) => l.id === chosen);
  const own = data.sets.find(({ decks }) => decks.includes(chosen));
  return (
    <div className="deck">
      <div className="deck-faces" aria-hidden="true">
        <Faces data={data} cards={list?.cards ?? []} />
      </div>
      <div className="deck-words">
        <label htmlFor={id}>{title}</label>
        <DeckSelect id={id} data={data} chosen={chosen} onChoose={onChoose} firm={firm} />
        {own && <p className="deck-set">{words.sets.of(own.name[language])}</p>}
        {list && list.plan !== "" && <p className="deck-plan">{say(list.plans, list.plan)}</p>}
        {list && (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {words.lookAtDeck} · {words.cardsCount(list.cards.length)}
          </button>
        )}
      </div>
      {open && list && (
        <DeckSheet
          data={data}
          name={say(list.names, list.name)}
          cards={list.cards}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function DeckSheet({
  data,
  name,
  cards,
  onClose,
}: {
  data: GameData;
  name: string;
  cards: readonly string[];
  onClose: () => void;
}) {
  const words = useWords();
  const say = useSaid();
  const look = lookOf(data.id, data.layout);
  const [shown, setShown] = useState<string | null>(null);
  const infoOf = (card: string) => data.cards.find((c) => c.name === card);
  const info = shown === null ? undefined : infoOf(shown);
  return (
    <Sheet title={name} onClose={onClose} form="wide">
      <ul className="gallery">
        {[...new Set(cards)].map((card) => {
          const one = infoOf(card);
          const count = cards.filter((c) => c === card).length;
          return (
            one && (
              <li key={card}>
                <button type="button" className="spot" onClick={() => setShown(card)}>
                  <span className="unseen">{`${count} × ${describeCard(one, null, look, words, say)}`}</span>
                  <CardFace info={one} look={look} />
                </button>
                <span className="gallery-note">× {count}</span>
              </li>
            )
          );
        })}
      </ul>
      {info && (
        <Sheet title={say(info.names, info.name)} onClose={() => setShown(null)}>
          <FullCard info={info} look={look} />
        </Sheet>
      )}
    </Sheet>
  );
}
