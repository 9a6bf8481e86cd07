/** Who plays, how it stands with their time, and what can be offered to all. */

import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { hasOthers } from "../table/may-undo.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { ShowSide, Sides } from "./Looking.tsx";
import { NoticeChoice } from "./Notices.tsx";
import { Ruling } from "./Ruling.tsx";
import { type AtTable, useAtTable, useCalled, useClock, useOnlineWords, useTimeText } from "./useOnline.ts";

export function PeopleSheet({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const words = useOnlineWords();
  const at = useAtTable();
  if (!at) return null;
  const { match, state, seat } = at;
  const offers = (what: "draw" | "pause", says: string) => (
    <button
      type="button"
      className="button"
      disabled={state.offer !== null}
      onClick={() => {
        onClose();
        match.move({ kind: "offer", what }).catch(session.failed);
      }}
    >
      {says}
    </button>
  );
  return (
    <Sheet title={words.people} onClose={onClose} form="middle">
      <div className="people">
        <ul>
          {state.names.map((_, one) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <Player key={one} at={at} seat={one} />
          ))}
        </ul>
        <Sides at={at} />
        {seat !== null && !state.ended && <ShowSide match={match.id} />}
        {seat !== null && !state.ended && <NoticeChoice />}
        <Ruling at={at} />
        {mayOffer(at) && (
          <div className="online-choices">
            {offers("draw", words.offerDraw)}
            {state.clock && !state.paused && offers("pause", words.offerPause)}
          </div>
        )}
        {!state.ended && seat !== null && <p className="online-note">{words.inLobby}</p>}
        <a className="button" href={addressOf({ at: "lobby" })}>
          {words.toLobby}
        </a>
      </div>
    </Sheet>
  );
}

/** With programs alone there is nobody to agree. */
const mayOffer = ({ state, seat }: AtTable): boolean => seat !== null && !state.ended && hasOthers(state);

function Player({ at, seat }: { at: AtTable; seat: number }) {
  const words = useOnlineWords();
  const called = useCalled(at.state);
  const text = useTimeText();
  const face = useClock(at, seat);
  const person = at.state.players[seat] === "person";
  const here = at.here[seat];
  const facts = [
    ...(seat === at.seat
      ? [words.you]
      : person && here !== undefined
        ? [here ? words.here : words.away]
        : []),
    ...(face && person ? [text(face.shown)] : []),
    ...(face?.reserve && person ? [words.reserve(text(face.reserve))] : []),
  ];
  return (
    <li>
      <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>
      <b className="online-called">{called(seat)}</b>
      <span className="online-note">{facts.join(" · ")}</span>
    </li>
  );
}
