/** A deck of a set, as lines of a number and a card. */
import type { SourceFile } from "@tefuda/kernel";
import { cardsInLines, deckIn, withDeckName, withLines } from "@tefuda/workshop/decks";
import { type Draft, withFile } from "@tefuda/workshop/draft";
import type { Trouble } from "@tefuda/workshop/told";
import { useId, useState } from "react";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface DeckEditorProps {
  draft: Draft;
  file: SourceFile;
  /** The names that a line may say: of the set's cards, then of the game's. */
  names: readonly string[];
  troubles: readonly Trouble[] | null;
  onChange: Change;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export function DeckEditor({ draft, file, names, troubles, onChange }: DeckEditorProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const id = useId();
  const deck = deckIn(file);
  const [typed, setTyped] = useState(() => deck.lines.join("\n"));
  const [wanted, setWanted] = useState("");
  // what was taken back, or moved with the name of a card, is shown as it is now
  const shown = linesOf(typed).join("\n") === deck.lines.join("\n") ? typed : deck.lines.join("\n");
  const put = (next: SourceFile, place: string): void =>
    onChange(withFile(draft, file.path, next.text), `${file.path}/${place}`);
  const write = (text: string): void => {
    setTyped(text);
    put(withLines(file, linesOf(text)), "cards");
  };
  const add = (): void => {
    if (!names.includes(wanted)) return;
    const at = deck.lines.findIndex((line) => line.replace(/^\d+\s+/, "") === wanted);
    const many = at < 0 ? 0 : Number(/^\d+/.exec(deck.lines[at]!)?.[0] ?? 1);
    const line = `${many + 1} ${wanted}`;
    write((at < 0 ? [...deck.lines, line] : deck.lines.with(at, line)).join("\n"));
    setWanted("");
  };
  const wrong = troubles?.filter(({ path }) => path === file.path) ?? [];
  return (
    <div className="deck-editor">
      <label htmlFor={`${id}name`}>{words.deckName}</label>
      <input
        id={`${id}name`}
        className="field"
        maxLength={60}
        value={deck.name[language] ?? deck.name.en ?? ""}
        onChange={({ target }) => put(withDeckName(file, target.value, language), "name")}
      />
      <form
        className="row-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          className="field"
          list={`${id}names`}
          aria-label={words.deckAdd}
          placeholder={words.deckAdd}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <datalist id={`${id}names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className="button" disabled={!names.includes(wanted)}>
          {words.deckAddOne}
        </button>
      </form>
      <label htmlFor={`${id}lines`}>{words.deckLines}</label>
      <textarea
        id={`${id}lines`}
        className="field card-source"
        spellCheck={false}
        rows={Math.max(10, deck.lines.length + 1)}
        value={shown}
        onChange={({ target }) => write(target.value)}
      />
      <p role="status">{words.deckHolds(cardsInLines(deck.lines))}</p>
      <div role="status">
        {wrong.map(({ says }) => (
          <p className="fault" key={says.en}>
            {says[language]}
          </p>
        ))}
      </div>
      <div className="row-buttons">
        <button
          type="button"
          className="button"
          onClick={() => onChange(withFile(draft, file.path, undefined), `${file.path}/remove`)}
        >
          {words.removeDeck}
        </button>
      </div>
    </div>
  );
}
