/** A name with a password: for an account that is made, or one that there is. */
import { type FormEvent, useId, useState } from "react";
import { NotDone, tell } from "../../online/people.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useLanguage, useWords } from "../../words/index.tsx";

interface AccountFormProps {
  what: "account" | "sign-in";
  name: string;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

export function AccountForm({ what, name: before, onDone, onCancel }: AccountFormProps) {
  const words = useOnlineWords();
  const { cancel } = useWords();
  const language = useLanguage();
  const id = useId();
  const [name, setName] = useState(before);
  const [password, setPassword] = useState("");
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<NotDone | null>(null);
  const send = async (): Promise<void> => {
    setGoes(true);
    setFault(null);
    try {
      await tell(what, { name, password });
      await onDone();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setFault(error);
      setGoes(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="online-form" onSubmit={submit}>
      <label htmlFor={`${id}-name`}>{words.nameLabel}</label>
      <input
        id={`${id}-name`}
        className="field"
        value={name}
        required
        autoComplete="username"
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor={`${id}-password`}>{words.password}</label>
      <input
        id={`${id}-password`}
        className="field"
        type="password"
        value={password}
        required
        autoComplete={what === "account" ? "new-password" : "current-password"}
        onChange={(event) => setPassword(event.target.value)}
      />
      {fault && (
        <p className="fault" role="alert">
          {fault.words[language]}
        </p>
      )}
      <div className="row-buttons">
        <button type="submit" className="button button--main" disabled={goes}>
          {what === "account" ? words.makeAccount : words.signIn}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
