/** `tefuda packs` with `--pools`, `--drafts` or `--worth`: what becomes of packs that are played with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PackInfo } from "@tefuda/kernel";
import { equalPrinting, PRINTINGS, type Printing, regional } from "@tefuda/market";
import { gameFolder, type LoadedGame, shownPath } from "@tefuda/referee/games";
import { Failed, type Io, outJson } from "../io.ts";
import { measureDrafts } from "../limited/drafts.ts";
import { measurePools } from "../limited/pools.ts";
import { findWorth } from "../limited/worth.ts";
import { poolSenseOf } from "../open.ts";
import { figureLines, oneLine, overLine } from "../paint.ts";
import { percent, shareText } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface LimitedOptions {
  pools?: number;
  drafts?: number;
  worth?: number;
  games: number;
  table: number;
  equal?: boolean;
  regions?: number;
  seed: number;
  lang: Language;
  json?: boolean;
}

/** Whether one of them was asked for. */
export const isLimited = ({ pools, drafts, worth }: LimitedOptions): boolean =>
  (pools ?? drafts ?? worth) !== undefined;

/** The packs as they are printed: as the set states, equally, or as the first of so many regions has them. */
export function printedAs(
  set: PackInfo,
  { equal, regions }: LimitedOptions,
): { set: PackInfo; as: Printing } {
  if (regions !== undefined) {
    const [first] = regional(set, regions);
    return { set: first!, as: "regional" };
  }
  return equal ? { set: equalPrinting(set), as: "equal" } : { set, as: "stated" };
}

export async function limited(
  loaded: LoadedGame,
  set: PackInfo,
  options: LimitedOptions,
  io: Io,
): Promise<void> {
  const told = teller(options, io);
  try {
    if (options.pools !== undefined) await pools(loaded, set, options, io, told);
    else if (options.drafts !== undefined) await drafts(loaded, set, options, io, told);
    else await worth(loaded, set, options, io, told);
  } finally {
    told.end();
  }
}

interface Teller {
  (done: number, of: number): Promise<boolean>;
  clear(): void;
  end(): void;
}

/** Says how far it is, and gives whether to go on: Ctrl-C ends what is under way, and tells what came of it so far. */
function teller({ lang }: LimitedOptions, io: Io): Teller {
  const { packs: w } = terminalWords(lang);
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
  });
  const clear = (): void => {
    if (io.errTty) io.err(overLine(""));
  };
  const tell = async (done: number, of: number): Promise<boolean> => {
    if (io.errTty) io.err(overLine(w.limitedProgress(done, of)));
    await new Promise((resolve) => setImmediate(resolve));
    return !stopped;
  };
  return Object.assign(tell, { clear, end });
}

async function pools(
  loaded: LoadedGame,
  stated: PackInfo,
  options: LimitedOptions,
  io: Io,
  told: Teller,
): Promise<void> {
  const { set, as } = printedAs(stated, options);
  const task = { set, pools: options.pools!, games: options.games, seed: options.seed };
  const report = await measurePools(loaded, poolSenseOf(loaded), task, (part, done) =>
    told(done, task[part]),
  );
  told.clear();
  if (options.json)
    outJson(io, {
      game: loaded.pack.id,
      set: set.id,
      printing: as,
      rule: PRINTINGS[as],
      seed: options.seed,
      ...report,
    });
  else {
    const words = terminalWords(options.lang);
    const w = words.packs;
    io.out(
      figureLines([
        [w.printing, `${w.printings[as]} (${PRINTINGS[as]})`],
        [w.pools, w.legal(report.legal, report.pools)],
        ...Object.entries(report.faults).map(([rule, n]) => [rule, String(n)] as [string, string]),
        [w.early, shareText(report.early, words)],
      ]),
    );
  }
  if (report.legal < report.pools) throw new Failed();
}

async function drafts(
  loaded: LoadedGame,
  stated: PackInfo,
  options: LimitedOptions,
  io: Io,
  told: Teller,
): Promise<void> {
  const { set } = printedAs(stated, options);
  const task = { set, seats: options.table, pairs: options.drafts!, seed: options.seed };
  const report = await measureDrafts(loaded, poolSenseOf(loaded), task, (done) => told(done, task.pairs));
  told.clear();
  const { packs: w } = terminalWords(options.lang);
  if (options.json)
    outJson(io, { game: loaded.pack.id, set: set.id, seats: task.seats, seed: task.seed, ...report });
  else {
    const { pairs, share, low, high } = report;
    io.out(figureLines([[w.picked, w.pickedShare(pairs, percent(share), percent(low), percent(high))]]));
  }
}

async function worth(
  loaded: LoadedGame,
  set: PackInfo,
  options: LimitedOptions,
  io: Io,
  told: Teller,
): Promise<void> {
  poolSenseOf(loaded);
  const found = await findWorth(loaded, set, options.worth!, options.seed, (done) =>
    told(done, options.worth!),
  );
  told.clear();
  if (options.json) {
    outJson(io, { game: loaded.pack.id, set: set.id, seed: options.seed, ...found });
    return;
  }
  const file = join(gameFolder(loaded.pack.id), "worth.json");
  writeFileSync(file, `${JSON.stringify(found.worth, null, 1)}\n`);
  const { packs: w } = terminalWords(options.lang);
  io.out(`${w.worthSaved(found.games, oneLine(shownPath(file)))}\n`);
}
