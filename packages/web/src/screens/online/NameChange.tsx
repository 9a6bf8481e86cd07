/** Another name for whoever is here. */
import { type FormEvent, useId, useState } from "react";
import type { Person } from "../../online/people.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useWords } from "../../words/index.tsx";

interface NameChangeProps {
  person: Person;
  onChange: (name: string) => Promise<void>;
  onCancel: () => void;
}

export function NameChange({ person, onChange, onCancel }: NameChangeProps) {
  const words = useOnlineWords();
  const { cancel } = useWords();
  const id = useId();
  const [name, setName] = useState(person.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onChange(name);
  };
  return (
    <form className="online-form" onSubmit={submit}>
      <label htmlFor={id}>{words.nameLabel}</label>
      <input
        id={id}
        className="field"
        value={name}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="row-buttons">
        <button type="submit" className="button button--main">
          {words.changeName}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
