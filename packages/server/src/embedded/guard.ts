/** Something that is done when this process is gone, however it went. */
import { spawn } from "node:child_process";
import { type Cluster, dataOf } from "./cluster.ts";

export interface Guard {
  /** The process ends the cluster itself. */
  dismiss(): Promise<void>;
}

/** Stops the cluster, but only the one that listens on this port: another program may have started it anew meanwhile. */
export const stopsOrphan = (cluster: Cluster, port: number): Guard =>
  guard(
    // The file may not be there yet, when this process ends while it starts the cluster.
    `for try in 1 2 3 4 5; do
       [ "$(sed -n 4p "$2/postmaster.pid")" = "$3" ] && exec "$1" stop -W -m fast -D "$2"
       sleep 1
     done`,
    [cluster.binaries.pgCtl, dataOf(cluster), String(port)],
    cluster,
  );

/** Throws a whole cluster away. */
export const clearsAway = (cluster: Cluster): Guard =>
  guard(
    // What lays it out at that moment may put something back.
    `"$1" stop -m immediate -D "$2"
     for try in 1 2 3 4 5; do
       rm -rf "$3"
       [ -e "$3" ] || exit
       sleep 1
     done`,
    [cluster.binaries.pgCtl, dataOf(cluster), cluster.folder],
    cluster,
  );

/**
 * A shell that waits at a pipe from this process, in a group of its own: the pipe ends with the process, even when that is
 * killed, and then the script runs. There is none on Windows, where the next start finds what was left.
 */
function guard(script: string, args: readonly string[], { account }: Cluster): Guard {
  if (process.platform === "win32") return { dismiss: async () => {} };
  const waiting = `trap "" INT TERM HUP; read -r word; [ "$word" = dismissed ] && exit; ${script}`;
  const child = spawn("/bin/sh", ["-c", waiting, "guard", ...args], {
    cwd: "/",
    env: { PATH: process.env.PATH },
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    ...account,
  });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  child.stdin.on("error", () => {});
  // It does not keep this process running.
  child.unref();
  if ("unref" in child.stdin && typeof child.stdin.unref === "function") child.stdin.unref();
  return {
    async dismiss() {
      child.ref();
      child.stdin.end("dismissed\n");
      await gone;
    },
  };
}
