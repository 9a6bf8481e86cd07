/** The seats of a table: who sits at each, and who is ready; free ones can be taken, or given to a program. */
import { type LevelName, levelNames } from "@tefuda/bots/level-names";
import type { PlayerKind } from "@tefuda/host/host";
import type { TableView } from "@tefuda/host/online/table-schemas";
import { useState } from "react";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { useWords } from "../../words/index.tsx";
import { Spoken } from "./talk/Spoken.tsx";

interface SeatsProps {
  view: TableView;
  /** Null for whoever may not. */
  onSit: ((seat: number) => void) | null;
  onProgram: (seat: number, kind: PlayerKind | null) => void;
}

export function Seats({ view, onSit, onProgram }: SeatsProps) {
  const words = useOnlineWords();
  const { opponentsShort } = useWords();
  const { seats, mine, plan } = view;
  useNamesType(seats.map(({ name }) => name));
  const hosts = mine !== null && (seats[mine]?.host ?? false) && !plan.rated;
  return (
    <ol className="online-places">
      {seats.map(({ name, kind, ready, host }, seat) => {
        const program = kind !== "person";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <li key={seat} className={`online-place card-panel${ready ? " is-ready" : ""}`}>
            <span className={`seat-chip seat-chip--${seat}`} aria-hidden="true">
              {seat + 1}
            </span>
            <div className="online-place-says">
              {name === null ? (
                <p className="online-free">{words.freeSeat}</p>
              ) : (
                <p>
                  <b className="online-called">{program ? opponentsShort[kind] : name}</b>
                  {seat === mine && <small> {words.you}</small>}
                  {host && seats.length > 2 && <small> {words.hostMark}</small>}
                  {mine !== null && <Spoken seat={seat} />}
                </p>
              )}
              {name !== null && !program && (
                <p className={ready ? "online-ready" : "online-note"}>
                  {ready && <Glyph name="check" />} {ready ? words.ready : words.notReady}
                </p>
              )}
            </div>
            {name === null && mine === null && onSit && (
              <button type="button" className="button button--main" onClick={() => onSit(seat)}>
                {words.sitDown}
              </button>
            )}
            {name === null && hosts && <AddProgram seat={seat} onAdd={(kind) => onProgram(seat, kind)} />}
            {program && hosts && (
              <button type="button" className="button" onClick={() => onProgram(seat, null)}>
                {words.takeAway}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function AddProgram({ seat, onAdd }: { seat: number; onAdd: (kind: LevelName) => void }) {
  const words = useOnlineWords();
  const { opponentsShort } = useWords();
  const [kind, setKind] = useState<LevelName>("novice");
  return (
    <div className="online-program">
      <select
        className="field"
        aria-label={words.programAt(seat + 1)}
        value={kind}
        onChange={(event) => setKind(event.target.value as LevelName)}
      >
        {levelNames.map((one) => (
          <option key={one} value={one}>
            {opponentsShort[one]}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => onAdd(kind)}>
        {words.addProgram}
      </button>
    </div>
  );
}
