/** All matches on this machine: read when they are wanted, kept up with what other machines write, let go when at rest. */
import type { Database } from "../database/database.ts";
import { DelayedMatch } from "./delayed.ts";
import { LiveMatch, type Outside } from "./live.ts";

/** A match that nobody follows is let go after so long. Milliseconds. */
const REST_AFTER = 30_000;
/** Something is overdue when it should have happened so long ago: the machine that sees to it first may be gone. */
const OVERDUE = 1500;
/** So many that are overdue are taken up at once. */
const MOST_OVERDUE = 50;

export class Matches {
  private readonly outside: Outside;
  private readonly db: Database;
  private readonly watched = new Map<string, DelayedMatch>();
  private readonly live = new Map<string, { match: LiveMatch; used: number }>();

  constructor(outside: Outside, db: Database) {
    this.outside = outside;
    this.db = db;
  }

  of(id: string): LiveMatch {
    const used = this.outside.time.now();
    const there = this.live.get(id);
    if (there) {
      there.used = used;
      return there.match;
    }
    const match = new LiveMatch(id, this.outside);
    this.live.set(id, { match, used });
    return match;
  }

  /** The match as those see it who only watch, after so long. */
  delayed(id: string, delay: number): DelayedMatch {
    const key = `${id} ${delay}`;
    const there = this.watched.get(key) ?? new DelayedMatch(id, delay, this.outside);
    this.watched.set(key, there);
    return there;
  }

  /** A seat of a match is not to be watched from any more. */
  async hide(id: string, seat: number): Promise<void> {
    for (const match of this.watched.values()) if (match.id === id) await match.hide(seat);
  }

  /** What somebody had is another's now, or nobody's: where they sit is read anew. */
  async reload(user: string): Promise<void> {
    for (const { match } of this.live.values()) await match.reload(user);
  }

  /** How many are in memory. */
  get size(): number {
    return this.live.size;
  }

  /** Another machine, or this one, has written an entry. */
  heard(id: string, number: number): void {
    this.live
      .get(id)
      ?.match.heard(number)
      .catch(() => {});
  }

  /** Looks whether something was written that was not heard of. */
  async poll(): Promise<void> {
    const ids = [...this.live.keys()];
    if (ids.length === 0) return;
    const rows = await this.db
      .selectFrom("matches")
      .select(["id", "number"])
      .where("id", "in", ids)
      .execute();
    for (const { id, number } of rows) this.heard(id, number);
  }

  /** Takes up what should have happened by now, whichever machine it was left to. */
  async sweep(): Promise<void> {
    const rows = await this.db
      .selectFrom("matches")
      .select("id")
      .where("due", "<", this.outside.time.now() - OVERDUE)
      .orderBy("due")
      .limit(MOST_OVERDUE)
      .execute();
    for (const { id } of rows)
      this.of(id)
        .wake()
        .catch(() => {});
  }

  /** Lets go of what nobody follows; of all of it at the end. */
  async rest(all = false): Promise<void> {
    const now = this.outside.time.now();
    for (const [key, match] of this.watched) if (match.idle) this.watched.delete(key);
    for (const [id, { match, used }] of this.live) {
      if (!all && !(match.idle && used < now - REST_AFTER)) continue;
      this.live.delete(id);
      await match.rest().catch(() => {});
    }
  }
}
