/** A worker in which reading one record is tried, see `foreign.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { sharedGame } from "@tefuda/referee/games";
import { tryOne } from "@tefuda/referee/records/trial";

const { pack, book } = await sharedGame(workerData as string);
const port = parentPort!;
tryOne(
  { send: (message) => port.postMessage(message), hear: (take) => port.once("message", take) },
  pack,
  book,
);
