/** What is typed, a line at a time; undefined at its end. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export class Lines {
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private readonly ready: string[] = [];
  private ended = false;
  private readonly close: () => void;

  constructor(input: Readable) {
    const reader = createInterface({ input, terminal: false });
    this.close = () => {
      reader.close();
      input.pause?.();
    };
    reader.on("line", (line) => {
      const next = this.waiting.shift();
      if (next) next(line);
      else this.ready.push(line);
    });
    reader.on("close", () => this.end());
    // a terminal that was closed, or a folder where a file should be
    input.on("error", () => this.stop());
  }

  next(): Promise<string | undefined> {
    if (this.ready.length > 0) return Promise.resolve(this.ready.shift());
    if (this.ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** No more lines will be wanted. */
  stop(): void {
    this.ready.length = 0;
    this.close();
    this.end();
  }

  private end(): void {
    this.ended = true;
    for (const resolve of this.waiting.splice(0)) resolve(undefined);
  }
}
