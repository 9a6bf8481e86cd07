/** On the first page, where there is a server of people: the way to the lobby, and the matches that wait for oneself. */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Person, readMe } from "../../online/people.ts";
import { noteOthersRoom } from "../../state/others-room.ts";
import { addressOf } from "../../state/screen.ts";
import { useLanguage } from "../../words/index.tsx";
import { DOOR_WORDS } from "../../words/online-door.ts";

// whoever is nobody here has no matches, and needs no wire
const DoorMatches = lazy(() =>
  import("./DoorMatches.tsx").then(
    (m) => ({ default: m.DoorMatches }),
    () => ({ default: () => null }),
  ),
);

export function OnlineDoor() {
  const words = DOOR_WORDS[useLanguage()];
  const [me, setMe] = useState<{ person: Person | null } | "none" | "silent" | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    let current = true;
    readMe().then((me) => current && setMe(me));
    return () => {
      current = false;
    };
  }, []);
  const note = useCallback((): void => noteOthersRoom(innerWidth, place.current?.offsetHeight ?? 0), []);
  useLayoutEffect(() => {
    if (me !== null && me !== "silent") note();
  }, [me, note]);
  if (me === null || typeof me === "string") return null;
  return (
    <section className="online-door card-panel" aria-labelledby="others-title" ref={place}>
      <div className="online-door-way">
        <div>
          <h2 id="others-title">{words.title}</h2>
          <p>{words.note}</p>
          <p className="tile-links">
            <a href={addressOf({ at: "circles" })}>{words.collect}</a>
            <a href={addressOf({ at: "tournaments" })}>{words.draft}</a>
          </p>
        </div>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {words.toLobby}
        </a>
      </div>
      {me.person && (
        <Suspense>
          <DoorMatches me={me.person.name} onShown={note} />
        </Suspense>
      )}
    </section>
  );
}
