/** The way in for whoever has no name yet: one field, or the account that they have. */
import { type FormEvent, useId, useState } from "react";
import { NotDone, tell } from "../../online/people.ts";
import { room } from "../../online/room.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useLanguage } from "../../words/index.tsx";
import { AccountForm } from "./AccountForm.tsx";

const KEY = "tefuda.name";

function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Nothing may be kept here: then it is asked again.
  }
}

export function NameForm({ onEntered }: { onEntered?: () => void }) {
  const words = useOnlineWords();
  const language = useLanguage();
  const id = useId();
  const [name, setName] = useState(lastName);
  const [signsIn, setSignsIn] = useState(false);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<NotDone | null>(null);

  const enter = async (): Promise<void> => {
    setGoes(true);
    try {
      await tell("guest", { name, language });
      keepName(name);
      onEntered?.();
      await room.look();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setFault(error);
    } finally {
      setGoes(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter();
  };

  if (signsIn)
    return (
      <div className="card-panel online-name">
        <h2>{words.signIn}</h2>
        <AccountForm
          what="sign-in"
          name={name}
          onDone={async () => {
            onEntered?.();
            await room.anew();
          }}
          onCancel={() => setSignsIn(false)}
        />
      </div>
    );
  return (
    <form className="card-panel online-name" onSubmit={submit}>
      <h2>
        <label htmlFor={id}>{words.nameTitle}</label>
      </h2>
      <div className="online-field">
        <input
          id={id}
          className="field"
          value={name}
          required
          maxLength={40}
          autoComplete="nickname"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
        />
        <button type="submit" className="button button--main" disabled={goes}>
          {words.nameGo}
        </button>
      </div>
      <div id={`${id}-note`}>
        {fault ? (
          <p className="fault" role="alert">
            {fault.words[language]}
          </p>
        ) : (
          <p className="online-note">{words.nameNote}</p>
        )}
      </div>
      <button type="button" className="online-link" onClick={() => setSignsIn(true)}>
        {words.haveAccount}
      </button>
    </form>
  );
}
