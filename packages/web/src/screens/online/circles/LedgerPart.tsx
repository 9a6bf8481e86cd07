/** What trades have shown cards to be worth, and how many copies of each there are. */
import type { Ledger, Worth } from "@tefuda/host/online/circle-schemas";
import { useId, useState } from "react";
import { useAsked } from "../../../online/useAsked.ts";
import { useLanguage, useWords } from "../../../words/index.tsx";
import { soughtIn } from "../../rules/search.ts";
import { isCalled } from "./binder-sift.ts";
import { useInside } from "./inside.ts";
import { useCircleWords, useTime, useTradeWords } from "./useCircleWords.ts";
import { scaleOf } from "./worth-scale.ts";

export function LedgerPart() {
  const { circle, collection } = useInside();
  const common = useWords();
  const words = useCircleWords();
  const [text, setText] = useState("");
  // both change with what anybody does; they are read anew with what one owns
  const stamp = JSON.stringify([collection?.cards.length, circle.rounds.length]);
  const { got: ledger } = useAsked({ ask: "ledger", circle: circle.id }, undefined, stamp);
  const { got: guide } = useAsked({ ask: "guide", circle: circle.id }, undefined, stamp);
  return (
    <>
      <input
        type="search"
        className="field"
        aria-label={words.search}
        placeholder={words.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {guide ? <Worths guide={guide} text={text} /> : <p role="status">{common.loading}</p>}
      {ledger && <Counts ledger={ledger} text={text} />}
      {ledger && <Entries ledger={ledger} />}
    </>
  );
}

/** Cards that are called so. */
function useFound(text: string): (card: string) => boolean {
  const { infoOf } = useInside();
  const sought = soughtIn(text);
  return (card) => {
    const info = infoOf(card);
    return info !== undefined && isCalled(info, sought);
  };
}

type WorthOrder = "worth" | "sure" | "name";
type CountOrder = "most" | "name";

function Worths({ guide, text }: { guide: readonly Worth[]; text: string }) {
  const { called } = useInside();
  const words = useTradeWords();
  const language = useLanguage();
  const found = useFound(text);
  const [order, setOrder] = useState<WorthOrder>("worth");
  const names = new Intl.Collator(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const shown = guide
    .filter(({ card }) => found(card))
    .toSorted((a, b) =>
      order === "name"
        ? names.compare(called(a.card), called(b.card))
        : order === "sure"
          ? a.error - b.error
          : b.worth - a.worth,
    );
  const scale = scaleOf(guide);
  return (
    <section aria-labelledby="worth-title">
      <div className="online-section">
        <h2 id="worth-title">{words.worths}</h2>
        {guide.length > 0 && (
          <Order
            value={order}
            onChoose={setOrder}
            options={[
              ["worth", words.sorts.worth],
              ["sure", words.sorts.sure],
              ["name", words.sorts.name],
            ]}
          />
        )}
      </div>
      {guide.length === 0 ? (
        <p className="circle-none">{words.noWorths}</p>
      ) : (
        <>
          <p className="online-note">{words.worthsNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
          <section className="scrolls" tabIndex={0} aria-label={words.worthHead}>
            <table className="numbers worths">
              <thead>
                <tr>
                  <th scope="col">{words.card}</th>
                  <th scope="col">{words.worthHead}</th>
                  <th scope="col">{words.tradesHead}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ card, worth, error, trades }) => (
                  <tr key={card}>
                    <th scope="row">{called(card)}</th>
                    <td>
                      <Whisker from={scale(worth - error)} at={scale(worth)} to={scale(worth + error)} />
                      <span>{words.plusMinus(number.format(worth), number.format(error))}</span>
                    </td>
                    <td>{trades}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </section>
  );
}

/** A dot where the estimate is, and a line as long as it is uncertain; the numbers beside it say the same. */
function Whisker({ from, at, to }: { from: number; at: number; to: number }) {
  return (
    <svg className="whisker" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${from} 6H${to}M${from} 3v6M${to} 3v6`} />
      <path className="whisker-dot" d={`M${at} 6h.01`} />
    </svg>
  );
}

interface OrderProps<Value extends string> {
  value: Value;
  onChoose: (value: Value) => void;
  options: readonly (readonly [Value, string])[];
}

function Order<Value extends string>({ value, onChoose, options }: OrderProps<Value>) {
  const words = useTradeWords();
  const id = useId();
  return (
    <div className="circle-order">
      <label htmlFor={id}>{words.sort}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </div>
  );
}

function Counts({ ledger, text }: { ledger: Ledger; text: string }) {
  const { called } = useInside();
  const words = useTradeWords();
  const found = useFound(text);
  const [order, setOrder] = useState<CountOrder>("most");
  const names = new Intl.Collator(useLanguage());
  const shown = ledger.cards
    .filter(({ card }) => found(card))
    .toSorted((a, b) =>
      order === "most" ? b.printed - a.printed : names.compare(called(a.card), called(b.card)),
    );
  return (
    <section aria-labelledby="counts-title">
      <div className="online-section">
        <h2 id="counts-title">{words.ledger}</h2>
        <Order
          value={order}
          onChoose={setOrder}
          options={[
            ["most", words.sorts.most],
            ["name", words.sorts.name],
          ]}
        />
      </div>
      <p className="online-note">{words.ledgerNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
      <section className="scrolls ledger-counts" tabIndex={0} aria-label={words.printed}>
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.card}</th>
              <th scope="col">{words.printed}</th>
              <th scope="col">{words.retired}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ card, printed, retired }) => (
              <tr key={card}>
                <th scope="row">{called(card)}</th>
                <td>{printed}</td>
                <td>{retired}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Entries({ ledger: { entries } }: { ledger: Ledger }) {
  const words = useTradeWords();
  const circleWords = useCircleWords();
  const time = useTime();
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title">{words.entries}</h2>
      {entries.length === 0 && <p className="circle-none">{words.noEntries}</p>}
      <ol className="circle-lines">
        {entries.map(({ number, at, reason, copies }) => (
          <li key={number}>
            <span className="circle-line-number">{words.entry(number)}</span> {words.reasons[reason]} ·{" "}
            {circleWords.copies(copies)} <small>{time(at)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
