/** Where people find each other: the tables that wait, one's own matches, and a way to open a table. */
import type { LobbyEntry, TableView } from "@tefuda/host/online/table-schemas";
import { useEffect, useState } from "react";
import type { Person } from "../../online/people.ts";
import { room } from "../../online/room.ts";
import { knownTables } from "../../online/tables-known.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useConnection, useLobby, useMine } from "../../online/useRoom.ts";
import { addressOf } from "../../state/screen.ts";
import { faultIn, useWords } from "../../words/index.tsx";
import { Account } from "./Account.tsx";
import { Ended } from "./Ended.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { MatchList } from "./MatchList.tsx";
import { OpenTable } from "./OpenTable.tsx";
import { QuickMatch } from "./QuickMatch.tsx";
import { Running } from "./Running.tsx";
import { useNamed } from "./useNamed.ts";
import { titleOf, usePlan } from "./usePlan.ts";
import { Ways } from "./Ways.tsx";

export function Lobby() {
  const words = useOnlineWords();
  return <Entered title={words.title}>{(person) => <Inside person={person} />}</Entered>;
}

function Inside({ person }: { person: Person }) {
  const common = useWords();
  const words = useOnlineWords();
  const entries = useLobby();
  const mine = useMine();
  const tables = useMyTables();
  const [opens, setOpens] = useState(false);
  const [account, setAccount] = useState(false);
  useNamesType([person.name, ...(entries ?? []).flatMap(({ names }) => names)]);
  const own = new Set(tables.map(({ id }) => id));
  const others = entries?.filter(({ id }) => !own.has(id));
  const open = (
    <button type="button" className="button button--main" onClick={() => setOpens(true)}>
      {words.openTable}
    </button>
  );
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <h1>{words.title}</h1>
        <button type="button" className="button" onClick={() => setAccount(true)}>
          <span className="unseen">{words.account}</span>
          <b className="online-called">{person.name}</b>
          {person.guest && <small>{words.guest}</small>}
        </button>
      </header>
      <Ways person={person.id} />
      <Lost />
      <QuickMatch guest={person.guest} />
      {mine && mine.length > 0 && (
        <section aria-labelledby="mine-title">
          <h2 id="mine-title">{words.myMatches}</h2>
          <MatchList matches={mine} me={person.name} />
        </section>
      )}
      <Ended me={person.id} />
      {tables.length > 0 && (
        <section aria-labelledby="tables-title">
          <h2 id="tables-title">{words.myTables}</h2>
          <ul className="online-list">
            {tables.map(({ id, plan, seats }) => (
              <Line
                key={id}
                entry={{ id, plan, names: seats.map(({ name }) => name), opened: 0 }}
                go={
                  <a className="button" href={addressOf({ at: "people", table: id })}>
                    {words.toTable}
                  </a>
                }
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lobby-title">
        <div className="online-section">
          <h2 id="lobby-title">{words.openTables}</h2>
          {others && others.length > 0 && open}
        </div>
        {!others && <p>{common.loading}</p>}
        {others?.length === 0 && (
          <div className="card-panel online-empty">
            <p className="online-empty-says">{words.empty}</p>
            <p>{words.emptyNote}</p>
            {open}
          </div>
        )}
        {others && others.length > 0 && (
          <ul className="online-list">
            {others.map((entry) => (
              <Line key={entry.id} entry={entry} go={<SitDown entry={entry} guest={person.guest} />} />
            ))}
          </ul>
        )}
      </section>
      <Running mine={mine?.map(({ id }) => id) ?? []} />
      {opens && <OpenTable guest={person.guest} onClose={() => setOpens(false)} />}
      {account && <Account person={person} onClose={() => setAccount(false)} />}
    </main>
  );
}

function Line({ entry: { plan, names }, go }: { entry: LobbyEntry; go: React.ReactNode }) {
  const words = useOnlineWords();
  const facts = usePlan(plan);
  const called = useNamed();
  return (
    <li className="online-line card-panel">
      <div className="online-line-says">
        <h3>{titleOf(plan.game)}</h3>
        <p className="online-seats">
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <span key={i} className={`online-seat${name === null ? " is-free" : ""}`}>
              {name === null ? words.free : called(name)}
            </span>
          ))}
        </p>
        <p className="online-facts">{facts.join(" · ")}</p>
      </div>
      {go}
    </li>
  );
}

/** Sits down and goes to the table; what is against it stands beside the button. */
function SitDown({ entry: { id, plan, names }, guest }: { entry: LobbyEntry; guest: boolean }) {
  const common = useWords();
  const words = useOnlineWords();
  const [fault, setFault] = useState<Error | null>(null);
  const sit = (): void => {
    room.socket.ask({ ask: "sit", table: id, seat: null }).then(() => {
      location.hash = addressOf({ at: "people", table: id });
    }, setFault);
  };
  if (plan.rated && guest) return <p className="online-note">{words.ratedNote}</p>;
  return (
    <div className="online-go">
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      <button
        type="button"
        className="button button--main"
        aria-label={`${words.sitDown}: ${titleOf(plan.game)}, ${names.filter(Boolean).join(", ")}`}
        onClick={sit}
      >
        {words.sitDown}
      </button>
    </div>
  );
}

/** Tables at which somebody still sits and waits, as far as this browser knows of them. */
function useMyTables(): readonly TableView[] {
  const connection = useConnection();
  const [tables, setTables] = useState<readonly TableView[]>([]);
  useEffect(() => {
    if (connection !== "open") return;
    let current = true;
    const asked = knownTables().map((table) =>
      room.socket.ask({ ask: "table", table, on: false }).catch(() => null),
    );
    void Promise.all(asked).then((all) => {
      if (!current) return;
      setTables(
        all.flatMap((view) =>
          view && view.mine !== null && view.match === null && !view.closed ? [view] : [],
        ),
      );
    });
    return () => {
      current = false;
    };
  }, [connection]);
  return tables;
}
