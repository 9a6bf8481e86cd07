/** The thread in which a round is worked out, so that nobody else has to wait for it. */
import { parentPort, workerData } from "node:worker_threads";
import { type Solving, solve } from "./solving.ts";

parentPort?.postMessage(solve(workerData as Solving));
