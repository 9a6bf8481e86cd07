/** What is typed, a line at a time; undefined at its end. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Lines that have come before they are wanted; of a source that never stops no more are read until these are. */
const MOST_READY = 1000;

export class Lines {
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private readonly ready: string[] = [];
  private ended = false;
  private readonly close: () => void;
  private readonly more: () => void;

  constructor(input: Readable) {
    const reader = createInterface({ input, terminal: false });
    this.close = () => {
      reader.close();
      input.pause?.();
    };
    reader.on("line", (line) => {
      const next = this.waiting.shift();
      if (next) next(line);
      else if (this.ready.push(line) === MOST_READY) input.pause?.();
    });
    this.more = () => input.resume?.();
    reader.on("close", () => this.end());
    // a terminal that was closed, or a folder where a file should be
    input.on("error", () => this.stop());
  }

  next(): Promise<string | undefined> {
    const line = this.ready.shift();
    if (line !== undefined) {
      if (this.ready.length === 0 && !this.ended) this.more();
      return Promise.resolve(line);
    }
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
