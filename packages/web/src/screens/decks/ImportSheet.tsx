/** A deck that somebody wrote down or was sent, read line by line while it is written. */

import type { GameData } from "@tefuda/host/host";
import { type DeckText, mended, readDeckText, type WrongLine } from "@tefuda/referee/deck-text";
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { LONGEST_NAME } from "../../state/decks.ts";
import { useSession } from "../../state/session.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";

/** No deck takes more letters. */
const LONGEST_TEXT = 40_000;

interface ImportSheetProps {
  data: GameData;
  onClose: () => void;
  onRead: (name: string, cards: readonly string[]) => void;
}

export function ImportSheet({ data, onClose, onRead }: ImportSheetProps) {
  const words = WORDS[useLanguage()];
  const session = useSession();
  const id = useId();
  const [text, setText] = useState("");
  const written = useDeferredValue(text);
  const read = useMemo(() => readDeckText(written, data.cards), [written, data]);
  const { cards } = read;
  const take = (event: FormEvent): void => {
    event.preventDefault();
    onRead((read.name || words.importedName).slice(0, LONGEST_NAME), cards);
  };
  return (
    <Sheet title={words.importTitle} onClose={onClose} form="middle">
      <form className="deck-ask" onSubmit={take}>
        <p>{words.importNote}</p>
        <label htmlFor={id}>{words.importText}</label>
        <textarea
          id={id}
          className="field deck-text"
          rows={10}
          maxLength={LONGEST_TEXT}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="row-buttons">
          <button type="submit" className="button button--main" disabled={cards.length === 0}>
            {words.importDo(cards.length)}
          </button>
          <label className="button deck-file">
            {words.importFile}
            <input
              className="unseen"
              type="file"
              accept=".yaml,.yml,.txt,text/plain"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                file?.text().then((found) => setText(found.slice(0, LONGEST_TEXT)), session.failed);
              }}
            />
          </label>
        </div>
        <Findings read={read} onMeant={(wrong, name) => setText(mended(text, wrong, name))} />
      </form>
    </Sheet>
  );
}

interface FindingsProps {
  read: DeckText;
  onMeant: (wrong: WrongLine, name: string) => void;
}

function Findings({ read: { cards, wrong }, onMeant }: FindingsProps) {
  const words = WORDS[useLanguage()];
  return (
    <div aria-live="polite">
      {cards.length > 0 && <p className="deck-note">{words.importRead(cards.length)}</p>}
      {wrong.length > 0 && (
        <div className="fault">
          <p>{words.importWrong(wrong.length)}</p>
          <ul className="deck-wrong">
            {wrong.map((one) => (
              <li key={one.line}>
                <span>{words.importLine(one.line, one.words)}</span>
                {one.didYouMean.map((name) => (
                  <button key={name} type="button" className="button" onClick={() => onMeant(one, name)}>
                    {words.importMeant(name)}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
