/** What is asked of the server for a screen, and asked again in time. */
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import type { Request, Results } from "@tefuda/host/online/wire";
import { useCallback, useEffect, useState } from "react";
import { room } from "./room.ts";
import { useConnection } from "./useRoom.ts";

export interface Got<T> {
  /** Null until it is known. */
  got: T | null;
  failed: Error | null;
}

/** `every` so many milliseconds it is asked anew while the page is looked at. */
export function useAsked<Ask extends Request["ask"]>(
  request: Extract<Request, { ask: Ask }>,
  every?: number,
): Got<Results[Ask]> {
  const connection = useConnection();
  const [answer, setAnswer] = useState<Got<Results[Ask]> & { of: string }>();
  const key = JSON.stringify(request);
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
  }, [connection, key, every]);
  return answer?.of === key ? answer : { got: null, failed: null };
}

/** A tournament that one looks at, as it is told live. */
export function useCup(id: string): Got<TournamentView> {
  const connection = useConnection();
  const [answer, setAnswer] = useState<Got<TournamentView>>({ got: null, failed: null });
  const take = useCallback((got: TournamentView) => setAnswer({ got, failed: null }), []);
  useEffect(() => {
    if (connection !== "open") return;
    const { socket } = room;
    const deaf = socket.hear((message) => {
      if ("tournament" in message && message.tournament.id === id) take(message.tournament);
    });
    socket
      .ask({ ask: "tournament", tournament: id, on: true })
      .then(take, (failed: Error) =>
        setAnswer((before) => (socket.connection === "open" ? { ...before, failed } : before)),
      );
    return () => {
      deaf();
      socket.ask({ ask: "tournament", tournament: id, on: false }).catch(() => {});
    };
  }, [connection, id, take]);
  return answer;
}
