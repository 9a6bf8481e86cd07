/** One connection to a database, and no more of the driver than is needed here. */
import { createRequire } from "node:module";

export type Row = Record<string, unknown>;

/** What questions can be put to: a client of `pg`, or a pool of them where no transaction is needed. */
export interface Queries {
  query(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A connection of one's own. */
export interface Session extends Queries {
  end(): Promise<void>;
}

interface Client extends Session {
  connect(): Promise<unknown>;
  on(event: "error" | "end", hear: () => void): unknown;
}

// The driver brings no types: what is used of it stands above.
const require = createRequire(import.meta.url);
const { Client } = require("pg") as {
  Client: new (how: { connectionString: string; application_name?: string }) => Client;
};

/**
 * Connects; throws what the driver throws. `name` is what the database calls the connection, `ended` is told when it is over,
 * whoever ended it.
 */
export async function connect(url: string, { name = "tefuda", ended = () => {} } = {}): Promise<Session> {
  const client = new Client({ connectionString: url, application_name: name });
  // Whoever asks next is told that it broke; without this the process would end.
  client.on("error", () => {});
  await client.connect();
  client.on("end", ended);
  return client;
}

/** Works with a connection and closes it. */
export async function withSession<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await connect(url);
  try {
    return await work(session);
  } finally {
    await session.end().catch(() => {});
  }
}

/** Nobody answers there yet or any more, or it is just starting up or shutting down: to ask again may help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const passing = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];
  // The driver has no code for a connection that ends while something is asked.
  return passing.includes(code) || /^Connection terminated/.test(error.message);
}
