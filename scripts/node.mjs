// Which Node runs Tefuda. Node's own modules only; works with any Node from 20 on.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

/** The oldest Node that runs this repository's TypeScript. */
const needed = 24;
const major = Number(process.versions.node.split(".")[0]);

/** The Node that came with `npm install` where there is one, else the one running now if it is new enough. */
export function findNode(root) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const own = join(root, "node_modules", `node-${system}-${process.arch}`, "bin", file);
  if (existsSync(own)) return own;
  if (major >= needed) return process.execPath;
  throw new Error(
    `Tefuda runs on Node ${needed} or newer; this is Node ${process.versions.node}, and npm has no Node for ` +
      `${process.platform} on ${process.arch} to install beside it.\n` +
      `Install Node ${needed} or newer (https://nodejs.org) and run the same command again.`,
  );
}

/** Runs a script under the given Node as if it had been started in this one's place, and ends with its exit code. */
export function become(node, script, args) {
  const child = spawn(node, [script, ...args], { stdio: "inherit" });
  // Ctrl-C reaches the child by itself; it decides when to end.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`Cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
}

/** Whether this process can run the repository's TypeScript itself. */
export const newEnough = major >= needed;
