/** On the plate of a player among people: whether they are there, and their clock. */
import { useEffect, useState } from "react";
import { Spoken } from "../screens/online/talk/Spoken.tsx";
import { LOW } from "./clock.ts";
import { type AtTable, useAtTable, useCalled, useClock, useOnlineWords, useTimeText } from "./useOnline.ts";

import "../styles/online.css";

export function PlateOnline({ seat }: { seat: number }) {
  const at = useAtTable();
  if (!at) return null;
  return (
    <span className="plate-online">
      <Presence at={at} seat={seat} />
      <Clock at={at} seat={seat} />
      {at.seat !== null && <Spoken seat={seat} />}
    </span>
  );
}

/** Nothing where it is not known, or a program plays. */
function Presence({ at, seat }: { at: AtTable; seat: number }) {
  const words = useOnlineWords();
  const here = at.here[seat];
  if (here === undefined || seat === at.seat || at.state.players[seat] !== "person") return null;
  return (
    <span
      className={`presence${here ? " is-here" : ""}`}
      role="img"
      aria-label={here ? words.here : words.away}
      title={here ? words.here : words.away}
    />
  );
}

function Clock({ at, seat }: { at: AtTable; seat: number }) {
  const words = useOnlineWords();
  const called = useCalled(at.state);
  const text = useTimeText();
  const face = useClock(at, seat);
  if (!face || at.state.players[seat] !== "person") return null;
  const { shown, reserve, runs, low } = face;
  return (
    <span
      className={`clock${runs ? " is-running" : ""}${low ? " is-low" : ""}`}
      role="timer"
      aria-label={words.timeOf(
        called(seat),
        reserve ? `${text(shown)}, ${words.reserve(text(reserve))}` : text(shown),
      )}
    >
      <span aria-hidden="true">{text(shown)}</span>
      {reserve !== null && reserve > 0 && <small aria-hidden="true">+{text(reserve)}</small>}
      {seat === at.seat && <Warning low={low && shown <= LOW} />}
    </span>
  );
}

/** Said once when little is left: it is gone when another question is put. */
function Warning({ low }: { low: boolean }) {
  const words = useOnlineWords();
  const [said, say] = useState(false);
  useEffect(() => say(low), [low]);
  return (
    <span className="unseen" role="alert">
      {said ? words.secondsLeft : ""}
    </span>
  );
}
