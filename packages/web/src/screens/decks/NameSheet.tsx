/** Two small questions about a deck: what it is to be called, and whether it is to be deleted. */
import { type FormEvent, useId, useState } from "react";
import { LONGEST_NAME, type OwnDeck, ownDecks } from "../../state/decks.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";

interface DeckSheetProps {
  deck: OwnDeck;
  onClose: () => void;
}

export function NameSheet({ deck, onClose }: DeckSheetProps) {
  const words = WORDS[useLanguage()];
  const id = useId();
  const [name, setName] = useState(deck.name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    ownDecks.change(deck.id, { name: name.trim() });
    onClose();
  };
  return (
    <Sheet title={words.rename} onClose={onClose} form="middle">
      <form className="deck-ask" onSubmit={save}>
        <label htmlFor={id}>{words.name}</label>
        <input
          id={id}
          className="field"
          // biome-ignore lint/a11y/noAutofocus: the sheet was opened to write here
          autoFocus
          required
          pattern=".*\S.*"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <div className="row-buttons">
          <button type="submit" className="button button--main">
            {words.save}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

export function RemoveSheet({ deck, onClose, onRemoved }: DeckSheetProps & { onRemoved?: () => void }) {
  const words = WORDS[useLanguage()];
  return (
    <Sheet title={words.remove} onClose={onClose} form="middle">
      <p>{words.removeSure(deck.name)}</p>
      <div className="row-buttons">
        <button
          type="button"
          className="button button--main"
          onClick={() => {
            onClose();
            ownDecks.remove(deck.id);
            onRemoved?.();
          }}
        >
          {words.remove}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Sheet>
  );
}
