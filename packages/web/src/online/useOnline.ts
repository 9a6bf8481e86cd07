/** How it stands among people at the match on the table, as it was told last: not only when the table has come so far. */
import type { TableState } from "@tefuda/host/online/match-schemas";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "../state/session.ts";
import { useLanguage, useWords } from "../words/index.tsx";
import { ONLINE_WORDS } from "../words/online.ts";
import { type ClockFace, faceOf, timeText } from "./clock.ts";
import type { Eyes, OnlineMatch } from "./match-link.ts";
import type { Connection } from "./socket.ts";

export const useOnlineMatch = (): OnlineMatch | null => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getOnline);
};

export interface AtTable {
  match: OnlineMatch;
  state: TableState;
  /** Where whoever is at this screen sits; null for whoever only watches. */
  seat: number | null;
  eyes: Eyes;
  step: number;
  here: readonly boolean[];
  connection: Connection;
}

const never = (): (() => void) => () => {};

/** Null where the match on the table is none of people, or nothing was told yet. */
export function useAtTable(): AtTable | null {
  const match = useOnlineMatch();
  const news = useSyncExternalStore(match?.subscribe ?? never, () => match?.getNews() ?? null);
  const here = useSyncExternalStore(match?.subscribe ?? never, () => match?.getHere() ?? NOBODY);
  const connection = useSyncExternalStore(match?.watch ?? never, () => match?.getConnection() ?? "closed");
  const eyes = useSyncExternalStore(match?.subscribe ?? never, () => match?.getEyes() ?? null);
  if (!match || !news || !eyes) return null;
  const seat = eyes.as === "player" ? news.seat : null;
  return { match, state: news.table, seat, eyes, step: news.step, here, connection };
}

const NOBODY: readonly boolean[] = [];

/** So often a clock is looked at. Milliseconds. */
const TICK = 200;

/** What the clock of a seat shows now; null where there is none. */
export function useClock(at: AtTable, seat: number): ClockFace | null {
  const { state, match } = at;
  const { clock } = state;
  const runs = clock?.runs?.seat === seat && at.state.ended === null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(Math.ceil(match.sinceTold() / TICK)), TICK);
    return () => clearInterval(timer);
  }, [runs, match]);
  return clock && faceOf(clock, seat, runs ? match.sinceTold() : 0);
}

/** What the people at a table are called, and programs by their level. */
export function useCalled(state: TableState): (seat: number) => string {
  const { opponentsShort } = useWords();
  return (seat) => {
    const kind = state.players[seat];
    return kind === undefined || kind === "person" ? (state.names[seat] ?? "") : opponentsShort[kind];
  };
}

/** Names in a row, as the language joins them. */
export function useJoined(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

export const useOnlineWords = () => ONLINE_WORDS[useLanguage()];

/** A time in the language that is set. */
export function useTimeText(): (ms: number) => string {
  const { days } = useOnlineWords();
  return (ms) => timeText(ms, days);
}
