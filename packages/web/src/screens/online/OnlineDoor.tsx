/** On the first page, where there is a server of people: the way to the lobby, and the matches that wait for oneself. */
import { useLayoutEffect, useRef } from "react";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useMine, useRoom } from "../../online/useRoom.ts";
import { noteOthersRoom } from "../../state/others-room.ts";
import { addressOf } from "../../state/screen.ts";
import { MatchList } from "./MatchList.tsx";

import "../../styles/online.css";

export function OnlineDoor() {
  const standing = useRoom();
  const words = useOnlineWords();
  const mine = useMine();
  const place = useRef<HTMLElement>(null);
  const waits = mine?.filter(({ waitsForMe }) => waitsForMe) ?? [];
  const there = standing.at === "in" || standing.at === "nobody";
  useLayoutEffect(() => {
    if (there || standing.at === "none") noteOthersRoom(innerWidth, place.current?.offsetHeight ?? 0);
  });
  if (!there) return null;
  return (
    <section className="online-door card-panel" aria-labelledby="others-title" ref={place}>
      <div className="online-door-way">
        <div>
          <h2 id="others-title">{words.title}</h2>
          <p className="online-note">{words.doorNote}</p>
        </div>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {words.toLobby}
        </a>
      </div>
      {standing.at === "in" && waits.length > 0 && <MatchList matches={waits} me={standing.person.name} />}
    </section>
  );
}
