/** Hands as one begins with, drawn from the shuffled deck again and again. */

import { newNumber } from "@tefuda/host/drawn";
import type { GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useEffect, useMemo, useState } from "react";
import { CardFace } from "../../card/CardFace.tsx";
import { describeCard } from "../../card/describe.ts";
import { useSession } from "../../state/session.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { shuffled } from "./hand.ts";
import { ReadSheet } from "./ReadSheet.tsx";

/** Where a game does not tell. */
const USUAL_HAND = 7;

const newSeed = (): number => Number.parseInt(newNumber().slice(0, 8), 16);

interface HandSheetProps {
  data: GameData;
  format: string | undefined;
  cards: readonly string[];
  onClose: () => void;
}

export function HandSheet({ data, format, cards, onClose }: HandSheetProps) {
  const session = useSession();
  const words = WORDS[useLanguage()];
  const tableWords = useWords();
  const say = useSaid();
  const look = lookOf(data.id, data.layout);
  const [opening, setOpening] = useState<number | null>(null);
  const [{ seed, more }, setHand] = useState(() => ({ seed: newSeed(), more: 0 }));
  const [read, setRead] = useState<CardInfo | null>(null);
  useEffect(() => {
    session.host.openingHand(data.id, format ?? null).then(
      (n) => setOpening(n ?? USUAL_HAND),
      () => setOpening(USUAL_HAND),
    );
  }, [session, data, format]);
  const order = useMemo(() => shuffled(cards, seed), [cards, seed]);
  const hand = order.slice(0, (opening ?? 0) + more);
  const infoOf = (name: string): CardInfo | undefined => data.cards.find((card) => card.name === name);
  return (
    <Sheet
      title={words.handsTitle}
      onClose={onClose}
      form="wide"
      footer={
        <>
          <button
            type="button"
            className="button button--main"
            disabled={cards.length === 0}
            onClick={() => setHand({ seed: newSeed(), more: 0 })}
          >
            {words.handNew}
          </button>
          <button
            type="button"
            className="button"
            disabled={hand.length >= cards.length}
            onClick={() => setHand({ seed, more: more + 1 })}
          >
            {words.handMore}
          </button>
        </>
      }
    >
      <p aria-live="polite">
        {cards.length === 0 ? words.handEmpty : words.handsNote(hand.length, cards.length)}
      </p>
      <ul className="hand-cards">
        {hand.map((name, i) => {
          const info = infoOf(name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a hand is one card for as long as the hand is
            <li key={`${seed} ${i}`} style={{ "--i": i } as React.CSSProperties}>
              {info ? (
                <button type="button" className="spot" onClick={() => setRead(info)}>
                  <span className="unseen">{describeCard(info, null, look, tableWords, say)}</span>
                  <CardFace info={info} look={look} />
                </button>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
      {read && <ReadSheet info={read} look={look} onClose={() => setRead(null)} />}
    </Sheet>
  );
}
