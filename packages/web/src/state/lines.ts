/** The lines of the log, numbered, as each seat at this screen has read them. */
import type { LogEntry } from "@tefuda/kernel";

export interface Line {
  /** Counts up through the whole game; a key for the list. */
  number: number;
  entry: LogEntry & { kind: "line" };
}

export class Lines {
  private readonly logs = new Map<number, readonly Line[]>();

  clear(): void {
    this.logs.clear();
  }

  of(seat: number): readonly Line[] {
    return this.logs.get(seat) ?? [];
  }

  /** Those that came with this. */
  add(seat: number, log: readonly LogEntry[]): readonly Line[] {
    const before = this.of(seat);
    const added = log
      .filter((entry) => entry.kind === "line")
      .map((entry, i): Line => ({ number: before.length + i, entry }));
    if (added.length > 0 || !this.logs.has(seat)) this.logs.set(seat, [...before, ...added]);
    return added;
  }
}
