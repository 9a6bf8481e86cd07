/** What this browser keeps: rows in IndexedDB, claimed by locks or, where there are none, by signs of life. */

import { beatClaims, lockClaims } from "@tefuda/host/claims";
import { newId } from "@tefuda/host/drawn";
import { Keeper } from "@tefuda/host/keeper";
import type { OpenRows, Rows } from "@tefuda/host/rows";
import { digest } from "@tefuda/kernel";
import { createStore, del, get, promisifyRequest } from "idb-keyval";

export function browserRows(): Rows {
  const store = createStore("tefuda", "rows");
  return {
    change: (work) => store("readwrite", (rows) => asOne(rows, work)),
  };
}

async function asOne<T>(rows: IDBObjectStore, work: (rows: OpenRows) => Promise<T>): Promise<T> {
  const open: OpenRows = {
    get: (key) => promisifyRequest<unknown>(rows.get(key)),
    put: async (key, value) => void (await promisifyRequest(rows.put(value, key))),
    del: (key) => promisifyRequest(rows.delete(key)),
    keys: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await promisifyRequest(rows.getAllKeys(range))).map(String);
    },
  };
  const whole = promisifyRequest(rows.transaction);
  const undo = (error: unknown): never => {
    try {
      rows.transaction.abort();
    } catch {
      // It has been undone already, by what went wrong.
    }
    throw error;
  };
  // What went wrong at a row says less than what the whole failed of (a full store).
  const [done, ended] = await Promise.allSettled([work(open).catch(undo), whole]);
  if (ended.status === "rejected" && ended.reason) throw ended.reason;
  if (done.status === "rejected") throw done.reason;
  return done.value;
}

const OLD_KEY = "tefuda.match";

/** Before every game was kept under an id of its own there was one, under that key. */
async function takeOldIn(keeper: Keeper): Promise<void> {
  const old = await get<unknown>(OLD_KEY);
  if (old === undefined) return;
  const text = typeof old === "string" ? old : JSON.stringify(old);
  // By its text, so that two tabs that move it at once make one game of it.
  await keeper.add(`old-${digest(text)}`, text);
  await del(OLD_KEY);
}

export function browserKeeper(rows: Rows): Keeper {
  const me = newId();
  // Only pages that came over a safe line have locks, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  return new Keeper(rows, locks ? lockClaims(locks) : beatClaims(rows, me), me, takeOldIn);
}
