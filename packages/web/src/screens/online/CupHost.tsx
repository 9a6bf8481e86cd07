/** What its host does with a tournament before it starts. */
import { type PlayerKind, playerKinds } from "@tefuda/host/host";
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import { useId, useState } from "react";
import { room } from "../../online/room.ts";
import { useWords } from "../../words/index.tsx";
import { useCupWords } from "./useCupPlan.ts";

const PROGRAMS = playerKinds.filter((kind) => kind !== "person");

interface CupHostProps {
  cup: TournamentView;
  ask: (deed: Promise<unknown>) => void;
}

export function CupHost({ cup: { id, plan, entrants }, ask }: CupHostProps) {
  const words = useCupWords();
  const { opponentsShort } = useWords();
  const select = useId();
  const [kind, setKind] = useState<PlayerKind>("novice");
  const [sure, setSure] = useState(false);
  return (
    <section className="card-panel online-mine" aria-labelledby="host-title">
      <h2 id="host-title">{words.hosting}</h2>
      {!plan.rated && plan.circle === undefined && entrants.length < plan.most && (
        <div className="cup-program">
          <label htmlFor={select}>{words.program}</label>
          <select
            id={select}
            className="field"
            value={kind}
            onChange={(event) => setKind(event.target.value as PlayerKind)}
          >
            {PROGRAMS.map((one) => (
              <option key={one} value={one}>
                {opponentsShort[one]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            onClick={() => ask(room.socket.ask({ ask: "enterProgram", tournament: id, kind }))}
          >
            {words.addProgram}
          </button>
        </div>
      )}
      {entrants.length < 2 && <p className="online-note">{words.hostingNote}</p>}
      <div className="row-buttons">
        <button
          type="button"
          className="button button--main"
          disabled={entrants.length < 2}
          onClick={() => ask(room.socket.ask({ ask: "startTournament", tournament: id }))}
        >
          {words.start}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            sure ? ask(room.socket.ask({ ask: "cancelTournament", tournament: id })) : setSure(true)
          }
        >
          {sure ? words.cancelSure : words.cancel}
        </button>
      </div>
    </section>
  );
}
