/** On whose account PostgreSQL runs: it refuses to run as root. */
import { chownSync, readFileSync } from "node:fs";
import { NoDatabase } from "./errors.ts";

export interface Account {
  uid: number;
  gid: number;
}

/** The account to run on, or undefined for one's own. Throws {@link NoDatabase} where root finds no other. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new NoDatabase({
    en: "No database can run here: PostgreSQL refuses to run as root, and there is no user postgres or nobody.",
    ja: "ここではデータベースを動かせません。PostgreSQL は root では動かず、postgres も nobody もいません。",
  });
}

/** Gives a file or folder to the account, where it is another's. */
export function give(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}
