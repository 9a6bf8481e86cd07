/** A thread that thinks for programs, with the build that plays the match. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import type { Job, Thought } from "./job.ts";

parentPort!.on("message", async (job: Job) => {
  let thought: Thought;
  try {
    const { think } = await thinkerOf(job.root);
    thought = { id: job.id, say: await think(job) };
  } catch (error) {
    thought = { id: job.id, failed: String(error) };
  }
  parentPort!.postMessage(thought);
});

function thinkerOf(root: string | null): Promise<typeof import("./think.ts")> {
  if (root === null) return import("./think.ts");
  return import(pathToFileURL(join(root, "packages/server/src/programs/think.ts")).href);
}
