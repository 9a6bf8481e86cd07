/** What a change did: the set as it is against a version that was kept, on the same deals. */
import type { Change } from "@tefuda/lab/what-if";
import { useEffect, useState } from "react";
import { type KeptVersion, keepVersion, keptDraft } from "../../../state/drafts.ts";
import { useSession } from "../../../state/session.ts";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { WORKSHOP_WORDS } from "../../../words/workshop.ts";
import { Head } from "./Interval.tsx";
import { JobHead, type LabPartProps, Pick } from "./JobHead.tsx";
import { played } from "./report-job.ts";
import { type Doing, useJob } from "./useJob.ts";
import { versionOf } from "./version.ts";

const GAMES = [500, 2000, 10_000] as const;
/** Cards that are shown; whoever wins more wins more with every card, so those that moved most say which did it. */
const MOST_CARDS = 8;

interface News {
  names: Readonly<Record<string, string>>;
  changes: readonly Change[] | null;
}

export function ComparePart({ draft }: LabPartProps) {
  const session = useSession();
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const [versions, setVersions] = useState<readonly KeptVersion[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const [games, setGames] = useState<number>(GAMES[1]);
  const jobs = useJob<News>({ names: {}, changes: null });
  useEffect(() => {
    keptDraft(draft.id).then((kept) => setVersions(kept?.versions ?? []), session.failed);
  }, [draft.id, session]);
  if (!versions) return null;
  if (versions.length === 0)
    return (
      <>
        <p>{words.compare.noVersion}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            const now = Date.now();
            keepVersion(draft, time.format(now), now).then(setVersions, session.failed);
          }}
        >
          {WORKSHOP_WORDS[language].keepVersion}
        </button>
      </>
    );
  const before = versions.find(({ at }) => at === chosen) ?? versions[0]!;
  const work = async ({ crew, expect, count, tell }: Doing<News>): Promise<void> => {
    const [old, now] = [versionOf(before.draft, "before"), versionOf(draft, "after")];
    const there = await crew.open(old);
    const here = await crew.open(now);
    const both = played(here.lists.filter(({ id }) => there.lists.some((list) => list.id === id)));
    tell({ names: Object.fromEntries(both.map(({ id, name }) => [id, name[language]])) });
    const plans = await Promise.all(
      [old, now].map(({ id }, n) => {
        const known = n === 0 ? there : here;
        const lists = both.map((list) => known.lists.find(({ id }) => id === list.id)!);
        return crew.first.comparing(id, lists, 1);
      }),
    );
    expect(2 * games);
    const outcomes = [];
    for (const [n, { id }] of [old, now].entries())
      outcomes.push(await crew.play({ plan: plans[n]!, games, version: id, count }));
    const sides = outcomes.map(({ results, held }, n) => ({ plan: plans[n]!, results, held }));
    tell({ changes: await crew.first.changes([old.id, now.id], sides[0]!, sides[1]!) });
  };
  const { job, start } = jobs;
  return (
    <>
      <JobHead jobs={jobs} onBegin={() => start(work)}>
        <Pick
          label={words.compare.before}
          value={before.at}
          of={versions.map(({ at, name }) => [at, name])}
          onPick={setChosen}
        />
        <Pick
          label={words.compare.games}
          value={games}
          of={GAMES.map((n) => [n, `${n}`])}
          onPick={setGames}
        />
      </JobHead>
      {job?.news.changes && <Changes names={job.news.names} changes={job.news.changes} />}
    </>
  );
}

function Changes({ names, changes }: { names: News["names"]; changes: readonly Change[] }) {
  const { compare: words, ...common } = LAB_WORDS[useLanguage()];
  const found = changes.filter((change) => change.found);
  if (found.length === 0) return <p role="status">{words.nothing(changes.length)}</p>;
  const cards = found
    .filter(({ kind }) => kind === "card")
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const shown = [...found.filter(({ kind }) => kind !== "card"), ...cards.slice(0, MOST_CARDS)];
  return (
    <table className="lab-table">
      <Head of={[words.what, words.was, words.is, words.by, common.between]} />
      <tbody>
        {shown.map(({ kind, about: [id = ""], before, after, difference, low, high }) => {
          const figure = (x: number, of = 100): string =>
            kind === "length" ? x.toFixed(2) : `${(of * x).toFixed(1)}${of === 100 ? " %" : ""}`;
          const by = (x: number): string => (kind === "length" ? x.toFixed(2) : (100 * x).toFixed(1));
          return (
            <tr key={`${kind} ${id}`}>
              <th scope="row">{words.of[kind](names[id] ?? id)}</th>
              <td>{figure(before)}</td>
              <td>{figure(after)}</td>
              <td>{(difference > 0 ? "+" : "") + by(difference)}</td>
              <td>{common.from(by(low), by(high))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
