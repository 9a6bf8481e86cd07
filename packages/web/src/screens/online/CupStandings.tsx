/** The standings of a tournament, with what parts those who have as many points. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useLanguage } from "../../words/index.tsx";
import { useCupWords, useEntrants } from "./useCupPlan.ts";

export function CupStandings({ cup }: { cup: TournamentView }) {
  const words = useCupWords();
  const called = useEntrants(cup);
  const share = new Intl.NumberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 1 });
  return (
    <section>
      <h2 id="standings-title">{words.standings}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
      <section className="scrolls" tabIndex={0} aria-labelledby="standings-title">
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.wdl}</th>
              <th scope="col">{words.omw}</th>
              <th scope="col">{words.gw}</th>
              <th scope="col">{words.ogw}</th>
            </tr>
          </thead>
          <tbody>
            {cup.standings.map((row) => (
              <tr key={row.id} className={row.id === cup.mine.entrant ? "is-mine" : undefined}>
                <td>{row.place}</td>
                <th scope="row">
                  {called(row.id)}
                  {row.dropped !== null && <small> {words.left(row.dropped)}</small>}
                </th>
                <td>{row.points}</td>
                <td>
                  {row.won} – {row.drawn} – {row.lost}
                </td>
                <td>{share.format(row.opponentsMatches)}</td>
                <td>{share.format(row.games)}</td>
                <td>{share.format(row.opponentsGames)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="online-note">{words.tieNote}</p>
    </section>
  );
}
