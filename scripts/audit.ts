/**
 * What is publicly known to be wrong with what is handed to people: the packages that server, page and terminal run with.
 * What only tests them is left out. Ends with 1 where something grave is known, with `UNANSWERED` where nobody could tell.
 */
import { spawnSync } from "node:child_process";

/** `scripts/test.mjs` counts it neither as passed nor as failed. */
const UNANSWERED = 3;

export interface Audit {
  /** The names of packages of which something grave is known, each with what; undefined: nobody could tell. */
  grave: string[] | undefined;
  says: string;
}

/** Reads what `npm audit --json` printed. */
export function readAudit(printed: string): Audit {
  let told: Told;
  try {
    told = JSON.parse(printed) as Told;
  } catch {
    return { grave: undefined, says: "Not audited: npm audit printed no JSON." };
  }
  if (!told.vulnerabilities)
    return { grave: undefined, says: `Not audited: ${told.message ?? "the registry does not answer"}` };
  const grave = Object.entries(told.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity, via }]) => {
      const titles = via.flatMap((one) => (typeof one === "string" ? [] : [one.title]));
      return `${name} (${severity}): ${titles.join("; ") || "by what it needs"}`;
    });
  return { grave, says: grave.length > 0 ? grave.join("\n") : "Nothing grave is known." };
}

interface Told {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
}

if (import.meta.main) {
  const npm = process.env.npm_execpath;
  const args = ["audit", "--json", "--omit=dev"];
  const { stdout } = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: "utf8" })
    : spawnSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" });
  const { grave, says } = readAudit(stdout ?? "");
  console.log(says);
  process.exitCode = grave === undefined ? UNANSWERED : grave.length > 0 ? 1 : 0;
}
