/** All that can be chosen before a game: which, with which decks, against whom, by which chance. */
import { levelNames } from "@tefuda/bots/level-names";
import type { GameData, GameEntry, PlayerKind } from "@tefuda/host/host";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { seatWith, useOwnDecks } from "../state/decks.ts";
import { useSession } from "../state/session.ts";
import { changeSettings, useSettings } from "../state/settings.ts";
import { seatName } from "../ui/seats.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { DeckChoice } from "./DeckChoice.tsx";
import type { Going } from "./useDropped.ts";

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

export function Setup({ data, games, deck, seeks, onSought, onGame, onDeck, toTable, toPacks }: SetupProps) {
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
