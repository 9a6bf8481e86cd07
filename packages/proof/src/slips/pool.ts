/**
 * The cases on which slips are tried: those that `prove meaning` makes of the first numbers and finds alike. Of each it is
 * known which places of the rooms it comes through, so that a slip is tried first on those that can notice it.
 */
import { Session } from "node:inspector";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Parts } from "../meaning/cases/making.ts";
import type { Slip } from "./slip.ts";
import { ROOT } from "./source.ts";

export interface Pool {
  game: string;
  cases: readonly Parts[];
  /** By the number of a slip: the first cases that come by it, as they are counted here, and how many do. */
  reached: Readonly<Record<number, { first: number[]; all: number }>>;
  /** Slips in what is worked out once, when the game is loaded. */
  loaded: readonly number[];
}

/** So many cases that come by a place are noted. */
const NOTED = 300;

export async function poolOf(
  game: string,
  slips: readonly Slip[],
  { cases: wanted, told }: { cases: number; told: (made: number) => void },
): Promise<Pool> {
  const coverage = new Coverage(slips);
  const { KITS } = await import("../meaning/kits.ts");
  const { makeCase } = await import("../meaning/cases/making.ts");
  const { tryCase } = await import("../meaning/trial.ts");
  const kit = await KITS[game]!();
  const loaded = [...coverage.take()];
  const cases: Parts[] = [];
  const reached: Record<number, { first: number[]; all: number }> = {};
  for (let seed = 1; cases.length < wanted; seed++) {
    coverage.take();
    const ready = makeCase(kit, seed);
    if (!ready) continue;
    const { result } = tryCase(kit, ready.game, ready.it);
    if (result !== "same" && result !== "unplayable") continue;
    const at = cases.push(ready.parts) - 1;
    for (const id of coverage.take()) {
      reached[id] ??= { first: [], all: 0 };
      const of = reached[id];
      of.all++;
      if (of.first.length < NOTED) of.first.push(at);
    }
    if (cases.length % 250 === 0) told(cases.length);
  }
  coverage.end();
  return { game, cases, reached, loaded };
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}
interface Function {
  ranges: Range[];
}

/** Which slips stand in what has been carried out. */
class Coverage {
  private readonly session = new Session();
  private readonly files = new Map<string, Slip[]>();

  constructor(slips: readonly Slip[]) {
    for (const slip of slips) {
      const url = pathToFileURL(join(ROOT, slip.file)).href;
      this.files.set(url, [...(this.files.get(url) ?? []), slip]);
    }
    this.session.connect();
    this.session.post("Profiler.enable");
    this.session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** Of what was carried out since it was asked last. */
  take(): Set<number> {
    const found = new Set<number>();
    this.session.post("Profiler.takePreciseCoverage", (error, { result }) => {
      if (error) throw error;
      for (const { url, functions } of result) {
        const slips = this.files.get(url);
        if (!slips) continue;
        const known = new Map<string, Function>();
        for (const one of functions as Function[])
          known.set(`${one.ranges[0]!.startOffset} ${one.ranges[0]!.endOffset}`, one);
        const whole = (functions as Function[]).find(({ ranges }) => ranges[0]!.startOffset === 0);
        for (const slip of slips) {
          const around = slip.within ? known.get(slip.within.join(" ")) : whole;
          if (around && isCarriedOut(around, slip)) found.add(slip.id);
        }
      }
    });
    return found;
  }

  end(): void {
    this.session.disconnect();
  }
}

/** Of the ranges around a place the smallest one says it. */
function isCarriedOut({ ranges }: Function, { start }: Slip): boolean {
  let last: Range | undefined;
  for (const range of ranges)
    if (range.startOffset <= start && start < range.endOffset) {
      const size = range.endOffset - range.startOffset;
      if (!last || size <= last.endOffset - last.startOffset) last = range;
    }
  return (last?.count ?? 0) > 0;
}
