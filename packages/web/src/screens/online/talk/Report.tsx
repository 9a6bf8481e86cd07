/** One report: what was said and by whom, what stood around it, and what is done about it. */
import type { Outcome, ReportView, Said } from "@tefuda/host/online/talk-schemas";
import { reasons } from "@tefuda/host/online/talk-words";
import { type FormEvent, useId, useState } from "react";
import { room } from "../../../online/room.ts";
import { useNamesType } from "../../../online/useNamesType.ts";
import { useSaying, useTalkFault, useTalkWords, useWhen } from "../../../online/useTalk.ts";
import { seatName } from "../../../ui/seats.ts";
import { useLanguage } from "../../../words/index.tsx";

interface ReportProps {
  report: ReportView;
  onDone: (told: string) => void;
}

export function Report({ report, onDone }: ReportProps) {
  const words = useTalkWords();
  const language = useLanguage();
  const when = useWhen();
  const saying = useSaying();
  const { about, by, says, around, place, settled } = report;
  const text = says ? saying(says) : null;
  useNamesType([about, by, text, ...around.flatMap((one) => [one.name, saying(one.says)])]);
  return (
    <li className="talk-report card-panel">
      <h3 className="online-called">{words.aboutWhom(about ?? words.gone)}</h3>
      <p className="online-facts">
        <b>{reasons[report.reason][language]}</b> · {place.kind === "match" ? words.atMatch : words.atTable} ·{" "}
        {words.byWhom(by ?? words.gone, when(report.reported))}
      </p>
      {text === null ? <p>{words.notKept}</p> : <blockquote dir="auto">{text}</blockquote>}
      {around.length > 0 && (
        <details>
          <summary>{words.around(around.length)}</summary>
          <ol className="talk-around">
            {around.map((one) => (
              <Around key={one.number} line={one} meant={one.number === report.number} />
            ))}
          </ol>
        </details>
      )}
      {settled ? <Settled report={report} onDone={onDone} /> : <Settle report={report} onDone={onDone} />}
    </li>
  );
}

function Around({ line: { seat, name, says }, meant }: { line: Said; meant: boolean }) {
  const words = useTalkWords();
  const saying = useSaying();
  const text = <span dir="auto">{saying(says)}</span>;
  return (
    <li>
      <span className={`seat-chip seat-chip--${seat}`} aria-hidden="true">
        {seatName(seat)}
      </span>{" "}
      <b className="online-called">{name || words.gone}</b> {meant ? <mark>{text}</mark> : text}
    </li>
  );
}

const KINDS = ["nothing", "warn", "silence", "ban"] as const;
const DAYS = [1, 3, 7, 30, 90, 365];

function Settle({ report: { id }, onDone }: ReportProps) {
  const words = useTalkWords();
  const faultOf = useTalkFault("moderate");
  const name = useId();
  const [kind, setKind] = useState<Outcome["kind"]>("nothing");
  const [days, setDays] = useState(7);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const lasts = kind === "silence" || kind === "ban";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setGoes(true);
    setFault(null);
    const outcome: Outcome = kind === "silence" || kind === "ban" ? { kind, days } : { kind };
    room.socket
      .ask({ ask: "settle", report: id, outcome })
      .then(() => onDone(words.isSettled), setFault)
      .finally(() => setGoes(false));
  };
  return (
    <form className="talk-settle" onSubmit={submit}>
      <fieldset>
        <legend>{words.what}</legend>
        {KINDS.map((one) => (
          <label key={one} className="radio">
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
            <span>{words.outcomes[one]}</span>
          </label>
        ))}
      </fieldset>
      <div className="talk-settle-go">
        {lasts && (
          <label>
            {words.forDays}{" "}
            <select className="field" value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {DAYS.map((n) => (
                <option key={n} value={n}>
                  {words.days(n)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="button button--main" disabled={goes}>
          {words.settle}
        </button>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
    </form>
  );
}

/** What was done, which can be lifted where it was something. */
function Settled({ report: { id, settled }, onDone }: ReportProps) {
  const words = useTalkWords();
  const when = useWhen();
  const faultOf = useTalkFault("moderate");
  const [fault, setFault] = useState<Error | null>(null);
  if (!settled) return null;
  const { outcome, by, at } = settled;
  const what = words.outcomes[outcome.kind];
  const lasting = "days" in outcome ? `${what} (${words.days(outcome.days)})` : what;
  const lift = (): void => {
    setFault(null);
    room.socket.ask({ ask: "lift", report: id }).then(() => onDone(words.isLifted), setFault);
  };
  return (
    <>
      <div className="talk-settle-go">
        <p className="online-facts">{words.settledBy(lasting, by ?? words.gone, when(at))}</p>
        {outcome.kind !== "nothing" && (
          <button type="button" className="button" onClick={lift}>
            {words.lift}
          </button>
        )}
      </div>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
    </>
  );
}
