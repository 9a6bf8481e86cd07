/** A cluster of databases in a folder of its own: laid out, started and stopped by PostgreSQL's own programs. */
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeFolders } from "@tefuda/referee/folders";
import { type Account, give } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { failedProgram, NoDatabase } from "./errors.ts";
import { markOf, postmasterOf, runsOn } from "./postmaster.ts";
import { run } from "./run.ts";

/** The role that may do everything; the server itself uses another. */
export const KEEPER = "keeper";

/** How long a cluster is waited for that stops: so many looks, so many milliseconds apart. */
const LOOKS = 6000;
const PAUSE = 20;

export interface Cluster {
  binaries: Binaries;
  account: Account | undefined;
  /** Has `data`, the keeper's `password`, and the `log` of the last start. */
  folder: string;
}

export const dataOf = ({ folder }: Cluster): string => join(folder, "data");
const logOf = ({ folder }: Cluster): string => join(folder, "log");
const passwordFileOf = ({ folder }: Pick<Cluster, "folder">): string => join(folder, "password");

/** Makes a folder that only the account may look into. Throws what the file system throws. */
export function makeFolder(folder: string, account: Account | undefined): void {
  const path = resolve(folder);
  const first = makeFolders(path, 0o700);
  chmodSync(path, 0o700);
  give(path, account);
  // So are those on the way that were made for it: the account has to come by there.
  for (let made = path; first !== undefined && made !== first; ) {
    made = dirname(made);
    give(made, account);
  }
}

/** Lays out a new cluster in its folder, with a password that nobody has to know. Throws {@link NoDatabase}. */
export async function layOut(cluster: Cluster, { sync = true } = {}): Promise<void> {
  const file = passwordFileOf(cluster);
  writeFileSync(file, randomPassword(), { mode: 0o600 });
  give(file, cluster.account);
  const args = ["-D", dataOf(cluster), "-U", KEEPER, `--pwfile=${file}`, "--auth=scram-sha-256"];
  // What sorts before what must not hang on the system that the data lie on.
  args.push("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  if (!sync) args.push("--no-sync");
  const { ok, output } = await run(cluster.binaries.initdb, args, cluster.account);
  if (!ok) throw new NoDatabase(failedProgram("initdb", output));
}

/** Starts the cluster on a port of 127.0.0.1 and waits until it answers. Throws {@link NoDatabase}. */
export async function startCluster(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const all = {
    listen_addresses: "127.0.0.1",
    // A socket in the file system would be one more way in; its path may be too long, and Windows has none.
    unix_socket_directories: "",
    port: String(port),
    cluster_name: markOf(dataOf(cluster)),
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const logFile = logOf(cluster);
  rmSync(logFile, { force: true });
  const args = ["start", "-w", "-t", "300", "-l", basename(logFile), "-o", options.join(" ")];
  // The start goes through a shell, which a path with a quote or a dollar would confuse: none is on its line.
  const where = { cwd: cluster.folder, env: { PGDATA: dataOf(cluster) } };
  const { ok, output } = await run(cluster.binaries.pgCtl, args, cluster.account, where);
  if (!ok) throw new NoDatabase(failedProgram("PostgreSQL", readLog(logFile) || output));
}

/** Stops the cluster; whoever is connected is cut off, what they had committed is written. */
export async function stopCluster(cluster: Cluster, mode: "fast" | "immediate" = "fast"): Promise<void> {
  const data = dataOf(cluster);
  const pid = postmasterOf(data)?.pid;
  if (pid === undefined) return;
  const { output } = await run(
    cluster.binaries.pgCtl,
    ["stop", "-W", "-m", mode, "-D", data],
    cluster.account,
  );
  // Not waited for by pg_ctl, which would take another start that follows at once for the one that is to stop.
  for (let look = 0; look < LOOKS; look++) {
    if (postmasterOf(data)?.pid !== pid || !runsOn(data, pid)) return;
    await setTimeout(PAUSE);
  }
  throw new NoDatabase(failedProgram("pg_ctl stop", output));
}

/** The address of one of its databases, for the {@link KEEPER}. */
export const keeperUrl = (cluster: Pick<Cluster, "folder">, port: number, database = "postgres"): string =>
  addressOf(port, KEEPER, readFileSync(passwordFileOf(cluster), "utf8"), database);

export const addressOf = (port: number, role: string, password: string, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Has only letters that mean nothing in an address or in SQL. */
export const randomPassword = (): string => randomBytes(24).toString("base64url");

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function readLog(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
