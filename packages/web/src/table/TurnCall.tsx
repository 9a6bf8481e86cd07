/** Tells that one's own turn has come: on the board, in the page's title, and to whoever listens. */
import { useEffect, useRef, useState } from "react";
import type { Shown } from "../state/table.ts";
import { useWords } from "../words/index.tsx";

/** So long it stands on the board, in milliseconds. */
const STANDS = 1300;

export function TurnCall({ shown, title, busy }: { shown: Shown; title: string; busy: boolean }) {
  const words = useWords();
  const { view, update } = shown;
  const alone = update.people.length === 1 && update.people[0] === view.observer;
  const { turn, player } = view.numbers;
  const mine = alone && !view.over && player === view.observer;
  const asks = alone && !busy && view.question !== null;
  const [called, setCalled] = useState<number | null>(null);
  const calls = mine && turn !== undefined && turn > 0 && !shown.again ? turn : null;

  // What is shown once more is not called again.
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (calls === null || calls === last.current) return;
    last.current = calls;
    setCalled(calls);
    const timer = setTimeout(() => setCalled(null), STANDS);
    return () => clearTimeout(timer);
  }, [calls]);

  useEffect(() => {
    document.title = asks ? words.titleAsks(title) : words.titleOf(title);
  }, [asks, title, words]);
  useEffect(
    () => () => {
      document.title = words.appName;
    },
    [words],
  );

  return (
    <div className="turn-call" aria-live="polite">
      {called !== null && called === calls && <p key={called}>{words.yourTurn}</p>}
    </div>
  );
}
