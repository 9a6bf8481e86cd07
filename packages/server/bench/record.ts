/** A match between two programs, as the log of a match between people has it. */
import { newNumber, newSecret } from "@tefuda/host/drawn";
import { playerOf } from "@tefuda/host/players";
import type { Shelf } from "@tefuda/host/shelf";
import type { Entry } from "../src/match/entry.ts";
import type { Head } from "../src/match/head.ts";
import { Play } from "../src/match/play.ts";

export const GAMES = ["dew", "ttcg", "tails", "sangoku", "trails"];
const MOST = 400;

export function recordOf({ book, pack, data }: Shelf): { head: Head; entries: Entry[] } {
  const { secret, hash } = newSecret();
  const head: Head = {
    ...{ id: "m", game: data.id, engine: "here", clock: null, rated: false, watch: null, began: 0 },
    setup: {
      seed: { secret, hash, numbers: [newNumber(), newNumber()] },
      lists: [data.lists[0]!.cards, data.lists[1]!.cards],
    },
    seats: [
      { user: "a", name: "A", kind: "person" },
      { user: "b", name: "B", kind: "person" },
    ],
  };
  const play = Play.begin(book.game, head);
  const player = playerOf("greedy", pack);
  const entries: Entry[] = [];
  while (!play.over && entries.length < MOST) {
    const number = entries.length + 1;
    const deed = { kind: "answer" as const, seat: play.waitsFor!, say: player(play.match) };
    const entry = { number, command: `c${number}`, deed, used: 5, lag: 0, at: number };
    if (play.take(entry)) break;
    entries.push(entry);
  }
  return { head, entries };
}
