/** The games that a report is read from: lists that meet each other. */
import type { OwnSet } from "@tefuda/referee/own-set";
import type { Loaded } from "./loaded.ts";
import { meetings, swapped } from "./meetings.ts";
import type { Plan } from "./play.ts";

/** Answers after which a game counts as unfinished. */
const LIMIT = 20_000;
/** All lists meet each other, played by one program. */
export function meetingPlan(
  loaded: Loaded & { sets: readonly OwnSet[] },
  lists: readonly { id: string; cards: readonly string[] }[],
  player: string,
  seed: number,
): Plan {
  const seats = loaded.game.seats.min;
  return {
    game: loaded.pack.id,
    sets: loaded.sets,
    bots: Array.from({ length: seats }, () => player),
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: seats === 2 ? swapped(lists.length) : meetings(lists.length, seats),
    seed,
    ...(seats === 2 ? { paired: true } : {}),
    settings: { ...loaded.pack.simulation },
    limit: LIMIT,
    course: true,
  };
}
