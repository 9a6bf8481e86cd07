/** The database that comes along: a PostgreSQL of the server's own, in a folder of its own. */
import { readdirSync, realpathSync } from "node:fs";
import { type Account, databaseAccount } from "./account.ts";
import { findBinaries, versionOf } from "./binaries.ts";
import { keeperUrl, makeFolder } from "./cluster.ts";
import { assertDurable } from "./durable.ts";
import { NoDatabase } from "./errors.ts";
import { backupFile, noteStopped, writeBackup } from "./kept-backup.ts";
import { admit, NAME, own, shutOut } from "./own.ts";
import { prepare } from "./prepare.ts";
import { withSession } from "./session.ts";

export interface EmbeddedOptions {
  /** Where all of it lies; made when it is missing, and from then on for nobody else to look into. */
  folder: string;
  /** Is told, in English, what whoever runs the server may want to know. */
  log: (line: string) => void;
  /**
   * Brings an empty database to a version of the schema (the name of its last migration, or empty): asked for when a backup
   * is brought into a newer PostgreSQL. Later migrations are run as at every start.
   */
  migrate?: (url: string, schema: string) => Promise<void>;
  /** Goes on from a backup of an earlier PostgreSQL that may lack what was written last. */
  acceptOlderBackup?: boolean;
}

export interface Embedded {
  /** The address of the server's database; its password holds until the next start. */
  url: string;
  /** As PostgreSQL says it: "18.4". */
  version: string;
  /** Writes a backup beside the data, while others work. Throws what the disk throws; the last one then stays. */
  backup(): Promise<void>;
  /**
   * Cuts off whoever is still connected, writes a backup unless told not to, and stops the database; asked again it waits for
   * the same end. A backup that fails is logged, and the data are as safe without it.
   */
  stop(options?: { backup?: boolean }): Promise<void>;
}

/**
 * Starts it. Throws `NoDatabase` where none can run, `FolderHeld` where another process has the folder, and `NotCarriedOver`
 * where data of another PostgreSQL cannot be brought along: all with words for people.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, migrate = async () => {}, acceptOlderBackup = false } = options;
  const account = databaseAccount();
  const folder = openFolder(options.folder, account);
  const binaries = findBinaries();
  const version = await versionOf(binaries, account);
  const major = Number.parseInt(version, 10);
  const cluster = await prepare({ folder, binaries, account, major, log, migrate, acceptOlderBackup });
  const running = await own(cluster, log);
  const file = backupFile(folder, major);
  const backup = (): Promise<void> =>
    withSession(keeperUrl(cluster, running.port, NAME), (session) => writeBackup(session, file));
  const end = async (withBackup: boolean): Promise<void> => {
    let written = false;
    if (withBackup) {
      try {
        await shutOut(cluster, running.port);
        await backup();
        written = true;
      } catch (error) {
        log(`No backup was written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await running.stop();
    // Without the note a later PostgreSQL asks before it uses the backup: no reason to fail.
    if (written) await noteStopped(cluster, file).catch((error: unknown) => log(`Not noted: ${error}`));
  };
  let ending: Promise<void> | undefined;
  try {
    const url = await admit(cluster, running.port);
    await withSession(url, assertDurable);
    return {
      url,
      version,
      backup,
      stop({ backup = true } = {}) {
        ending ??= end(backup);
        return ending;
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** The folder under the one name that all who use it know it by. */
function openFolder(folder: string, account: Account | undefined): string {
  if (holdsOther(folder))
    throw new NoDatabase({
      en: `No database can run here: the folder ${folder} holds other things. Name one that is empty, or does not exist yet.`,
      ja: `ここではデータベースを動かせません。フォルダ ${folder} には別のものが入っています。空のフォルダか、まだないフォルダを指定してください。`,
    });
  try {
    makeFolder(folder, account);
    return realpathSync(folder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NoDatabase({
      en: `No database can run here: the folder ${folder} cannot be used (${why}).`,
      ja: `ここではデータベースを動かせません。フォルダ ${folder} を使えません（${why}）。`,
    });
  }
}

/** What lies in a folder of ours: clusters, whole or begun, backups of them, and builds. */
const OURS = /^(\d+(\..*)?|backup-.*|builds)$/;

/** Whether it is somebody else's: it would be closed to them. */
function holdsOther(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return names.length > 0 && !names.some((name) => OURS.test(name));
  } catch {
    // it is not there, or cannot be used, which is said where it is tried
    return false;
  }
}
