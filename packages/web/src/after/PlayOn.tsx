/** A further game from the place in the record that is looked at: who sits where, and what may be known. */
import { levelNames } from "@tefuda/bots/level-names";
import type { PlayerKind } from "@tefuda/host/host";
import { useId, useState } from "react";
import { playOnFrom } from "../state/after.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { useTable } from "../table/context.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";

export function PlayOn({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { shown } = useTable();
  const common = useWords();
  const words = AFTER_WORDS[useLanguage()];
  const id = useId();
  const { asked, seats } = shown.view;
  const { step, since } = shown.update;
  const [mine, setMine] = useState(asked ?? 0);
  const [others, setOthers] = useState<PlayerKind>(useSettings().opponent);
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const cannot = since?.asSeen ? words.playOnSeen : asked === null ? words.playOnOver : null;
  const begin = (): void => {
    setGoing(true);
    setFault(null);
    const players = seats.map(({ seat }) => (seat === mine ? "person" : others));
    playOnFrom(session, step, players, mine).catch((error: Error) => {
      setFault(error);
      setGoing(false);
    });
  };
  if (cannot !== null)
    return (
      <Sheet title={words.playOnTitle} onClose={onClose} form="middle">
        <p>{cannot}</p>
      </Sheet>
    );
  return (
    <Sheet title={words.playOnTitle} onClose={onClose} form="middle">
      <div className="play-on">
        <p>{words.playOnNote(step)}</p>
        <fieldset>
          <legend>{words.playOnSeat}</legend>
          {seats.map(({ seat }) => (
            <label key={seat} className="radio">
              <input type="radio" name={id} checked={seat === mine} onChange={() => setMine(seat)} />
              <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>
              <span>{seat === asked && words.playOnAsked}</span>
            </label>
          ))}
        </fieldset>
        <label>
          {words.playOnOthers}
          <select
            className="field"
            value={others}
            onChange={(event) => setOthers(event.target.value as PlayerKind)}
          >
            {[...levelNames, "greedy" as const, "random" as const, "person" as const].map((kind) => (
              <option key={kind} value={kind}>
                {common.opponents[kind]}
              </option>
            ))}
          </select>
        </label>
        <p className="play-on-honest">{words.playOnHonest}</p>
        {fault && (
          <p className="fault" role="alert">
            {faultIn(common, fault)}
          </p>
        )}
        <div className="row-buttons">
          <button type="button" className="button button--main" disabled={going} onClick={begin}>
            {words.playOnDo}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {common.cancel}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
