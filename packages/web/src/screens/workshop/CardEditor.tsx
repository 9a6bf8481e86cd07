/** A card of a set, field by field or as its file says it. */
import type { Words } from "@tefuda/kernel";
import { titleIn, withTitleInTexts } from "@tefuda/workshop/called";
import { cardIn, type Draft, type Entry, withField } from "@tefuda/workshop/draft";
import type { Field } from "@tefuda/workshop/told";
import { useRef, useState } from "react";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { FieldInput, fieldsOf } from "./FieldInput.tsx";
import { withCard } from "./manifest.ts";
import type { AtBench } from "./useBench.ts";
import type { Change } from "./useWriting.ts";

interface CardEditorProps {
  draft: Draft;
  entry: Entry;
  bench: AtBench;
  onChange: Change;
}

export function CardEditor({ draft, entry, bench, onChange }: CardEditorProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [asFile, setAsFile] = useState(false);
  /** What the card was called before somebody began to type another name. */
  const called = useRef<Words | undefined>(undefined);
  const card = cardIn(entry.text);
  const { opened, told, link } = bench;
  if (!opened) return <p className="wait">{words.loading}</p>;
  const kind = card?.[opened.kind];
  const write = (text: string, place: string): void =>
    onChange(withCard(draft, entry, text, opened.form), `${entry.path}/${place}`);
  // while a name is typed it passes through others, which may be words of any text
  const begin = (): void => {
    called.current ??= titleIn(entry);
  };
  const end = (): void => {
    const [from, to] = [called.current, titleIn(entry)];
    called.current = undefined;
    if (!from || !to) return;
    const text = withTitleInTexts(entry.text, opened.form, from, to);
    if (text !== entry.text) write(text, "name in texts");
  };
  const elsewhere = told?.troubles.filter(
    ({ field }) => field === undefined || !(String(field[0]) in opened.form),
  );
  return (
    <div className="card-editor">
      <fieldset className="card-editor-views" aria-label={words.written}>
        <button type="button" className="button" aria-pressed={!asFile} onClick={() => setAsFile(false)}>
          {words.form}
        </button>
        <button type="button" className="button" aria-pressed={asFile} onClick={() => setAsFile(true)}>
          {words.source}
        </button>
      </fieldset>
      {!card && <p className="fault">{words.fileWrong}</p>}
      {asFile || !card ? (
        <textarea
          className="field card-source"
          aria-label={words.source}
          spellCheck={false}
          value={entry.text}
          onChange={({ target }) => write(target.value, "file")}
        />
      ) : (
        fieldsOf(opened.form, opened.kind, card).map(([name, form]) => (
          <FieldInput
            key={name}
            {...(name === "name" ? { onFocus: begin, onBlur: end } : {})}
            {...{ name, form, told, at: [name], value: card[name], game: draft.game }}
            onChange={(at: Field, value) => write(withField(entry.text, at, value), at.join("/"))}
            complete={(part, before) =>
              link.complete({ part, before, kind: typeof kind === "string" ? kind : undefined })
            }
          />
        ))
      )}
      <div role="status">
        {(asFile || !card ? told?.troubles : elsewhere)?.map(({ says }) => (
          <p className="fault" key={says.en}>
            {says[language]}
          </p>
        ))}
      </div>
    </div>
  );
}
