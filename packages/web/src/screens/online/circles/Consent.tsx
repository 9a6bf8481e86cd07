/** What somebody gives in a round without being asked, and what becomes of what is dearer to them. */
import type { Ways } from "@tefuda/host/online/circle-schemas";
import { useId } from "react";
import { room } from "../../../online/room.ts";
import { Choice } from "../fields.tsx";
import { Pair } from "../Pair.tsx";
import { useInside } from "./inside.ts";
import { useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

const RANKS = Array.from({ length: 11 }, (_, i) => i);

export function Consent() {
  const { circle, me } = useInside();
  const words = useTradeWords();
  const { ask, told } = useDeed();
  const title = useId();
  const { consent } = me.ways;
  const change = (part: Partial<Ways["consent"]>): void =>
    ask(
      room.socket.ask({
        ...{ ask: "ways", circle: circle.id, ways: { ...me.ways, consent: { ...consent, ...part } } },
      }),
    );
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.consent}</h2>
      <div className="online-form circle-consent">
        <Choice
          label={words.dear}
          value={String(consent.dear)}
          onChoose={(dear) => change({ dear: Number(dear) })}
          options={RANKS.map((n) => [String(n), words.dears(n)])}
        />
        {consent.dear < 10 && (
          <Pair
            legend={words.over}
            chosen={consent.over === "ask"}
            onChoose={(asks) => change({ over: asks ? "ask" : "keep" })}
            says={[words.overAsk, words.overKeep]}
          />
        )}
        {told}
      </div>
    </section>
  );
}
