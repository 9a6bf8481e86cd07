/**
 * A server of its own for tests that kill it: `server-process.ts <folder or address of a database> <port>`. It plays Dewfall
 * alone, so that it starts fast, and says in one line when it is there.
 */
import { startEmbedded } from "../src/embedded/embedded.ts";
import { openGame } from "../src/games.ts";
import { startServer } from "../src/server.ts";

const [where = "", port = ""] = process.argv.slice(2);
const url = where.startsWith("postgres")
  ? where
  : (await startEmbedded({ folder: where, log: () => {} })).url;
await startServer({
  url,
  engine: "test",
  games: new Map([["dew", await openGame("dew")]]),
  host: "127.0.0.1",
  port: Number(port),
  names: ["127.0.0.1"],
  publicUrl: null,
  pages: null,
  threads: 1,
  messages: { most: 10_000, each: 10_000 },
  log: () => {},
});
console.log(JSON.stringify({ url }));
