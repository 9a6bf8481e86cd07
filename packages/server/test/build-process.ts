/**
 * A server of the build whose files lie around it, for tests in which machines are upgraded:
 * `build-process.ts <root of its files> <address of the database> <port> <folder for other builds>`. Says in one line when it is there.
 */
import { engineOf } from "../src/engine/digest.ts";
import { openGame } from "../src/games.ts";
import { startServer } from "../src/server.ts";

const [root = "", url = "", port = "", folder = ""] = process.argv.slice(2);
await startServer({
  url,
  engine: engineOf(root),
  builds: { root, folder },
  games: new Map([["dew", await openGame("dew")]]),
  host: "127.0.0.1",
  port: Number(port),
  names: ["127.0.0.1"],
  publicUrl: null,
  pages: null,
  threads: 1,
  messages: { most: 10_000, each: 10_000 },
  connections: { person: 100, address: 100_000 },
  log: (line, error) => console.error(line, error ?? ""),
});
console.log(JSON.stringify({ engine: engineOf(root) }));
