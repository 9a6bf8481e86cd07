/** Sets of one's own: chosen or dropped, what is in each and what is wrong with it, and the way to play it. */

import type { GameEntry, SetEntry } from "@tefuda/host/host";
import type { ToldProblem } from "@tefuda/referee/dropped-set";
import { type ChangeEvent, useSyncExternalStore } from "react";
import { chosenFiles, type DroppedFile } from "../state/dropped.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useLanguage, useWords } from "../words/index.tsx";

interface OwnSetsProps {
  games: readonly GameEntry[];
  /** Whether one is being read. */
  reads: boolean;
  fault: string | null;
  onFiles: (files: DroppedFile[]) => void;
  onPlay: (game: string, deck: string) => void;
}

export function OwnSets({ games, reads, fault, onFiles, onPlay }: OwnSetsProps) {
  const session = useSession();
  const words = useWords();
  const sets = useSyncExternalStore(session.subscribe, session.getSets);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files && target.files.length > 0) onFiles(chosenFiles(target.files));
    target.value = "";
  };
  return (
    <section className="card-panel own-sets" aria-labelledby="own-sets-title">
      <h2 id="own-sets-title">{words.sets.title}</h2>
      <p>{words.sets.note}</p>
      <div className="row-buttons">
        <a className="button button--main" href={addressOf({ at: "workshop", set: null, card: null })}>
          <Glyph name="branch" /> {words.sets.write}
        </a>
        <label className="button">
          <Glyph name="log" /> {words.sets.chooseFile}
          <input className="unseen" type="file" accept=".yaml,.yml,.zip" onChange={choose} />
        </label>
        <label className="button folder-button">
          <Glyph name="menu" /> {words.sets.chooseFolder}
          <input className="unseen" type="file" {...FOLDER} onChange={choose} />
        </label>
      </div>
      <div role="status">{reads && <p>{words.sets.reading}</p>}</div>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <ul>
        {sets.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            title={games.find(({ id }) => id === entry.on?.game)?.title ?? ""}
            onPlay={onPlay}
          />
        ))}
      </ul>
    </section>
  );
}

/** Asks for a folder; React's types do not know it. */
const FOLDER = { webkitdirectory: "" };

interface EntryProps {
  entry: SetEntry;
  title: string;
  onPlay: OwnSetsProps["onPlay"];
}

function Entry({ entry: { id, on, problems, more, leftOut, served, kept }, title, onPlay }: EntryProps) {
  const session = useSession();
  const { sets: words } = useWords();
  const language = useLanguage();
  const name = on?.name[language] ?? id;
  const putAway = (): void => {
    session.host.putSetAway(id).catch(session.failed);
  };
  return (
    <li className={`own-set${problems.length > 0 ? " is-broken" : ""}`}>
      <div className="own-set-head">
        <div>
          <h3>{name}</h3>
          {on && (
            <p>
              {title} · {words.holds(on.cards, on.decks.length, on.rulings)}
            </p>
          )}
        </div>
        <div className="row-buttons">
          {on?.decks[0] !== undefined && (
            <button
              type="button"
              className="button"
              aria-label={`${words.play}: ${name}`}
              onClick={() => onPlay(on.game, on.decks[0]!)}
            >
              {words.play}
            </button>
          )}
          {on && (
            <a className="button" href={addressOf({ at: "cards", game: on.game, card: null })}>
              {words.itsCards}
            </a>
          )}
          {!served && (
            <button
              type="button"
              className="button"
              aria-label={`${words.putAway}: ${name}`}
              onClick={putAway}
            >
              {words.putAway}
            </button>
          )}
        </div>
      </div>
      <div role="status">
        {problems.length === 0 ? (
          on && <p className="own-set-note">{words.isRead(name)}</p>
        ) : (
          <p className="fault">
            {words.wrong(problems.length + more, name)} {on ? words.asBefore : words.notYet}
          </p>
        )}
      </div>
      {on && on.decks.length === 0 && <p className="own-set-note">{words.noDeck}</p>}
      {served && <p className="own-set-note">{words.served}</p>}
      {on && !served && !kept && <p className="own-set-note">{words.notKept}</p>}
      {problems.length > 0 && (
        <ol className="own-set-wrong">
          {problems.map((problem) => (
            <Wrong key={JSON.stringify(problem)} problem={problem} />
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ol>
      )}
      {leftOut.length > 0 && <p className="own-set-note">{words.leftOut(leftOut.slice(0, 9).join(", "))}</p>}
    </li>
  );
}

/** What is wrong, of which card, in which line; and where that stands. */
function Wrong({ problem: { file, line, column, says, name, text } }: { problem: ToldProblem }) {
  const language = useLanguage();
  return (
    <li>
      {name !== undefined && <b>{name[language]}</b>}
      {text !== undefined && <code>{text}</code>}
      <span>{says[language]}</span>
      <small>
        {file}:{line}:{column}
      </small>
    </li>
  );
}
