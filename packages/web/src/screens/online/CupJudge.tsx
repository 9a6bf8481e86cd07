/** The tables of a tournament that are played at, for its judge. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useAsked } from "../../online/useAsked.ts";
import { useJoined } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useLanguage } from "../../words/index.tsx";
import { useCupWords } from "./useCupPlan.ts";
import { useNamed } from "./useNamed.ts";

/** So often it is read how they stand. Milliseconds. */
const EVERY = 10_000;

export function CupJudge({ cup }: { cup: TournamentView }) {
  const words = useCupWords();
  const joined = useJoined();
  const called = useNamed();
  const { got } = useAsked({ ask: "judging", tournament: cup.id }, EVERY);
  const time = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "short", timeStyle: "short" });
  return (
    <section className="card-panel" aria-labelledby="judging-title">
      <h2 id="judging-title">{words.judging}</h2>
      <p className="online-note">{words.judgingNote}</p>
      {got?.length === 0 && <p>{words.noTables}</p>}
      <ul className="online-list judging">
        {(got ?? []).map(({ match, round, table, names, waitsFor, due }) => {
          const who = joined(names.map(called));
          return (
            <li key={match} className="online-line">
              <div className="online-line-says">
                <h3>{who}</h3>
                <p className="online-facts">
                  {[
                    words.round(round),
                    words.table(table),
                    ...(waitsFor === null ? [] : [words.waitsFor(called(names[waitsFor] ?? ""))]),
                    ...(due === null ? [] : [words.until(time.format(due))]),
                  ].join(" · ")}
                </p>
              </div>
              <a
                className="button"
                href={addressOf({ at: "judge", cup: cup.id, match })}
                aria-label={words.lookAt(table, who)}
              >
                {words.look}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
