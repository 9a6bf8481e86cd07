/** A deck of one's own while it is built. */

import type { GameData } from "@tefuda/host/host";
import { useCallback, useState, useSyncExternalStore } from "react";
import { type OwnDeck, ownDecks, withOneLess, withOneMore } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { beginDeck } from "./begin-deck.ts";
import { DeckHead } from "./DeckHead.tsx";
import { NameSheet, RemoveSheet } from "./NameSheet.tsx";
import type { Building } from "./Stepper.tsx";
import { useCalled, useProblems } from "./useDeckFacts.ts";
import { Workbench } from "./Workbench.tsx";

interface BuilderProps {
  data: GameData;
  deck: OwnDeck;
}

export function Builder({ data, deck }: BuilderProps) {
  const { id, cards, format } = deck;
  const problems = useProblems(data, format, cards);
  const { said, onStep } = useBuilding(data, id);
  return (
    <main className="page deck-page" id="main">
      <BuilderHead data={data} deck={deck} />
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <Workbench data={data} cards={cards} problems={problems} onStep={onStep} />
    </main>
  );
}

/** Changes the deck as it is kept, and says what has become of it to those who do not see it. */
function useBuilding(data: GameData, id: string): Building & { said: string } {
  const words = WORDS[useLanguage()];
  const called = useCalled();
  const [said, setSaid] = useState("");
  const onStep = useCallback<Building["onStep"]>(
    (name, step) => {
      const before = ownDecks.get().find((deck) => deck.id === id)?.cards ?? [];
      const cards = step > 0 ? withOneMore(before, name) : withOneLess(before, name);
      ownDecks.change(id, { cards });
      const info = data.cards.find((card) => card.name === name);
      const n = cards.filter((card) => card === name).length;
      setSaid(words.changed(info ? called(info) : name, n, cards.length));
    },
    [data, id, called, words],
  );
  return { said, onStep };
}

function BuilderHead({ data, deck }: BuilderProps) {
  const words = WORDS[useLanguage()];
  const say = useSaid();
  const [asks, setAsks] = useState<"name" | "remove" | null>(null);
  const unkept = useSyncExternalStore(ownDecks.subscribe, ownDecks.getUnkept);
  const { id, name, format, cards } = deck;
  const close = (): void => setAsks(null);
  return (
    <DeckHead
      data={data}
      id={id}
      name={name}
      format={format}
      cards={cards}
      actions={
        <>
          <button type="button" className="button" onClick={() => setAsks("name")}>
            {words.rename}
          </button>
          <button type="button" className="button" onClick={() => beginDeck(data.id, name, cards, format)}>
            {words.copy}
          </button>
          <button type="button" className="button" onClick={() => setAsks("remove")}>
            {words.remove}
          </button>
        </>
      }
    >
      {unkept.has(id) && <p className="fault">{words.unkept}</p>}
      {data.formats.length > 1 && (
        <label className="deck-format">
          {words.format}
          <select
            className="field"
            value={format ?? data.formats[0]!.id}
            onChange={(event) => ownDecks.change(id, { format: event.target.value })}
          >
            {data.formats.map((one) => (
              <option key={one.id} value={one.id}>
                {say(one.name, one.id)}
              </option>
            ))}
          </select>
        </label>
      )}
      {asks === "name" && <NameSheet deck={deck} onClose={close} />}
      {asks === "remove" && (
        <RemoveSheet
          deck={deck}
          onClose={close}
          onRemoved={() => {
            location.hash = addressOf({ at: "decks", game: data.id, deck: null });
          }}
        />
      )}
    </DeckHead>
  );
}
