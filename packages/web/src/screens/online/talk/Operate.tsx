/** What operators decide: who moderates, whether anybody writes freely; and what was done by whom. */
import type { DeedView } from "@tefuda/host/online/talk-schemas";
import { type FormEvent, useCallback, useEffect, useId, useState } from "react";
import { room } from "../../../online/room.ts";
import { useTalkFault, useTalkWords, useWhen } from "../../../online/useTalk.ts";

interface Known {
  moderators: readonly string[];
  deeds: readonly DeedView[];
  open: boolean;
}

/** Read anew whenever so many reports were settled or lifted here. */
export function Operate({ done }: { done: number }) {
  const words = useTalkWords();
  const faultOf = useTalkFault("appoint");
  const [known, setKnown] = useState<Known | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const read = useCallback(async (): Promise<void> => {
    const { socket } = room;
    const [moderators, deeds, { open }] = await Promise.all([
      socket.ask({ ask: "moderators" }),
      socket.ask({ ask: "deeds" }),
      socket.ask({ ask: "standing" }),
    ]);
    setKnown({ moderators, deeds, open });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done is told among the deeds
  useEffect(() => {
    // whoever is no operator is shown nothing of it
    read().catch(() => {});
  }, [read, done]);
  if (!known) return null;
  const run = async (deed: Promise<unknown>): Promise<boolean> => {
    setFault(null);
    try {
      await deed;
      await read();
      return true;
    } catch (error) {
      setFault(error as Error);
      return false;
    }
  };
  const appoint = (name: string, moderator: boolean): Promise<boolean> =>
    run(room.socket.ask({ ask: "appoint", name, moderator }));
  return (
    <section className="talk-operate" aria-label={words.operator}>
      <h2>{words.operator}</h2>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={known.open}
          onChange={(event) => void run(room.socket.ask({ ask: "openText", on: event.target.checked }))}
        />
        <span>
          {words.openText}
          <small>{words.openNote}</small>
        </span>
      </label>
      <h3>{words.moderators}</h3>
      {known.moderators.length === 0 && <p className="online-note">{words.noModerators}</p>}
      <ul className="online-list">
        {known.moderators.map((name) => (
          <li key={name} className="talk-relation">
            <b className="online-called">{name}</b>
            <button
              type="button"
              className="button"
              aria-label={words.dismissOf(name)}
              onClick={() => void appoint(name, false)}
            >
              {words.dismiss}
            </button>
          </li>
        ))}
      </ul>
      <Appoint onAppoint={(name) => appoint(name, true)} />
      <details>
        <summary>{words.deeds}</summary>
        <Deeds deeds={known.deeds} />
      </details>
    </section>
  );
}

function Appoint({ onAppoint }: { onAppoint: (name: string) => Promise<boolean> }) {
  const words = useTalkWords();
  const id = useId();
  const [name, setName] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onAppoint(name.trim()).then((done) => done && setName(""));
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{words.appointName}</label>
      <div className="online-field">
        <input
          id={id}
          className="field"
          value={name}
          required
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button">
          {words.appoint}
        </button>
      </div>
    </form>
  );
}

function Deeds({ deeds }: { deeds: readonly DeedView[] }) {
  const words = useTalkWords();
  const when = useWhen();
  if (deeds.length === 0) return <p className="online-note">{words.noDeeds}</p>;
  return (
    <ol className="talk-around">
      {deeds.map(({ at, who, what, about, days }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be done in the same moment
        <li key={i}>
          <small>{when(at)}</small> <b className="online-called">{who ?? words.gone}</b>
          {": "}
          {[words.deed[what], about, ...(days === null ? [] : [words.days(days)])]
            .filter(Boolean)
            .join(" · ")}
        </li>
      ))}
    </ol>
  );
}
