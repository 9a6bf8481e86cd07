// `npm test`: every step, one after the other, and one line at the end that counts what passed and failed over all.
// `npm test -- unit e2e` runs only the steps named; `--deep` lets the searching tests search longer.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, ".tmp", "reports");
const tool = (path) => join(root, "node_modules", path);
const tefuda = "packages/cli/src/main.ts";
const prove = "packages/proof/src/main.ts";
const tefudaIsThere = existsSync(join(root, tefuda));

/**
 * Steps in the order in which they begin, long ones early. `alone` keeps a step from sharing the machine: it takes all of it
 * by itself, or its tests wait for things to happen. `when` is false for what is not there to be run. `report` reads a tool's
 * own count; a step without one may count by a last line "N passed, N failed", or is one check. `unanswered` is what it ends
 * with when what it asks outside has not answered.
 */
const steps = [
  {
    name: "types",
    about: "everything",
    run: [tool("typescript/bin/tsc"), "-p", "tsconfig.json"],
  },
  modes("1/2"),
  {
    name: "pure",
    about: "types of kernel and grammar without Node and browser",
    run: [tool("typescript/bin/tsc"), "-p", "tsconfig.pure.json"],
  },
  { name: "lint", about: "lint and format", run: [tool("@biomejs/biome/bin/biome"), "check"] },
  { name: "imports", about: "the laws of the house", run: ["scripts/check-imports.ts"] },
  {
    name: "audit",
    about: "what is known to be wrong with packages; counted where the registry answers",
    run: ["scripts/audit.ts"],
    unanswered: 3,
  },
  modes("2/2"),
  {
    name: "platforms",
    about: "the same games in Node and in a real browser",
    when: existsSync(join(root, prove)),
    run: [prove, "platforms"],
  },
  {
    name: "rules",
    about: "every rule has code and a scenario",
    when: tefudaIsThere,
    run: [tefuda, "rules", "--check"],
  },
  {
    name: "unit",
    about: "unit and property tests",
    alone: true,
    run: [tool("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json"],
    extra: (file) => [`--outputFile.json=${file}`],
    report: countVitest,
  },
  {
    name: "e2e",
    about: "the table in a real browser",
    when: existsSync(join(root, "packages/web/e2e")),
    alone: true,
    run: [tool("@playwright/test/cli.js"), "test", "--reporter=list,json"],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    report: countPlaywright,
  },
];

/** The longest step but the two that are alone, in two shares, so that neither core waits for the other. */
function modes(shard) {
  return {
    name: "modes",
    about: `every game's rulings and whole games: as they are, undone, saved, from the record; ${shard}`,
    when: existsSync(join(root, prove)),
    run: [prove, "modes", "--shard", shard],
  };
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  // A file that breaks before its first test counts as one failure.
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter((one) => one.status === "failed")
      .map((one) => `${relative(root, file.name)}: ${one.fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...failed, ...broken.map((file) => relative(root, file.name))],
  };
}

function countPlaywright({ stats, errors, suites }) {
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: [
      ...suites
        .flatMap(inside)
        .flatMap(({ file, title, tests }) =>
          tests
            .filter(({ status }) => status === "unexpected" || status === "flaky")
            .map(({ projectName }) => `${file}: ${title} (${projectName})`),
        ),
      ...errors.map(({ message }) => message?.split("\n")[0] ?? "an error outside of every test"),
    ],
  };
}

function execute(step, deep) {
  const file = join(reports, `${step.name}.json`);
  const env = {
    ...process.env,
    // What a step says is kept and shown later, if at all: in plain letters.
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    // a view, a game, a reading live for a moment: room for the young saves a twelfth of the time
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=32`.trim(),
    // most steps, and what their tests start, read the same sources: what Node makes of them is kept, 1 s a process
    NODE_COMPILE_CACHE: join(root, ".tmp", "compiled"),
    ...(deep && { TEFUDA_DEEP: "1" }),
    ...step.env?.(file),
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  };
  const started = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(process.execPath, [...step.run, ...(step.extra?.(file) ?? [])], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ output: error.message, passed: 0, failed: 1, seconds: 0 }));
    child.on("close", (code) => {
      const seconds = (performance.now() - started) / 1000;
      resolve(
        code === step.unanswered
          ? { output, seconds, passed: 0, failed: 0, silent: true }
          : { output, seconds, ...count(step, file, output, code === 0) },
      );
    });
  });
}

/** What a step counted; one that ended badly without counting a failure, or well without one test, has failed. */
function count(step, file, output, ok) {
  let counted = { passed: ok ? 1 : 0, failed: 0 };
  if (step.report) {
    counted = existsSync(file)
      ? step.report(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 1 };
  } else {
    const said = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
    if (said) counted = { passed: Number(said[1]), failed: Number(said[2]) };
  }
  const unexplained = counted.failed === 0 && (!ok || counted.passed === 0);
  return unexplained ? { ...counted, failed: 1 } : counted;
}

function show(step, { output, seconds, passed, failed, silent }) {
  console.log(`── ${step.name} (${step.about}): ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  if (failed > 0 || silent) console.log(output.trimEnd().replace(/^/gm, "   "));
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(", ")}; there are ${steps.map((step) => step.name).join(", ")}.`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const due = steps.filter(({ name, when }) => when !== false && (names.length === 0 || names.includes(name)));
const total = { passed: 0, failed: 0, names: [] };
const running = new Set();
for (const step of due) {
  // Two at a time, or one that wants to be alone.
  while (running.size >= (step.alone ? 1 : 2)) await Promise.race(running);
  console.log(`   ${step.name} ...`);
  const result = execute(step, args.includes("--deep")).then((done) => {
    running.delete(result);
    show(step, done);
    total.passed += done.passed;
    total.failed += done.failed;
    if (done.failed > 0) for (const name of done.names ?? [""]) total.names.push(`${step.name}  ${name}`);
  });
  running.add(result);
  if (step.alone) await result;
}
await Promise.all(running);

// Once more at the end, where it is seen: what a step said of them stands far above.
for (const name of total.names) console.log(`failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
