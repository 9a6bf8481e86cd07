/** A file beside another that says which program writes there. */
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { hostname, uptime } from "node:os";
import { Misuse } from "./io.ts";

/** The locks that this process holds; others with its number are of one that was killed before. */
const held = new Set<string>();
const OWN = `${process.pid} ${hostname()}\n`;

export class Lock {
  private readonly file: string;
  private readonly path: string;
  private held = false;

  /** Locks the file at `target`, which somebody calls `path`; throws a {@link Misuse} if another program has it. */
  constructor(target: string, path: string) {
    this.file = `${target}.lock`;
    this.path = path;
    this.hold();
  }

  /** Sees to it that it is held: somebody may have taken it away, or over. */
  hold(): void {
    if (this.held && read(this.file) === OWN) return;
    if (!create(this.file)) {
      const other = read(this.file);
      if (held.has(this.file) || (other !== undefined && !isStale(this.file, other)))
        throw new Misuse((w) => w.keptByAnother(this.path, Number.parseInt(other ?? "", 10) || 0, this.file));
      rmSync(this.file, { force: true });
      // of two that found it stale, the slower finds the other's here
      if (!create(this.file)) throw new Misuse((w) => w.keptByAnother(this.path, 0, this.file));
    }
    this.held = true;
    held.add(this.file);
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    held.delete(this.file);
    try {
      if (read(this.file) === OWN) rmSync(this.file);
    } catch {
      // what cannot be taken away is stale as soon as this process has ended
    }
  }
}

/** Makes the file of a lock; false if there is one. */
function create(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  try {
    writeSync(file, OWN);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** What a lock says; undefined where there is none. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether whoever made a lock on this machine runs no more. Of another machine's nothing is known. */
function isStale(path: string, said: string): boolean {
  const [, pid, host] = /^(\d{1,10}) (.*)\n$/.exec(said) ?? [];
  if (pid === undefined || host !== hostname()) return false;
  const started = Date.now() - uptime() * 1000;
  if (Number(pid) === process.pid || statSync(path).mtimeMs < started) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
