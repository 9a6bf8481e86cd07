/** The rounds of a tournament, the latest first, with how their tables stand. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useLookingWords } from "../../online/Looking.tsx";
import { addressOf } from "../../state/screen.ts";
import { useCupWords, useEntrants } from "./useCupPlan.ts";

type Round = TournamentView["rounds"][number];
type Pairing = Round["pairings"][number];

export function CupRounds({ cup }: { cup: TournamentView }) {
  const words = useCupWords();
  const rounds = cup.rounds.toReversed();
  return (
    <section aria-labelledby="rounds-title">
      <h2 id="rounds-title">{words.tables}</h2>
      {rounds.map((round, i) => (
        <details key={round.number} className="cup-round" open={i === 0}>
          <summary>
            {words.round(round.number)} <small>{partOf(round, words)}</small>
          </summary>
          <ul>
            {round.pairings.map((pairing) => (
              <Line key={pairing.table} cup={cup} pairing={pairing} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const partOf = ({ part }: Round, words: ReturnType<typeof useCupWords>): string =>
  part === "swiss" ? words.partSwiss : words.partElimination;

function Line({
  cup,
  pairing: { table, players, match, result },
}: {
  cup: TournamentView;
  pairing: Pairing;
}) {
  const words = useCupWords();
  const looking = useLookingWords();
  const called = useEntrants(cup);
  const [first, second] = players;
  const winner = result?.outcome === "first" ? first : result?.outcome === "second" ? second : null;
  const says =
    second === null
      ? words.bye
      : result === null
        ? words.plays
        : winner !== null
          ? words.wins(called(winner))
          : result.outcome === "drawn"
            ? words.drawnGame
            : words.bothLost;
  const mine = cup.mine.entrant !== null && players.includes(cup.mine.entrant);
  const go = mine || result !== null ? looking.open : looking.lookOn;
  const names = players.flatMap((id) => (id === null ? [] : [called(id)])).join(" – ");
  return (
    <li className={mine ? "is-mine" : undefined}>
      <small>{words.table(table)}</small>
      <span className="online-called">
        {players.map((id, i) => (
          <span key={id ?? "nobody"}>
            {i > 0 && id !== null && " – "}
            {id !== null && (id === winner ? <b>{called(id)}</b> : called(id))}
          </span>
        ))}
      </span>
      <span className="cup-round-end">
        <span className="online-note">{result && match === null ? words.unplayed(says) : says}</span>
        {match !== null && (
          <a
            href={addressOf(mine ? { at: "match", match } : { at: "watch", match })}
            aria-label={`${go}: ${names}`}
          >
            {go}
          </a>
        )}
      </span>
    </li>
  );
}
