/** `npm run backup -- file` and `npm run restore -- file [--replace]`: all that the server has, into a file and out of it. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupInto, restoreFrom } from "@tefuda/server/keep";

const [command, ...args] = process.argv.slice(2);
const usage = `Usage: npm run ${command} -- file [--data folder]${command === "restore" ? " [--replace]" : ""}`;
try {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { data: { type: "string" }, replace: { type: "boolean" } },
  });
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) throw new Error(usage);
  // npm itself goes to the folder of the package
  const here = process.env.INIT_CWD ?? process.cwd();
  const file = resolve(here, named);
  const folder =
    values.data === undefined ? join(import.meta.dirname, "../.tefuda") : resolve(here, values.data);
  const options = { url: process.env.DATABASE_URL, folder, log: (line: string): void => console.log(line) };
  if (command === "restore") await restoreFrom(file, { ...options, replace: values.replace ?? false });
  else await backupInto(file, options);
  console.log(command === "restore" ? `Restored from ${file}.` : `Written to ${file}.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
