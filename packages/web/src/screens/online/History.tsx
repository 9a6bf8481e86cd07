/** The matches of somebody that are over, by game and by whether they counted. */
import type { Profile } from "@tefuda/host/online/wire";
import { useId, useState } from "react";
import { useLookingWords } from "../../online/Looking.tsx";
import { useNamesType } from "../../online/useNamesType.ts";
import { useJoined } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useLanguage } from "../../words/index.tsx";
import { useNamed } from "./useNamed.ts";
import { titleOf } from "./usePlan.ts";

type Past = Profile["matches"][number];
type Counts = "all" | "rated" | "casual";

/** `mine`: whoever reads it played in them. */
export function History({ matches, mine }: { matches: readonly Past[]; mine: boolean }) {
  const words = useLookingWords();
  const id = useId();
  const [game, setGame] = useState("");
  const [counts, setCounts] = useState<Counts>("all");
  useNamesType(matches.flatMap(({ names }) => names));
  const played = [...new Set(matches.map((match) => match.game))];
  const shown = matches.filter(
    (match) =>
      (game === "" || match.game === game) && (counts === "all" || match.rated === (counts === "rated")),
  );
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="online-section">
        <h2 id={`${id}-title`}>{words.history}</h2>
        {matches.length > 0 && (
          <div className="filters">
            <label>
              <span>{words.game}</span>
              <select className="field" value={game} onChange={(event) => setGame(event.target.value)}>
                <option value="">{words.allGames}</option>
                {played.map((one) => (
                  <option key={one} value={one}>
                    {titleOf(one)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.counts}</span>
              <select
                className="field"
                value={counts}
                onChange={(event) => setCounts(event.target.value as Counts)}
              >
                {(["all", "rated", "casual"] as const).map((one) => (
                  <option key={one} value={one}>
                    {words[one]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="online-note">{matches.length === 0 ? words.noMatches : words.noneOfThese}</p>
      ) : (
        <ul className="online-list">
          {shown.map((match) => (
            <PastMatch key={match.id} match={match} mine={mine} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function PastMatch({
  match: { id, game, names, seat, winner, rated, change, at },
  mine,
}: {
  match: Past;
  mine: boolean;
}) {
  const words = useLookingWords();
  const language = useLanguage();
  const joined = useJoined();
  const called = useNamed();
  const others = names.filter((_, one) => one !== seat).map(called);
  const title = words.withOthers(titleOf(game), joined(others));
  const outcome = winner === null ? words.drawn : winner === seat ? words.won : words.lost;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  const signed = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  const counts = rated ? words.rated : words.casual;
  return (
    <li className="online-line card-panel">
      <div className="online-line-says">
        <h3>{title}</h3>
        <p className="online-facts">
          <b className={winner === seat ? "has-won" : undefined}>{outcome}</b>
          {` · ${change === null ? counts : `${counts} ${signed.format(change)}`} · ${when}`}
        </p>
      </div>
      <a
        className="button"
        href={addressOf(mine ? { at: "match", match: id } : { at: "watch", match: id })}
        aria-label={`${words.open}: ${title}, ${when}`}
      >
        {words.open}
      </a>
    </li>
  );
}
