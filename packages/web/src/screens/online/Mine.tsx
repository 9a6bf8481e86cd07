/** One's own place at a table: the deck, and whether one is ready. */
import type { TableView } from "@tefuda/host/online/table-schemas";
import { useState } from "react";
import { NoticeChoice } from "../../online/Notices.tsx";
import { room } from "../../online/room.ts";
import { useJoined, useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useWords } from "../../words/index.tsx";
import { DeckChoice } from "../DeckChoice.tsx";
import { Against } from "./Against.tsx";
import { getReady } from "./getReady.ts";
import { useDeck, useServed } from "./useDeck.ts";

/** What one plays with, and whether one is ready. */
export function Mine({ view, onFault }: { view: TableView; onFault: (fault: Error | null) => void }) {
  const common = useWords();
  const words = useOnlineWords();
  const joined = useJoined();
  const { id, plan, seats, mine } = view;
  const data = useServed(plan.game);
  const [leaves, setLeaves] = useState(false);
  const ready = mine !== null && (seats[mine]?.ready ?? false);
  const deck = useDeck(data);
  const [allowed, setAllowed] = useState(true);
  const ask = (deed: Promise<unknown>): void => {
    onFault(null);
    deed.catch(onFault);
  };
  const leave = (): void =>
    ask(
      room.socket.ask({ ask: "stand", table: id }).then(() => {
        location.hash = addressOf({ at: "lobby" });
      }),
    );
  const waited = seats.flatMap(({ name, ready }, seat) =>
    name !== null && !ready && seat !== mine ? [name] : [],
  );
  const standing = !ready
    ? allowed
      ? words.waitYou
      : words.waitDeck
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
      {!plan.sealed && data && (
        <Against data={data} format={plan.format} deck={deck.chosen} onAllowed={setAllowed} />
      )}
      <p className="online-standing" role="status">
        {standing}
      </p>
      <NoticeChoice />
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
            disabled={!plan.sealed && !(data && allowed)}
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
