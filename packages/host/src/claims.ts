/** Whether a kept game is open at some table of this browser, so that two tabs do not play the same one unawares. */
import type { Rows } from "./rows.ts";

/** Gives a claim back; done when the next may have it. */
export type Free = () => Promise<void>;

export interface Claims {
  /**
   * Claims a game; what gives it free again, or null while another has it and it is not to be taken over. `lost` is told
   * when somebody else takes it over.
   */
  take(id: string, takeOver: boolean, lost: () => void): Promise<Free | null>;
  /** The games that somebody has claimed. */
  taken(): Promise<ReadonlySet<string>>;
}

/** Where there is one table only, and so nobody to take anything from it. */
export const oneTable: Claims = { take: async () => async () => {}, taken: async () => new Set() };

const PREFIX = "tefuda.game.";

/** By the browser's own locks: whatever happens to a tab, its locks are free at once. */
export function lockClaims(locks: LockManager): Claims {
  return {
    take: (id, takeOver, lost) =>
      new Promise((resolve, reject) => {
        let free: () => void = () => {};
        let held = false;
        const asked = locks.request(
          PREFIX + id,
          takeOver ? { steal: true } : { ifAvailable: true },
          async (lock) => {
            if (!lock) return resolve(null);
            held = true;
            resolve(async () => {
              free();
              await asked.catch(() => {});
            });
            await new Promise<void>((done) => {
              free = done;
            });
          },
        );
        asked.catch((error: unknown) => (held ? lost() : reject(error)));
      }),
    async taken() {
      const { held = [] } = await locks.query();
      const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
      return new Set(names.map((name) => name.slice(PREFIX.length)));
    },
  };
}

/** How often a table says that it is still there, and how long it may be silent before its game is free. */
export const BEAT = 1000;
export const PATIENCE = 3000;

interface Beat {
  by: string;
  at: number;
}
const beatOf = (row: unknown): Beat | undefined => row as Beat | undefined;

/** Where a browser has no locks (a page that came over plain http): whoever plays says so in the store again and again. */
export function beatClaims(rows: Rows, me: string): Claims {
  const key = (id: string): string => `beat/${id}`;
  const read = (id: string): Promise<Beat | undefined> =>
    rows.change(async (open) => beatOf(await open.get(key(id))));
  return {
    async take(id, takeOver, lost) {
      const seen = await read(id);
      if (seen && !takeOver) {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        const now = await read(id);
        if (now && (now.by !== seen.by || now.at !== seen.at)) return null;
      }
      await rows.change((open) => open.put(key(id), { by: me, at: Date.now() }));
      /** Whether it is still ours; if so something is done about it. */
      const ifMine = (does: "stay" | "go"): Promise<boolean> =>
        rows.change(async (open) => {
          const mine = beatOf(await open.get(key(id)))?.by === me;
          if (mine && does === "stay") await open.put(key(id), { by: me, at: Date.now() });
          if (mine && does === "go") await open.del(key(id));
          return mine;
        });
      // A store that fails for a while says nothing about who has the game.
      const stay = async (): Promise<void> => {
        if (await ifMine("stay").catch(() => true)) return;
        clearInterval(timer);
        lost();
      };
      const timer = setInterval(() => void stay(), BEAT);
      return async () => {
        clearInterval(timer);
        await ifMine("go").catch(() => {});
      };
    },
    taken: () =>
      rows.change(async (open) => {
        const found = new Set<string>();
        for (const name of await open.keys("beat/")) {
          const beat = beatOf(await open.get(name));
          if (beat && Date.now() - beat.at < PATIENCE) found.add(name.slice("beat/".length));
        }
        return found;
      }),
  };
}
