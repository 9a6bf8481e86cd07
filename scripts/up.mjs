// `npm start`, `npm test` and what stands beside them: installs what is missing, then goes on under the Node of this repository.
// Node's own modules only; works with any Node from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { become, findNode } from "./node.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".stamp");

/** What has to be installed here, as one short text: it changes when the lockfile or the kind of machine does. */
function wanted() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform} ${process.arch}\n`;
}

function installed() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted();
}

function install() {
  console.log("Installing what Tefuda needs, into node_modules (once; half a minute on a usual line) ...");
  const windows = process.platform === "win32";
  // Windows cannot delete the program that is running, as `npm ci` would when that is the Node in node_modules.
  const inPlace = windows && process.execPath.startsWith(modules + sep);
  const args = [...(inPlace ? ["install", "--no-save"] : ["ci"]), "--ignore-scripts"];
  const cli = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const options = { cwd: root, stdio: "inherit" };
  const done = cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync("npm", args, { ...options, shell: windows });
  if (done.status !== 0) {
    if (done.error) console.error(done.error.message);
    console.error(`The installation did not succeed (npm ${args.join(" ")}); what npm said stands above.`);
    process.exit(1);
  }
  writeFileSync(stampFile, wanted());
}

const scripts = {
  start: ["serve.ts"],
  serve: ["serve.ts", "--server"],
  backup: ["keep.ts", "backup"],
  restore: ["keep.ts", "restore"],
  test: ["test.mjs"],
};
const [command, ...args] = process.argv.slice(2);

if (command === "stamp") {
  // After a plain `npm install`: everything is there already.
  writeFileSync(stampFile, wanted());
} else if (Object.hasOwn(scripts, command ?? "")) {
  if (!installed()) install();
  try {
    const [script, ...first] = scripts[command];
    become(findNode(root), join(root, "scripts", script), [...first, ...args]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
} else {
  console.error("Usage: node scripts/up.mjs start | serve | backup | restore | test");
  process.exit(2);
}
