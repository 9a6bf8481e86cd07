/** Groups what is to be written: while some of it is on its way the rest gathers, so that one commit serves many. */
import { Unsure } from "../match/store.ts";

interface Waiting<T, R> {
  row: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/** The most that goes in one statement. */
const MOST = 200;

export class Batches<T, R> {
  private gathered: Waiting<T, R>[] = [];
  private onTheWay = 0;
  private readonly write: (rows: readonly T[]) => Promise<readonly R[]>;
  private readonly atOnce: number;

  /** `write` gives a result for each row; so many may be on their way at once. */
  constructor(write: (rows: readonly T[]) => Promise<readonly R[]>, atOnce = 2) {
    this.write = write;
    this.atOnce = atOnce;
  }

  add(row: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.gathered.push({ row, resolve, reject });
      // what comes in the same moment goes along
      queueMicrotask(() => this.send());
    });
  }

  private send(): void {
    if (this.onTheWay >= this.atOnce || this.gathered.length === 0) return;
    const batch = this.gathered.splice(0, MOST);
    this.onTheWay++;
    this.write(batch.map(({ row }) => row))
      .then(
        (results) => {
          for (const [i, { resolve }] of batch.entries()) resolve(results[i]!);
        },
        (error: unknown) => this.separately(batch, error),
      )
      .finally(() => {
        this.onTheWay--;
        this.send();
      });
  }

  /** One row may be what all were refused for: each is tried by itself. What nobody knows of is told as it is. */
  private async separately(batch: readonly Waiting<T, R>[], error: unknown): Promise<void> {
    if (batch.length === 1 || error instanceof Unsure) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { row, resolve, reject } of batch)
      await this.write([row]).then(([result]) => resolve(result!), reject);
  }
}
