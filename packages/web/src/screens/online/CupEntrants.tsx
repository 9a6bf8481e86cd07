/** Who takes part in a tournament. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { room } from "../../online/room.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useCupWords, useEntrants } from "./useCupPlan.ts";

interface CupEntrantsProps {
  cup: TournamentView;
  ask: (deed: Promise<unknown>) => void;
}

export function CupEntrants({ cup, ask }: CupEntrantsProps) {
  const words = useCupWords();
  const online = useOnlineWords();
  const called = useEntrants(cup);
  const { id: tournament, state, mine, entrants } = cup;
  const removes =
    (mine.host && state === "open") || (mine.judge && (state === "open" || state === "running"));
  return (
    <section aria-labelledby="entrants-title">
      <h2 id="entrants-title">{words.entrants}</h2>
      {entrants.length === 0 && <p className="online-note">{words.nobody}</p>}
      <ul className="entrants">
        {entrants.map(({ id, dropped }) => (
          <li key={id} className={`card-panel${id === mine.entrant ? " is-mine" : ""}`}>
            <span className="online-called">
              {called(id)}
              {id === mine.entrant && <small> {online.you}</small>}
              {dropped !== null && <small> {words.left(dropped)}</small>}
            </span>
            {removes && dropped === null && (
              <button
                type="button"
                className="button"
                aria-label={words.remove(called(id))}
                onClick={() => ask(room.socket.ask({ ask: "remove", tournament, entrant: id }))}
              >
                {words.removeShort}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
