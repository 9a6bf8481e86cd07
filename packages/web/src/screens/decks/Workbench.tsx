/** Where a deck is built: the cards to build with beside the deck, and on a phone one of the two at a time. */

import type { DeckProblem, GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { counted } from "@tefuda/referee/deck-text";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";
import { DeckRows } from "./DeckRows.tsx";
import { Curve, Types } from "./DeckStats.tsx";
import { Legality, Problems } from "./Legality.tsx";
import { Pool } from "./Pool.tsx";
import { ReadSheet } from "./ReadSheet.tsx";
import type { Building } from "./Stepper.tsx";
import { useCounts } from "./useDeckFacts.ts";

import "../../styles/decks.css";

interface WorkbenchProps extends Building {
  data: GameData;
  cards: readonly string[];
  problems: readonly DeckProblem[] | null;
  /** How many copies there are of each card, where that has a bound. */
  most?: ReadonlyMap<string, number>;
}

export function Workbench({ data, cards, problems, most, onStep }: WorkbenchProps) {
  const words = WORDS[useLanguage()];
  const look = lookOf(data.id, data.layout);
  const { groups, curve } = useCounts(data, cards);
  const counts = useMemo(() => counted(cards), [cards]);
  const [view, setView] = useState<"pool" | "deck">(cards.length === 0 ? "pool" : "deck");
  const [read, setRead] = useState<CardInfo | null>(null);
  const [views, shown] = [useRef<HTMLFieldSetElement>(null), useRef<HTMLDivElement>(null)];
  // what comes into view is seen from its beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen
  useLayoutEffect(() => {
    const [bar, begins] = [views.current, shown.current].map((one) => one!.getBoundingClientRect());
    if (begins!.top < bar!.bottom && bar!.height > 0) scrollBy(0, begins!.top - bar!.bottom);
  }, [view]);
  const tab = (of: typeof view, name: string) => (
    <button type="button" className="button" aria-pressed={view === of} onClick={() => setView(of)}>
      {name}
    </button>
  );
  return (
    <>
      <fieldset className="build-views" ref={views}>
        <legend className="unseen">{words.views}</legend>
        {tab("pool", words.poolTab)}
        {tab("deck", words.deckTab(cards.length))}
        <button type="button" className="legality-button" onClick={() => setView("deck")}>
          <Legality problems={problems} brief />
        </button>
      </fieldset>
      <div className={`build build--${view}`} ref={shown}>
        <Pool
          data={data}
          counts={counts}
          problems={problems}
          onRead={setRead}
          onStep={onStep}
          {...(most ? { most } : {})}
        />
        <section className="build-deck card-panel" aria-labelledby="build-deck">
          <header>
            <h2 id="build-deck">
              {words.deck} <small>{words.cards(cards.length)}</small>
            </h2>
            <Legality problems={problems} />
          </header>
          <Problems problems={problems} />
          <Curve data={data} curve={curve} />
          {cards.length === 0 ? <p className="deck-note">{words.empty}</p> : <Types groups={groups} />}
          <DeckRows groups={groups} look={look} problems={problems} onRead={setRead} onStep={onStep} />
        </section>
      </div>
      {read && (
        <ReadSheet
          info={read}
          look={look}
          onClose={() => setRead(null)}
          building={{ n: counts.get(read.name) ?? 0, onStep }}
        />
      )}
    </>
  );
}
