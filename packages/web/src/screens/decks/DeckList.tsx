/** All decks of a game: somebody's own, with the ways to begin one, and the ready ones. */

import { newNumber } from "@tefuda/host/drawn";
import type { GameData } from "@tefuda/host/host";
import { games } from "@tefuda/referee/registry";
import { useState } from "react";
import type { OwnDeck } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { useSession } from "../../state/session.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";
import { beginDeck } from "./begin-deck.ts";
import { OwnTile, ReadyTile } from "./DeckTile.tsx";
import { ImportSheet } from "./ImportSheet.tsx";

interface DeckListProps {
  data: GameData;
  own: readonly OwnDeck[];
}

export function DeckList({ data, own }: DeckListProps) {
  const words = WORDS[useLanguage()];
  return (
    <main className="page deck-list" id="main">
      <h1>{words.title(data.title)}</h1>
      <nav className="deck-games" aria-label={words.games}>
        {games.map(({ id, title }) => (
          <a
            key={id}
            className="button"
            href={addressOf({ at: "decks", game: id, deck: null })}
            aria-current={id === data.id ? "page" : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <section aria-labelledby="decks-own">
        <h2 id="decks-own">{words.own}</h2>
        {own.length === 0 && <p className="deck-note">{words.ownNone}</p>}
        <Begin data={data} />
        <ul className="deck-tiles">
          {own.map((deck) => (
            <OwnTile key={deck.id} data={data} deck={deck} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="decks-ready">
        <h2 id="decks-ready">{words.ready}</h2>
        <ul className="deck-tiles">
          {data.lists.map((list) => (
            <ReadyTile key={list.id} data={data} list={list} />
          ))}
        </ul>
      </section>
    </main>
  );
}

/** The ways to begin a deck. */
function Begin({ data }: { data: GameData }) {
  const session = useSession();
  const words = WORDS[useLanguage()];
  const [reads, setReads] = useState(false);
  const [draws, setDraws] = useState(false);
  const format = data.formats[0]?.id;
  const begin = (name: string, cards: readonly string[]): void => beginDeck(data.id, name, cards, format);
  const draw = (): void => {
    setDraws(true);
    const seed = Number.parseInt(newNumber().slice(0, 8), 16);
    session.host
      .randomDeck(data.id, format ?? null, seed)
      .then((cards) => begin(words.randomName, cards), session.failed)
      .finally(() => setDraws(false));
  };
  return (
    <div className="row-buttons">
      <button type="button" className="button button--main" onClick={() => begin(words.newName, [])}>
        {words.create}
      </button>
      <button type="button" className="button" disabled={draws} onClick={draw}>
        {draws ? words.checking : words.random}
      </button>
      <button type="button" className="button" onClick={() => setReads(true)}>
        {words.import}
      </button>
      {reads && <ImportSheet data={data} onClose={() => setReads(false)} onRead={begin} />}
    </div>
  );
}
