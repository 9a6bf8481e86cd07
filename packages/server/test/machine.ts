/** A server for tests, with people who are whoever they say they are. */
import { withSession } from "../src/embedded/session.ts";
import { loadGames } from "../src/games.ts";
import { type Server, type ServerOptions, startServer } from "../src/server.ts";
import type { Person } from "../src/wire/services.ts";

let games: ReturnType<typeof loadGames> | undefined;

/** Whoever says so in a header: "name" is somebody with an account, "guest name" somebody without. */
async function personOf(url: string, said: string | string[] | undefined): Promise<Person | null> {
  if (typeof said !== "string") return null;
  const person = {
    id: `id of ${said}`,
    name: said,
    guest: said.startsWith("guest "),
    role: "player" as const,
  };
  await withSession(url, (session) =>
    session.query(
      `insert into users (id, name, look, guest, created_at, updated_at)
       values ($1, $2, $3, $4, now(), now()) on conflict do nothing`,
      [person.id, said, person.guest ? null : said, person.guest],
    ),
  );
  return person;
}

/** With `options` in place of what is usual in tests. */
export async function startMachine(url: string, options: Partial<ServerOptions> = {}): Promise<Server> {
  games ??= loadGames();
  return await startServer({
    url,
    engine: "test",
    games: await games,
    host: "127.0.0.1",
    port: 0,
    names: ["127.0.0.1", "localhost"],
    publicUrl: null,
    who: ({ headers }) => personOf(url, headers["x-user"]),
    pages: null,
    threads: 1,
    // nobody plays as fast as these tests do
    messages: { most: 10_000, each: 10_000 },
    // a machine on which much is tested at once may be silent for longer than a page ever is
    ping: 60_000,
    log: (line, error) => console.error(line, error),
    ...options,
  });
}
