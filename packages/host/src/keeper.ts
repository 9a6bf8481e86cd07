/**
 * Keeps unfinished games: each under an id of its own, each written by one table at a time. What is kept is text; what it
 * means is for whoever reads it.
 */
import { type Claims, oneTable, PATIENCE } from "./claims.ts";
import { inTime, STORE_PATIENCE } from "./in-time.ts";
import { memoryRows, type OpenRows, type Rows } from "./rows.ts";

/** How many games are kept at once; a further one is not kept until another is thrown away. */
export const MOST_KEPT = 20;
/** Of those that are over so many more, for another look at how they ended; the oldest make way. */
export const MOST_OVER = 3;

/** Whether a table gives a sign of life is waited for; a store that hangs meanwhile is not. */
const CLAIM_PATIENCE = PATIENCE + STORE_PATIENCE;

/** A game as it lies there. */
export interface KeptText {
  id: string;
  /** When it was last written, in milliseconds. */
  at: number;
  text: string;
  /** Whether it is on a table: of this page, or of another. */
  open: "here" | "elsewhere" | null;
}

/** Why something was not written. */
export type NotKept = "full" | "many" | "elsewhere" | "refused";

export class KeepError extends Error {
  readonly why: NotKept;
  constructor(why: NotKept, cause?: unknown) {
    super(`not kept: ${why}`, { cause });
    this.why = why;
  }
}

/** The right to write one kept game. */
export interface Hold {
  readonly id: string;
  /** Throws a {@link KeepError}; then what was written before lies there as it was. */
  write(text: string, over?: boolean): Promise<void>;
  /** The game is thrown away. */
  erase(): Promise<void>;
  /** Done when another table may have it. */
  release(): Promise<void>;
}

interface Row {
  at: number;
  text: string;
  over?: true;
}

export class Keeper {
  private readonly rows: Rows;
  private readonly claims: Claims;
  /** The last hold of each game that this page has. */
  private readonly holding = new Map<string, string>();
  /** A table is known by the number of its hold: only the last one that took a game may write it. */
  private readonly me: string;
  private holds = 0;
  /** Brings in what an earlier edition kept elsewhere. */
  private readonly bringIn: (keeper: Keeper) => Promise<void>;

  constructor(rows: Rows, claims: Claims, me: string, bringIn = async (_: Keeper): Promise<void> => {}) {
    this.rows = rows;
    this.claims = claims;
    this.me = me;
    this.bringIn = bringIn;
  }

  /** All that is kept, the latest first. */
  list(): Promise<KeptText[]> {
    return inTime(this.listed(), STORE_PATIENCE);
  }

  private async listed(): Promise<KeptText[]> {
    await this.bringIn(this);
    const found = await this.rows.change(async (open) => {
      const all: [string, Row][] = [];
      for (const key of await open.keys("match/"))
        all.push([key.slice("match/".length), (await open.get(key)) as Row]);
      return all;
    });
    const taken = await this.claims.taken().catch(() => new Set<string>());
    return found
      .map(([id, { at, text }]): KeptText => {
        const open = this.holding.has(id) ? "here" : taken.has(id) ? "elsewhere" : null;
        return { id, at, text, open };
      })
      .sort((a, b) => b.at - a.at);
  }

  read(id: string): Promise<string | undefined> {
    const reading = this.rows.change(async (open) => (await open.get(`match/${id}`)) as Row | undefined);
    return inTime(reading, STORE_PATIENCE).then((row) => row?.text);
  }

  /** Lays a game there that no table has had yet. */
  add(id: string, text: string): Promise<void> {
    return this.rows.change((open) => open.put(`match/${id}`, { at: Date.now(), text } satisfies Row));
  }

  /** The right to write a game, new or kept; null while another table has it. `lost` is told when it is taken away. */
  async hold(id: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
    const by = `${this.me}.${++this.holds}`;
    const leave = (): void => {
      if (this.holding.get(id) === by) this.holding.delete(id);
    };
    const gone = (): void => {
      leave();
      lost();
    };
    // Where nothing can be kept a game is played all the same: its writes tell what is wrong.
    const claiming = this.claims.take(id, takeOver, gone);
    const free = await inTime(claiming, CLAIM_PATIENCE).catch(() => async () => {});
    if (!free) return null;
    const noting = this.rows.change((open) => open.put(`holder/${id}`, by));
    await inTime(noting, STORE_PATIENCE).catch(() => {});
    this.holding.set(id, by);
    return {
      id,
      write: (text, over = false) =>
        this.mine(id, by, async (open) => {
          await this.room(open, id, over);
          const row: Row = { at: Date.now(), text, ...(over ? { over } : {}) };
          await open.put(`match/${id}`, row);
        }),
      erase: () => this.mine(id, by, (open) => open.del(`match/${id}`)),
      release: async () => {
        leave();
        const letGo = this.mine(id, by, (open) => open.del(`holder/${id}`));
        await inTime(letGo, STORE_PATIENCE).catch(() => {});
        await free();
      },
    };
  }

  /** A change that only the last holder of a game makes. */
  private async mine(id: string, by: string, work: (open: OpenRows) => Promise<void>): Promise<void> {
    try {
      await this.rows.change(async (open) => {
        const holder = await open.get(`holder/${id}`);
        if (holder !== undefined && holder !== by) throw new KeepError("elsewhere");
        if (holder === undefined) await open.put(`holder/${id}`, by);
        await work(open);
      });
    } catch (error) {
      throw error instanceof KeepError ? error : new KeepError(isFull(error) ? "full" : "refused", error);
    }
  }

  /** Makes sure that there is room for one more game, of those that are over or of the others. */
  private async room(open: OpenRows, id: string, over: boolean): Promise<void> {
    const own = `match/${id}`;
    const keys = await open.keys("match/");
    if (!over && (keys.length < MOST_KEPT || keys.includes(own))) return;
    const alike: { key: string; at: number }[] = [];
    for (const key of keys) {
      const row = key === own ? undefined : ((await open.get(key)) as Row);
      if (row && (row.over === true) === over) alike.push({ key, at: row.at });
    }
    if (!over) {
      if (alike.length >= MOST_KEPT) throw new KeepError("many");
      return;
    }
    alike.sort((a, b) => b.at - a.at);
    for (const { key } of alike.slice(MOST_OVER - 1)) await open.del(key);
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Keeps for as long as the program runs, and for one table. */
export const memoryKeeper = (): Keeper => new Keeper(memoryRows(), oneTable, "memory");
