/**
 * The file that a match is kept in: tried before a card is dealt, written as the match goes on, and always whole. What lies
 * there and is no saved match is left as it is, links stay links, and no other program writes there meanwhile.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Match } from "@tefuda/kernel";
import { readText, recordIn, textOf } from "./files.ts";
import { Misuse } from "./io.ts";
import { Lock } from "./lock.ts";

export class Keeping {
  /** As somebody named it. */
  readonly path: string;
  private readonly target: string;
  private readonly lock: Lock;
  private written = "";
  /** What lay there when it was last looked at. */
  private seen = "";

  /** Throws a {@link Misuse} if somebody else keeps a match there, or what lies there is none. */
  constructor(path: string) {
    this.path = path;
    checkTarget(path);
    this.target = inWords(path, () => targetOf(path));
    this.lock = inWords(path, () => new Lock(this.target, path));
    this.seen = signOf(this.target);
  }

  /** Throws a {@link Misuse} if a match cannot be written there now. */
  tryOut(): void {
    inWords(this.path, () => tryOut(this.target));
  }

  /** Whether this is the file that somebody names. */
  isAt(path: string): boolean {
    try {
      return targetOf(path) === this.target;
    } catch {
      return false;
    }
  }

  /** Writes the match as it stands, unless that is what lies there; throws a {@link Misuse} if it cannot be. */
  keep(match: Match, withSeen = true): void {
    const text = textOf(match, withSeen);
    if (text === this.written && signOf(this.target) === this.seen) return;
    inWords(this.path, () => {
      this.lock.hold();
      // somebody may have put another file there
      if (signOf(this.target) !== this.seen) checkTarget(this.path);
      writeWhole(this.target, text);
    });
    this.written = text;
    this.seen = signOf(this.target);
  }

  /** Lets others write there. */
  close(): void {
    this.lock.release();
  }
}

/** Writes a match once; a file that is no saved match is never written over. */
export function saveRecord(path: string, match: Match, withSeen = true): void {
  const keeping = new Keeping(path);
  try {
    keeping.keep(match, withSeen);
  } finally {
    keeping.close();
  }
}

/** Whether a match may be kept here: nothing is there yet, or a match that can be read. */
function checkTarget(path: string): void {
  if (path.trim() === "") throw new Misuse((w) => w.noName);
  const folder = dirname(path);
  if (!existsSync(folder)) throw new Misuse((w) => w.noFolder(folder));
  const stat = inWords(path, () => statSync(path, { throwIfNoEntry: false }));
  if (stat ? !stat.isFile() : /[/\\]$/.test(path)) throw new Misuse((w) => w.notAFile(path));
  if (!stat) return;
  // a file that may only be read could be replaced all the same, which nobody wants
  inWords(path, () => accessSync(path, constants.W_OK));
  const text = readText(path);
  try {
    recordIn({ path, text });
  } catch {
    throw new Misuse((w) => w.notOurs(path));
  }
}

const MOST_LINKS = 40;
/** Where a file lies behind all links, though it may not be there yet. */
function targetOf(path: string): string {
  let target = resolve(path);
  for (let links = 0; links < MOST_LINKS; links++) {
    target = join(realpathSync(dirname(target)), basename(target));
    if (!statOf(target, lstatSync)?.isSymbolicLink()) return target;
    target = resolve(dirname(target), readlinkSync(target));
  }
  throw Object.assign(new Error("links in a circle"), { code: "ELOOP" });
}

const statOf = (path: string, look: typeof statSync): Stats | undefined =>
  look(path, { throwIfNoEntry: false });

/** Changes whenever somebody writes a file or puts another in its place. */
function signOf(path: string): string {
  const stat = statOf(path, statSync);
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
}

/** As much as a match of some length takes. */
const TRIAL = " ".repeat(64_000);
/** Writes something beside a file, and takes it away again. */
function tryOut(target: string): void {
  const aside = asideOf(target);
  try {
    writeThrough(aside, TRIAL);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Puts a whole file in place at once, so that nobody ever finds half of it, with the rights that it had. */
function writeWhole(target: string, text: string): void {
  const aside = asideOf(target);
  try {
    writeThrough(aside, text, statOf(target, statSync)?.mode);
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

const asideOf = (target: string): string => `${target}.${process.pid}.part`;

/** Writes a file, and comes back when it lies on the disk. */
function writeThrough(path: string, text: string, mode?: number): void {
  // one that was killed before it could take this away may have had the number of this process
  rmSync(path, { force: true });
  const file = openSync(path, "wx");
  try {
    if (mode !== undefined) fchmodSync(file, mode & 0o7777);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Does something with a file, and says in words why the system would not. */
function inWords<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Misuse((w) => w.cannotWrite(path, code));
  }
}
