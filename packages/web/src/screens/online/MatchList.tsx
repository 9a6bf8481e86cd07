/** The matches that somebody plays in, with whose turn it is. */
import type { OwnMatch } from "@tefuda/host/online/wire";
import { useEffect, useState } from "react";
import { useNamesType } from "../../online/useNamesType.ts";
import { useJoined, useOnlineWords, useTimeText } from "../../online/useOnline.ts";
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
      {matches.map(({ id, game, names, waitsForMe, left }) => {
        const at = names.indexOf(me);
        const others = names.filter((_, seat) => seat !== at).map(called);
        const title = words.matchWith(titleOf(game), joined(others));
        return (
          <li key={id} className={`online-line card-panel${waitsForMe ? " is-mine" : ""}`}>
            <div className="online-line-says">
              <h3>{title}</h3>
              <p className="online-facts">
                {waitsForMe ? <b>{words.yourTurn}</b> : words.theirTurn}
                {left !== null && <Left left={left} />}
              </p>
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

/** Time goes on since it was told. Milliseconds. */
function Left({ left }: { left: number }) {
  const words = useOnlineWords();
  const text = useTimeText();
  const [rest, setRest] = useState(left);
  useEffect(() => {
    const told = performance.now();
    setRest(left);
    const timer = setInterval(() => setRest(Math.max(0, left - (performance.now() - told))), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return ` · ${words.timeLeft(text(rest))}`;
}
