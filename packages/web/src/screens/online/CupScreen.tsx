/** A tournament: what it is, how it stands, and what whoever looks at it can do in it. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useState } from "react";
import { useCup } from "../../online/useFollowed.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { faultIn, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { CupBracket } from "./CupBracket.tsx";
import { CupEntrants } from "./CupEntrants.tsx";
import { CupHost } from "./CupHost.tsx";
import { CupJudge } from "./CupJudge.tsx";
import { CupMine } from "./CupMine.tsx";
import { CupRounds } from "./CupRounds.tsx";
import { CupStandings } from "./CupStandings.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { useCupPlan, useCupWords, useEntrants, useStart } from "./useCupPlan.ts";

import "../../styles/contests.css";

export function CupScreen({ cup }: { cup: string }) {
  const words = useCupWords();
  return <Entered title={words.title}>{({ guest }) => <Inside id={cup} guest={guest} />}</Entered>;
}

function Inside({ id, guest }: { id: string; guest: boolean }) {
  const common = useWords();
  const words = useCupWords();
  const { got, failed } = useCup(id);
  const [fault, setFault] = useState<Error | null>(null);
  useNamesType(got ? [got.plan.name, got.host, got.judge, ...got.entrants.map(({ name }) => name)] : []);
  if (!got)
    return failed ? (
      <Nowhere
        title={words.noneSuch}
        buttons={
          <a className="button button--main" href={addressOf({ at: "tournaments" })}>
            {words.toAll}
          </a>
        }
      >
        <p>{words.noneSuchText}</p>
      </Nowhere>
    ) : (
      <main className="wait" id="main">
        <p role="status">{common.loading}</p>
      </main>
    );
  const ask = (deed: Promise<unknown>): void => {
    setFault(null);
    deed.catch(setFault);
  };
  // whoever drafts or makes a deck is to see cards, and is told there how it stands
  const busy = got.mine.draft !== null || (got.state === "building" && got.mine.pool !== null);
  return (
    <main className="page online" id="main">
      {busy ? <BriefHead name={got.plan.name} /> : <Head cup={got} />}
      <Lost />
      {!busy && <Stands cup={got} />}
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
      <CupMine cup={got} guest={guest} ask={ask} />
      {got.mine.host && got.state === "open" && <CupHost cup={got} ask={ask} />}
      {got.mine.judge && got.state === "running" && <CupJudge cup={got} />}
      {got.bracket && <CupBracket cup={got} bracket={got.bracket} />}
      {got.rounds.length > 0 && <CupStandings cup={got} />}
      {got.rounds.length > 0 && <CupRounds cup={got} />}
      <CupEntrants cup={got} ask={ask} />
    </main>
  );
}

function Head({ cup: { plan, host, judge } }: { cup: TournamentView }) {
  const words = useCupWords();
  const online = useOnlineWords();
  const facts = useCupPlan(plan);
  return (
    <header className="online-head">
      <div>
        <h1 className="online-called">{plan.name}</h1>
        <p className="online-facts">{facts.join(" · ")}</p>
        <p className="online-facts">
          {[words.host(host), judge === "" ? words.judgedByNobody : words.judgedBy(judge)].join(" · ")}
        </p>
      </div>
      <div className="row-buttons">
        <a className="button" href={addressOf({ at: "tournaments" })}>
          {words.toAll}
        </a>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </div>
    </header>
  );
}

function BriefHead({ name }: { name: string }) {
  const words = useCupWords();
  return (
    <header className="online-head online-head--brief">
      <h1 className="online-called">{name}</h1>
      <a className="online-way" href={addressOf({ at: "tournaments" })}>
        {words.toAll}
      </a>
    </header>
  );
}

/** How far it is, and at the end who has won. */
function Stands({ cup }: { cup: TournamentView }) {
  const words = useCupWords();
  const called = useEntrants(cup);
  const start = useStart();
  const { state, next, plan, entrants } = cup;
  const winner = next.step === "over" ? next.ranking.find(({ place }) => place === 1) : undefined;
  const says =
    state === "cancelled"
      ? words.calledOff
      : state === "drafting"
        ? words.drafts
        : state === "building"
          ? words.builds
          : next.step === "over"
            ? winner
              ? words.winner(called(winner.id))
              : words.noWinner
            : next.step === "wait"
              ? words.under(next.round, next.tables.length)
              : [
                  words.notYet,
                  words.entered(entrants.length, plan.most),
                  ...(plan.starts === null ? [] : [start(plan.starts)]),
                ].join(" · ");
  return (
    <p className={`cup-stands${winner ? " cup-stands--won" : ""}`} role="status">
      {says}
    </p>
  );
}
