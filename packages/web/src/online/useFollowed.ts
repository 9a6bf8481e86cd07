/** What one looks at and is told of live: a table, a tournament, a circle. */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import type { TableView } from "@tefuda/host/online/table-schemas";
import type { TournamentView } from "@tefuda/host/online/tournament-schemas";
import type { Message } from "@tefuda/host/online/wire";
import { useEffect, useState } from "react";
import { room } from "./room.ts";
import type { Got } from "./useAsked.ts";
import { useConnection } from "./useRoom.ts";

/** How a sort of thing is followed, and which messages are of it. */
interface Followed<View> {
  follow: (id: string, on: boolean) => Promise<View>;
  of: (message: Message) => View | null;
}

const TABLE: Followed<TableView> = {
  follow: (table, on) => room.socket.ask({ ask: "table", table, on }),
  of: (message) => ("table" in message ? message.table : null),
};
const CUP: Followed<TournamentView> = {
  follow: (tournament, on) => room.socket.ask({ ask: "tournament", tournament, on }),
  of: (message) => ("tournament" in message ? message.tournament : null),
};
const CIRCLE: Followed<CircleView> = {
  follow: (circle, on) => room.socket.ask({ ask: "circle", circle, on }),
  of: (message) => ("circle" in message ? message.circle : null),
};

export const useTableView = (id: string): Got<TableView> => useFollowed(TABLE, id);
export const useCup = (id: string): Got<TournamentView> => useFollowed(CUP, id);
export const useCircle = (id: string): Got<CircleView> => useFollowed(CIRCLE, id);

function useFollowed<View extends { id: string }>({ follow, of }: Followed<View>, id: string): Got<View> {
  const connection = useConnection();
  const [answer, setAnswer] = useState<Got<View>>({ got: null, failed: null });
  useEffect(() => {
    if (connection !== "open") return;
    const take = (got: View): void => setAnswer({ got, failed: null });
    const deaf = room.socket.hear((message) => {
      const told = of(message);
      if (told?.id === id) take(told);
    });
    follow(id, true).then(take, (failed: Error) =>
      // the wire may have broken again: then it is asked anew
      setAnswer((before) => (room.socket.connection === "open" ? { ...before, failed } : before)),
    );
    return () => {
      deaf();
      follow(id, false).catch(() => {});
    };
  }, [connection, id, follow, of]);
  return answer;
}
