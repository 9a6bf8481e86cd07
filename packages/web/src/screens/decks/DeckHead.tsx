/** What stands at the top of a deck's page: its name, the way back, and what can be done with it as a whole. */

import type { GameData } from "@tefuda/host/host";
import { type ReactNode, useState } from "react";
import { addressOf } from "../../state/screen.ts";
import { useSettings } from "../../state/settings.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { ExportSheet } from "./ExportSheet.tsx";
import { HandSheet } from "./HandSheet.tsx";
import { PlayIt } from "./PlayIt.tsx";

interface DeckHeadProps {
  data: GameData;
  /** Its id and name, and for which format it is built. */
  id: string;
  name: string;
  format?: string | undefined;
  cards: readonly string[];
  /** What can be done with this sort of deck besides. */
  actions: ReactNode;
  children?: ReactNode;
}

export function DeckHead({ data, id, name, format, cards, actions, children }: DeckHeadProps) {
  const words = WORDS[useLanguage()];
  const { opponentsShort } = useWords();
  const { opponent } = useSettings();
  const [open, setOpen] = useState<"hands" | "export" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <header className="deck-head">
      <a className="deck-back" href={addressOf({ at: "decks", game: data.id, deck: null })}>
        <Glyph name="previous" /> {words.back}
      </a>
      <div className="deck-name">
        <h1>{name}</h1>
        {children}
      </div>
      <div className="row-buttons">
        <PlayIt key={cards.join()} game={data.id} deck={id} />
        <button type="button" className="button" onClick={() => setOpen("hands")}>
          {words.hands}
        </button>
        <button type="button" className="button" onClick={() => setOpen("export")}>
          {words.export}
        </button>
        {actions}
      </div>
      <p className="deck-note deck-against">{words.against(opponentsShort[opponent])}</p>
      {open === "hands" && <HandSheet data={data} format={format} cards={cards} onClose={close} />}
      {open === "export" && <ExportSheet data={data} name={name} cards={cards} onClose={close} />}
    </header>
  );
}
