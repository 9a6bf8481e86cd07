/** A match at once, with whoever waits for the same: one's deck is given with it, so that it begins when two are there. */
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import { useId, useState } from "react";
import { CLOCKS, WATCHED_AFTER } from "../../online/clock.ts";
import { room } from "../../online/room.ts";
import { noteTable } from "../../online/tables-known.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { DeckSelect } from "../DeckSelect.tsx";
import { GameField, useLastGame } from "./GameField.tsx";
import { getReady } from "./getReady.ts";
import { useDeck, useServed } from "./useDeck.ts";
import { usePlan } from "./usePlan.ts";

/** Matches of guests are not rated. */
export function QuickMatch({ guest }: { guest: boolean }) {
  const words = useOnlineWords();
  const language = useLanguage();
  const id = useId();
  const game = useLastGame();
  const data = useServed(game);
  const deck = useDeck(data);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const common = useWords();
  const formats = data?.formats ?? [];
  const plan: TablePlan = {
    ...{ game, seats: 2, sealed: false, rated: !guest, open: true, language },
    format: formats.length > 1 ? (formats[0]?.id ?? null) : null,
    clock: CLOCKS.normal,
    watch: WATCHED_AFTER,
  };
  const facts = usePlan(plan);
  const find = async (): Promise<void> => {
    setGoes(true);
    setFault(null);
    try {
      deck.choose(deck.chosen);
      const { table } = await room.socket.ask({ ask: "quick", plan });
      noteTable(table, null);
      const view = await room.socket.ask({ ask: "table", table, on: false });
      // what is against the deck is told at the table
      await getReady(view, deck.chosen).catch(() => {});
      location.hash = addressOf({ at: "people", table });
    } catch (error) {
      setFault(error as Error);
      setGoes(false);
    }
  };
  return (
    <section className="card-panel online-quick" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.quick}</h2>
      <p className="online-facts">{facts.join(" · ")}</p>
      <div className="online-quick-fields">
        <div className="online-form">
          <GameField game={game} />
        </div>
        <div className="online-form">
          <label htmlFor={`${id}-deck`}>{words.myDeck}</label>
          {data ? (
            <DeckSelect id={`${id}-deck`} data={data} chosen={deck.chosen} onChoose={deck.choose} />
          ) : (
            <select id={`${id}-deck`} className="field" disabled>
              <option>{common.loading}</option>
            </select>
          )}
        </div>
        <button
          type="button"
          className="button button--main"
          disabled={goes || !data}
          onClick={() => void find()}
        >
          {words.quickGo}
        </button>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
    </section>
  );
}
