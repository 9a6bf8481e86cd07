/** The decks of a set, and its cards that are in none of them. */

import type { CardForm, Words } from "@tefuda/kernel";
import { deckFile } from "@tefuda/referee/deck-text";
import { calledIn } from "@tefuda/workshop/called";
import { cardsInLines, decksIn, inNoDeck, withDeck } from "@tefuda/workshop/decks";
import type { Draft } from "@tefuda/workshop/draft";
import { useMemo, useState } from "react";
import type { BenchLink } from "../../host/bench.ts";
import { addressOf } from "../../state/screen.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface DeckShelfProps {
  draft: Draft;
  form: CardForm;
  path: string | null;
  /** The files in which something is wrong. */
  wrong: ReadonlySet<string>;
  link: BenchLink;
  onChange: Change;
}

export function DeckShelf({ draft, form, path, wrong, link, onChange }: DeckShelfProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const decks = useMemo(() => decksIn(draft), [draft]);
  const begin = (): void => {
    const one = withDeck(draft, (n) => deckFile(words.newDeck(n), []));
    onChange(one.draft, "decks");
    location.hash = addressOf({ at: "workshop", set: draft.id, card: one.path });
  };
  return (
    <section className="deck-shelf" aria-labelledby="deck-shelf-title">
      <h2 id="deck-shelf-title">{words.decks}</h2>
      <ul>
        {decks.map((deck) => (
          <li key={deck.path} className={wrong.has(deck.path) ? "is-wrong" : undefined}>
            <a
              href={addressOf({ at: "workshop", set: draft.id, card: deck.path })}
              aria-current={deck.path === path ? "page" : undefined}
            >
              <span>{deck.name[language] ?? deck.name.en ?? words.unnamed}</span>
              <small>{cardsInLines(deck.lines)}</small>
              {wrong.has(deck.path) && <Glyph name="warn" />}
            </a>
          </li>
        ))}
      </ul>
      <DeckMaking {...{ draft, form, link, onChange }} />
      <button type="button" className="button" onClick={begin}>
        <Glyph name="plus" /> {words.emptyDeck}
      </button>
    </section>
  );
}

/** Says which cards are in no deck, and makes decks with them; also where games are to be played with the set. */
export function DeckMaking({
  draft,
  form,
  link,
  onChange,
}: Pick<DeckShelfProps, "draft" | "form" | "link" | "onChange">) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const common = useWords();
  const [left, setLeft] = useState<readonly Words[]>([]);
  const [fault, setFault] = useState<Error | null>(null);
  const [making, setMaking] = useState(false);
  const outside = useMemo(
    () => inNoDeck(draft, form).flatMap((entry) => calledIn(entry, form)?.en ?? []),
    [draft, form],
  );
  const make = async (): Promise<void> => {
    const made = await link.decksFor(outside);
    setLeft(made.left);
    const files = made.decks.map((cards) => (n: number) => deckFile(words.newDeck(n), cards));
    const [first] = files;
    if (!first) return;
    onChange((now) => files.reduce((next, file) => withDeck(next, file).draft, now), "decks");
    location.hash = addressOf({ at: "workshop", set: draft.id, card: withDeck(draft, first).path });
  };
  return (
    <div className="deck-making">
      {outside.length > 0 && (
        <>
          <p role="status">{words.inNoDeck(outside.length, outside.slice(0, 4).join(", "))}</p>
          <button
            type="button"
            className="button"
            disabled={making}
            onClick={() => {
              setFault(null);
              setMaking(true);
              make()
                .catch(setFault)
                .finally(() => setMaking(false));
            }}
          >
            <Glyph name="plus" /> {making ? words.makingDecks : words.makeDecks}
          </button>
        </>
      )}
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      {left.map((says) => (
        <p className="fault" key={says.en}>
          {says[language]}
        </p>
      ))}
    </div>
  );
}
