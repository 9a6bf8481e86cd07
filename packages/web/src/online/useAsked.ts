/** What is asked of the server for a screen, and asked again in time. */
import type { Request, Results } from "@tefuda/host/online/wire";
import { useEffect, useState } from "react";
import { room } from "./room.ts";
import { useConnection } from "./useRoom.ts";

export interface Got<T> {
  /** Null until it is known. */
  got: T | null;
  failed: Error | null;
}

/**
 * `every` so many milliseconds it is asked anew while the page is looked at, and whenever `stamp` is another; what was known
 * stands until then.
 */
export function useAsked<Ask extends Request["ask"]>(
  request: Extract<Request, { ask: Ask }>,
  every?: number,
  stamp = "",
): Got<Results[Ask]> {
  const connection = useConnection();
  const [answer, setAnswer] = useState<Got<Results[Ask]> & { of: string }>();
  const key = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp says when it is asked anew
  useEffect(() => {
    if (connection !== "open") return;
    let current = true;
    const read = (): void => {
      room.socket.ask<Ask>(JSON.parse(key) as Extract<Request, { ask: Ask }>).then(
        (got) => current && setAnswer({ of: key, got, failed: null }),
        // the wire may have broken again: then it is asked anew
        (failed: Error) =>
          current &&
          room.socket.connection === "open" &&
          setAnswer((before) => ({ of: key, got: before?.of === key ? before.got : null, failed })),
      );
    };
    read();
    const timer = every === undefined ? undefined : setInterval(() => !document.hidden && read(), every);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [connection, key, every, stamp]);
  return answer?.of === key ? answer : { got: null, failed: null };
}
