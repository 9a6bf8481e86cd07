/** A deck to take along: as text for people, and as a file for programs. */

import type { GameData } from "@tefuda/host/host";
import { deckFile, deckLines } from "@tefuda/referee/deck-text";
import { useId } from "react";
import { download } from "../../state/download.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useCopy } from "../../ui/useCopy.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";
import { DeckLink } from "./DeckLink.tsx";
import { useCalled } from "./useDeckFacts.ts";

interface ExportSheetProps {
  data: GameData;
  name: string;
  cards: readonly string[];
  onClose: () => void;
}

export function ExportSheet({ data, name, cards, onClose }: ExportSheetProps) {
  const words = WORDS[useLanguage()];
  const id = useId();
  const called = useCalled();
  const lines = deckLines(cards, (card) => {
    const info = data.cards.find((one) => one.name === card);
    return info ? called(info) : card;
  });
  const text = [`# ${name}`, ...lines, ""].join("\n");
  const { copied, copy } = useCopy(text);
  return (
    <Sheet
      title={words.exportTitle(name)}
      onClose={onClose}
      form="middle"
      footer={
        <>
          <button type="button" className="button button--main" onClick={copy}>
            {words.toClipboard}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download(`${fileName(name)}.yaml`, deckFile(name, cards))}
          >
            <Glyph name="save" /> {words.toFile}
          </button>
          <span aria-live="polite">
            {copied === null ? "" : copied ? words.inClipboard : words.notInClipboard}
          </span>
        </>
      }
    >
      <div className="deck-ask">
        <DeckLink data={data} name={name} cards={cards} />
        <p>{words.exportNote}</p>
        <label htmlFor={id}>{words.exportText}</label>
        <textarea
          id={id}
          className="field deck-text"
          readOnly
          rows={12}
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <p className="deck-note">{words.toFileNote}</p>
      </div>
    </Sheet>
  );
}

/** A name that any system lets a file have. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "deck";
