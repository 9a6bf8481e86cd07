/** One slip, in a process of its own: its file is read with the slip in it, and its cases are read twice. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pool } from "./pool.ts";
import { type Slip, slipped } from "./slip.ts";
import { ROOT } from "./source.ts";

/** Which cases of a game a slip is tried on, by the file that holds them. */
export interface Chosen {
  game: string;
  pool: string;
  cases: readonly number[];
}
export interface Tried {
  /**
   * Found: both differ, or the engine breaks down in the middle. Refused: with the slip a game cannot be loaded, or does
   * not take a text that it takes, so that other tests stop it. Missed: all went alike.
   */
  came: "found" | "refused" | "missed";
  /** How many cases it took. */
  cases: number;
  game?: string;
  words?: string;
  what?: string;
}

export async function trySlip(slip: Slip, games: readonly Chosen[]): Promise<Tried> {
  readWith(slip);
  let cases = 0;
  let refused: Tried | undefined;
  for (const { game, pool, cases: numbers } of games) {
    try {
      const { KITS } = await import("../meaning/kits.ts");
      const { ready } = await import("../meaning/cases/making.ts");
      const { tryCase } = await import("../meaning/trial.ts");
      const kit = await KITS[game]!();
      const { cases: all } = JSON.parse(readFileSync(pool, "utf8")) as Pool;
      for (const number of numbers) {
        cases++;
        const parts = all[number]!;
        const words = [parts.rite.words, ...(parts.standing ? [parts.standing.words] : [])].join(" / ");
        const made = orWhy(() => ready(kit, parts));
        if (made === undefined || typeof made === "string") {
          refused ??= { came: "refused", cases, game, words, what: made ?? "the game does not take it" };
          continue;
        }
        const outcome = orWhy(() => tryCase(kit, made.game, made.it));
        const what = typeof outcome === "string" ? outcome : outcome.result === "different" && outcome.what;
        if (what) return { came: "found", cases, game, words, what };
      }
    } catch (error) {
      refused ??= { came: "refused", cases, game, what: `it cannot be loaded: ${error}` };
    }
  }
  return refused ?? { came: "missed", cases };
}

function orWhy<T>(does: () => T): T | string {
  try {
    return does();
  } catch (error) {
    return `it breaks down: ${error}`;
  }
}

/** The files themselves stay as they are. */
function readWith(slip: Slip): void {
  const path = join(ROOT, slip.file);
  const place = pathToFileURL(path).href;
  registerHooks({
    load: (url, context, next) =>
      url === place
        ? {
            format: "module-typescript",
            source: slipped(readFileSync(path, "utf8"), slip),
            shortCircuit: true,
          }
        : next(url, context),
  });
}
