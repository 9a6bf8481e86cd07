/** The circles that somebody is in or can join, and a way to open one. */
import type { CircleEntry } from "@tefuda/host/online/circle-schemas";
import { useState } from "react";
import type { Person } from "../../../online/people.ts";
import { useAsked } from "../../../online/useAsked.ts";
import { useNamesType } from "../../../online/useNamesType.ts";
import { useOnlineWords } from "../../../online/useOnline.ts";
import { addressOf } from "../../../state/screen.ts";
import { useWords } from "../../../words/index.tsx";
import { Entered, Lost } from "../Entered.tsx";
import { OpenCircle } from "./OpenCircle.tsx";
import { useCircleFacts, useCircleWords } from "./useCircleWords.ts";

import "../../../styles/contests.css";
import "../../../styles/circles.css";

/** So often the list is read anew. Milliseconds. */
const EVERY = 20_000;

export function Circles() {
  const words = useCircleWords();
  return <Entered title={words.title}>{(person) => <Inside person={person} />}</Entered>;
}

function Inside({ person }: { person: Person }) {
  const common = useWords();
  const online = useOnlineWords();
  const words = useCircleWords();
  const [opens, setOpens] = useState(false);
  const { got } = useAsked({ ask: "circles" }, EVERY);
  useNamesType((got ?? []).flatMap(({ host, plan }) => [host, plan.name]));
  const open = person.guest ? (
    <p className="online-note">{words.accounts}</p>
  ) : (
    <button type="button" className="button button--main" onClick={() => setOpens(true)}>
      {words.open}
    </button>
  );
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <div>
          <h1>{words.title}</h1>
          <p className="online-note">{words.what}</p>
        </div>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </header>
      <Lost />
      {!got && <p role="status">{common.loading}</p>}
      {got?.length === 0 && (
        <div className="card-panel online-empty">
          <p className="online-empty-says">{words.empty}</p>
          {!person.guest && <p>{words.emptyNote}</p>}
          {open}
        </div>
      )}
      {got && got.length > 0 && (
        <>
          <ul className="online-list">
            {got.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="cups-open">{open}</div>
        </>
      )}
      {opens && <OpenCircle person={person} onClose={() => setOpens(false)} />}
    </main>
  );
}

function Line({ entry: { id, plan, host, members, open, mine } }: { entry: CircleEntry }) {
  const words = useCircleWords();
  const facts = useCircleFacts(plan);
  const stands = [words.members(members), words.host(host), ...(open ? [] : [words.closed])];
  return (
    <li className={`online-line card-panel${mine === "in" ? " is-mine" : ""}`}>
      <div className="online-line-says">
        <h2 className="cup-name">{plan.name}</h2>
        <p className="online-facts">{facts.join(" · ")}</p>
        <p className="online-facts">
          {mine !== "none" && <b>{words.isMine[mine]} · </b>}
          {stands.join(" · ")}
        </p>
      </div>
      <a
        className={`button${mine === "in" ? " button--main" : ""}`}
        href={addressOf({ at: "circle", circle: id, part: "now", member: null })}
        aria-label={words.named(words.toIt, plan.name)}
      >
        {words.toIt}
      </a>
    </li>
  );
}
