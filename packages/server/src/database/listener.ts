/** Hears what other machines tell through the database, over a connection of its own that is made again when it breaks. */
import { Client } from "pg";

export interface Listener {
  close(): Promise<void>;
}

/** A broken connection is made again after so long. Milliseconds. */
const AGAIN = 1000;

/**
 * `hear` is given the channel and what was told; `reconnected` is called when something may have been missed. Throws where
 * the database is not reached at the beginning.
 */
export async function listen(
  url: string,
  channels: readonly string[],
  hear: (channel: string, payload: string) => void,
  reconnected: () => void,
): Promise<Listener> {
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString: url, keepAlive: true });
    fresh.on("notification", ({ channel, payload }) => hear(channel, payload ?? ""));
    fresh.on("error", () => {});
    await fresh.connect();
    for (const channel of channels) await fresh.query(`listen ${channel}`);
    fresh.once("end", later);
    return fresh;
  }

  function later(): void {
    if (closed) return;
    timer = setTimeout(() => {
      connect().then((fresh) => {
        client = fresh;
        if (closed) void client.end();
        else reconnected();
      }, later);
    }, AGAIN);
  }

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
