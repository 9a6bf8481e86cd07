/**
 * One throw-away PostgreSQL for all test files of a run. It is started when the first test asks for it, so that a run
 * without such tests does not pay for it; it is gone after the run, however that ended.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseAccount } from "../src/embedded/account.ts";
import { findBinaries } from "../src/embedded/binaries.ts";
import {
  type Cluster,
  freePort,
  keeperUrl,
  layOut,
  makeFolder,
  startCluster,
  stopCluster,
} from "../src/embedded/cluster.ts";
import { clearsAway } from "../src/embedded/guard.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the address of the run's cluster is told. */
    clusterPort: number;
  }
}

interface Running {
  url: string;
  end(): Promise<void>;
}

/** Nothing here has to outlive the machine. */
const careless = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "64MB",
  max_connections: "200",
};

let running: Promise<Running> | undefined;
const teller = createServer((socket) => {
  socket.on("error", () => {});
  running ??= startThrowAway();
  running.then(
    ({ url }) => socket.end(JSON.stringify({ url })),
    (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
  );
});

/** Called by vitest before the first test. */
export async function setup({
  provide,
}: {
  provide(key: "clusterPort", value: number): void;
}): Promise<void> {
  await new Promise<void>((resolve) => teller.listen(0, "127.0.0.1", resolve));
  teller.unref();
  provide("clusterPort", (teller.address() as AddressInfo).port);
}

/** Called by vitest after the last test. */
export async function teardown(): Promise<void> {
  teller.close();
  // One that did not start left nothing.
  await running?.then(
    ({ end }) => end(),
    () => {},
  );
}

async function startThrowAway(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-cluster-"));
  const cluster: Cluster = { binaries: findBinaries(), account: databaseAccount(), folder };
  makeFolder(folder, cluster.account);
  const guard = clearsAway(cluster);
  const clear = async (): Promise<void> => {
    await guard.dismiss();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await layOut(cluster, { sync: false });
    const port = await freePort();
    await startCluster(cluster, port, careless);
    return {
      url: keeperUrl(cluster, port),
      async end() {
        await stopCluster(cluster, "immediate");
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
