/** What somebody at the table is called: "you", the program, or the letter of the seat where people sit at one screen. */

import type { Update } from "@tefuda/host/host";
import { useCallback } from "react";
import { seatName } from "../ui/seats.ts";
import { useWords } from "../words/index.tsx";

export function useNames({ people, players }: Pick<Update, "people" | "players">): (seat: number) => string {
  const words = useWords();
  return useCallback(
    (seat) => {
      const kind = players[seat];
      if (people.length === 1 && people[0] === seat) return words.you;
      if (kind === undefined || kind === "person") return words.player(seatName(seat));
      const name = words.opponentsShort[kind];
      return players.filter((other) => other === kind).length > 1 ? `${name} ${seatName(seat)}` : name;
    },
    [people, players, words],
  );
}
