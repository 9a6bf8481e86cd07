/** The games that this browser keeps: each can be gone on with, or looked at once more if it is over, or thrown away. */

import type { GameEntry, KeptGame, Shelved } from "@tefuda/host/host";
import { useCallback, useEffect, useRef, useState } from "react";
import { download } from "../state/download.ts";
import { keptRoom, noteKeptRoom } from "../state/kept-room.ts";
import { useSession } from "../state/session.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import type { Words } from "../words/en.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";

/** Milliseconds until a store that could not be read is tried again. */
const LOOK_AGAIN = 5000;

export function KeptGames({ games }: { games: readonly GameEntry[] }) {
  const session = useSession();
  const words = useWords();
  const [shelf, setShelf] = useState<Shelved | null>(null);
  const [unread, setUnread] = useState(false);

  const look = useCallback(() => {
    session.host.kept().then(
      (found) => {
        setShelf(found);
        setUnread(false);
      },
      () => setUnread(true),
    );
  }, [session]);
  // Another tab may have played on, or been closed.
  useEffect(() => {
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [look]);
  // A store that is slow, as on a machine with much to do, answers later.
  useEffect(() => {
    if (!unread) return;
    const again = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(again);
  }, [unread, look]);

  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shelf) noteKeptRoom(innerWidth, list.current?.offsetHeight ?? 0);
  }, [shelf]);

  if (unread)
    return (
      <section className="card-panel kept is-broken" role="alert">
        <p>{words.keptUnread}</p>
      </section>
    );
  if (!shelf) {
    const height = keptRoom(innerWidth);
    return height > 0 ? <div style={{ height }} /> : null;
  }
  if (shelf.games.length === 0) return null;
  return (
    <section className="card-panel kept" aria-labelledby="kept-title" ref={list}>
      <h2 id="kept-title">{words.keptTitle}</h2>
      {shelf.games.filter(({ match }) => !match?.over).length >= shelf.most && (
        <p className="fault">{words.keptMany(shelf.most)}</p>
      )}
      <ul>
        {shelf.games.map((game) => (
          <Entry
            key={game.id}
            game={game}
            title={games.find(({ id }) => id === game.match?.game)?.title ?? game.match?.game ?? ""}
            onChange={look}
          />
        ))}
      </ul>
    </section>
  );
}

/** How far a game has come, or how it ended. */
function standing(
  words: Words,
  { packs, over, winner, players, answers, given }: NonNullable<KeptGame["match"]>,
): string {
  if (packs) return words.packsWait;
  if (!over) return words.goOnNote(players.includes("person") ? given : answers);
  if (winner === undefined) return words.overNote;
  if (winner === null) return words.draw;
  if (players.filter((kind) => kind === "person").length !== 1) return words.wins(seatName(winner));
  return players[winner] === "person" ? words.won : words.lost;
}

interface EntryProps {
  game: KeptGame;
  title: string;
  onChange: () => void;
}

function Entry({ game: { id, at, open, match }, title, onChange }: EntryProps) {
  const session = useSession();
  const words = useWords();
  const language = useLanguage();
  const [fault, setFault] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const broken = match === null ? words.fileWrong : fault;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  const fail = (error: Error): void => setFault(faultIn(words, error));

  const goOn = (): void => {
    session.goOn(id, open === "elsewhere").then((went) => {
      if (went === "elsewhere") onChange();
      else location.hash = went === "packs" ? "#packs" : "#table";
    }, fail);
  };
  const forget = (): void => {
    session.host.forget(id).then(onChange, fail);
  };
  const save = (): void => {
    session.host.keptText(id).then((text) => download(`tefuda-${id.slice(0, 8)}.json`, text), fail);
  };

  return (
    <li className={`kept-game${broken === null ? "" : " is-broken"}`}>
      <div>
        <h3>
          {title || words.damaged}
          {match?.begun && <small> {words.keptAs[match.begun]}</small>}
        </h3>
        {match && (
          <p>
            {match.players.map((kind, seat) => `${seatName(seat)} ${words.opponentsShort[kind]}`).join(" · ")}
            {" · "}
            {standing(words, match)}
            {match.branch !== undefined && ` · ${words.branchFrom(match.branch)}`}
          </p>
        )}
        <p className="kept-when">
          <time dateTime={new Date(at).toISOString()}>{when}</time>
          {open === "elsewhere" && <b> {words.openElsewhere}</b>}
        </p>
        {broken !== null && (
          <p className="fault" role="alert">
            {match && words.damaged} {broken}
          </p>
        )}
      </div>
      <div className="row-buttons">
        {sure ? (
          <>
            <p>{words.forgetSure}</p>
            <button type="button" className="button button--main" onClick={forget}>
              {words.forgetDo}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {words.cancel}
            </button>
          </>
        ) : (
          <>
            {broken === null ? (
              <button type="button" className="button button--main" onClick={goOn}>
                {open === "elsewhere" ? words.takeOver : match?.over ? words.seeEnd : words.goOn}
              </button>
            ) : (
              <button type="button" className="button" onClick={save}>
                <Glyph name="save" /> {words.saveDamaged}
              </button>
            )}
            {open !== "elsewhere" && (
              <button type="button" className="button" onClick={() => setSure(true)}>
                {words.forget}
              </button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
