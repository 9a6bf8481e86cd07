/** The matches that somebody plays in, with whose turn it is. */
import type { OwnMatch } from "@tefuda/host/online/wire";
import { useNamesType } from "../../online/useNamesType.ts";
import { useJoined, useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useNamed } from "./useNamed.ts";
import { titleOf } from "./usePlan.ts";

export function MatchList({ matches, me }: { matches: readonly OwnMatch[]; me: string }) {
  const words = useOnlineWords();
  const joined = useJoined();
  const called = useNamed();
  useNamesType(matches.flatMap(({ names }) => names));
  return (
    <ul className="online-list">
      {matches.map(({ id, game, names, waitsForMe }) => {
        const at = names.indexOf(me);
        const others = names.filter((_, seat) => seat !== at).map(called);
        const title = words.matchWith(titleOf(game), joined(others));
        return (
          <li key={id} className={`online-line card-panel${waitsForMe ? " is-mine" : ""}`}>
            <div className="online-line-says">
              <h3>{title}</h3>
              <p className="online-facts">{waitsForMe ? <b>{words.yourTurn}</b> : words.theirTurn}</p>
            </div>
            <a
              className={`button${waitsForMe ? " button--main" : ""}`}
              href={addressOf({ at: "match", match: id })}
              aria-label={`${words.goOn}: ${title}`}
            >
              {words.goOn}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
