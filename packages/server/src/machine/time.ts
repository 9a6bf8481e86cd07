/**
 * The clock that all machines share: that of the database, reckoned on from when it was last heard of by a clock that never
 * jumps. It also knows when no machine could have taken an answer.
 */
import { sql } from "kysely";
import { type Database, NOW, timeOf } from "../database/database.ts";
import type { Time } from "../match/store.ts";

/** So often a machine says that it is there. Milliseconds. */
export const BEAT = 2000;
/** When nobody was there for so long, players are not charged for it. */
const GAP = 3 * BEAT;
/** Of so many of the last beats the quickest tells the time. */
const SAMPLES = 8;
/** Times in which nobody was there are known so far back: as long as somebody may think. */
const BACK = 15 * 86_400_000;

interface Outage {
  from: number;
  to: number;
}

export interface SharedTime extends Time {
  /** Says that this machine is there, and hears what time it is. Throws where the database is not reached. */
  beat(): Promise<void>;
}

/** `steady` counts milliseconds and never jumps. */
export function sharedTime(
  db: Database,
  machine: string,
  steady = (): number => performance.now(),
): SharedTime {
  let samples: { took: number; offset: number }[] = [];
  let outages: Outage[] = [];
  let last = 0;

  async function beat(): Promise<void> {
    const before = steady();
    const now = await timeOf(db);
    const took = steady() - before;
    samples = [...samples, { took, offset: now + took / 2 - steady() }].slice(-SAMPLES);
    await sql`
      with before as (select max(at) as at from beats),
        gap as (
          insert into outages ("from", "to")
          select at, ${NOW} from before where at < ${NOW} - ${GAP}::bigint on conflict do nothing
        )
      insert into beats (machine, at) values (${machine}, ${NOW})
      on conflict (machine) do update set at = excluded.at`.execute(db);
    outages = await db
      .selectFrom("outages")
      .selectAll()
      .where("to", ">", time.now() - BACK)
      .execute();
  }

  const time: SharedTime = {
    beat,
    now() {
      const best = samples.reduce(
        (one, other) => (other.took <= one.took ? other : one),
        samples[0] ?? { took: 0, offset: 0 },
      );
      last = Math.max(last, Math.floor(steady() + best.offset));
      return last;
    },
    between(from, to) {
      const lost = outages.reduce(
        (sum, out) => sum + Math.max(0, Math.min(to, out.to) - Math.max(from, out.from)),
        0,
      );
      return Math.max(0, to - from - lost);
    },
    after(ms, run) {
      // a timer that waits longer than this would go off at once
      const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
  return time;
}
