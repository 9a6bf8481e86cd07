/** What a start does about a database that seems to run in its folder already. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { claim, claimant } from "./claim.ts";
import { type Cluster, dataOf, keeperUrl, stopCluster } from "./cluster.ts";
import { FolderHeld } from "./errors.ts";
import { type Postmaster, postmasterOf, runsOn } from "./postmaster.ts";
import { isPassing } from "./session.ts";
import { livesElsewhere } from "./sign-of-life.ts";

/** How long one that starts or stops is waited for: so many looks, so many milliseconds apart. */
const LOOKS = 300;
const PAUSE = 200;
/** So many looks a database may have no master: another start claims it when it answers, or a guard stops it. */
const UNCLAIMED = 15;

/**
 * Comes to an end when no database runs in the folder: one without a master is stopped, what a dead one left is removed.
 * Throws {@link FolderHeld} where another process has it.
 */
export async function makeWay(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const data = dataOf(cluster);
  let unclaimed = 0;
  for (let look = 0; look < LOOKS; look++) {
    const found = postmasterOf(data);
    if (!found) return;
    try {
      const by = await claimant(keeperUrl(cluster, found.port));
      if (by !== undefined) throw held(cluster, by);
      if (++unclaimed > UNCLAIMED && (await stopLeft(cluster, found, log))) return;
    } catch (error) {
      if (error instanceof FolderHeld) throw error;
      if (!runsOn(data, found.pid)) return removeLock(cluster, found, log);
      if (!isPassing(error)) throw held(cluster, `process ${found.pid}`, error);
    }
    await setTimeout(PAUSE);
  }
  throw held(cluster, `process ${postmasterOf(data)?.pid}`);
}

/** Stops a database that nobody claims; false where somebody does after all. */
async function stopLeft(
  cluster: Cluster,
  { pid, port }: Postmaster,
  log: (line: string) => void,
): Promise<boolean> {
  const taken = await claim(keeperUrl(cluster, port));
  if (!taken) return false;
  log(`A database that was left running on ${dataOf(cluster)} (process ${pid}) is stopped.`);
  // The claim is kept until then, so that nobody else does the same.
  await stopCluster(cluster).finally(taken.release);
  return true;
}

/** Removes what a dead database left, unless it lives where its process cannot be seen. */
async function removeLock(cluster: Cluster, { pid }: Postmaster, log: (line: string) => void): Promise<void> {
  const elsewhere = await livesElsewhere(cluster);
  if (elsewhere !== undefined) throw held(cluster, elsewhere);
  const data = dataOf(cluster);
  // Another start may have done the same meanwhile, and its own lock is not to be touched.
  if (postmasterOf(data)?.pid !== pid) return;
  log(`The process ${pid} that had ${data} is gone: its lock is taken over.`);
  rmSync(join(data, "postmaster.pid"), { force: true });
}

/** The error for a folder that another process has. */
export const held = ({ folder }: Cluster, by: string, cause?: unknown): FolderHeld =>
  new FolderHeld(
    {
      en: `The database in ${folder} is in use by another program (${by}). Stop that first, or choose another folder.`,
      ja: `${folder} のデータベースは別のプログラム（${by}）が使っています。先にそれを止めるか、別のフォルダを選んでください。`,
    },
    { cause },
  );
