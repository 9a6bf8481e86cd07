/** The deck that is made of what one has opened or taken, until everybody has one. */
import type { GameData } from "@tefuda/host/host";
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { counted } from "@tefuda/referee/deck-text";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { room } from "../../../online/room.ts";
import { withOneLess, withOneMore } from "../../../state/decks.ts";
import { useWords } from "../../../words/index.tsx";
import type { Building } from "../../decks/Stepper.tsx";
import { useCalled, useProblems } from "../../decks/useDeckFacts.ts";
import { Workbench } from "../../decks/Workbench.tsx";
import { useServed } from "../useDeck.ts";
import { SealedPacks } from "./SealedPacks.tsx";
import { SeatsOf } from "./SeatsOf.tsx";
import { KEPT_COUNT, KEPT_DECK, useKept } from "./useKept.ts";
import { useLimitedWords } from "./useLimitedWords.ts";

import "../../../styles/limited.css";

interface BuildingDeckProps {
  cup: TournamentView;
  pool: string[][];
  /** Tells of what fails. */
  ask: (deed: Promise<unknown>) => void;
}

export function BuildingDeck({ cup, pool, ask }: BuildingDeckProps) {
  const words = useLimitedWords();
  const common = useWords();
  const data = useServed(cup.plan.game);
  const [opened, setOpened] = useKept(`${cup.id}-packs`, KEPT_COUNT, 0);
  const [builds, setBuilds] = useState(
    cup.plan.limited?.form !== "sealed" || cup.mine.deck !== null || opened >= pool.length,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const began = useRef(builds);
  // the pack that had the focus is gone
  useEffect(() => {
    if (builds && !began.current) heading.current?.focus();
  }, [builds]);
  return (
    <section className="draft" aria-labelledby="build-title">
      <header className="draft-head">
        <h2 id="build-title" ref={heading} tabIndex={-1}>
          {builds ? words.buildTitle : words.openTitle}
        </h2>
        <SeatsOf cup={cup} />
      </header>
      <p className="online-note">{builds ? words.buildNote : words.openNote}</p>
      {!data ? (
        <p>{common.loading}</p>
      ) : builds ? (
        <Bench cup={cup} data={data} pool={pool} ask={ask} />
      ) : (
        <SealedPacks
          data={data}
          pool={pool}
          opened={opened}
          onOpened={setOpened}
          onDone={() => setBuilds(true)}
        />
      )}
    </section>
  );
}

function Bench({ cup, data, pool, ask }: BuildingDeckProps & { data: GameData }) {
  const words = useLimitedWords();
  const called = useCalled();
  const { deck } = cup.mine;
  const [cards, setCards] = useKept<readonly string[]>(cup.id, KEPT_DECK, deck ?? []);
  const [said, setSaid] = useState("");
  const most = useMemo(() => counted(pool.flat()), [pool]);
  const own = useMemo(
    () => ({ ...data, cards: data.cards.filter(({ name }) => most.has(name)) }),
    [data, most],
  );
  const problems = useProblems(data, undefined, cards, pool);
  const onStep = useCallback<Building["onStep"]>(
    (name, step) => {
      const n = cards.filter((card) => card === name).length + step;
      if (n < 0 || n > (most.get(name) ?? 0)) return;
      const next = step > 0 ? withOneMore(cards, name) : withOneLess(cards, name);
      setCards(next);
      const info = data.cards.find((card) => card.name === name);
      setSaid(words.changed(info ? called(info) : name, n, next.length));
    },
    [cards, setCards, most, data, called, words],
  );
  const suggest = (): void =>
    ask(
      room.socket.ask({ ask: "suggest", tournament: cup.id }).then(({ deck: made }) => {
        setCards(made);
      }),
    );
  const isSame = deck !== null && deck.toSorted().join() === cards.toSorted().join();
  return (
    <>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <div className="row-buttons build-do">
        <button
          type="button"
          className="button button--main"
          disabled={isSame || problems === null || problems.length > 0}
          onClick={() => ask(room.socket.ask({ ask: "handIn", tournament: cup.id, deck: [...cards] }))}
        >
          {deck === null ? words.handIn : words.handInAgain}
        </button>
        <button type="button" className="button" onClick={suggest}>
          {words.suggest}
        </button>
        <button type="button" className="button" disabled={cards.length === 0} onClick={() => setCards([])}>
          {words.empty}
        </button>
        <p role="status" className="online-standing">
          {isSame ? words.handedIn : ""}
        </p>
      </div>
      <Workbench data={own} cards={cards} problems={problems} most={most} onStep={onStep} />
    </>
  );
}
