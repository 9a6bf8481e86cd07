/** How often something may be tried, counted in the database so that it holds for all machines together. */
import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** So often in so many milliseconds. */
export interface Limit {
  most: number;
  per: number;
}

const MINUTE = 60_000;

/** All are for an address, but for `passwords`: wrong ones for an account. */
export const LIMITS = {
  guests: { most: 60, per: 60 * MINUTE },
  accounts: { most: 30, per: 60 * MINUTE },
  signIns: { most: 60, per: 10 * MINUTE },
  changes: { most: 60, per: 10 * MINUTE },
  passwords: { most: 10, per: 15 * MINUTE },
} satisfies Record<string, Limit>;
export type Limits = Record<keyof typeof LIMITS, Limit>;

export interface Counter<What extends string = keyof Limits> {
  /** Counts a try. How many milliseconds to wait before the next; 0 where this one may be. */
  count(what: What, subject: string): Promise<number>;
  /** Begins anew. */
  forgive(what: What, subject: string): Promise<void>;
}

/** What is counted is known by a keyed hash alone: no address is kept. */
export function counter<What extends string>(
  db: Database,
  limits: Readonly<Record<What, Limit>>,
  secret: string,
  now: () => number,
): Counter<What> {
  const keyOf = (what: string, subject: string): string =>
    createHmac("sha256", secret).update(`${what} ${subject}`).digest("base64url");
  return {
    async count(what, subject) {
      const { most, per } = limits[what];
      const at = now();
      const { rows } = await sql<{ count: number; until: number }>`
        insert into limits (key, count, until) values (${keyOf(what, subject)}, 1, ${at + per})
        on conflict (key) do update set
          count = case when limits.until <= ${at} then 1 else least(limits.count, ${most}) + 1 end,
          until = case when limits.until <= ${at} then excluded.until else limits.until end
        returning count, until`.execute(db);
      const row = rows[0];
      return row === undefined || row.count <= most ? 0 : row.until - at;
    },
    async forgive(what, subject) {
      await db.deleteFrom("limits").where("key", "=", keyOf(what, subject)).execute();
    },
  };
}

/** Whose address it is: of version 6 somebody has a whole network of them, the first half. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
