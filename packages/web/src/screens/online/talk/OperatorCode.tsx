/** Where the code is entered by which an account becomes the operator's. */
import { type FormEvent, useId, useState } from "react";
import { NotDone, tell } from "../../../online/people.ts";
import { useTalkWords } from "../../../online/useTalk.ts";
import { useLanguage, useWords } from "../../../words/index.tsx";

export function OperatorCode({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const words = useTalkWords();
  const { cancel } = useWords();
  const language = useLanguage();
  const id = useId();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<NotDone | null>(null);
  const send = async (): Promise<void> => {
    setFault(null);
    try {
      await tell("operator", { code: code.trim() });
      onDone();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setFault(error);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="online-form" onSubmit={submit}>
      <p>{words.operatorNote}</p>
      <label htmlFor={id}>{words.code}</label>
      <input
        id={id}
        className="field"
        value={code}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      {fault && (
        <p className="fault" role="alert">
          {fault.words[language]}
        </p>
      )}
      <div className="row-buttons">
        <button type="submit" className="button button--main">
          {words.becomeOperator}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
