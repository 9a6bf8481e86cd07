/** A table before a match: who sits there, oneself among them, and how others are asked to come. */
import type { TableView } from "@tefuda/host/online/table-schemas";
import { useEffect, useRef, useState } from "react";
import { useLookingWords } from "../../online/Looking.tsx";
import { room } from "../../online/room.ts";
import { noteTable } from "../../online/tables-known.ts";
import { useTableView } from "../../online/useFollowed.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useMine } from "../../online/useRoom.ts";
import { addressOf } from "../../state/screen.ts";
import { faultIn, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { Invite } from "./Invite.tsx";
import { Mine } from "./Mine.tsx";
import { Seats } from "./Seats.tsx";
import { TableTalk } from "./talk/TableTalk.tsx";
import { titleOf, usePlan } from "./usePlan.ts";

export function TableRoom({ table }: { table: string }) {
  const words = useOnlineWords();
  /** Whoever has just given a name came to play. */
  const [came, setCame] = useState(false);
  return (
    <Entered title={words.title} onEntered={() => setCame(true)}>
      {({ guest }) => <Inside table={table} guest={guest} sits={came} />}
    </Entered>
  );
}

const toLobby = addressOf({ at: "lobby" });

function Inside({ table, guest, sits }: { table: string; guest: boolean; sits: boolean }) {
  const words = useOnlineWords();
  const common = useWords();
  const { got: view, failed } = useTableView(table);
  const [fault, setFault] = useState<Error | null>(null);
  useGoToMatch(view);

  const asked = useRef(false);
  const free = view?.seats.some(({ name }) => name === null) ?? false;
  useEffect(() => {
    if (!sits || asked.current || !view || view.mine !== null || !free) return;
    if (view.plan.rated && guest) return;
    asked.current = true;
    room.socket.ask({ ask: "sit", table, seat: null }).catch(setFault);
  }, [sits, view, free, table, guest]);

  if (failed || view?.closed)
    return (
      <Nowhere
        title={words.closed}
        buttons={
          <a className="button button--main" href={toLobby}>
            {words.toLobby}
          </a>
        }
      >
        <p>{failed && !view ? faultIn(common, failed) : words.closedText}</p>
      </Nowhere>
    );
  if (!view)
    return (
      <main className="wait" id="main">
        <p role="status">{words.connecting}</p>
      </main>
    );
  return <AtTable view={view} guest={guest} fault={fault} onFault={setFault} />;
}

/** When a match begins the page goes to it; to one that is under way also when the table is opened. */
function useGoToMatch(view: TableView | null): void {
  const mine = useMine();
  const first = useRef<string | null | undefined>(undefined);
  const match = view?.match ?? null;
  const seated = view !== null && view.mine !== null;
  const runs = match !== null && (mine?.some(({ id }) => id === match) ?? false);
  if (view && first.current === undefined) first.current = match;
  useEffect(() => {
    if (view) noteTable(view.id, view.match);
    if (!seated || match === null || (match === first.current && !runs)) return;
    location.replace(addressOf({ at: "match", match }));
  }, [view, seated, match, runs]);
}

interface AtTableProps {
  view: TableView;
  guest: boolean;
  fault: Error | null;
  onFault: (fault: Error | null) => void;
}

function AtTable({ view, guest, fault, onFault }: AtTableProps) {
  const common = useWords();
  const words = useOnlineWords();
  const facts = usePlan(view.plan);
  const { id, plan, seats, mine } = view;
  const ask = (deed: Promise<unknown>): void => {
    onFault(null);
    deed.catch(onFault);
  };
  const free = seats.some(({ name }) => name === null);
  const barred = plan.rated && guest;
  return (
    <main className="page online online-table" id="main">
      <header className="online-head">
        <div>
          <h1>{words.tableOf(titleOf(plan.game))}</h1>
          <p className="online-facts">{facts.join(" · ")}</p>
        </div>
        <a className="button" href={toLobby}>
          {words.toLobby}
        </a>
      </header>
      <Lost />
      <div className="online-columns">
        <div className="online-column">
          <Seats
            view={view}
            onSit={barred ? null : (seat) => ask(room.socket.ask({ ask: "sit", table: id, seat }))}
            onProgram={(seat, kind) => ask(room.socket.ask({ ask: "program", table: id, seat, kind }))}
          />
          {barred && <p className="online-note">{words.ratedNote}</p>}
          {mine !== null && seats.length > 1 && <TableTalk table={id} />}
          {view.rounds > 0 && <p className="online-note">{words.swapped}</p>}
        </div>
        <div className="online-column">
          {mine !== null && <Mine view={view} onFault={onFault} />}
          {fault && (
            <p className="fault" role="alert">
              {faultIn(common, fault)}
            </p>
          )}
          {free && <Invite table={id} />}
          {mine === null &&
            !free &&
            (view.match === null ? <p>{words.full}</p> : <Begun view={view} match={view.match} />)}
        </div>
      </div>
    </main>
  );
}

/** For whoever comes by the link when others play already. */
function Begun({ view, match }: { view: TableView; match: string }) {
  const words = useOnlineWords();
  const looking = useLookingWords();
  return (
    <section className="card-panel">
      <p>{words.begunHere}</p>
      {view.plan.watch !== null && (
        <a className="button button--main" href={addressOf({ at: "watch", match })}>
          {looking.lookOn}
        </a>
      )}
    </section>
  );
}
