/** An offer as it lies on the table: both lists as cards, what they would do, and what can be said to them. */
import type { CircleTrade } from "@tefuda/host/online/circle-schemas";
import { useEffect, useState } from "react";
import { room } from "../../../online/room.ts";
import { Compose } from "./Compose.tsx";
import { useInside } from "./inside.ts";
import { changedIn, type Lists } from "./lists.ts";
import { ReadCard } from "./ReadCard.tsx";
import { TradeCards } from "./TradeCards.tsx";
import { useTradeWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

interface OnTableProps {
  trade: CircleTrade;
  name: string;
  onDone: (trade: CircleTrade, done: boolean) => void;
}

export function OnTable({ trade, name, onDone }: OnTableProps) {
  const { circle, collection } = useInside();
  const words = useTradeWords();
  const { ask, goes, told } = useDeed();
  const [read, setRead] = useState<string | null>(null);
  const [changes, setChanges] = useState(false);
  // what the other changes under one's hands has to be looked at before it can be agreed to
  const [seen, setSeen] = useState(trade);
  useEffect(() => {
    if (trade.mine) setSeen(trade);
  }, [trade]);
  const isOther = seen.version !== trade.version && !trade.mine;
  const { id, version, gives, gets, agreed } = trade;
  const at = { circle: circle.id, trade: id, version };
  const agree = (): void =>
    ask(
      room.socket.ask({ ask: "agreeTrade", ...at, gives, gets }),
      ({ done }) => done && onDone(trade, true),
    );
  const end = (): void =>
    ask(room.socket.ask({ ask: "endTrade", circle: circle.id, trade: id }), () => onDone(trade, false));
  if (changes && collection)
    return (
      <Change
        trade={trade}
        name={name}
        onClose={() => {
          setChanges(false);
          setSeen(trade);
        }}
      />
    );
  const stands = agreed.me
    ? words.youAgreed(name)
    : agreed.they
      ? words.theyAgreed(name)
      : words.waiting(name);
  return (
    <section
      className="card-panel trade"
      aria-label={trade.mine ? words.youOffer(name) : words.theyOffer(name)}
    >
      <p className="trade-stands">{trade.mine ? words.youOffer(name) : words.theyOffer(name)}</p>
      <div role="status">{isOther && <p className="trade-strip">{words.changed(name)}</p>}</div>
      <div className="trade-sides">
        <TradeCards
          title={words.iGive}
          bundle={gives}
          {...(isOther ? { changed: changedIn(seen.gives, gives) } : {})}
          onPress={setRead}
        />
        <TradeCards
          title={words.iGet}
          bundle={gets}
          {...(isOther ? { changed: changedIn(seen.gets, gets) } : {})}
          onPress={setRead}
        />
      </div>
      <Does trade={trade} name={name} />
      <p className="online-note" role="status">
        {stands}
      </p>
      {told}
      {circle.open && (
        <div className="row-buttons">
          {isOther ? (
            <button type="button" className="button button--main" onClick={() => setSeen(trade)}>
              {words.changedSee}
            </button>
          ) : (
            !agreed.me && (
              <button type="button" className="button button--main" disabled={goes} onClick={agree}>
                {words.agree}
              </button>
            )
          )}
          <button type="button" className="button" disabled={!collection} onClick={() => setChanges(true)}>
            {words.change}
          </button>
          <button type="button" className="button" disabled={goes} onClick={end}>
            {words.end}
          </button>
        </div>
      )}
      <ReadCard card={read} onClose={() => setRead(null)} />
    </section>
  );
}

/** What it would do to one's own decks, and for the other. */
function Does({ trade: { does }, name }: { trade: CircleTrade; name: string }) {
  const words = useTradeWords();
  const { decks, theirs } = does;
  if (decks.length === 0 && !theirs) return null;
  return (
    <ul className="trade-does">
      {decks.map(({ name: deck, before, after }) => (
        <li key={deck} className={after < before ? "is-better" : "is-worse"}>
          {after === 0 ? words.deckWhole(deck, before) : words.deckDoes(deck, before, after)}
        </li>
      ))}
      {theirs && <li>{words.meets(theirs.wished, theirs.copies, name)}</li>}
    </ul>
  );
}

interface ChangeProps {
  trade: CircleTrade;
  name: string;
  onClose: () => void;
}

/** Other lists in place of those that lie there. */
function Change({ trade, name, onClose }: ChangeProps) {
  const { circle, collection } = useInside();
  const words = useTradeWords();
  const { ask, goes, told } = useDeed();
  const [base, setBase] = useState(trade.version);
  const isOther = base !== trade.version && !trade.mine;
  const say = ({ gives, gets }: Lists): void =>
    ask(
      room.socket.ask({
        ...{ ask: "counterTrade", circle: circle.id, trade: trade.id, version: base, gives, gets },
      }),
      onClose,
    );
  if (!collection) return null;
  return (
    <section className="trade-change" aria-label={words.change}>
      <div role="status">{isOther && <p className="trade-strip">{words.otherOnTable(name)}</p>}</div>
      {isOther && (
        <div className="row-buttons">
          <button type="button" className="button button--main" onClick={onClose}>
            {words.seeOther}
          </button>
          <button type="button" className="button" onClick={() => setBase(trade.version)}>
            {words.goOn}
          </button>
        </div>
      )}
      {told}
      <Compose
        member={trade.with.member}
        name={name}
        collection={collection}
        begins={{ gives: trade.gives, gets: trade.gets }}
        says={words.counter}
        off={goes || isOther}
        onSay={say}
        onClose={onClose}
      />
    </section>
  );
}
