/** What the judge of a tournament does at a match: sets it back, or ends it. */
import { newNumber } from "@tefuda/host/drawn";
import { type FormEvent, useId, useState } from "react";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { TOURNAMENT_WORDS } from "../words/tournaments.ts";
import { room } from "./room.ts";
import { type AtTable, useCalled } from "./useOnline.ts";

export function Ruling({ at: { match, state, eyes, step } }: { at: AtTable }) {
  const words = TOURNAMENT_WORDS[useLanguage()];
  const common = useWords();
  const called = useCalled(state);
  const id = useId();
  const [back, setBack] = useState(Math.max(0, step - 1));
  const [winner, setWinner] = useState("");
  const [sure, setSure] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  if (eyes.as !== "judge" || state.ended) return null;
  const rule = (ruling: { back: number } | { end: { winner: number | null } }): void => {
    const { tournament } = eyes;
    setDone(false);
    setFault(null);
    setSure(false);
    room.socket
      .ask({ ask: "rule", tournament, match: match.id, command: newNumber(), ...ruling })
      .then(() => setDone(true), setFault);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rule({ back });
  };
  return (
    <section className="ruling" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.rule}</h3>
      <form className="online-form" onSubmit={submit}>
        <label htmlFor={`${id}-back`}>{words.back(Math.max(0, step - 1))}</label>
        <div className="online-field">
          <input
            id={`${id}-back`}
            className="field"
            type="number"
            required
            min={0}
            max={Math.max(0, step - 1)}
            value={Number.isNaN(back) ? "" : back}
            onChange={(event) => setBack(event.target.valueAsNumber)}
          />
          <button type="submit" className="button" disabled={step === 0}>
            {words.backDo}
          </button>
        </div>
      </form>
      <div className="online-form">
        <label htmlFor={`${id}-end`}>{words.end}</label>
        <div className="online-field">
          <select
            id={`${id}-end`}
            className="field"
            value={winner}
            onChange={(event) => {
              setWinner(event.target.value);
              setSure(false);
            }}
          >
            <option value="">{words.endNobody}</option>
            {state.names.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
              <option key={seat} value={seat}>
                {words.endFor(called(seat))}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            onClick={() =>
              sure ? rule({ end: { winner: winner === "" ? null : Number(winner) } }) : setSure(true)
            }
          >
            {sure ? words.endSure : words.endDo}
          </button>
        </div>
      </div>
      <div role="status">{done && <p>{words.ruled}</p>}</div>
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
    </section>
  );
}
