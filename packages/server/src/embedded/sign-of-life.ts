/**
 * A file that whoever has a cluster writes again and again. It is asked only where numbers of processes say nothing: when the
 * folder is shared with another machine or container, whose processes cannot be seen from here.
 */
import { readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";

/** How often it is written, and how long it must be silent to be taken for dead, in milliseconds. */
const BEAT = 1000;
const SILENCE = 6000;
const PAUSE = 100;

const fileOf = ({ folder }: Cluster): string => join(folder, "alive");

/** Where this process is: numbers of processes mean the same in the same place only. */
function place(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Gives signs of life until it is ended. A disk that is full for a while is no death. */
export function giveSigns(cluster: Cluster): { end(): void } {
  const write = (): void => {
    try {
      writeFileSync(fileOf(cluster), place(), { mode: 0o600 });
    } catch {}
  };
  write();
  const timer = setInterval(write, BEAT).unref();
  return { end: () => clearInterval(timer) };
}

/** The other place from which the cluster is being run, as its name; undefined where none gives signs of life. */
export async function livesElsewhere(cluster: Cluster): Promise<string | undefined> {
  const before = lastSign(cluster);
  if (!before || before.from === place()) return undefined;
  for (let waited = 0; waited < SILENCE; waited += PAUSE) {
    await setTimeout(PAUSE);
    const now = lastSign(cluster);
    if (now && now.at !== before.at) return now.from;
  }
  return undefined;
}

function lastSign(cluster: Cluster): { at: number; from: string } | undefined {
  try {
    const file = fileOf(cluster);
    return { at: statSync(file).mtimeMs, from: readFileSync(file, "utf8") };
  } catch {
    return undefined;
  }
}
