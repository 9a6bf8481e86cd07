/** A deck to play with: its name, its plan, and a look at its cards. */
import { useId, useState } from "react";
import { CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { FullCard } from "../card/FullCard.tsx";
import { lookOf } from "../data/looks.ts";
import type { GameData } from "../host/host.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";

interface DeckChoiceProps {
  data: GameData;
  title: string;
  chosen: string;
  onChoose: (list: string) => void;
}

export function DeckChoice({ data, title, chosen, onChoose }: DeckChoiceProps) {
  const words = useWords();
  const language = useLanguage();
  const say = useSaid();
  const id = useId();
  const [open, setOpen] = useState(false);
  const list = data.lists.find((l) => l.id === chosen);
  const own = data.sets.find(({ decks }) => decks.includes(chosen));
  const look = lookOf(data.id, data.layout);
  const names = [...new Set(list?.cards ?? [])];
  // Three cards stand for the deck: the last three kinds that have the greatest first value.
  const faces = names
    .map((name) => data.cards.find((card) => card.name === name))
    .filter((card) => card !== undefined)
    .sort((a, b) => sum(b.values) - sum(a.values))
    .slice(0, 3);
  return (
    <div className="deck">
      <div className="deck-faces" aria-hidden="true">
        {faces.map((card) => (
          <CardFace key={card.name} info={card} look={look} />
        ))}
      </div>
      <div className="deck-words">
        <label htmlFor={id}>{title}</label>
        <select id={id} className="field" value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {options(
            say,
            data.lists.filter(({ id }) => !data.sets.some(({ decks }) => decks.includes(id))),
          )}
          {data.sets.map((set) => (
            <optgroup key={set.id} label={words.sets.of(set.name[language])}>
              {options(
                say,
                data.lists.filter(({ id }) => set.decks.includes(id)),
              )}
            </optgroup>
          ))}
        </select>
        {own && <p className="deck-set">{words.sets.of(own.name[language])}</p>}
        {list && <p className="deck-plan">{say(list.plans, list.plan)}</p>}
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

const options = (say: ReturnType<typeof useSaid>, lists: GameData["lists"]) =>
  lists.map(({ id, name, names }) => (
    <option key={id} value={id}>
      {say(names, name)}
    </option>
  ));

const sum = (values: readonly { value: number }[]): number =>
  values.reduce((n, v) => n + (v.value < 10_000 ? v.value : 0), 0);

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
