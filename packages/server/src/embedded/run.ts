/** Runs one of PostgreSQL's programs to its end. */
import { spawn } from "node:child_process";
import type { Account } from "./account.ts";

export interface Ran {
  ok: boolean;
  /** What it said, on either channel. */
  output: string;
}

/**
 * Runs it in a folder that its account may enter. Never throws: a program that cannot be started has failed, and the output
 * says why.
 */
export function run(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  { cwd = "/", env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    // Messages in English, as the code reads them; in a group of its own, so that Ctrl-C in a terminal ends no half work.
    const child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, LC_ALL: "C", SYSTEMROOT: process.env.SYSTEMROOT, ...env },
      // On Windows the database that is started keeps the channels open, which would be waited for.
      stdio: process.platform === "win32" && args[0] === "start" ? "ignore" : ["ignore", "pipe", "pipe"],
      detached: true,
      windowsHide: true,
      ...account,
    });
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}
