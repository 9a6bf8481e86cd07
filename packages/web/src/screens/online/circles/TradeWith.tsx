/** Trading with one member: what lies on the table between the two, or the lists of a first offer. */
import type { CircleTrade, EndedTrade } from "@tefuda/host/online/circle-schemas";
import { useCallback, useEffect, useRef, useState } from "react";
import { room } from "../../../online/room.ts";
import { addressOf } from "../../../state/screen.ts";
import { useWords } from "../../../words/index.tsx";
import { Compose } from "./Compose.tsx";
import { copiesIn, useInside } from "./inside.ts";
import { EMPTY, type Lists } from "./lists.ts";
import { OnTable } from "./OnTable.tsx";
import { TradeCards } from "./TradeCards.tsx";
import { useCircleWords, useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function TradeWith({ member }: { member: string }) {
  const { circle, collection } = useInside();
  const common = useWords();
  const circleWords = useCircleWords();
  const words = useTradeWords();
  const { ask, goes, told } = useDeed();
  const other = circle.members.find(({ id }) => id === member);
  const trades = circle.trades.filter((trade) => trade.with.member === member);
  const { ended, finish, forget } = useEnded(trades, circle.ended);
  const name = other?.name || circleWords.noName;
  const offer = ({ gives, gets }: Lists): void =>
    ask(room.socket.ask({ ask: "offerTrade", circle: circle.id, member, gives, gets }));
  return (
    <>
      <div className="online-section">
        <h2>{words.withName(name)}</h2>
        <a
          className="online-way"
          href={addressOf({ at: "circle", circle: circle.id, part: "trades", member: null })}
        >
          {words.back}
        </a>
      </div>
      <p className="unseen" role="status">
        {ended ? endedSays(words, name, ended) : ""}
      </p>
      {told}
      {trades.map((trade) => (
        <OnTable key={trade.id} trade={trade} name={name} onDone={finish} />
      ))}
      {trades.length === 0 && ended && <OverTrade ended={ended} name={name} onAgain={forget} />}
      {trades.length === 0 &&
        !ended &&
        circle.open &&
        (collection ? (
          <Compose
            member={member}
            name={name}
            collection={collection}
            begins={EMPTY}
            says={words.offer}
            off={goes}
            onSay={offer}
          />
        ) : (
          <p role="status">{common.loading}</p>
        ))}
    </>
  );
}

/** A trade that lies open no more, and whether it was carried out. */
interface Ended {
  trade: Pick<CircleTrade, "gives" | "gets">;
  done: boolean;
}

function endedSays(words: ReturnType<typeof useTradeWords>, name: string, { trade, done }: Ended): string {
  return done ? words.done(name, copiesIn(trade.gives), copiesIn(trade.gets)) : words.ended(name);
}

/** What became of the last trade that was seen here, as the circle tells it; whoever agreed last is told of it at once. */
function useEnded(trades: readonly CircleTrade[], all: readonly EndedTrade[]) {
  const [ended, setEnded] = useState<Ended | null>(null);
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of trades) open.current.add(id);
    const over = all.find(({ id }) => open.current.has(id));
    if (!over) return;
    open.current.delete(over.id);
    setEnded({ trade: over, done: over.done });
  }, [trades, all]);
  const finish = useCallback((trade: CircleTrade, done: boolean) => {
    open.current.delete(trade.id);
    setEnded({ trade, done });
  }, []);
  const forget = useCallback(() => setEnded(null), []);
  return { ended, finish, forget };
}

interface EndedProps {
  ended: Ended;
  name: string;
  onAgain: () => void;
}

/** The cards cross over from one side to the other. */
function OverTrade({ ended, name, onAgain }: EndedProps) {
  const words = useTradeWords();
  const { trade, done } = ended;
  const nothing = (): void => {};
  return (
    <section className={`card-panel trade trade-ended${done ? " is-done" : ""}`}>
      <p className="trade-stands">{endedSays(words, name, ended)}</p>
      {done && (
        <div className="trade-sides">
          <TradeCards title={words.got} bundle={trade.gets} onPress={nothing} />
          <TradeCards title={words.gave} bundle={trade.gives} onPress={nothing} />
        </div>
      )}
      <div className="row-buttons">
        <button type="button" className="button" onClick={onAgain}>
          {words.once}
        </button>
      </div>
    </section>
  );
}
