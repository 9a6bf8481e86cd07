/** A server of its own for tests that kill it, and its database, as a power cut would do it. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A server in a process of its own, which is started again whenever it is killed. */
export class KeptServer {
  private child: ChildProcess;
  private readonly args: string[];
  private readonly folder: string;
  private ended = false;
  url = "";
  ready: Promise<void>;

  constructor(where: string, port: number) {
    this.folder = where;
    this.args = [join(import.meta.dirname, "server-process.ts"), where, String(port)];
    this.child = this.begin();
    this.ready = this.hear();
  }

  private begin(): ChildProcess {
    return spawn(process.execPath, this.args, { stdio: ["ignore", "pipe", "inherit"] });
  }

  private hear(): Promise<void> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      child.stdout!.once("data", (data: Buffer) => {
        this.url = (JSON.parse(String(data)) as { url: string }).url;
        resolve();
      });
      child.once("exit", (code) => reject(new Error(`the server ended by itself: ${code}`)));
    });
  }

  async kill(again = true): Promise<void> {
    this.ready.catch(() => {});
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = new Promise((resolve) => this.child.once("exit", resolve));
      this.child.kill("SIGKILL");
      await gone;
    }
    if (!again || this.ended) return;
    this.child = this.begin();
    this.ready = this.hear();
  }

  /** Kills the database that it has begun in its folder. */
  killDatabase(): void {
    const [pid] = readFileSync(join(this.folder, "18", "data", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.kill(false);
  }
}
