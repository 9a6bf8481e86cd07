/** What a tournament is to whoever looks at it: to be entered, to be played, or to be left. */
import { newNumber } from "@tefuda/host/drawn";
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useState } from "react";
import { room } from "../../online/room.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useWords } from "../../words/index.tsx";
import { DeckChoice } from "../DeckChoice.tsx";
import { Against } from "./Against.tsx";
import { deckOf } from "./getReady.ts";
import { BuildingDeck } from "./limited/BuildingDeck.tsx";
import { Drafting } from "./limited/Drafting.tsx";
import { useLimitedWords } from "./limited/useLimitedWords.ts";
import { useCupWords } from "./useCupPlan.ts";
import { useDeck, useServed } from "./useDeck.ts";

interface CupPartProps {
  cup: TournamentView;
  /** Tells of what fails. */
  ask: (deed: Promise<unknown>) => void;
}

export function CupMine({ cup, guest, ask }: CupPartProps & { guest: boolean }) {
  const words = useCupWords();
  const { state, mine, entrants } = cup;
  const me = entrants.find(({ id }) => id === mine.entrant);
  if (state === "open")
    return (
      <section className="card-panel online-mine" aria-labelledby="enter-title">
        <h2 id="enter-title">{words.enterTitle}</h2>
        <Entry cup={cup} guest={guest} ask={ask} />
      </section>
    );
  if (!me || me.dropped !== null) return null;
  if (state === "drafting" && mine.draft) return <Drafting cup={cup} draft={mine.draft} ask={ask} />;
  if (state === "building" && mine.pool) return <BuildingDeck cup={cup} pool={mine.pool} ask={ask} />;
  if (state !== "running") return null;
  return (
    <section className="card-panel online-mine" aria-label={words.enterTitle}>
      {mine.match === null ? (
        <p className="online-standing">{words.waitRound}</p>
      ) : (
        <div className="online-door-way">
          <p className="online-standing">{words.myMatch}</p>
          <a className="button button--main" href={addressOf({ at: "match", match: mine.match })}>
            {words.playNow}
          </a>
        </div>
      )}
      <div className="row-buttons">
        <Withdraw cup={cup} ask={ask} />
      </div>
    </section>
  );
}

/** With which deck one enters; whoever is entered may choose another until it starts. */
function Entry({ cup: { id, plan, mine, entrants }, cup, guest, ask }: CupPartProps & { guest: boolean }) {
  const words = useCupWords();
  const online = useOnlineWords();
  const common = useWords();
  const data = useServed(plan.game);
  const deck = useDeck(data);
  const [allowed, setAllowed] = useState(true);
  const [goes, setGoes] = useState(false);
  const entered = mine.entrant !== null;
  const limitedWords = useLimitedWords();
  const brings = !plan.sealed && !plan.limited;
  if (mine.judge)
    return (
      <>
        <p>{words.youJudge}</p>
        <p className="online-note">{words.judgeNotNote}</p>
        <div className="row-buttons">
          <button
            type="button"
            className="button"
            onClick={() => ask(room.socket.ask({ ask: "judgeNot", tournament: id }))}
          >
            {words.judgeNot}
          </button>
        </div>
      </>
    );
  if (plan.rated && guest) return <p>{words.forAccounts}</p>;
  if (!entered && entrants.length >= plan.most) return <p>{words.isFull}</p>;
  const enter = (): void => {
    deck.choose(deck.chosen);
    setGoes(true);
    // the hash of the secret has been told: only now is a number added
    const choice = { deck: brings ? deckOf(deck.chosen) : null, number: newNumber() };
    ask(room.socket.ask({ ask: "enter", tournament: id, with: choice }).finally(() => setGoes(false)));
  };
  return (
    <>
      {plan.sealed ? (
        <p>{online.sealedNote}</p>
      ) : plan.limited ? (
        <p>{limitedWords.note}</p>
      ) : data ? (
        <>
          <DeckChoice data={data} title={online.myDeck} chosen={deck.chosen} onChoose={deck.choose} />
          {plan.circle !== undefined && <p className="online-note">{words.fromNote}</p>}
          <Against data={data} format={plan.format} deck={deck.chosen} onAllowed={setAllowed} />
        </>
      ) : (
        <p>{common.loading}</p>
      )}
      <p className="online-standing" role="status">
        {entered ? words.entry : ""}
      </p>
      <div className="row-buttons">
        {(brings || !entered) && (
          <button
            type="button"
            className={`button${entered ? "" : " button--main"}`}
            disabled={goes || (brings && !(data && allowed))}
            onClick={enter}
          >
            {entered ? words.changeDeck : words.enter}
          </button>
        )}
        {entered && <Withdraw cup={cup} ask={ask} />}
      </div>
    </>
  );
}

/** While it runs it cannot be undone, and is asked about. */
function Withdraw({ cup: { id, state }, ask }: CupPartProps) {
  const words = useCupWords();
  const [sure, setSure] = useState(false);
  const leave = (): void => ask(room.socket.ask({ ask: "withdraw", tournament: id }));
  if (!sure)
    return (
      <button type="button" className="button" onClick={() => (state === "open" ? leave() : setSure(true))}>
        {words.withdraw}
      </button>
    );
  return (
    <>
      <p className="online-note">{words.withdrawNote}</p>
      <button type="button" className="button" onClick={leave}>
        {words.withdrawSure}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {words.stay}
      </button>
    </>
  );
}
