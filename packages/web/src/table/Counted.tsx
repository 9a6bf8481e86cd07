/** A number that counts from what it was to what it is. */
import { useEffect, useRef, useState } from "react";
import { useSession } from "../state/session.ts";
import { calm } from "../ui/useMedia.ts";

/** The whole way, in milliseconds. */
const TAKES = 600;

export function Counted({ n }: { n: number }) {
  const { table } = useSession();
  const [counts, setCounts] = useState(n);
  const at = useRef(n);
  at.current = counts;
  const still = table.pace === 0 || matchMedia(calm).matches;
  useEffect(() => {
    const start = still ? n : at.current;
    const began = performance.now();
    let frame = 0;
    const step = (): void => {
      const done = Math.min(1, (performance.now() - began) / TAKES);
      setCounts(Math.round(start + (n - start) * done));
      if (done < 1 && start !== n) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [n, still]);
  return <dd key={n}>{still ? n : counts}</dd>;
}
