/** Who sits at the table of limited play, who is ready, and until when the others are waited for. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { TimeLeft } from "../TimeLeft.tsx";
import { useEntrants } from "../useCupPlan.ts";
import { useLimitedWords } from "./useLimitedWords.ts";

export function SeatsOf({ cup }: { cup: TournamentView }) {
  const words = useLimitedWords();
  const called = useEntrants(cup);
  const { limited, state, mine } = cup;
  if (!limited) return null;
  const says = state === "drafting" ? [words.choosing, words.hasPicked] : [words.makesDeck, words.hasDeck];
  return (
    <div className="draft-seats">
      {limited.due !== null && <TimeLeft due={limited.due} />}
      <ol aria-label={words.seats}>
        {limited.seats.map(({ entrant, ready }) => (
          <li
            key={entrant}
            className={`draft-seat${ready ? " is-ready" : ""}${entrant === mine.entrant ? " is-mine" : ""}`}
          >
            {called(entrant)} <span className="unseen">{says[Number(ready)]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
