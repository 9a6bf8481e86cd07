/** Cards of one of two who trade, to be put on the list: first those that the other wishes. */
import type { Bundle } from "@tefuda/host/online/circle-schemas";
import { typeLook } from "@tefuda/print/look";
import { useId, useState } from "react";
import { CardFace, typeColours } from "../../../card/CardFace.tsx";
import { WhenSeen } from "../../../ui/WhenSeen.tsx";
import { useWords } from "../../../words/index.tsx";
import { soughtIn } from "../../rules/search.ts";
import { isCalled } from "./binder-sift.ts";
import { useInside } from "./inside.ts";
import { countIn } from "./lists.ts";
import { useTradeWords } from "./useCircleWords.ts";

export interface Shelved {
  /** What is meant to be given; null where that is not known. */
  few: Bundle | null;
  /** What could be. */
  all: Bundle;
  /** By card how many copies the other one wishes. */
  wished: ReadonlyMap<string, number>;
  says: { few: string; all: string; wished: string };
}

interface TradeShelfProps {
  title: string;
  shelf: Shelved;
  /** What lies on the list already. */
  taken: Bundle;
  onAdd: (card: string) => void;
}

export function TradeShelf({ title, shelf: { few, all, wished, says }, taken, onAdd }: TradeShelfProps) {
  const { infoOf } = useInside();
  const words = useTradeWords();
  const id = useId();
  const [wide, setWide] = useState(false);
  const [text, setText] = useState("");
  const isWide = wide || few === null;
  const sought = soughtIn(text);
  const lines = ((isWide ? all : few) ?? [])
    .filter(({ card, count }) => {
      const info = infoOf(card);
      return count > 0 && info !== undefined && isCalled(info, sought);
    })
    .toSorted((a, b) => Number(wished.has(b.card)) - Number(wished.has(a.card)));
  return (
    <section className="shelf" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="shelf-sift">
        {few !== null && (
          <select
            className="field"
            aria-label={title}
            value={isWide ? "all" : "few"}
            onChange={(event) => setWide(event.target.value === "all")}
          >
            <option value="few">{says.few}</option>
            <option value="all">{says.all}</option>
          </select>
        )}
        <input
          type="search"
          className="field"
          aria-label={`${title}: ${words.search}`}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {lines.length === 0 && <p className="circle-none">{words.noneHere}</p>}
      <ul className="shelf-cards">
        {lines.map(({ card, count }) => (
          <ShelfCard
            key={card}
            card={card}
            left={count - countIn(taken, card)}
            wish={wished.has(card) ? says.wished : null}
            onAdd={onAdd}
          />
        ))}
      </ul>
    </section>
  );
}

interface ShelfCardProps {
  card: string;
  left: number;
  /** That it is wished, in words. */
  wish: string | null;
  onAdd: (card: string) => void;
}

function ShelfCard({ card, left, wish, onAdd }: ShelfCardProps) {
  const { infoOf, look, called } = useInside();
  const common = useWords();
  const words = useTradeWords();
  const info = infoOf(card);
  if (!info) return null;
  const empty = <div className="face" style={typeColours(typeLook(look, info.type, info.subtypes))} />;
  return (
    <li className={wish === null ? undefined : "is-wished"}>
      <button type="button" className="spot" disabled={left <= 0} onClick={() => onAdd(card)}>
        <span className="unseen">
          {[words.add(called(card)), words.times(Math.max(0, left)), ...(wish === null ? [] : [wish])].join(
            common.comma,
          )}
        </span>
        <WhenSeen before={empty}>
          <CardFace info={info} look={look} />
        </WhenSeen>
      </button>
      <span className="binder-marks" aria-hidden="true">
        {wish !== null && <b className="is-wished">{wish}</b>}
      </span>
    </li>
  );
}
