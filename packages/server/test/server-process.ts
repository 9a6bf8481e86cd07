/**
 * A server of its own for tests that kill it: `server-process.ts <folder or address of a database> <port>`. It plays one game
 * alone, so that it starts fast, and says in one line when it is there.
 */
import { startEmbedded } from "../src/embedded/embedded.ts";
import { openGame } from "../src/games.ts";
import { startServer } from "../src/server.ts";

const [where = "", port = "", game = "dew"] = process.argv.slice(2);
const url = where.startsWith("postgres")
  ? where
  : (await startEmbedded({ folder: where, log: () => {} })).url;
await startServer({
  url,
  engine: "test",
  games: new Map([[game, await openGame(game)]]),
  host: "127.0.0.1",
  port: Number(port),
  names: ["127.0.0.1"],
  publicUrl: null,
  pages: null,
  threads: 1,
  messages: { most: 10_000, each: 10_000 },
  connections: { person: 100, address: 100_000 },
  limits: { guests: { most: 10_000, per: 60_000 } },
  log: () => {},
});
process.once("SIGINT", () => process.exit(0));
console.log(JSON.stringify({ url }));
