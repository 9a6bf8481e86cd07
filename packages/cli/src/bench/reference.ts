/**
 * The reference game on our kernel beside the same game written by hand in C: each a process of its own, run in turn, so
 * that both meet the same machine, and the figure is the ratio. Both are built for speed: the C program by its compiler,
 * ours into one file by the bundler that also builds the table, with as much put into one function as Node allows.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageFolder } from "@tefuda/referee/games";
import { rolldown } from "rolldown";
import type { Run } from "./reference-game.ts";

/** What 100,000 games end in, on either side. */
export const HASH_OF_100000 = 2895051093;

export interface ReferenceFigures {
  games: number;
  pairs: number;
  /** Medians of nanoseconds a decision, and of the ratios pair by pair. */
  nsDecision: number;
  nsDecisionC: number | null;
  ratioToC: number | null;
  ratios: number[];
  /** Hash over the ends of all games of one run, and whether C found the same. */
  hash: number;
  sameHash: boolean | null;
  /** Whether the 100,000 games named by the reference end as they should; null if others were played. */
  rightHash: boolean | null;
}

/** Plays both sides in turn. Without a C compiler only ours. */
export async function compareWithC(
  games: number,
  pairs: number,
  told: (line: string) => void,
): Promise<ReferenceFigures> {
  const folder = packageFolder("mini");
  const work = mkdtempSync(join(tmpdir(), "tefuda-bench-"));
  try {
    const ours = await bundle(work);
    const theirs = compileC(join(folder, "reference"), work);
    if (!theirs) told("no C compiler (cc) is there: the reference game is measured without its pair");
    const rounds = Array.from({ length: pairs }, (_, i) => {
      const c = theirs ? runC(theirs, games) : undefined;
      const us = runOurs(ours, folder, games);
      told(
        `pair ${i + 1} of ${pairs}: ${us.ns.toFixed(0)} ns a decision${c ? `, C ${c.ns.toFixed(0)} ns` : ""}`,
      );
      return { us, c };
    });
    const ratios = rounds.flatMap(({ us, c }) => (c ? [us.ns / c.ns] : []));
    const { hash } = rounds[0]!.us;
    return {
      games,
      pairs,
      nsDecision: median(rounds.map(({ us }) => us.ns)),
      nsDecisionC: theirs ? median(rounds.map(({ c }) => c!.ns)) : null,
      ratioToC: theirs ? median(ratios) : null,
      ratios,
      hash,
      sameHash: theirs ? rounds.every(({ us, c }) => us.hash === c!.hash) : null,
      rightHash: games === 100_000 ? hash === HASH_OF_100000 : null,
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Builds our side into one file, in which the constants of all modules are known to the compiler. */
async function bundle(work: string): Promise<string> {
  const file = join(work, "ours.mjs");
  const input = fileURLToPath(new URL("reference-process.ts", import.meta.url));
  const built = await rolldown({ input, platform: "node", logLevel: "silent" });
  await built.write({ file, format: "esm", codeSplitting: false });
  await built.close();
  return file;
}

/** Bytecode that Node may build into one function; by itself it stops at a quarter of it. */
const INLINE = "--max-inlined-bytecode-size-cumulative=4000";

function runOurs(program: string, folder: string, games: number): Run {
  const said = execFileSync(process.execPath, [INLINE, program, folder, String(games)], { encoding: "utf8" });
  return JSON.parse(said) as Run;
}

function compileC(source: string, work: string): string | undefined {
  const program = join(work, "mini");
  try {
    execFileSync("cc", ["-w", "-O3", "-march=native", "-o", program, join(source, "mini.c")], {
      stdio: "ignore",
    });
    return program;
  } catch {
    return undefined;
  }
}

function runC(program: string, games: number): Run {
  const said = execFileSync(program, [String(games), "1"], { encoding: "utf8" });
  const { ns_dec: ns, hash } = JSON.parse(said.split("\n")[0]!) as { ns_dec: number; hash: number };
  return { ns, hash };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
