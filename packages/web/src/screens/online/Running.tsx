/** The matches under way that anybody may watch. */
import { useLookingWords } from "../../online/Looking.tsx";
import { useAsked } from "../../online/useAsked.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useJoined } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useLanguage } from "../../words/index.tsx";
import { useNamed } from "./useNamed.ts";
import { titleOf } from "./usePlan.ts";

import "../../styles/contests.css";

/** So often it is asked for. Milliseconds. */
const EVERY = 15_000;

/** Those of `mine` are not among them: who plays does not look on. */
export function Running({ mine }: { mine: readonly string[] }) {
  const words = useLookingWords();
  const language = useLanguage();
  const joined = useJoined();
  const called = useNamed();
  const { got } = useAsked({ ask: "running" }, EVERY);
  const running = (got ?? []).filter(({ id }) => !mine.includes(id));
  useNamesType(running.flatMap(({ names }) => names));
  if (running.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
  return (
    <section aria-labelledby="running-title">
      <h2 id="running-title">{words.running}</h2>
      <ul className="online-list">
        {running.map(({ id, game, names, sides, began }) => {
          const title = words.among(titleOf(game), joined(names.map(called)));
          const open = sides.map((seat) => called(names[seat] ?? ""));
          return (
            <li key={id} className="online-line card-panel">
              <div className="online-line-says">
                <h3>{title}</h3>
                <p className="online-facts">
                  {[
                    words.since(time.format(began)),
                    ...(open.length > 0 ? [words.fromSides(joined(open))] : []),
                  ].join(" · ")}
                </p>
              </div>
              <a
                className="button"
                href={addressOf({ at: "watch", match: id })}
                aria-label={`${words.lookOn}: ${title}`}
              >
                {words.lookOn}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
