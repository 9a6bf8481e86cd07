/** The way in: which game, which decks, against whom; or going on with what was begun. */
import { levelNames } from "@tefuda/bots/level-names";
import type { GameData, GameEntry, PlayerKind } from "@tefuda/host/host";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { seatWith, useOwnDecks } from "../state/decks.ts";
import { chosenFiles } from "../state/dropped.ts";
import { addressOf, type Screen } from "../state/screen.ts";
import { useGame, useSession } from "../state/session.ts";
import { changeSettings, getSettings, useSettings } from "../state/settings.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import { WhenSeen } from "../ui/WhenSeen.tsx";
import { faultIn, useLanguage, useSaid, useWords } from "../words/index.tsx";
import { DeckChoice } from "./DeckChoice.tsx";
import { Door } from "./Door.tsx";
import { Hero } from "./Hero.tsx";
import { KeptGames } from "./KeptGames.tsx";
import { Others } from "./Others.tsx";
import { OwnSets } from "./OwnSets.tsx";
import { type Going, useDropped } from "./useDropped.ts";

// it stands below what is seen first
const Today = lazy(() => import("./puzzles/Today.tsx").then((m) => ({ default: m.Today })));

export function Start() {
  const session = useSession();
  const words = useWords();
  const [games, setGames] = useState<readonly GameEntry[]>([]);
  const [game, setGame] = useState("");
  /** The deck that was chosen last to play with, by game. */
  const { decks } = useSettings();
  const setDecks = (decks: Readonly<Record<string, string>>): void => changeSettings({ decks });
  /** Whether decks, opponent and all else are shown. */
  const [setsUp, setSetsUp] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  /** Somebody goes from a set to the game with it. */
  const [seeks, setSeeks] = useState(false);
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

const isSeed = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 0xffffffff;

interface SetupProps {
  data: GameData;
  games: readonly GameEntry[];
  /** The deck that was chosen, if one was. */
  deck: string | undefined;
  /** The deck is looked for: it takes the focus. */
  seeks: boolean;
  onSought: () => void;
  onGame: (game: string) => void;
  onDeck: (deck: string) => void;
  toTable: Going;
  toPacks: Going;
}

function Setup({ data, games, deck, seeks, onSought, onGame, onDeck, toTable, toPacks }: SetupProps) {
  const session = useSession();
  const words = useWords();
  const say = useSaid();
  const language = useLanguage();
  const lists = [...data.lists, ...useOwnDecks(data.id)];
  /** A deck may go with its set, or be deleted. */
  const there = (list: string | undefined, otherwise = 0): string =>
    (lists.find(({ id }) => id === list) ?? data.lists[otherwise] ?? data.lists[0])?.id ?? "";
  const mine = there(deck);
  const { min, max } = data.seats;
  const [others, setOthers] = useState(Math.max(1, min - 1));
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([]);
  const theirs = Array.from({ length: max - 1 }, (_, i) => there(chosen[i], i + 1));
  const { opponent } = useSettings();
  const setOpponent = (opponent: PlayerKind): void => changeSettings({ opponent });
  const [sealed, setSealed] = useState(false);
  const [format, setFormat] = useState(data.formats[0]?.id);
  const [seed, setSeed] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told that it was found does not matter
  useEffect(() => {
    if (!seeks) return;
    if (sealed) return setSealed(false);
    place.current?.querySelector("select")?.focus();
    onSought();
  }, [seeks, sealed]);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const open = seed.trim() === "" ? null : Number(seed);
    if (open !== null && !isSeed(open)) return setFault(words.seedWrong);
    setFault(null);
    const players = [
      seatWith("person", mine),
      ...theirs.slice(0, others).map((list) => seatWith(opponent, list)),
    ];
    const plan = {
      game: data.id,
      players,
      ...(open === null ? {} : { seed: open }),
      ...(format ? { format } : {}),
    };
    if (sealed) toPacks(session.deal({ ...plan, sealed }), setFault);
    else toTable(session.start(plan), setFault);
  };

  const opponentChoice = (kind: PlayerKind) => (
    <label key={kind} className="radio">
      <input
        type="radio"
        name="opponent"
        value={kind}
        checked={opponent === kind}
        onChange={() => setOpponent(kind)}
      />
      <span>{words.opponents[kind]}</span>
    </label>
  );

  return (
    <form className="start-new" onSubmit={begin}>
      {data.problems.length > 0 && (
        <ul className="fault">
          {data.problems.map((p) => (
            <li key={`${p.file}:${p.line}:${p.message.en}`}>
              {p.file}:{p.line}: {p.message[language]}
            </li>
          ))}
        </ul>
      )}
      {games.length > 1 && (
        <label>
          {words.chooseGame}
          <select className="field" value={data.id} onChange={(event) => onGame(event.target.value)}>
            {games.map((g) => (
              <option key={g.id} value={g.id}>
                {g.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {max > min && (
        <label className="start-players">
          {words.playersLabel}
          <select
            className="field"
            value={others}
            onChange={(event) => setOthers(Number(event.target.value))}
          >
            {Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i).map((n) => (
              <option key={n} value={n}>
                {words.opponentsCount(n)}
              </option>
            ))}
          </select>
        </label>
      )}
      {data.formats.length > 1 && (
        <fieldset className="start-modes">
          <legend>{words.formatLabel}</legend>
          {data.formats.map(({ id, name }) => (
            <label key={id} className="radio">
              <input type="radio" name="format" checked={format === id} onChange={() => setFormat(id)} />
              <span>{say(name, id)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {data.sealed && (
        <fieldset className="start-modes">
          <legend>{words.playWith}</legend>
          {[false, true].map((mode) => (
            <label key={String(mode)} className="radio">
              <input type="radio" name="mode" checked={sealed === mode} onChange={() => setSealed(mode)} />
              <span>
                {mode ? words.playSealed(data.sealed!.packs, say(data.sealed!.set.name)) : words.playDecks}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {sealed ? null : data.lists.length === 0 ? (
        <p>{words.noDecks}</p>
      ) : (
        <div className="start-decks" ref={place}>
          <DeckChoice
            data={data}
            title={opponent === "person" ? words.playerDeck("A") : words.yourDeck}
            chosen={mine}
            onChoose={onDeck}
          />
          {theirs.slice(0, others).map((list, i) => {
            const name = seatName(i + 1);
            return (
              <DeckChoice
                key={name}
                data={data}
                title={
                  opponent === "person"
                    ? words.playerDeck(name)
                    : others > 1
                      ? words.theirDeckOf(name)
                      : words.theirDeck
                }
                chosen={list}
                onChoose={(list) => setChosen(theirs.with(i, list))}
              />
            );
          })}
        </div>
      )}
      <div className="start-rest">
        <fieldset>
          <legend>{words.opponent}</legend>
          {([...levelNames, "person"] as const).map(opponentChoice)}
          <details>
            <summary>{words.plainOpponents}</summary>
            {(["greedy", "random"] as const).map(opponentChoice)}
          </details>
        </fieldset>
        <label className="start-seed">
          {words.seed}
          <input
            className="field"
            inputMode="numeric"
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            aria-describedby="seed-hint"
          />
          <small id="seed-hint">{words.seedHint}</small>
        </label>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button
        type="submit"
        className="button button--main button--large"
        disabled={!sealed && data.lists.length === 0}
      >
        {sealed ? words.toPacks : words.begin}
      </button>
    </form>
  );
}
