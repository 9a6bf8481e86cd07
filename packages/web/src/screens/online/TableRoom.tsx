/** A table before a match: who sits there, with which deck oneself plays, and whether all are ready. */
import type { GameData } from "@tefuda/host/host";
import type { TableView } from "@tefuda/host/online/table-schemas";
import { useEffect, useMemo, useRef, useState } from "react";
import { room } from "../../online/room.ts";
import { noteTable } from "../../online/tables-known.ts";
import { useJoined, useOnlineWords } from "../../online/useOnline.ts";
import { useMine, useTableView } from "../../online/useRoom.ts";
import { useOwnDecks } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { changeSettings, useSettings } from "../../state/settings.ts";
import { faultIn, useWords } from "../../words/index.tsx";
import { DeckChoice } from "../DeckChoice.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { getReady } from "./getReady.ts";
import { Invite } from "./Invite.tsx";
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
  const { view, failed } = useTableView(table);
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
          {mine === null && !free && <p>{words.full}</p>}
        </div>
      </div>
    </main>
  );
}

/** What one plays with, and whether one is ready. */
function Mine({ view, onFault }: { view: TableView; onFault: (fault: Error | null) => void }) {
  const common = useWords();
  const words = useOnlineWords();
  const joined = useJoined();
  const { id, plan, seats, mine } = view;
  const data = useServed(plan.game);
  const [leaves, setLeaves] = useState(false);
  const ready = mine !== null && (seats[mine]?.ready ?? false);
  const deck = useDeck(data);
  const ask = (deed: Promise<unknown>): void => {
    onFault(null);
    deed.catch(onFault);
  };
  const leave = (): void =>
    ask(
      room.socket.ask({ ask: "stand", table: id }).then(() => {
        location.hash = toLobby;
      }),
    );
  const waited = seats.flatMap(({ name, ready }, seat) =>
    name !== null && !ready && seat !== mine ? [name] : [],
  );
  const standing = !ready
    ? words.waitYou
    : seats.some(({ name }) => name === null)
      ? words.waitSeats
      : waited.length > 0
        ? words.waitOthers(joined(waited))
        : words.begins;
  return (
    <section className="card-panel online-mine" aria-label={words.myDeck}>
      {plan.sealed ? (
        <p>{words.sealedNote}</p>
      ) : !data ? (
        <p>{common.loading}</p>
      ) : (
        <DeckChoice
          data={data}
          firm={ready}
          title={words.myDeck}
          chosen={deck.chosen}
          onChoose={deck.choose}
        />
      )}
      <p className="online-standing" role="status">
        {standing}
      </p>
      <div className="row-buttons">
        {ready ? (
          <button
            type="button"
            className="button"
            onClick={() => ask(room.socket.ask({ ask: "ready", table: id, with: null }))}
          >
            {words.notAfterAll}
          </button>
        ) : (
          <button
            type="button"
            className="button button--main"
            disabled={!plan.sealed && !data}
            onClick={() => {
              // once more is with the same one
              deck.choose(deck.chosen);
              ask(getReady(view, deck.chosen));
            }}
          >
            {words.iAmReady}
          </button>
        )}
        {leaves ? (
          <>
            <button type="button" className="button" onClick={leave}>
              {words.leaveDo}
            </button>
            <button type="button" className="button" onClick={() => setLeaves(false)}>
              {words.stay}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => (seats.length > 1 ? setLeaves(true) : leave())}
          >
            {words.leave}
          </button>
        )}
      </div>
    </section>
  );
}

/** A game as the server has it: sets of one's own are not known there. */
function useServed(game: string): GameData | undefined {
  const data = useGame(game);
  return useMemo(() => {
    const own = new Set(data?.sets.flatMap(({ decks }) => decks));
    return data && { ...data, lists: data.lists.filter(({ id }) => !own.has(id)), sets: [] };
  }, [data]);
}

/** The deck that was played with last, if it is still there. */
function useDeck(data: GameData | undefined) {
  const { decks } = useSettings();
  const own = useOwnDecks(data?.id ?? "");
  const all = [...(data?.lists ?? []), ...own];
  const last = data && decks[data.id];
  const chosen = (all.find(({ id }) => id === last) ?? all[0])?.id ?? "";
  const choose = (deck: string): void => {
    if (data) changeSettings({ decks: { ...decks, [data.id]: deck } });
  };
  return { chosen, choose };
}
