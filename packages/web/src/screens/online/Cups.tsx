/** The tournaments that can be entered, and those under way. */
import type { TournamentEntry } from "@tefuda/host/online/tournament-schemas";
import { useState } from "react";
import { useAsked } from "../../online/useAsked.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useWords } from "../../words/index.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { OpenCup } from "./OpenCup.tsx";
import { useCupPlan, useCupWords, useStart } from "./useCupPlan.ts";

import "../../styles/contests.css";

/** So often the list is read anew. Milliseconds. */
const EVERY = 15_000;

export function Cups() {
  const words = useCupWords();
  return <Entered title={words.title}>{({ guest }) => <Inside guest={guest} />}</Entered>;
}

function Inside({ guest }: { guest: boolean }) {
  const common = useWords();
  const online = useOnlineWords();
  const words = useCupWords();
  const [opens, setOpens] = useState(false);
  const { got } = useAsked({ ask: "tournaments" }, EVERY);
  useNamesType((got ?? []).flatMap(({ host, plan }) => [host, plan.name]));
  const open = guest ? (
    <p className="online-note">{words.accounts}</p>
  ) : (
    <button type="button" className="button button--main" onClick={() => setOpens(true)}>
      {words.open}
    </button>
  );
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <h1>{words.title}</h1>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </header>
      <Lost />
      {!got && <p role="status">{common.loading}</p>}
      {got?.length === 0 && (
        <div className="card-panel online-empty">
          <p className="online-empty-says">{words.empty}</p>
          {!guest && <p>{words.emptyNote}</p>}
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
      {opens && <OpenCup onClose={() => setOpens(false)} />}
    </main>
  );
}

function Line({ entry: { id, plan, state, host, entrants, rounds } }: { entry: TournamentEntry }) {
  const words = useCupWords();
  const facts = useCupPlan(plan);
  const start = useStart();
  const stands = [
    state === "running" && rounds > 0 ? words.round(rounds) : words.states[state],
    words.entered(entrants, plan.most),
    ...(state === "open" && plan.starts !== null ? [start(plan.starts)] : []),
    words.host(host),
  ];
  return (
    <li className="online-line card-panel">
      <div className="online-line-says">
        <h2 className="cup-name">{plan.name}</h2>
        <p className="online-facts">{facts.join(" · ")}</p>
        <p className="online-facts">{stands.join(" · ")}</p>
      </div>
      <a
        className="button"
        href={addressOf({ at: "cup", cup: id })}
        aria-label={`${words.toIt}: ${plan.name}`}
      >
        {words.toIt}
      </a>
    </li>
  );
}
