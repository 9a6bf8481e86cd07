/** Writes each answer down before it is shown, in the order in which they were given. */
import type { Kept, SavedMatch, Update } from "./host.ts";
import { inTime, Late, STORE_PATIENCE } from "./in-time.ts";
import { type Hold, KeepError } from "./keeper.ts";

export class Scribe {
  readonly hold: Hold | null;
  private readonly send: (update: Update) => void;
  private line: Promise<void> = Promise.resolve();
  private written: string | undefined;
  private hangs = false;
  private closed = false;
  /** Another table has taken the game over: nothing is written here any more. */
  lost = false;

  /** Without a hold there is nothing to be written. */
  constructor(hold: Hold | null, send: (update: Update) => void) {
    this.hold = hold;
    this.send = send;
  }

  /** `saved` is the match as it then stood. One that is over stays until it has been seen how it ended, and a while longer. */
  take(news: Omit<Update, "kept">, saved: SavedMatch, over: boolean): Promise<void> {
    const text = JSON.stringify(saved);
    this.line = this.line.then(async () => {
      const kept = await this.keep(text, over);
      if (!this.closed) this.send({ ...news, kept });
    });
    return this.line;
  }

  /** Nothing more is told; what has been taken is still written, or thrown away. */
  async close(erase: boolean): Promise<void> {
    this.closed = true;
    await this.line;
    if (erase && !this.lost) await this.hold?.erase().catch(() => {});
    await this.hold?.release();
  }

  private async keep(text: string, over: boolean): Promise<Kept> {
    const { hold } = this;
    if (!hold) return { state: "unneeded", id: null };
    const { id } = hold;
    const done: Kept = { state: "kept", id };
    if (this.lost) return { state: "elsewhere", id };
    if (this.hangs) return { state: "failed", id, why: "refused" };
    if (text === this.written) return done;
    const writing = hold.write(text, over);
    try {
      await inTime(writing, STORE_PATIENCE);
      this.written = text;
      return done;
    } catch (error) {
      if (error instanceof Late) this.waitFor(writing);
      const why = error instanceof KeepError ? error.why : "refused";
      if (why !== "elsewhere") return { state: "failed", id, why };
      this.lost = true;
      return { state: "elsewhere", id };
    }
  }

  /** Until a write that hangs has come back nothing else is written, and nobody waits for it. */
  private waitFor(writing: Promise<void>): void {
    const back = (): void => {
      this.hangs = false;
    };
    this.hangs = true;
    writing.then(back, back);
  }
}
