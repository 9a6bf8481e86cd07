/** What the parts that deal with people stand on. */
import type { Database } from "../database/database.ts";
import type { Belongings } from "./belongings.ts";
import type { Counter } from "./limits.ts";
import type { Hashing } from "./passwords.ts";
import type { Present } from "./sessions.ts";

export interface Ground {
  db: Database;
  belongings: readonly Belongings[];
  count: Counter;
  hashing: Hashing;
  /** Whether somebody can have a passkey here. */
  passkeys: boolean;
  /** Milliseconds. */
  now(): number;
  /** Somebody has signed out, everywhere or somewhere. */
  signedOut(user: string): void;
  /** Somebody is another now than before; of a guest that came along the id. */
  left(before: Present | null, to: string, guest: string | null): void;
  /** Somebody is there no more. */
  gone(user: string): void;
  /** Another name or another role. */
  changed(user: string): void;
}
