/** What a round asks somebody: would they give this copy for that one? */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { CardFace } from "../../../card/CardFace.tsx";
import { room } from "../../../online/room.ts";
import { TimeLeft } from "../TimeLeft.tsx";
import { useInside } from "./inside.ts";
import { useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function Questions({
  round: { number, questions, until },
}: {
  round: NonNullable<CircleView["round"]>;
}) {
  const { circle, called } = useInside();
  const words = useTradeWords();
  const { ask, goes, told } = useDeed();
  return (
    <div className="round-questions">
      <h3>{words.questions}</h3>
      {until !== null && (
        <p className="online-note">
          <TimeLeft due={until} /> {words.silence}
        </p>
      )}
      {told}
      <ul>
        {questions.map(({ give, get, copies }) => {
          const says = words.wouldYou(called(give), called(get), copies);
          const answer = (yes: boolean): void =>
            ask(
              room.socket.ask({
                ...{ ask: "answerRound", circle: circle.id, round: number, give, get, yes },
              }),
            );
          return (
            <li key={`${give}\n${get}`} className="card-panel round-question">
              <div className="round-exchange" aria-hidden="true">
                <Drawn card={give} />
                <span className="round-arrow">→</span>
                <Drawn card={get} />
              </div>
              <div className="round-asks">
                <p>{says}</p>
                <div className="row-buttons">
                  <button
                    type="button"
                    className="button button--main"
                    disabled={goes}
                    aria-label={`${words.yes}: ${says}`}
                    onClick={() => answer(true)}
                  >
                    {words.yes}
                  </button>
                  <button
                    type="button"
                    className="button"
                    disabled={goes}
                    aria-label={`${words.no}: ${says}`}
                    onClick={() => answer(false)}
                  >
                    {words.no}
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Drawn({ card }: { card: string }) {
  const { infoOf, look } = useInside();
  const info = infoOf(card);
  return <span className="round-card">{info && <CardFace info={info} look={look} />}</span>;
}
