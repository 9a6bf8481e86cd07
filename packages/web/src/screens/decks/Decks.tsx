/** The decks of a game: all of them, or the one that is named, which is built on where it is somebody's own. */
import { useEffect } from "react";
import { useOwnDecks } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import "../../styles/decks.css";
import { WORDS } from "../../words/decks.ts";
import { Builder } from "./Builder.tsx";
import { DeckList } from "./DeckList.tsx";
import { ReadyDeck } from "./ReadyDeck.tsx";
import { SentDeck } from "./SentDeck.tsx";

interface DecksProps {
  game: string;
  deck: string | null;
  /** A deck that came as a link. */
  list?: string | undefined;
}

export function Decks({ game, deck, list: sent }: DecksProps) {
  const data = useGame(game);
  const own = useOwnDecks(game);
  const { loading } = useWords();
  const words = WORDS[useLanguage()];
  useEffect(() => {
    if (deck !== null) scrollTo(0, 0);
  }, [deck]);
  if (!data) return <p className="wait">{loading}</p>;
  if (sent !== undefined) return <SentDeck key={sent} data={data} list={sent} />;
  if (deck === null) return <DeckList data={data} own={own} />;
  const mine = own.find(({ id }) => id === deck);
  if (mine) return <Builder key={deck} data={data} deck={mine} />;
  const list = data.lists.find(({ id }) => id === deck);
  if (list) return <ReadyDeck key={deck} data={data} list={list} />;
  return (
    <main className="page page--text" id="main">
      <h1>{words.missing}</h1>
      <p>{words.missingOwn}</p>
      <a className="button" href={addressOf({ at: "decks", game, deck: null })}>
        {words.back}
      </a>
    </main>
  );
}
