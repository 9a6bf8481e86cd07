/** A deck of one's own while it is built: the cards to build with beside the deck, and on a phone one of the two at a time. */

import type { GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { counted } from "@tefuda/referee/deck-text";
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { lookOf } from "../../data/looks.ts";
import { type OwnDeck, ownDecks, withOneLess, withOneMore } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { beginDeck } from "./begin-deck.ts";
import { DeckHead } from "./DeckHead.tsx";
import { DeckRows } from "./DeckRows.tsx";
import { Curve, Types } from "./DeckStats.tsx";
import { Legality, Problems } from "./Legality.tsx";
import { NameSheet, RemoveSheet } from "./NameSheet.tsx";
import { Pool } from "./Pool.tsx";
import { ReadSheet } from "./ReadSheet.tsx";
import type { Building } from "./Stepper.tsx";
import { useCalled, useCounts, useProblems } from "./useDeckFacts.ts";

interface BuilderProps {
  data: GameData;
  deck: OwnDeck;
}

export function Builder({ data, deck }: BuilderProps) {
  const words = WORDS[useLanguage()];
  const look = lookOf(data.id, data.layout);
  const { id, cards, format } = deck;
  const { groups, curve } = useCounts(data, cards);
  const problems = useProblems(data, format, cards);
  const counts = useMemo(() => counted(cards), [cards]);
  const [view, setView] = useState<"pool" | "deck">(cards.length === 0 ? "pool" : "deck");
  const [read, setRead] = useState<CardInfo | null>(null);
  const { said, onStep } = useBuilding(data, id);
  const [views, shown] = [useRef<HTMLFieldSetElement>(null), useRef<HTMLDivElement>(null)];
  // what comes into view is seen from its beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen
  useLayoutEffect(() => {
    const [bar, begins] = [views.current, shown.current].map((one) => one!.getBoundingClientRect());
    if (begins!.top < bar!.bottom && bar!.height > 0) scrollBy(0, begins!.top - bar!.bottom);
  }, [view]);
  const tab = (of: typeof view, name: string) => (
    <button type="button" className="button" aria-pressed={view === of} onClick={() => setView(of)}>
      {name}
    </button>
  );
  return (
    <main className="page deck-page" id="main">
      <BuilderHead data={data} deck={deck} />
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <fieldset className="build-views" ref={views}>
        <legend className="unseen">{words.views}</legend>
        {tab("pool", words.poolTab)}
        {tab("deck", words.deckTab(cards.length))}
        <button type="button" className="legality-button" onClick={() => setView("deck")}>
          <Legality problems={problems} brief />
        </button>
      </fieldset>
      <div className={`build build--${view}`} ref={shown}>
        <Pool data={data} counts={counts} problems={problems} onRead={setRead} onStep={onStep} />
        <section className="build-deck card-panel" aria-labelledby="build-deck">
          <header>
            <h2 id="build-deck">
              {words.deck} <small>{words.cards(cards.length)}</small>
            </h2>
            <Legality problems={problems} />
          </header>
          <Problems problems={problems} />
          <Curve data={data} curve={curve} />
          {cards.length === 0 ? <p className="deck-note">{words.empty}</p> : <Types groups={groups} />}
          <DeckRows groups={groups} look={look} problems={problems} onRead={setRead} onStep={onStep} />
        </section>
      </div>
      {read && (
        <ReadSheet
          info={read}
          look={look}
          onClose={() => setRead(null)}
          building={{ n: counts.get(read.name) ?? 0, onStep }}
        />
      )}
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
