/** The game that a record from outside is played with: its cards are its own, and it is not known who wrote them. */
import { Worker } from "node:worker_threads";
import { hasCards } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import { LONGEST_READING, triedIn } from "@tefuda/referee/records/trial";
import { Misuse } from "./io.ts";

/** Memory that reading a record may take, in megabytes. */
const MOST_MEMORY = 512;

/** Refuses a record with cards of its own that takes too long to read, or too much memory. */
export async function checkBounds(
  record: SavedRecord,
  { game }: LoadedGame,
  longest = LONGEST_READING,
): Promise<void> {
  if (!record.cards || !game.sources || hasCards(game, record.cards)) return;
  const worker = new Worker(new URL("./trial-worker.ts", import.meta.url), {
    workerData: game.id,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const reads = await triedIn(
    {
      send: (message) => worker.postMessage(message),
      hear: (take) => worker.on("message", take),
      broke: (tell) => worker.once("error", tell),
      end: () => worker.terminate(),
    },
    record,
    longest,
  );
  if (!reads) throw new Misuse((w) => w.readsTooLong(longest / 1000));
}
