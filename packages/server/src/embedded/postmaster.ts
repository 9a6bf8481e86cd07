/** Which process has the data of a cluster, by the file that PostgreSQL keeps there. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Postmaster {
  pid: number;
  port: number;
}

/** What the file says, whether or not that is still so. */
export function postmasterOf(data: string): Postmaster | undefined {
  try {
    const [pid, , , port] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n").map(Number);
    return pid && port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** What the process of these data is called with, so that it is known by its command line. */
export const markOf = (data: string): string =>
  `tefuda-${createHash("sha256").update(data).digest("hex").slice(0, 16)}`;

/** Whether the process is there and is the one that was started for these data: numbers of processes are used again. */
export function runsOn(data: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // One that may not be asked is there all the same.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return commandOf(pid)?.includes(markOf(data)) ?? true;
}

/** How a process was called; undefined where that cannot be found out. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32") return undefined;
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return undefined;
  }
}
