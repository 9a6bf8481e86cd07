/** The elimination of a tournament: each match a box, one round beside the other. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { Glyph } from "../../ui/Glyph.tsx";
import { useCupWords, useEntrants } from "./useCupPlan.ts";

type Bracket = NonNullable<TournamentView["bracket"]>;
type Match = Bracket["rounds"][number][number];

export function CupBracket({ cup, bracket: { rounds, third } }: { cup: TournamentView; bracket: Bracket }) {
  const words = useCupWords();
  const first = cup.rounds.find(({ part }) => part === "elimination")?.number ?? 1;
  return (
    <section>
      <h2 id="bracket-title">{words.bracket}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
      <section className="scrolls" tabIndex={0} aria-labelledby="bracket-title">
        <ol className="bracket">
          {rounds.map((matches, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay where they are
            <li key={i} className="bracket-round">
              <h3>{i === rounds.length - 1 ? words.final : words.round(first + i)}</h3>
              <ul>
                {matches.map((match, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: matches stay where they are
                  <li key={j}>
                    <Box cup={cup} match={match} />
                  </li>
                ))}
                {third && i === rounds.length - 1 && (
                  <li className="bracket-third">
                    <h4>{words.thirdMatch}</h4>
                    <Box cup={cup} match={third} />
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}

function Box({ cup, match: { players, bye, winner } }: { cup: TournamentView; match: Match }) {
  const words = useCupWords();
  const called = useEntrants(cup);
  return (
    <ul className="bracket-box">
      {players.map((id, i) => {
        const won = id !== null && id === winner && !bye;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: players stay where they are
          <li key={i} className={won ? "has-won" : id === null ? "is-free" : undefined}>
            <span>{id !== null ? called(id) : bye ? words.bye : words.unknown}</span>
            {won && (
              <>
                <Glyph name="check" />
                <span className="unseen">{words.wins(called(id))}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
