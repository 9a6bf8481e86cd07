/** Backup and restore, as one command each: of the database that comes along, or of any other. */
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrations.ts";
import { keeperUrl } from "./embedded/cluster.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { FolderHeld, NoDatabase, NotCarriedOver } from "./embedded/errors.ts";
import { writeBackup } from "./embedded/kept-backup.ts";
import { NAME } from "./embedded/own.ts";
import { postmasterOf } from "./embedded/postmaster.ts";
import { versionsIn } from "./embedded/prepare.ts";
import { headerOf } from "./embedded/read-backup.ts";
import { restore } from "./embedded/restore.ts";
import { withSession } from "./embedded/session.ts";
import { schemaOf } from "./embedded/tables.ts";

export interface KeepOptions {
  /** Of another database; without it the one that comes along. */
  url: string | undefined;
  /** Where the one that comes along has its data. */
  folder: string;
  log: (line: string) => void;
}

/** Writes all that the server has into a file, also while it runs. Throws in words. */
export async function backupInto(file: string, options: KeepOptions): Promise<void> {
  const write = (url: string): Promise<void> => withSession(url, (session) => writeBackup(session, file));
  if (options.url !== undefined) return await write(options.url);
  const { folder } = options;
  if (!existsSync(folder) || versionsIn(folder).length === 0)
    throw new NoDatabase({
      en: `There is no database in ${folder}.`,
      ja: `${folder} にデータベースはありません。`,
    });
  try {
    await withEmbedded(options, write);
  } catch (error) {
    const running = error instanceof FolderHeld ? runningUrl(options.folder) : undefined;
    if (running === undefined) throw error;
    await write(running);
  }
}

/**
 * Brings a backup in, whole or not at all; the server has to be stopped. What is there already is only replaced when that is
 * asked for. Throws in words.
 */
export async function restoreFrom(file: string, options: KeepOptions & { replace: boolean }): Promise<void> {
  const { schema } = await headerOf(createReadStream(file));
  const bring = async (url: string): Promise<void> => {
    const { db } = openDatabase(url, 2);
    try {
      // a backup is of the tables as they were then; what came since is made of them
      const now = await withSession(url, schemaOf);
      if (now === "") await migrate(db, schema);
      else if (now !== schema) throw new NotCarriedOver(OTHER_VERSION);
      await withSession(url, (session) => restore(session, createReadStream(file), options));
      await migrate(db);
    } finally {
      await db.destroy();
    }
  };
  if (options.url !== undefined) {
    // the one that comes along has nobody else on it once it is started here
    if (await isServed(options.url)) throw new FolderHeld(SERVED);
    await bring(options.url);
  } else await withEmbedded(options, bring);
}

/** Whether a server has just said that it is there. */
async function isServed(url: string): Promise<boolean> {
  if ((await withSession(url, schemaOf)) === "") return false;
  const since = "extract(epoch from now()) * 1000 - max(at)";
  const { rows } = await withSession(url, (session) =>
    session.query(`select ${since} < ${SILENT} as served from beats`),
  );
  return rows[0]?.served === true;
}

async function withEmbedded(
  { folder, log }: KeepOptions,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const embedded = await startEmbedded({ folder, log });
  try {
    await use(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The database of a server that runs on this folder, for whoever may read its files. */
function runningUrl(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  for (const name of readdirSync(folder)) {
    const cluster = { folder: join(folder, name) };
    const port = postmasterOf(join(cluster.folder, "data"))?.port;
    if (port !== undefined) return keeperUrl(cluster, port, NAME);
  }
  return undefined;
}

/** A server that has said nothing for so long is not there. Milliseconds. */
const SILENT = 10_000;

const SERVED = {
  en: "A server works with this database. Stop it first, and try again after a few seconds.",
  ja: "サーバーがこのデータベースを使っています。先に止めて、数秒後にもう一度試してください。",
};
const OTHER_VERSION = {
  en: "The backup is of another version of Tefuda than the tables that are there: restore it into an empty folder or database.",
  ja: "バックアップは今あるテーブルとは別のバージョンのものです。空のフォルダまたはデータベースに復元してください。",
};
