/** The decks of a game: those that are there, and those that somebody builds. */

import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { useSaid, useWords } from "../../words/index.tsx";

export function Decks({ game }: { game: string; deck: string | null }) {
  const data = useGame(game);
  const words = useWords();
  const say = useSaid();
  if (!data) return <p className="wait">{words.loading}</p>;
  return (
    <main className="page" id="main">
      <h1>{words.navDecks}</h1>
      <ul>
        {data.lists.map(({ id, name, names }) => (
          <li key={id}>
            <a href={addressOf({ at: "decks", game, deck: id })}>{say(names, name)}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
