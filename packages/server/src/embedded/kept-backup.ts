/** The backup that lies beside the data, and whether it has all that the data have. */
import { createHash, randomBytes } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { backup } from "./backup.ts";
import { type Cluster, dataOf } from "./cluster.ts";
import type { Session } from "./session.ts";

/** The file of the backup of a cluster of this major version. */
export const backupFile = (folder: string, major: number): string =>
  join(folder, `backup-${major}.ndjson.gz`);

/** Writes the file; the one before stays until the new one is whole. Throws what the disk or the database throws. */
export async function writeBackup(session: Session, file: string): Promise<void> {
  const half = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    await backup(session, createWriteStream(half, { mode: 0o600, flush: true }));
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}

const noteSchema = z.strictObject({
  /** SHA-256 of the backup that was written when nobody worked in the database any more. */
  backup: z.string(),
  /** SHA-256 of the file that PostgreSQL writes anew whenever it starts and stops. */
  control: z.string(),
});

const noteFile = ({ folder }: Cluster): string => join(folder, "stopped.json");
const controlFile = (cluster: Cluster): string => join(dataOf(cluster), "global", "pg_control");

/** Notes that the backup has all that the data have, once the database has been stopped after it. */
export async function noteStopped(cluster: Cluster, file: string): Promise<void> {
  const note: z.infer<typeof noteSchema> = {
    backup: await digestOf(file),
    control: await digestOf(controlFile(cluster)),
  };
  writeFileSync(noteFile(cluster), JSON.stringify(note), { mode: 0o600 });
}

/** Whether the data are as they were when the backup of the last stop was written. */
export async function isComplete(cluster: Cluster, file: string): Promise<boolean> {
  if (![file, noteFile(cluster), controlFile(cluster)].every((path) => existsSync(path))) return false;
  const note = noteSchema.safeParse(JSON.parse(readFileSync(noteFile(cluster), "utf8")));
  if (!note.success || note.data.backup !== (await digestOf(file))) return false;
  return note.data.control === (await digestOf(controlFile(cluster)));
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
