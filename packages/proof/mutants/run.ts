/**
 * `npm run mutants [-- machine queue ...] [--write]`: changes the kernel and the grammar in small ways, one at a time, and
 * counts the changes that no test notices. Without names all files are taken; what was found out before and cannot have
 * changed is not tried again. `--write` puts the table into `packages/proof/mutants.md`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Report, table } from "./score.ts";

const here = import.meta.dirname;
const root = dirname(dirname(dirname(here)));
const report = join(root, ".tmp", "mutants", "report.json");
const page = join(dirname(here), "mutants.md");

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("--"));

/** The files that are changed; those that hold nothing but types or names have nothing to change. */
const sources = globSync("packages/{kernel,cardtext}/src/*.ts", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test\.ts$|\/(index|types|package)\.ts$/.test(file))
  .sort();
const wanted = names.length === 0 ? sources : sources.filter((file) => names.includes(basename(file, ".ts")));
const unknown = names.filter((name) => !sources.some((file) => basename(file, ".ts") === name));
if (unknown.length > 0) {
  console.error(`No file ${unknown.join(", ")} in the kernel or the grammar.`);
  process.exit(2);
}

/** The tool has a lockfile of its own, so that whoever does not ask for mutants does not install it. */
function install(): void {
  if (existsSync(join(here, "node_modules", "@stryker-mutator", "core"))) return;
  console.log("Installing the tool that makes mutants, into packages/proof/mutants (once) ...");
  const done = spawnSync("npm", ["ci", "--ignore-scripts"], {
    cwd: here,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) process.exit(1);
}

function git(...words: string[]): string {
  return spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout.trim();
}

install();
mkdirSync(dirname(report), { recursive: true });
const tool = join(here, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const config = "packages/proof/mutants/stryker.config.json";
const run = spawnSync(process.execPath, [tool, "run", config, "--mutate", wanted.join(",")], {
  cwd: root,
  stdio: "inherit",
});
if (run.status !== 0) process.exit(run.status ?? 1);

const found = table(JSON.parse(readFileSync(report, "utf8")) as Report, new Set(wanted));
console.log(`\n${found}`);
if (args.includes("--write")) {
  const changed = git("status", "--porcelain", "packages/kernel", "packages/cardtext") !== "";
  const state = `${git("log", "-1", "--format=%h of %cs")}${changed ? ", with changes that are not in it yet" : ""}`;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(/(?<=<!-- table -->\n)[\s\S]*$/, `Commit ${state}.\n\n${found}`),
  );
  console.log(`Written to ${page.slice(root.length + 1)}.`);
}
