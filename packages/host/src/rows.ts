/** A store of named rows in which several changes are made as one: all of them, or none. */

export interface Rows {
  /** Has something read and changed with nobody else in between. What it throws undoes all of it. */
  change<T>(work: (rows: OpenRows) => Promise<T>): Promise<T>;
}

/** Inside a change nothing may be waited for but these. */
export interface OpenRows {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  keys(prefix: string): Promise<string[]>;
}

/** Rows for as long as the program runs: for tests, and where no browser is. */
export function memoryRows(): Rows {
  let all = new Map<string, unknown>();
  let line: Promise<unknown> = Promise.resolve();
  return {
    change(work) {
      const mine = line.then(async () => {
        const draft = new Map(all);
        const done = await work({
          get: async (key) => draft.get(key),
          put: async (key, value) => void draft.set(key, structuredClone(value)),
          del: async (key) => void draft.delete(key),
          keys: async (prefix) => [...draft.keys()].filter((key) => key.startsWith(prefix)),
        });
        all = draft;
        return done;
      });
      line = mine.catch(() => {});
      return mine;
    },
  };
}
