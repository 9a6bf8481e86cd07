/** How long something is waited for yet, as it runs down. */
import { useEffect, useState } from "react";
import { useOnlineWords, useTimeText } from "../../online/useOnline.ts";

/** From here on it is shown as little. Milliseconds. */
const LOW = 15_000;

/** `due` in milliseconds since 1970, by the clock of the server, from which this one may differ a little. */
export function TimeLeft({ due }: { due: number }) {
  const words = useOnlineWords();
  const text = useTimeText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, due - now);
  return (
    <span className={`clock is-running${left <= LOW ? " is-low" : ""}`} role="timer">
      {words.timeLeft(text(left))}
    </span>
  );
}
