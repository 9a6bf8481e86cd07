/** A cluster that this process runs, and nobody else. */
import { claim } from "./claim.ts";
import {
  addressOf,
  type Cluster,
  dataOf,
  freePort,
  keeperUrl,
  randomPassword,
  startCluster,
  stopCluster,
} from "./cluster.ts";
import { FolderHeld, NoDatabase } from "./errors.ts";
import { type Guard, stopsOrphan } from "./guard.ts";
import { postmasterOf, runsOn } from "./postmaster.ts";
import { isPassing, withSession } from "./session.ts";
import { giveSigns } from "./sign-of-life.ts";
import { held, makeWay } from "./takeover.ts";

/** What the server's role and its database are called. */
export const NAME = "tefuda";

/** For a small machine; what decides whether a commit is kept is said, not left to a file that somebody may change. */
const settings = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  shared_buffers: "64MB",
  max_connections: "60",
  max_wal_size: "256MB",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  jit: "off",
};

/** Starts are tried so often: another may take the port, or the folder for a moment, in between. */
const ATTEMPTS = 5;

export interface Own {
  port: number;
  /** Stops it, with all that has been committed written. */
  stop(): Promise<void>;
}

/** Starts the cluster for this process alone. Throws {@link NoDatabase} or an error that says who has it. */
export async function own(cluster: Cluster, log: (line: string) => void): Promise<Own> {
  for (let attempt = 1; ; attempt++) {
    await makeWay(cluster, log);
    const port = await freePort();
    const guard = stopsOrphan(cluster, port);
    try {
      await startCluster(cluster, port, settings);
      return await claimed(cluster, port, guard, log);
    } catch (error) {
      const started = !(error instanceof FolderHeld) && postmasterOf(dataOf(cluster))?.port === port;
      if (started) await stopCluster(cluster);
      await guard.dismiss();
      // Another start may have been quicker, and will be found by the next look.
      const again = error instanceof NoDatabase || isPassing(error);
      if (!again || attempt === ATTEMPTS) throw error;
    }
  }
}

async function claimed(
  cluster: Cluster,
  port: number,
  guard: Guard,
  log: (line: string) => void,
): Promise<Own> {
  let stopping = false;
  // Somebody may have killed it: whoever is connected finds it again where it was.
  const revive = async (): Promise<void> => {
    const there = postmasterOf(dataOf(cluster));
    if (stopping || (there && runsOn(dataOf(cluster), there.pid))) return;
    log("The database had gone down; it is started again.");
    await startCluster(cluster, port, settings);
  };
  const taken = await claim(keeperUrl(cluster, port), revive);
  // A further start has taken this one for left behind: the database is its own now.
  if (!taken) throw held(cluster, "tefuda");
  const signs = giveSigns(cluster);
  return {
    port,
    async stop() {
      stopping = true;
      // The claim is kept until then: nobody is to think that the database was left running.
      if (postmasterOf(dataOf(cluster))?.port === port) await stopCluster(cluster);
      signs.end();
      await taken.release();
      await guard.dismiss();
    },
  };
}

/**
 * Makes the server's role and database where they are missing, with a password for this start alone: only this process has
 * it. The role is no master of the cluster: it can read no file and run no program.
 */
export async function admit(cluster: Cluster, port: number): Promise<string> {
  const password = randomPassword();
  await withSession(keeperUrl(cluster, port), async (session) => {
    const { rows } = await session.query(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [NAME],
    );
    if (rows[0]?.role !== true) await session.query(`create role ${NAME}`);
    await session.query(`alter role ${NAME} login password '${password}'`);
    if (rows[0]?.database !== true) await session.query(`create database ${NAME} owner ${NAME}`);
  });
  return addressOf(port, NAME, password, NAME);
}

/** Nobody works in the server's database any more, nor can until the next {@link admit}. */
export async function shutOut(cluster: Cluster, port: number): Promise<void> {
  await withSession(keeperUrl(cluster, port), async (session) => {
    await session.query(`alter role ${NAME} nologin`);
    await session.query("select pg_terminate_backend(pid, 10000) from pg_stat_activity where usename = $1", [
      NAME,
    ]);
  });
}
