/** The trades of two that lie open, and with whom one could begin another. */
import type { CircleMember, CircleTrade } from "@tefuda/host/online/circle-schemas";
import { addressOf } from "../../../state/screen.ts";
import { copiesIn, useInside } from "./inside.ts";
import { useCircleWords, useTime, useTradeWords } from "./useCircleWords.ts";

export function Trades() {
  const { circle, me } = useInside();
  const words = useTradeWords();
  const common = useCircleWords();
  const time = useTime();
  const others = circle.members.filter(({ id, state, shut }) => state === "in" && id !== me.member && !shut);
  // those that wait for oneself first
  const trades = circle.trades.toSorted((a, b) => Number(a.agreed.me) - Number(b.agreed.me));
  return (
    <>
      <section aria-labelledby="trades-title">
        <h2 id="trades-title">{words.trades}</h2>
        {trades.length === 0 && <p className="circle-none">{words.noTrades}</p>}
        <ul className="online-list">
          {trades.map((trade) => (
            <Line key={trade.id} trade={trade} />
          ))}
        </ul>
      </section>
      {circle.ended.length > 0 && (
        <details className="circle-fold">
          <summary>{words.overTrades(circle.ended.length)}</summary>
          <ul className="circle-past">
            {circle.ended.map(({ id, with: { name }, gives, gets, done, at }) => (
              <li key={id}>
                <b className="online-called">{name || common.noName}</b> ·{" "}
                {done ? words.sides(copiesIn(gives), copiesIn(gets)) : words.pastEnded} · {time(at)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {circle.open && (
        <section aria-labelledby="with-title">
          <h2 id="with-title">{words.withWhom}</h2>
          {others.length === 0 && <p className="circle-none">{words.nobody}</p>}
          <ul className="circle-people">
            {others.map((member) => (
              <With key={member.id} member={member} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const useTradeAddress = (): ((member: string) => string) => {
  const { circle } = useInside();
  return (member) => addressOf({ at: "circle", circle: circle.id, part: "trades", member });
};

function Line({ trade: { with: other, gives, gets, agreed } }: { trade: CircleTrade }) {
  const words = useTradeWords();
  const common = useCircleWords();
  const address = useTradeAddress();
  const { name } = other;
  const stands = [
    agreed.me ? words.waitsThem(name) : words.waitsMe,
    words.sides(copiesIn(gives), copiesIn(gets)),
  ];
  return (
    <li className={`online-line card-panel${agreed.me ? "" : " is-mine"}`}>
      <div className="online-line-says">
        <h3>{words.withName(name)}</h3>
        <p className="online-facts">{stands.join(" · ")}</p>
      </div>
      <a
        className={`button${agreed.me ? "" : " button--main"}`}
        href={address(other.member)}
        aria-label={common.named(common.tradeGo, words.withName(name))}
      >
        {common.tradeGo}
      </a>
    </li>
  );
}

function With({ member: { id, name, binder } }: { member: CircleMember }) {
  const words = useTradeWords();
  const address = useTradeAddress();
  return (
    <li>
      <a className="card-panel circle-person" href={address(id)}>
        <b className="online-called">{name}</b>
        {!binder && <small>{words.closedBinder}</small>}
      </a>
    </li>
  );
}
