/**
 * A process with a database of its own, for tests that end it: `embedded-process.ts <folder> [handles]`. It says in one line
 * of JSON what came of the start. With `handles` it writes a last row at Ctrl-C and stops as a server does.
 */
import { WordsError } from "@tefuda/kernel";
import { startEmbedded } from "../src/embedded/embedded.ts";
import { withSession } from "../src/embedded/session.ts";

const [folder = "", how] = process.argv.slice(2);
try {
  const embedded = await startEmbedded({ folder, log: () => {} });
  const write = (text: string): Promise<unknown> =>
    withSession(embedded.url, async (db) => {
      await db.query("create table if not exists written (what text)");
      await db.query("insert into written values ($1)", [text]);
    });
  await write("started");
  if (how === "handles") {
    process.once("SIGINT", async () => {
      await write("interrupted");
      await embedded.stop();
    });
  }
  console.log(JSON.stringify({ url: embedded.url }));
} catch (error) {
  const words = error instanceof WordsError ? error.words : undefined;
  console.log(JSON.stringify({ error: error instanceof Error ? error.constructor.name : "", words }));
  process.exitCode = 1;
}
