/**
 * What somebody at the table is called: "you", the program, the name of who plays on another screen, or the letter of the
 * seat where people sit at one.
 */

import type { Update } from "@tefuda/host/host";
import { useCallback } from "react";
import { seatName } from "../ui/seats.ts";
import { useWords } from "../words/index.tsx";

export function useNames({
  people,
  players,
  online,
}: Pick<Update, "people" | "players" | "online">): (seat: number) => string {
  const words = useWords();
  const named = online?.names;
  return useCallback(
    (seat) => {
      const kind = players[seat];
      if (people.length === 1 && people[0] === seat) return words.you;
      if (kind === "person" && named) return nameAmong(named, seat);
      if (kind === undefined || kind === "person") return words.player(seatName(seat));
      const name = words.opponentsShort[kind];
      return players.filter((other) => other === kind).length > 1 ? `${name} ${seatName(seat)}` : name;
    },
    [people, players, named, words],
  );
}

/** What a seat is called where it is spoken of: its letter, or among people on a server the name of who sits there. */
export function useSeatNames({
  players,
  online,
}: Pick<Update, "players" | "online">): (seat: number) => string {
  const { opponentsShort } = useWords();
  const named = online?.names;
  return useCallback(
    (seat) => {
      const kind = players[seat];
      if (!named || kind === undefined) return seatName(seat);
      return kind === "person" ? nameAmong(named, seat) : opponentsShort[kind];
    },
    [players, named, opponentsShort],
  );
}

/** Two of the same name are told apart by their letters. */
const nameAmong = (names: readonly string[], seat: number): string => {
  const name = names[seat] ?? "";
  return names.filter((one) => one === name).length > 1 ? `${name} (${seatName(seat)})` : name;
};
