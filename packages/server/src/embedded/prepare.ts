/** The cluster of a folder for the PostgreSQL that is installed: the one that is there, or a new one with all that was. */
import { randomBytes } from "node:crypto";
import { createReadStream, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Cluster, dataOf, keeperUrl, layOut, makeFolder } from "./cluster.ts";
import { NotCarriedOver } from "./errors.ts";
import { clearsAway } from "./guard.ts";
import { backupFile, isComplete } from "./kept-backup.ts";
import { admit, NAME, own } from "./own.ts";
import { headerOf } from "./read-backup.ts";
import { restore } from "./restore.ts";
import { withSession } from "./session.ts";

export interface Preparing {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  /** The major version of PostgreSQL that is installed. */
  major: number;
  log: (line: string) => void;
  /** Brings an empty database to a version of the schema: the name of its last migration, or empty. */
  migrate: (url: string, schema: string) => Promise<void>;
  /** Whether to go on from a backup that is older than the data. */
  acceptOlderBackup: boolean;
}

/** Throws {@link NotCarriedOver} where what is there cannot be used, and `NoDatabase` where none can be laid out. */
export async function prepare(preparing: Preparing): Promise<Cluster> {
  const { folder, binaries, account, major } = preparing;
  const cluster: Cluster = { binaries, account, folder: join(folder, String(major)) };
  const [latest] = versionsIn(folder);
  if (latest !== undefined && latest > major) throw newer(folder, latest, major);
  if (latest === major) return cluster;
  const backup = latest === undefined ? undefined : await usableBackup(preparing, latest);
  await build(preparing, cluster, backup);
  if (backup !== undefined)
    preparing.log(
      `The data of PostgreSQL ${latest} are now those of ${major}. ${folder}/${latest} is no longer used.`,
    );
  return cluster;
}

/** Those that have data in the folder, the latest first. */
export const versionsIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name) && existsSync(join(folder, name, "data", "PG_VERSION")))
    .map(Number)
    .sort((a, b) => b - a);

/** A cluster is made under another name: only a whole one is ever found under its own. */
async function build(preparing: Preparing, cluster: Cluster, backup: string | undefined): Promise<void> {
  const building: Cluster = { ...cluster, folder: `${cluster.folder}.${randomBytes(4).toString("hex")}` };
  const guard = clearsAway(building);
  try {
    makeFolder(building.folder, building.account);
    await layOut(building);
    if (backup !== undefined) await fill(preparing, building, backup);
    try {
      renameSync(building.folder, cluster.folder);
    } catch (error) {
      // Another start was quicker; what it has made is as good.
      if (!existsSync(join(dataOf(cluster), "PG_VERSION"))) throw error;
    }
  } finally {
    await guard.dismiss();
    rmSync(building.folder, { recursive: true, force: true });
  }
}

async function fill({ log, migrate }: Preparing, cluster: Cluster, backup: string): Promise<void> {
  const { schema } = await headerOf(createReadStream(backup));
  const running = await own(cluster, log);
  try {
    await migrate(await admit(cluster, running.port), schema);
    await withSession(keeperUrl(cluster, running.port, NAME), (session) =>
      restore(session, createReadStream(backup), { replace: true }),
    );
  } finally {
    await running.stop();
  }
}

async function usableBackup(preparing: Preparing, old: number): Promise<string> {
  const { folder, binaries, account, major, acceptOlderBackup } = preparing;
  const file = backupFile(folder, old);
  const cluster: Cluster = { binaries, account, folder: join(folder, String(old)) };
  if (await isComplete(cluster, file)) return file;
  const why = { folder, old, major };
  if (!existsSync(file)) throw cannotCarry(why);
  const { at } = await headerOf(createReadStream(file));
  if (!acceptOlderBackup) throw cannotCarry({ ...why, at });
  preparing.log(
    `Going on from the backup of ${at}; what was written to PostgreSQL ${old} later stays behind.`,
  );
  return file;
}

function cannotCarry(of: { folder: string; old: number; major: number; at?: string }): NotCarriedOver {
  const { folder, old, major, at } = of;
  const there = at
    ? {
        en: `the backup of ${at} may lack what was written last. Or go on from that backup as it is`,
        ja: `${at} のバックアップには最後の変更がない可能性があります。そのバックアップのまま続けることもできます`,
      }
    : { en: "there is no backup of them", ja: "バックアップがありません" };
  return new NotCarriedOver({
    en: `The data in ${folder} are of PostgreSQL ${old}, this is ${major}, and ${there.en}. Start the version of Tefuda that ran here before, and stop it once (Ctrl-C): it then writes a whole backup.`,
    ja: `${folder} のデータは PostgreSQL ${old} のもので、これは ${major} です。${there.ja}。以前のバージョンの Tefuda を一度起動して止めると（Ctrl-C）、完全なバックアップが書かれます。`,
  });
}

const newer = (folder: string, latest: number, major: number): NotCarriedOver =>
  new NotCarriedOver({
    en: `The data in ${folder} are of PostgreSQL ${latest}, which is newer than this one (${major}). Use the version of Tefuda that ran here last.`,
    ja: `${folder} のデータは、これ（${major}）より新しい PostgreSQL ${latest} のものです。最後に使ったバージョンの Tefuda を使ってください。`,
  });
