/** What a database has to be for matches, as plain as it can be said; and the line over which a machine reaches it. */

import { expect } from "vitest";
import type { Entry } from "../../src/match/entry.ts";
import type { Head } from "../../src/match/head.ts";
import type { Snapshot } from "../../src/match/play.ts";
import { type Loaded, type MatchStore, type Standing, Unsure } from "../../src/match/store.ts";
import type { World } from "./world.ts";

export class Ledger {
  readonly heads = new Map<string, Head>();
  readonly logs = new Map<string, Entry[]>();
  readonly shots = new Map<string, Snapshot>();
  /** Told of every entry that is written. */
  listeners = new Set<(match: string, number: number) => void>();
  down = false;
  /** A real database that is to say the same of everything. */
  readonly twin: MatchStore | undefined;

  /** Where the two did not say the same. */
  wrong: unknown;

  constructor(twin?: MatchStore) {
    this.twin = twin;
  }

  add(head: Head): void {
    this.heads.set(head.id, head);
    this.logs.set(head.id, []);
  }

  append(id: string, entry: Entry): "written" | "taken" {
    const log = this.logs.get(id)!;
    if (log.some(({ number, command }) => number === entry.number || command === entry.command))
      return "taken";
    if (entry.number !== log.length + 1) throw new Error(`a gap before entry ${entry.number}`);
    log.push(structuredClone(entry));
    for (const tell of this.listeners) tell(id, entry.number);
    return "written";
  }

  load(id: string): Loaded | null {
    const head = this.heads.get(id);
    if (!head) return null;
    const shot = this.shots.get(id) ?? null;
    return { head, shot: structuredClone(shot), entries: this.since(id, shot?.number ?? 0) };
  }

  since(id: string, number: number): Entry[] {
    return structuredClone(this.logs.get(id)!.slice(number));
  }
}

/** Everything takes time; some of it is refused, some is done and nobody hears of it. */
export class Line implements MatchStore {
  private readonly world: World;
  private readonly ledger: Ledger;
  private readonly faults: () => boolean;

  constructor(world: World, ledger: Ledger, faults: () => boolean) {
    this.world = world;
    this.ledger = ledger;
    this.faults = faults;
  }

  /** `real` asks the real database the same, where there is one. */
  private async over<T>(plain: () => T, real: (twin: MatchStore) => Promise<T>): Promise<T> {
    const { twin } = this.ledger;
    const run = async (): Promise<T> => {
      const said = plain();
      if (!twin) return said;
      try {
        expect(await this.world.outside(real(twin))).toEqual(said);
      } catch (error) {
        // whoever asked takes it for a database that refuses
        this.ledger.wrong ??= error;
      }
      return said;
    };
    return await this.carried(run);
  }

  private async carried<T>(run: () => Promise<T>): Promise<T> {
    const { world, ledger } = this;
    await world.takes(world.delay());
    if (ledger.down || (this.faults() && world.happens(1, 60))) throw new Error("the database refuses");
    const lostBefore = this.faults() && world.happens(1, 60);
    if (lostBefore) {
      // it may still come to be done, after nobody waits for it
      if (world.happens(1, 2)) world.after(world.delay(), () => void (!ledger.down && run()));
      throw new Unsure("the line was lost");
    }
    const result = await run();
    await world.takes(world.delay());
    if (ledger.down || (this.faults() && world.happens(1, 60)))
      throw new Unsure("the line was lost behind it");
    return result;
  }

  load(id: string): Promise<Loaded | null> {
    return this.over(
      () => this.ledger.load(id),
      (twin) => twin.load(id),
    );
  }
  since(id: string, number: number): Promise<Entry[]> {
    return this.over(
      () => this.ledger.since(id, number),
      (twin) => twin.since(id, number),
    );
  }
  append(id: string, entry: Entry, standing: Standing): Promise<"written" | "taken"> {
    return this.over(
      () => this.ledger.append(id, entry),
      (twin) => twin.append(id, entry, standing),
    );
  }
  numberOf(id: string, command: string): Promise<number | null> {
    return this.over(
      () => this.ledger.logs.get(id)!.find((entry) => entry.command === command)?.number ?? null,
      (twin) => twin.numberOf(id, command),
    );
  }
  keep(id: string, engine: string, shot: Snapshot): Promise<void> {
    return this.over(
      () => {
        const before = this.ledger.shots.get(id);
        if (!before || before.number < shot.number) this.ledger.shots.set(id, structuredClone(shot));
      },
      (twin) => twin.keep(id, engine, shot),
    );
  }
}
