/** One program against another: every deal once for each seat that the one may have, the rest being the other's. */
import { meanOf, type PairedShare } from "@tefuda/lab";
import type { Fixture } from "./gang.ts";
import type { Played, Player } from "./played.ts";

/** What is dealt: a list of card definitions for each seat. */
export interface Deal {
  lists: readonly number[][];
  seed: number;
}
export type Won = Pick<PairedShare, "pairs" | "share" | "low" | "high">;

export const trialsOf = (deals: readonly Deal[], one: Player, other: Player): Fixture[] =>
  deals.flatMap(({ lists, seed }) =>
    lists.map((_, seat): Fixture => {
      return { players: lists.map((_, at) => (at === seat ? one : other)), lists, seed };
    }),
  );

/** What the one program won in such games of so many deals, the deal as the unit; a draw is shared. */
export function wonIn(games: readonly Played[], deals: number): Won {
  const seats = games.length / deals;
  const points = Array.from({ length: deals }, (_, n) =>
    games
      .slice(n * seats, (n + 1) * seats)
      .reduce((sum, { winner }, seat) => sum + (winner === seat ? 1 : winner < 0 ? 1 / seats : 0) / seats, 0),
  );
  return meanOf(points);
}
