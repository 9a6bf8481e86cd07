/** What a start does about a database that seems to run in its folder already. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { claim, claimant } from "./claim.ts";
import { type Cluster, dataOf, keeperUrl, stopCluster } from "./cluster.ts";
import { FolderHeld } from "./errors.ts";
import { postmasterOf, runsOn } from "./postmaster.ts";
import { codeOf } from "./session.ts";

/** How long one that starts or stops is waited for: so many looks, so many milliseconds apart. */
const LOOKS = 300;
const PAUSE = 200;

/**
 * Comes to an end when no database runs in the folder: one without a master is stopped, what a dead one left is removed.
 * Throws {@link FolderHeld} where another process has it.
 */
export async function makeWay(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const data = dataOf(cluster);
  for (let look = 0; look < LOOKS; look++) {
    const found = postmasterOf(data);
    if (!found) return;
    if (!runsOn(data, found.pid)) {
      log(`The process ${found.pid} that had ${data} is gone: its lock is taken over.`);
      rmSync(join(data, "postmaster.pid"), { force: true });
      return;
    }
    const url = keeperUrl(cluster, found.port);
    try {
      const claimed = await claim(url);
      if (!claimed) throw held(cluster, await claimant(url));
      log(`A database that was left running on ${data} (process ${found.pid}) is stopped.`);
      await claimed.release();
      await stopCluster(cluster);
      return;
    } catch (error) {
      if (error instanceof FolderHeld) throw error;
      if (!passing(error)) throw held(cluster, `process ${found.pid}`, error);
      await setTimeout(PAUSE);
    }
  }
  throw held(cluster, `process ${postmasterOf(data)?.pid}`);
}

/** Nobody answers yet or any more, it is starting up, shutting down, or was just stopped. */
const passing = (error: unknown): boolean =>
  ["ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"].includes(codeOf(error) ?? "") ||
  (error instanceof Error && /terminated/.test(error.message));

/** The error for a folder that another process has. */
export const held = ({ folder }: Cluster, by: string, cause?: unknown): FolderHeld =>
  new FolderHeld(
    {
      en: `The database in ${folder} is in use by another program (${by}). Stop that first, or choose another folder.`,
      ja: `${folder} のデータベースは別のプログラム（${by}）が使っています。先にそれを止めるか、別のフォルダを選んでください。`,
    },
    { cause },
  );
