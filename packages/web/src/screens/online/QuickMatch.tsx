/** A match with whoever waits for the same: the game that was played last, by its usual rules, about as strong. */
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import { useState } from "react";
import { CLOCKS, WATCHED_AFTER } from "../../online/clock.ts";
import { room } from "../../online/room.ts";
import { noteTable } from "../../online/tables-known.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { titleOf } from "./usePlan.ts";

/** `game` is the one to play; matches of guests are not rated. */
export function QuickMatch({ game, guest }: { game: string; guest: boolean }) {
  const common = useWords();
  const words = useOnlineWords();
  const language = useLanguage();
  const data = useGame(game);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const find = (): void => {
    if (!data) return;
    setGoes(true);
    setFault(null);
    const plan: TablePlan = {
      ...{ game, seats: 2, sealed: false, rated: !guest, open: true, language },
      format: data.formats.length > 1 ? (data.formats[0]?.id ?? null) : null,
      clock: CLOCKS.normal,
      watch: WATCHED_AFTER,
    };
    room.socket.ask({ ask: "quick", plan }).then(
      ({ table }) => {
        noteTable(table, null);
        location.hash = addressOf({ at: "people", table });
      },
      (error: Error) => {
        setFault(error);
        setGoes(false);
      },
    );
  };
  return (
    <div className="online-go">
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      <button type="button" className="button" disabled={goes || !data} onClick={find}>
        {words.quick(titleOf(game))}
      </button>
    </div>
  );
}
