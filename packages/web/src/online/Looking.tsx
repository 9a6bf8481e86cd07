/** What somebody who looks on is told and can choose, and what a player allows them. */
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useSession } from "../state/session.ts";
import { useLanguage } from "../words/index.tsx";
import { LOOKING_WORDS } from "../words/looking.ts";
import { room } from "./room.ts";
import { type AtTable, useCalled } from "./useOnline.ts";

export const useLookingWords = () => LOOKING_WORDS[useLanguage()];

const MINUTE = 60_000;

/** What has been told in this visit is not told again. */
const told = new Set<string>();

/** How one sees the match, until it was read; null where that is known. */
export function useLookingNotice({ match, eyes }: AtTable): { says: string; read: () => void } | null {
  const words = useLookingWords();
  const looking = useSyncExternalStore(match.subscribe, match.getLooking);
  const [, again] = useState(0);
  const says =
    eyes.as === "judge"
      ? words.tellJudge
      : eyes.as === "onlooker" && looking
        ? words.tellLate(Math.round(looking.late / MINUTE))
        : null;
  const key = `${eyes.as} ${looking?.late}`;
  if (says === null || told.has(key)) return null;
  const read = (): void => {
    told.add(key);
    again((n) => n + 1);
  };
  return { says, read };
}

/** From which side one looks. */
export function Sides({ at }: { at: AtTable }) {
  const { match, eyes, state } = at;
  const words = useLookingWords();
  const session = useSession();
  const called = useCalled(state);
  const id = useId();
  const looking = useSyncExternalStore(match.subscribe, match.getLooking);
  if (eyes.as === "player") return null;
  const sides = eyes.as === "judge" ? state.names.map((_, seat) => seat) : (looking?.sides ?? []);
  if (sides.length === 0) return null;
  const chosen = eyes.as === "judge" ? eyes.seat : eyes.side;
  return (
    <div className="looking-from">
      <label htmlFor={id}>{words.from}</label>
      <select
        id={id}
        className="field"
        value={chosen ?? ""}
        onChange={({ target: { value } }) =>
          void match.lookFrom(value === "" ? null : Number(value)).catch(session.failed)
        }
      >
        {eyes.as === "onlooker" && <option value="">{words.fromNobody}</option>}
        {sides.map((seat) => (
          <option key={seat} value={seat}>
            {words.fromSide(called(seat))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Whether others may look on from one's own side: it is off until somebody wants it. */
export function ShowSide({ match }: { match: string }) {
  const words = useLookingWords();
  const session = useSession();
  const id = useId();
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    room.socket.ask({ ask: "show", match, on: null }).then(
      ({ watched, on }) => current && setOn(watched ? on : null),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [match]);
  if (on === null) return null;
  const turn = (on: boolean): void => {
    setOn(on);
    room.socket.ask({ ask: "show", match, on }).catch((error: Error) => {
      setOn(!on);
      session.failed(error);
    });
  };
  return (
    <div>
      <label className="radio">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={(event) => turn(event.target.checked)}
        />
        <span>{words.show}</span>
      </label>
      <p id={id} className="online-note">
        {words.showNote}
      </p>
    </div>
  );
}
