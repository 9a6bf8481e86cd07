/** What a number on a card is worth: the same deals with it at several values, as a curve. */
import type { CurvePoint } from "@tefuda/lab/number";
import { numbersOn } from "@tefuda/lab/numbers-on";
import { calledIn } from "@tefuda/workshop/called";
import { cardIn } from "@tefuda/workshop/draft";
import { useState } from "react";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { Head, Interval, percent } from "./Interval.tsx";
import { JobHead, type LabPartProps, Pick } from "./JobHead.tsx";
import { type Doing, useJob } from "./useJob.ts";
import { versionOf } from "./version.ts";

const GAMES = [200, 1000, 4000] as const;
/** Values that are tried to either side of what is printed. */
const AROUND = [2, 3, 5] as const;

interface News {
  printed: number;
  points: readonly CurvePoint[];
}

export function NumberPart({ draft, form }: LabPartProps) {
  const { number: words, ...common } = LAB_WORDS[useLanguage()];
  const cards = draft.cards.flatMap((one) => calledIn(one, form)?.en ?? []);
  const [card, setCard] = useState(cards[0] ?? "");
  const [field, setField] = useState("");
  const [around, setAround] = useState<number>(AROUND[0]);
  const [games, setGames] = useState<number>(GAMES[1]);
  const jobs = useJob<News>({ printed: 0, points: [] });
  const entry = draft.cards.find((one) => calledIn(one, form)?.en === card);
  const places = numbersOn(entry && cardIn(entry.text));
  const place = places.find((one) => one.field === field) ?? places[0];
  const work = async ({ crew, expect, count, tell }: Doing<News>): Promise<void> => {
    const { field, value: printed } = place!;
    const now = versionOf(draft);
    const { lists } = await crew.open(now);
    const from = Math.max(0, printed - around);
    const values = Array.from({ length: printed + around - from + 1 }, (_, n) => from + n);
    expect(values.length * games);
    const plan = await crew.first.holding(now.id, lists, card, 1);
    const sides = [];
    for (const value of values) {
      const id = `${field}=${value}`;
      await crew.open({ ...now, id, number: { card, field, value } });
      const { results, held } = await crew.play({ plan, games, version: id, count });
      sides.push({ version: id, value, results, held });
      tell({ printed, points: await crew.first.curve(plan, card, sides) });
    }
  };
  const { job, start } = jobs;
  return (
    <>
      <JobHead jobs={jobs} disabled={!place} onBegin={() => start(work)}>
        <Pick label={common.card} value={card} of={cards.map((name) => [name, name])} onPick={setCard} />
        {place && (
          <Pick
            label={words.field}
            value={place.field}
            of={places.map(({ field, value }) => [field, words.place(field, value)])}
            onPick={setField}
          />
        )}
        <Pick label={words.around} value={around} of={AROUND.map((n) => [n, `± ${n}`])} onPick={setAround} />
        <Pick label={words.games} value={games} of={GAMES.map((n) => [n, `${n}`])} onPick={setGames} />
      </JobHead>
      {cards.length > 0 && !place && <p>{words.none}</p>}
      {job && job.news.points.length > 0 && <Curve {...job.news} />}
    </>
  );
}

function Curve({ printed, points }: News) {
  const { number: words, between } = LAB_WORDS[useLanguage()];
  return (
    <table className="lab-table">
      <Head of={[words.value, words.deckWins, between, words.drawnWins, between]} />
      <tbody>
        {points.map(({ value, wins, drawn }) => (
          <tr key={value} aria-current={value === printed}>
            <th scope="row">{value === printed ? words.printed(value) : value}</th>
            <td>{percent(wins.value)}</td>
            <td>
              <Interval {...wins} />
            </td>
            <td>{drawn.of === 0 ? "–" : percent(drawn.value)}</td>
            <td>{drawn.of > 0 && <Interval {...drawn} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
