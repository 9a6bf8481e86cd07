/** A server for tests, with people who are whoever they say they are. */
import { loadGames } from "../src/games.ts";
import { type Server, startServer } from "../src/server.ts";
import type { Person } from "../src/wire/services.ts";

let games: ReturnType<typeof loadGames> | undefined;

/** Whoever says so in a header: "name" is somebody with an account, "guest name" somebody without. */
function personOf(said: string | string[] | undefined): Person | null {
  if (typeof said !== "string") return null;
  return { id: `id of ${said}`, name: said, guest: said.startsWith("guest ") };
}

export async function startMachine(url: string): Promise<Server> {
  games ??= loadGames();
  return await startServer({
    url,
    engine: "test",
    games: await games,
    host: "127.0.0.1",
    port: 0,
    names: ["127.0.0.1", "localhost"],
    publicUrl: null,
    who: async ({ headers }) => personOf(headers["x-user"]),
    pages: null,
    threads: 1,
    log: (line, error) => console.error(line, error),
  });
}
