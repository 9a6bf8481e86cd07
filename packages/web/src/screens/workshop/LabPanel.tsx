/** What thousands of games among programs say of a set, drawn: its cards, its decks, and how it plays as a whole. */
import type { Words } from "@tefuda/kernel";
import type { LabReport } from "@tefuda/lab/report";
import { type Draft, filesOf } from "@tefuda/workshop/draft";
import { type ReactNode, useState } from "react";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { LAB_WORDS } from "../../words/lab.ts";
import { type LabRun, useLab } from "./useLab.ts";

const GAMES = [200, 1000, 5000] as const;

export function LabPanel({ draft }: { draft: Draft }) {
  const words = LAB_WORDS[useLanguage()];
  const common = useWords();
  const { run, start, stop } = useLab();
  const [games, setGames] = useState<number>(GAMES[0]);
  const begin = (): void => {
    const files = filesOf(draft).map(({ path, text }) => ({ path: `${draft.id}/${path}`, text }));
    start(draft.game, files, games);
  };
  return (
    <section className="lab" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <div className="row-buttons">
        <label>
          {words.games}{" "}
          <select className="field" value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {GAMES.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {run && !run.over ? (
          <button type="button" className="button" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="button button--main" onClick={begin}>
            {run ? words.again : words.start}
          </button>
        )}
      </div>
      {run && (
        <>
          {!run.over && (
            <progress className="lab-progress" aria-label={words.progress} max={run.of} value={run.done} />
          )}
          <p role="status">
            {run.fault ? "" : run.over ? words.over(run.done) : words.playing(run.done, run.of)}
          </p>
          {run.fault && (
            <p className="fault" role="alert">
              {faultIn(common, run.fault)}
            </p>
          )}
          <Findings run={run} />
          {run.told && <Report run={run} report={run.told.report} />}
        </>
      )}
      <p className="lab-honest">{words.honest}</p>
    </section>
  );
}

function Findings({ run: { findings, told, over } }: { run: LabRun }) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const cards = findings?.map(({ cards, why, certain }) => ({
    about: cards[0]!,
    says: why[language],
    more: certain ? "" : words.unproven,
  }));
  const strength = told?.strength.map(({ about, says }) => ({
    about: about.join(", "),
    says: says[language],
    more: "",
  }));
  const all = [...(cards ?? []), ...(strength ?? [])];
  return (
    <section>
      <h3>{words.findings}</h3>
      <div role="status">
        {!findings && !over && <p>{words.looking}</p>}
        {findings && all.length === 0 && <p>{words.nothingFound}</p>}
      </div>
      <ul className="lab-findings">
        {all.map(({ about, says, more }) => (
          <li key={`${about} ${says}`}>
            <b>{about}</b> {says} {more && <small>{more}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ run, report }: { run: LabRun; report: LabReport }) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const nameOf = (id: string): string => run.lists.find((list) => list.id === id)?.name[language] ?? id;
  return (
    <>
      <section>
        <h3>{words.decks}</h3>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{words.deck}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col">{words.between}</th>
            </tr>
          </thead>
          <tbody>
            {[...report.decks]
              .sort((a, b) => b.wins.share - a.wins.share)
              .map(({ id, wins }) => (
                <Row key={id} name={nameOf(id)} {...{ ...wins, value: wins.share }} />
              ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{words.measures}</h3>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{words.measure}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.between}</th>
            </tr>
          </thead>
          <tbody>
            {report.measures.map((one) => (
              <Measured key={one.id} {...one} />
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{words.cards}</h3>
        <p>{words.cardsNote}</p>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{words.card}</th>
              <th scope="col">{words.whenDrawn}</th>
              <th scope="col">{words.between}</th>
              <th scope="col">{words.played}</th>
            </tr>
          </thead>
          <tbody>
            {[...report.cards]
              .sort((a, b) => b.wonDrawn.share - a.wonDrawn.share)
              .map(({ name, wonDrawn, drawn, played }) => (
                <Row key={name} {...{ name, ...wonDrawn, value: wonDrawn.share }}>
                  <td>{drawn === 0 ? "–" : percent(played / drawn)}</td>
                </Row>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

interface RowProps {
  name: string;
  value: number;
  low: number;
  high: number;
  of: number;
  children?: ReactNode;
}

/** A share with its interval, as a number and drawn. */
function Row({ name, value, low, high, of, children }: RowProps) {
  const words = LAB_WORDS[useLanguage()];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{of === 0 ? words.none : percent(value)}</td>
      <td>{of > 0 && <Interval {...{ value, low, high }} />}</td>
      {children}
    </tr>
  );
}

function Interval({ value, low, high }: { value: number; low: number; high: number }) {
  const words = LAB_WORDS[useLanguage()];
  const [from, to] = [Math.max(0, low), Math.min(1, high)];
  return (
    <span className="lab-interval" title={words.from(percent(from), percent(to))}>
      <span className="unseen">{words.from(percent(from), percent(to))}</span>
      <i style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />
      <b style={{ left: `${100 * Math.min(1, Math.max(0, value))}%` }} />
    </span>
  );
}

type MeasuredProps = LabReport["measures"][number];

function Measured({ name, definition, scale, measured }: MeasuredProps) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const said = (of: Words): string => of[language];
  if ("because" in measured)
    return (
      <tr>
        <Named name={said(name)} definition={said(definition)} />
        <td colSpan={2} className="lab-none">
          {said(measured.because)}
        </td>
      </tr>
    );
  const { value, low, high } = measured;
  const shown = (x: number): string => (scale === "share" ? percent(x) : x.toFixed(2));
  return (
    <tr>
      <Named name={said(name)} definition={said(definition)} />
      <td>{shown(value)}</td>
      <td>
        {scale === "share" && Number.isFinite(low) ? (
          <Interval {...{ value, low, high }} />
        ) : (
          Number.isFinite(low) && words.from(shown(low), shown(high))
        )}
      </td>
    </tr>
  );
}

function Named({ name, definition }: { name: string; definition: string }) {
  return (
    <th scope="row">
      <details>
        <summary>{name}</summary>
        {definition}
      </details>
    </th>
  );
}
