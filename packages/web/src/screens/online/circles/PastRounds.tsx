/** Rounds that have been: one's own rings drawn, how much was fulfilled, and what proves it. */
import type { PastRound } from "@tefuda/host/online/circle-schemas";
import { useState } from "react";
import { room } from "../../../online/room.ts";
import { useAsked } from "../../../online/useAsked.ts";
import { download } from "../../../state/download.ts";
import { useWords } from "../../../words/index.tsx";
import { useInside } from "./inside.ts";
import { Ring } from "./Ring.tsx";
import { useTime, useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function PastRounds() {
  const { circle } = useInside();
  const words = useTradeWords();
  return (
    <section aria-labelledby="past-title">
      <h2 id="past-title">{words.past}</h2>
      {circle.rounds.length === 0 && <p className="circle-none">{words.noPast}</p>}
      {circle.rounds.map((round, i) => (
        <Past key={round.number} round={round} unfolded={i === 0} />
      ))}
    </section>
  );
}

function Past({ round, unfolded }: { round: PastRound; unfolded: boolean }) {
  const words = useTradeWords();
  const time = useTime();
  const [open, setOpen] = useState(unfolded);
  const { number, at, copies, people, took, rings, mine } = round;
  const facts = [
    time(at),
    words.pastFact(copies, people, took),
    ...(rings > 0 ? [words.pastRings(rings)] : []),
    ...(mine ? [words.inRing] : []),
  ];
  return (
    <details className="cup-round" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.number(number)} <small>{facts.join(" · ")}</small>
      </summary>
      {open && (
        <div className="past-round">
          {mine ? <MyRings number={number} /> : <p className="circle-none">{words.notInRing}</p>}
          <Proof round={round} />
        </div>
      )}
    </details>
  );
}

function MyRings({ number }: { number: number }) {
  const { circle } = useInside();
  const common = useWords();
  const words = useTradeWords();
  const { got } = useAsked({ ask: "ringsOf", circle: circle.id, round: number });
  if (!got) return <p role="status">{common.loading}</p>;
  return (
    <>
      <h3>{words.myRings}</h3>
      <div className="rings">
        {got.map((ring, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rings of a past round stay as they are
          <Ring key={i} ring={ring} />
        ))}
      </div>
    </>
  );
}

/** Nobody needs to believe it. */
function Proof({ round: { number, worth, copies, hash, secret, papers } }: { round: PastRound }) {
  const { circle } = useInside();
  const words = useTradeWords();
  const { ask, goes, told } = useDeed();
  const save = (): void =>
    ask(room.socket.ask({ ask: "papers", circle: circle.id, round: number }), (text) =>
      download(`round-${number}.json`, text),
    );
  return (
    <div className="round-proof">
      {copies > 0 && <p className="online-note">{worth === null ? words.best : words.worth(worth)}</p>}
      <dl className="circle-hash">
        <dt>{words.hash}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{words.secret}</dt>
        <dd>
          <code>{secret}</code>
        </dd>
      </dl>
      {told}
      {papers && (
        <div className="row-buttons">
          <button type="button" className="button" disabled={goes} onClick={save}>
            {words.papers}
          </button>
        </div>
      )}
    </div>
  );
}
