/**
 * What a match weighs in memory, and how long it takes to take one up that was at rest:
 * `node --expose-gc packages/server/bench/memory.ts [matches]`. Every match stands in its middle, and each seat has looked at it.
 */
import { openGame } from "../src/games.ts";
import { packSnapshot, unpackSnapshot } from "../src/match/packed.ts";
import { Play } from "../src/match/play.ts";
import { newsOf } from "../src/match/show.ts";
import { GAMES, recordOf } from "./record.ts";

const MATCHES = Number(process.argv[2] ?? 300);
if (!globalThis.gc) throw new Error("run it with --expose-gc");

const weight = (): number => {
  for (let i = 0; i < 4; i++) globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

for (const id of GAMES) {
  const shelf = await openGame(id);
  const packed = Array.from({ length: MATCHES }, () => {
    const { head, entries } = recordOf(shelf);
    const play = Play.begin(shelf.book.game, head);
    play.follow(entries.slice(0, Math.ceil(entries.length / 2)));
    return { head, bytes: packSnapshot(play.snapshot()) };
  });
  const times: number[] = [];
  const before = weight();
  const plays = packed.map(({ head, bytes }) => {
    const began = performance.now();
    const play = Play.from(shelf.book.game, head, unpackSnapshot(bytes));
    times.push(performance.now() - began);
    for (const observer of [0, 1]) newsOf(play, { observer, language: "en" }, null, false, 0);
    return play;
  });
  const each = (weight() - before) / plays.length;
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(1);
  const snapshot = packed.reduce((sum, { bytes }) => sum + bytes.length, 0) / packed.length;
  console.log(
    `${id}: ${(each / 1000).toFixed(0)} KB a match, ${(snapshot / 1000).toFixed(1)} KB packed; taken up after ${at(0.5)} ms, 99 in 100 after ${at(0.99)} ms`,
  );
}
