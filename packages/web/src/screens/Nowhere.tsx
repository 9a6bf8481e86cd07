/** What is told in place of a screen that cannot be shown, with a way back. */

import type { GameEntry } from "@tefuda/host/host";
import { type ReactNode, useEffect, useState } from "react";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useWords } from "../words/index.tsx";

interface NowhereProps {
  title: string;
  children: ReactNode;
  /** What else can be done than going back. */
  buttons?: ReactNode;
}

export function Nowhere({ title, children, buttons }: NowhereProps) {
  const words = useWords();
  return (
    <main className="page page--text" id="main">
      <h1>{title}</h1>
      {children}
      <div className="row-buttons">
        {buttons}
        <a className="button" href={addressOf({ at: "start" })}>
          {words.toStart}
        </a>
      </div>
    </main>
  );
}

/** A page about a game, if there is that game. */
export function OfGame({ game, children }: { game: string; children: ReactNode }) {
  const session = useSession();
  const words = useWords();
  const [games, setGames] = useState<readonly GameEntry[] | null>(null);
  useEffect(() => {
    session.games().then(setGames, session.failed);
  }, [session]);
  if (!games) return <p className="wait">{words.loading}</p>;
  if (games.some(({ id }) => id === game)) return children;
  return (
    <Nowhere title={words.noSuchGame(game)}>
      <p>{words.gamesHere(games.map(({ title }) => title))}</p>
    </Nowhere>
  );
}
