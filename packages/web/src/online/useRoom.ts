/** What the screens of playing with others know of the server: who is here, and what it tells live. */
import type { LobbyEntry } from "@tefuda/host/online/table-schemas";
import type { OwnMatch } from "@tefuda/host/online/wire";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSettings } from "../state/settings.ts";
import { room, type Standing } from "./room.ts";
import type { Connection } from "./socket.ts";

/** Asks when a page needs it first, and follows what is set. */
export function useRoom(): Standing {
  const standing = useSyncExternalStore(room.subscribe, room.get);
  const { language, autoPass, asks } = useSettings();
  useEffect(() => room.use(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room reads the settings itself
  useEffect(() => room.wish(), [language, autoPass, asks]);
  return standing;
}

export const useConnection = (): Connection =>
  useSyncExternalStore(room.socket.watch, room.socket.getConnection);

/** So often a list is read anew that is not told live. Milliseconds. */
const READ_AGAIN = 20_000;

/** The matches that one plays in, those that wait for oneself first; null until they are known. */
export function useMine(): readonly OwnMatch[] | null {
  const connection = useConnection();
  const [mine, setMine] = useState<readonly OwnMatch[] | null>(null);
  useEffect(() => {
    if (connection !== "open") return;
    let current = true;
    const read = (): void => {
      room.socket.ask({ ask: "mine" }).then(
        (all) =>
          current && setMine(all.toSorted((one, other) => Number(other.waitsForMe) - Number(one.waitsForMe))),
        () => {},
      );
    };
    read();
    const timer = setInterval(() => !document.hidden && read(), READ_AGAIN);
    addEventListener("focus", read);
    return () => {
      current = false;
      clearInterval(timer);
      removeEventListener("focus", read);
    };
  }, [connection]);
  return mine;
}

/** The open tables, the newest first; null until they are known. */
export function useLobby(): readonly LobbyEntry[] | null {
  const connection = useConnection();
  const [entries, setEntries] = useState<readonly LobbyEntry[] | null>(null);
  useEffect(() => {
    if (connection !== "open") return;
    const { socket } = room;
    const deaf = socket.hear((message) => {
      if (!("lobby" in message)) return;
      const { id, entry } = message.lobby;
      setEntries((before) => {
        const others = (before ?? []).filter((one) => one.id !== id);
        return entry ? [...others, entry].sort((one, other) => other.opened - one.opened) : others;
      });
    });
    socket.ask({ ask: "lobby", on: true }).then(setEntries, () => {});
    return () => {
      deaf();
      socket.ask({ ask: "lobby", on: false }).catch(() => {});
    };
  }, [connection]);
  return entries;
}
