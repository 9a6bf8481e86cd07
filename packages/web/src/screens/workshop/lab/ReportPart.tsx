/** How a set plays as a whole, its decks, its cards, and what stands out. */
import type { Words } from "@tefuda/kernel";
import type { Figure, LabReport, Watched } from "@tefuda/lab/report";
import { useState } from "react";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { Head, Interval, percent, ShareRow } from "./Interval.tsx";
import { JobHead, type LabPartProps, Pick } from "./JobHead.tsx";
import { NO_REPORT, type ReportNews, reporting } from "./report-job.ts";
import { useJob } from "./useJob.ts";
import { versionOf } from "./version.ts";
import { Watch } from "./Watch.tsx";

const GAMES = [200, 1000, 5000] as const;

export function ReportPart({ draft }: LabPartProps) {
  const words = LAB_WORDS[useLanguage()];
  const jobs = useJob(NO_REPORT);
  const { job, start } = jobs;
  const [games, setGames] = useState<number>(GAMES[0]);
  const [version, setVersion] = useState(() => versionOf(draft));
  const [watched, setWatched] = useState<Watched | null>(null);
  const begin = (): void => {
    const now = versionOf(draft);
    setVersion(now);
    start(reporting(now, games));
  };
  return (
    <>
      <JobHead jobs={jobs} onBegin={begin}>
        <Pick label={words.games} value={games} of={GAMES.map((n) => [n, `${n}`])} onPick={setGames} />
      </JobHead>
      {job && <Findings news={job.news} over={job.over} />}
      {job?.news.told && <Report news={job.news} report={job.news.told.report} onWatch={setWatched} />}
      {watched && job?.news.plans && (
        <Watch
          {...{ version, plan: job.news.plans.meeting, game: watched.game }}
          onClose={() => setWatched(null)}
        />
      )}
    </>
  );
}

/** What decks are called, by their ids; cards by what they are called. */
const deckNames =
  (lists: ReportNews["lists"], language: keyof Words) =>
  (id: string): string =>
    lists.find((list) => list.id === id)?.name[language] ?? id;

function Findings({ news: { findings, told, lists }, over }: { news: ReportNews; over: boolean }) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const cards = findings?.map(({ cards, why, certain }) => ({
    about: cards[0]!,
    says: why[language],
    more: certain ? "" : words.unproven,
  }));
  const nameOf = deckNames(lists, language);
  const strength = told?.strength.map(({ about, says }) => ({
    about: about.map(nameOf).join(", "),
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

interface ReportProps {
  news: ReportNews;
  report: LabReport;
  onWatch: (game: Watched) => void;
}

function Report({ news, report, onWatch }: ReportProps) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const nameOf = deckNames(news.lists, language);
  return (
    <>
      <section>
        <h3>{words.decks}</h3>
        <table className="lab-table">
          <Head of={[words.deck, words.wins, words.between]} />
          <tbody>
            {[...report.decks]
              .sort((a, b) => b.wins.share - a.wins.share)
              .map(({ id, wins }) => (
                <ShareRow key={id} name={nameOf(id)} {...{ ...wins, value: wins.share }} />
              ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{words.measures}</h3>
        <table className="lab-table">
          <Head of={[words.measure, words.value, words.between]} />
          <tbody>
            {report.measures.map((one) => (
              <Measured key={one.id} {...one} onWatch={onWatch} />
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{words.cards}</h3>
        <p>{words.cardsNote}</p>
        <table className="lab-table">
          <Head of={[words.card, words.whenDrawn, words.between, words.played]} />
          <tbody>
            {[...report.cards]
              .sort((a, b) => b.wonDrawn.share - a.wonDrawn.share)
              .map(({ name, wonDrawn, drawn, played }) => (
                <ShareRow key={name} {...{ name, ...wonDrawn, value: wonDrawn.share }}>
                  <td>{drawn === 0 ? "–" : percent(played / drawn)}</td>
                </ShareRow>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type MeasuredProps = LabReport["measures"][number] & { onWatch: ReportProps["onWatch"] };

function Measured({ name, definition, scale, measured, onWatch }: MeasuredProps) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const said = (of: Words): string => of[language];
  if ("because" in measured)
    return (
      <tr>
        <Named name={said(name)} definition={said(definition)} {...{ measured, onWatch }} />
        <td colSpan={2} className="lab-none">
          {said(measured.because)}
        </td>
      </tr>
    );
  const { value, low, high } = measured;
  const shown = (x: number): string => (scale === "share" ? percent(x) : x.toFixed(2));
  return (
    <tr>
      <Named name={said(name)} definition={said(definition)} {...{ measured, onWatch }} />
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

interface NamedProps {
  name: string;
  definition: string;
  measured: Figure;
  onWatch: ReportProps["onWatch"];
}

function Named({ name, definition, measured, onWatch }: NamedProps) {
  const words = LAB_WORDS[useLanguage()];
  const watch = "watch" in measured ? measured.watch : undefined;
  return (
    <th scope="row">
      <details>
        <summary>{name}</summary>
        {definition}
        {watch && (
          <span className="row-buttons">
            {words.watch}
            {watch.map((one) => (
              <button type="button" className="button" key={one.as} onClick={() => onWatch(one)}>
                {words.watched[one.as]}
              </button>
            ))}
          </span>
        )}
      </details>
    </th>
  );
}
