/**
 * `npm start`: builds the table in the browser when something it is made of has changed, and serves it, with sets of one's
 * own and, where a database can run, to people on other screens. `npm run serve`: the server alone.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkArguments, start } from "@tefuda/server/start";
import { ownSets, setsNamed } from "./own-sets.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "packages/web");
const stampFile = join(web, "dist/.stamp");

/** A digest of every file that can end up in the page. */
function digestOfSources(): string {
  const hash = createHash("sha256");
  const left = /^(node_modules|dist|e2e)$|\.test\.tsx?$/;
  const entries = globSync(["packages/**/*", "package-lock.json"], {
    cwd: root,
    exclude: (entry) => left.test(entry.name),
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

const args = process.argv.slice(2);
const say = (line: string): void => console.log(line);

let sets: string[];
let rest: string[];
try {
  // npm itself goes to the folder of the package
  [sets, rest] = setsNamed(args, process.env.INIT_CWD ?? process.cwd());
  checkArguments({ args: rest, env: process.env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const serverAlone = rest.includes("--server");
const digest = digestOfSources();
if (!serverAlone && (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== digest)) {
  say("Building the table ...");
  // by a process of its own: it takes more than a gigabyte, and a server would keep that for as long as it runs
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", web, "--logLevel", "warn"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
  writeFileSync(stampFile, digest);
}

try {
  const started = await start({
    args: rest,
    env: process.env,
    folder: join(root, ".tefuda"),
    pages: serverAlone ? null : join(web, "dist"),
    ...(sets.length > 0 ? { first: ownSets(sets, join(web, "dist/index.html")) } : {}),
    log: say,
  });
  say(`Tefuda is ready: http://localhost:${started.port}`);
  for (const address of started.addresses) say(`For others on this network: ${address}`);
  for (const set of sets) say(`With ${set}: the page sees what you change in it.`);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      // asked twice, it is stopped at once
      if (stopping) process.exit(1);
      stopping = true;
      void started.stop().finally(() => process.exit(0));
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
