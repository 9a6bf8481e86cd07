/** The trading round: when its bell rings, what somebody gives without being asked, what they are asked, and past ones. */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { room } from "../../../online/room.ts";
import { Consent } from "./Consent.tsx";
import { useInside } from "./inside.ts";
import { PastRounds } from "./PastRounds.tsx";
import { Questions } from "./Questions.tsx";
import { Sure } from "./Sure.tsx";
import { useTime, useTradeWords } from "./useCircleWords.ts";

type Round = NonNullable<CircleView["round"]>;

export function RoundPart() {
  const { circle, me } = useInside();
  const words = useTradeWords();
  const { round, open } = circle;
  return (
    <>
      <section aria-labelledby="round-title">
        <h2 id="round-title">{round ? `${words.round} · ${words.number(round.number)}` : words.round}</h2>
        <p className="online-note">{words.what}</p>
        {round && open && <Stands round={round} />}
        {round && round.questions.length > 0 && <Questions round={round} />}
        {round && open && me.host && round.step === "waits" && <Bell />}
      </section>
      {open && <Consent />}
      {round && (
        <div className="circle-hash">
          <p className="online-note">{words.hashNote}</p>
          <code>{round.hash}</code>
        </div>
      )}
      <PastRounds />
    </>
  );
}

function Stands({ round: { step, bell, until, waits } }: { round: Round }) {
  const words = useTradeWords();
  const time = useTime();
  const says =
    step === "works"
      ? words.works
      : step === "asks"
        ? words.asks(until === null ? "" : time(until))
        : bell === null
          ? words.bellHost
          : words.bell(time(bell));
  return (
    <div role="status">
      <p className="cup-stands">{says}</p>
      {waits && <p className="online-note">{words.waits(waits)}</p>}
    </div>
  );
}

/** The host need not wait for the day; everybody's cards are moved by it, so it is asked about. */
function Bell() {
  const { circle } = useInside();
  const words = useTradeWords();
  return (
    <Sure
      says={words.ring}
      note={words.ringNote}
      sure={words.ringSure}
      deed={() => room.socket.ask({ ask: "ring", circle: circle.id })}
    />
  );
}
