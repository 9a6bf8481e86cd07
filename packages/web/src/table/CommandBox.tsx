/** Answers in notation, as on the command line; and "why not?" for anything one can write. */
import { useEffect, useId, useRef, useState } from "react";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function CommandBox() {
  const { answer, shown, whyWords } = useTable();
  const words = useWords();
  const [text, setText] = useState("");
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = shown.view.question?.options ?? [];
  return (
    <form
      className="command"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") answer(text);
      }}
    >
      <label>
        {words.commandHint}
        <input
          ref={field}
          className="field"
          list={list}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <datalist id={list}>
        {options.map((option) => (
          <option key={option.notation} value={option.notation} />
        ))}
      </datalist>
      <div className="row-buttons">
        <button type="submit" className="button button--main">
          {words.commandDo}
        </button>
        <button type="button" className="button" onClick={() => text.trim() !== "" && whyWords(text)}>
          {words.commandWhy}
        </button>
      </div>
    </form>
  );
}
