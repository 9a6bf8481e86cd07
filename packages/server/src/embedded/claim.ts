/**
 * Who has a cluster. The claim is a lock within the database itself: it ends with the process that has it, however that ends,
 * and no other process can be taken for that one.
 */
import { setTimeout } from "node:timers/promises";
import { connect, type Session, withSession } from "./session.ts";

/** The number of the lock, of all that are asked for in the database. */
const LOCK = 7_333_832;

/** How long after a loss of the connection it is made again, in milliseconds. */
const PAUSE = 500;

export interface Claim {
  release(): Promise<void>;
}

/**
 * Claims the cluster that answers at the address; undefined where another process has it. The claim is made again when the
 * connection is lost, as when the database recovers from a failure; before each try `revive` is run.
 */
export async function claim(url: string, revive = async (): Promise<void> => {}): Promise<Claim | undefined> {
  let released = false;
  let session: Session | undefined;
  const take = async (): Promise<boolean> => {
    const made = await connect(url, {
      name: `tefuda ${process.pid}`,
      ended: () => {
        if (session === made && !released) void again();
      },
    });
    const { rows } = await made.query("select pg_try_advisory_lock($1) as taken", [LOCK]);
    if (rows[0]?.taken === true && !released) {
      session = made;
      return true;
    }
    await made.end();
    return false;
  };
  const again = async (): Promise<void> => {
    // It ends when the database has been stopped and the process with it: until then nothing waits for it.
    for (let taken = false; !taken && !released; ) {
      await setTimeout(PAUSE, undefined, { ref: false });
      if (released) return;
      await revive().catch(() => {});
      taken = await take().catch(() => false);
    }
  };
  if (!(await take())) return undefined;
  return {
    async release() {
      released = true;
      await session?.end().catch(() => {});
    },
  };
}

/** The process that has the claim, as the database knows it; undefined where nobody has. */
export function claimant(url: string): Promise<string | undefined> {
  return withSession(url, async (session) => {
    const { rows } = await session.query(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and objid = $1 and granted and datname = current_database()`,
      [LOCK],
    );
    return rows[0] && String(rows[0].name);
  });
}
