/** A deck that came as a link: looked at, and kept if it is wanted. */

import type { GameData } from "@tefuda/host/host";
import { readDeckText } from "@tefuda/referee/deck-text";
import { useCallback, useMemo } from "react";
import { unfoldedDeck } from "../../state/deck-link.ts";
import { LONGEST_NAME } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { useFolded } from "../../state/useFolded.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { beginDeck } from "./begin-deck.ts";
import { DeckCards } from "./DeckCards.tsx";
import { Legality } from "./Legality.tsx";
import { useProblems } from "./useDeckFacts.ts";

export function SentDeck({ data, list }: { data: GameData; list: string }) {
  const words = WORDS[useLanguage()];
  const { loading } = useWords();
  const text = useFolded(useCallback(() => unfoldedDeck(list), [list]));
  if (text === undefined) return <p className="wait">{loading}</p>;
  if (text === null)
    return (
      <Nowhere
        title={words.sentWrong}
        buttons={
          <a className="button" href={addressOf({ at: "decks", game: data.id, deck: null })}>
            {words.back}
          </a>
        }
      >
        <p>{words.sentWrongText}</p>
      </Nowhere>
    );
  return <Sent data={data} text={text} />;
}

function Sent({ data, text }: { data: GameData; text: string }) {
  const words = WORDS[useLanguage()];
  const { name, cards, wrong } = useMemo(() => readDeckText(text, data.cards), [text, data]);
  const format = data.formats[0]?.id;
  const problems = useProblems(data, format, cards);
  const called = (name || words.importedName).slice(0, LONGEST_NAME);
  return (
    <main className="page deck-page" id="main">
      <header className="deck-head">
        <div className="deck-name">
          <h1>{called}</h1>
          <p className="deck-says">{words.sentNote(data.title)}</p>
        </div>
        <div className="row-buttons">
          <Legality problems={problems} />
          <button
            type="button"
            className="button button--main"
            disabled={cards.length === 0}
            onClick={() => beginDeck(data.id, called, cards, format)}
          >
            {words.sentKeep}
          </button>
          <a className="button" href={addressOf({ at: "decks", game: data.id, deck: null })}>
            {words.back}
          </a>
        </div>
      </header>
      {wrong.length > 0 && (
        <div className="fault" role="alert">
          <p>{words.sentUnknown(wrong.length)}</p>
          <ul className="deck-wrong">
            {wrong.map(({ line, words: says }) => (
              <li key={line}>{says}</li>
            ))}
          </ul>
        </div>
      )}
      <DeckCards data={data} cards={cards} />
    </main>
  );
}
