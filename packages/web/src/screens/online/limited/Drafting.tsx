/** A draft from one's seat: the pack before one, of which a card is taken, and what one has taken. */
import type { GameData } from "@tefuda/host/host";
import type { DraftSeat, TournamentView } from "@tefuda/host/online/tournament-schemas";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useEffect, useMemo, useRef, useState } from "react";
import { CardFace } from "../../../card/CardFace.tsx";
import { describeCard } from "../../../card/describe.ts";
import { FullCard } from "../../../card/FullCard.tsx";
import { room } from "../../../online/room.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useSaid, useWords } from "../../../words/index.tsx";
import { useCalled } from "../../decks/useDeckFacts.ts";
import { useEntrants } from "../useCupPlan.ts";
import { useServed } from "../useDeck.ts";
import { OwnCards } from "./OwnCards.tsx";
import { SeatsOf } from "./SeatsOf.tsx";
import { useLimitedWords } from "./useLimitedWords.ts";

import "../../../styles/limited.css";

interface DraftingProps {
  cup: TournamentView;
  draft: DraftSeat;
  /** Tells of what fails. */
  ask: (deed: Promise<unknown>) => void;
}

export function Drafting({ cup, draft, ask }: DraftingProps) {
  const words = useLimitedWords();
  const common = useWords();
  const data = useServed(cup.plan.game);
  return (
    <section className="draft" aria-labelledby="draft-title">
      <header className="draft-head">
        <h2 id="draft-title">{words.packOf(draft.round, draft.rounds, draft.pick)}</h2>
        <SeatsOf cup={cup} />
      </header>
      {data ? <Before cup={cup} data={data} draft={draft} ask={ask} /> : <p>{common.loading}</p>}
      {data && <Picks data={data} picks={draft.picks} />}
    </section>
  );
}

function Before({ cup, data, draft, ask }: DraftingProps & { data: GameData }) {
  const words = useLimitedWords();
  const common = useWords();
  const say = useSaid();
  const called = useCalled();
  const look = lookOf(data.id, data.layout);
  const [shown, setShown] = useState<CardInfo | null>(null);
  const [goes, setGoes] = useState(false);
  const entrant = useEntrants(cup);
  const next = cup.limited?.seats[draft.givesTo];
  const heading = useRef<HTMLParagraphElement>(null);
  const infoOf = (name: string): CardInfo | undefined => data.cards.find((card) => card.name === name);
  const { round, pick: number, pack, picked } = draft;
  const taken = picked === null ? undefined : infoOf(picked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every pack that comes
  useEffect(() => {
    setShown(null);
    heading.current?.focus({ preventScroll: true });
  }, [round, number]);
  const take = (card: string): void => {
    setShown(null);
    setGoes(true);
    ask(
      room.socket.ask({ ask: "pick", tournament: cup.id, round, number, card }).finally(() => setGoes(false)),
    );
  };
  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className="draft-says">
        {taken ? words.taken(called(taken)) : words.choose(next ? entrant(next.entrant) : "")}
      </p>
      <ul
        key={`${round} ${number}`}
        className="draft-pack"
        aria-label={words.packOf(round, draft.rounds, number)}
      >
        {pack.map((name, i) => {
          const info = infoOf(name);
          if (!info) return null;
          const state = picked === null ? "" : name === picked ? " is-taken" : " is-left";
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice
              key={`${i}${name}`}
              className={`draft-card${state}`}
            >
              <button type="button" className="spot" onClick={() => setShown(info)}>
                <span className="unseen">{describeCard(info, null, look, common, say)}</span>
                <CardFace info={info} look={look} />
              </button>
              {picked === null && (
                <button
                  type="button"
                  className="button draft-take"
                  disabled={goes}
                  aria-label={words.take(called(info))}
                  onClick={() => take(name)}
                >
                  {words.takeIt}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shown && (
        <Sheet
          title={called(shown)}
          onClose={() => setShown(null)}
          footer={
            picked === null && (
              <button
                type="button"
                className="button button--main"
                disabled={goes}
                onClick={() => take(shown.name)}
              >
                {words.takeIt}
              </button>
            )
          }
        >
          <FullCard info={shown} look={look} />
        </Sheet>
      )}
    </>
  );
}

function Picks({ data, picks }: { data: GameData; picks: readonly (readonly string[])[] }) {
  const words = useLimitedWords();
  const own = useMemo(() => picks.flat(), [picks]);
  return <OwnCards data={data} cards={own} title={words.mine(own.length)} />;
}
