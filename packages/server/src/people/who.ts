/** Who somebody is, remembered for a few seconds. */
import type { Person } from "./sessions.ts";

/** So long another machine's sign-out may go unnoticed. Milliseconds. */
const REMEMBERED = 5_000;
/** More are never remembered. */
const MOST = 10_000;

export interface Memory {
  /** By the value of a cookie; what is not remembered is looked up. */
  recall(cookie: string, find: () => Promise<Person | null>): Promise<Person | null>;
  /** Whatever is known of somebody may be wrong from now on. */
  forget(user: string): void;
}

export function remembering(now: () => number): Memory {
  const known = new Map<string, { person: Person; until: number }>();
  let forgotten = 0;
  return {
    async recall(cookie, find) {
      const had = known.get(cookie);
      if (had && now() < had.until) return had.person;
      known.delete(cookie);
      const before = forgotten;
      const person = await find();
      // what was looked up while somebody was being forgotten may be from before
      if (person && before === forgotten) {
        if (known.size >= MOST) known.clear();
        known.set(cookie, { person, until: now() + REMEMBERED });
      }
      return person;
    },
    forget(user) {
      forgotten++;
      for (const [cookie, { person }] of known) if (person.id === user) known.delete(cookie);
    },
  };
}
