/** The way in: which game, which decks, against whom; or going on with what was begun. */
import type { GameEntry } from "@tefuda/host/host";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { chosenFiles } from "../state/dropped.ts";
import { addressOf, type Screen } from "../state/screen.ts";
import { useGame, useSession } from "../state/session.ts";
import { changeSettings, getSettings, useSettings } from "../state/settings.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { WhenSeen } from "../ui/WhenSeen.tsx";
import { faultIn, useWords } from "../words/index.tsx";
import { Door } from "./Door.tsx";
import { Hero } from "./Hero.tsx";
import { KeptGames } from "./KeptGames.tsx";
import { Others } from "./Others.tsx";
import { OwnSets } from "./OwnSets.tsx";
import { useDropped } from "./useDropped.ts";

// they stand below what is seen first, or folded away
const Setup = lazy(() => import("./Setup.tsx").then((m) => ({ default: m.Setup })));
const Today = lazy(() => import("./puzzles/Today.tsx").then((m) => ({ default: m.Today })));

/** `setUp`: somebody comes with a set, to play with it. */
export function Start({ setUp }: { setUp: boolean }) {
  const session = useSession();
  const words = useWords();
  const [games, setGames] = useState<readonly GameEntry[]>([]);
  const [game, setGame] = useState("");
  /** The deck that was chosen last to play with, by game. */
  const { decks } = useSettings();
  const setDecks = (decks: Readonly<Record<string, string>>): void => changeSettings({ decks });
  /** Whether decks, opponent and all else are shown. */
  const [setsUp, setSetsUp] = useState(setUp);
  const fold = useRef<HTMLDetailsElement>(null);
  /** Somebody goes from a set to the game with it. */
  const [seeks, setSeeks] = useState(setUp);
  const data = useGame(setsUp ? game : "");

  useEffect(() => {
    session.games().then((found) => {
      setGames(found);
      const last = found.find(({ id }) => id === getSettings().game);
      setGame((chosen) => chosen || ((last ?? found[0])?.id ?? ""));
    }, session.failed);
  }, [session]);

  const choose = (chosen: string): void => {
    setGame(chosen);
    changeSettings({ game: chosen });
  };

  const goTo = (screen: Screen) => (going: Promise<void>, ifNot: (words: string) => void) => {
    going.then(
      () => {
        location.hash = addressOf(screen);
      },
      (error: Error) => ifNot(faultIn(words, error)),
    );
  };
  const toTable = goTo({ at: "table" });

  const { reads, fault, take, overMain } = useDropped(toTable);

  return (
    <main id="main" {...overMain}>
      <Hero />
      <Others />
      <KeptGames games={games} />
      <Door
        toTable={toTable}
        onSetUp={(game) => {
          choose(game);
          setSetsUp(true);
          fold.current?.scrollIntoView({ block: "start" });
          fold.current?.querySelector("summary")?.focus();
        }}
      />
      <WhenSeen before={null}>
        <Suspense>
          <Today />
        </Suspense>
      </WhenSeen>
      <details
        className="card-panel start-fold"
        ref={fold}
        open={setsUp}
        onToggle={(event) => setSetsUp(event.currentTarget.open)}
      >
        <summary>
          <h2>{words.newGame}</h2>
        </summary>
        <Suspense fallback={<p className="wait">{words.loading}</p>}>
          {data ? (
            <Setup
              key={game}
              data={data}
              games={games}
              deck={decks[game]}
              seeks={seeks}
              onSought={() => setSeeks(false)}
              onGame={choose}
              onDeck={(deck) => setDecks({ ...decks, [game]: deck })}
              toTable={toTable}
              toPacks={goTo({ at: "packs" })}
            />
          ) : (
            <p className="wait">{words.loading}</p>
          )}
        </Suspense>
      </details>
      <OwnSets
        games={games}
        reads={reads}
        fault={fault?.of === "set" ? fault.words : null}
        onFiles={(files) => take(files, "set")}
        onPlay={(game, deck) => {
          choose(game);
          setDecks({ ...decks, [game]: deck });
          setSeeks(true);
          setSetsUp(true);
        }}
      />
      <section className="card-panel start-load">
        <h2>{words.loadReplay}</h2>
        <p>{words.loadReplayNote}</p>
        <label className="button">
          <Glyph name="play" /> {words.loadReplay}
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const { files } = event.target;
              if (files && files.length > 0) take(chosenFiles(files), "replay");
              event.target.value = "";
            }}
          />
        </label>
        {fault?.of === "replay" && (
          <p className="fault" role="alert">
            {fault.words}
          </p>
        )}
      </section>
      <footer className="start-foot">
        <a href={addressOf({ at: "credits" })}>{words.navCredits}</a>
      </footer>
    </main>
  );
}
