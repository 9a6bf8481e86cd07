/** A set that the server keeps is taken down for everybody, by its link or its fingerprint. */
import { type FormEvent, useId, useState } from "react";
import { takeDownAtServer } from "../../../online/kept-sets.ts";
import { useTalkWords } from "../../../online/useTalk.ts";
import { faultIn, useWords } from "../../../words/index.tsx";

/** The fingerprint that stands at the end of a link, or alone. */
const FINGERPRINT = /[0-9a-f]{16}$/;

export function TakeDown({ onDone }: { onDone: (told: string) => void }) {
  const common = useWords();
  const words = useTalkWords();
  const id = useId();
  const [named, setNamed] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const hash = FINGERPRINT.exec(named.trim())?.[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault(hash === undefined ? words.noFingerprint : null);
    if (hash === undefined || !confirm(words.takeDownSure(hash))) return;
    takeDownAtServer(hash).then(
      () => {
        setNamed("");
        onDone(words.isTakenDown);
      },
      (error: Error) => setFault(faultIn(common, error)),
    );
  };
  return (
    <section className="talk-operate" aria-label={words.sets}>
      <h2>{words.sets}</h2>
      <form onSubmit={submit}>
        <label htmlFor={id}>{words.setNamed}</label>
        <div className="online-field">
          <input
            id={id}
            className="field"
            required
            autoComplete="off"
            value={named}
            onChange={({ target }) => setNamed(target.value)}
          />
          <button type="submit" className="button">
            {words.takeDown}
          </button>
        </div>
      </form>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}
