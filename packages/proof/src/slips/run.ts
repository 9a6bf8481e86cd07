/** Slips are drawn and tried, each in a process of its own; what came of it is kept, so that a run can be taken up again. */
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Dice } from "../fuzz/dice.ts";
import type { Pool } from "./pool.ts";
import { KINDS, type Slip } from "./slip.ts";
import { ROOT } from "./source.ts";
import type { Chosen, Tried } from "./trying.ts";
import type { Task, Told } from "./worker.ts";

export interface Wanted {
  seed: number;
  count: number;
  /** Cases that are made of each game, and on how many of them at most a slip is tried in each. */
  pool: number;
  cases: number;
  processes: number;
  /** Where cases and results are kept. */
  into: string;
  games: readonly string[];
  stop: () => boolean;
  told: (what: string) => void;
}
/** What came of a slip; one that no case comes by is not tried. */
export interface Result {
  slip: Slip;
  came: Tried["came"] | "unreached";
  tried?: Tried;
  /** How many cases come by it, of all games. */
  reached: number;
}

/** A process that says nothing for so long comes to no end. */
const PATIENCE = 300_000;
/** A slip that few cases come by is tried on others too: what it spoils may be made only once. */
const AT_LEAST = 30;

/** So many slips of all, of one kind after the other. */
export function drawn(slips: readonly Slip[], { seed, count }: Pick<Wanted, "seed" | "count">): Slip[] {
  const dice = new Dice(seed, "slips");
  const left = KINDS.map((kind) => slips.filter((slip) => slip.kind === kind));
  const found: Slip[] = [];
  for (let n = 0; found.length < count && left.some((some) => some.length > 0); n++) {
    const some = left[n % left.length]!;
    if (some.length > 0) found.push(...some.splice(dice.below(some.length), 1));
  }
  return found;
}

export async function trySlips(all: readonly Slip[], wanted: Wanted): Promise<Result[]> {
  const folder = join(wanted.into, printOf(all, wanted));
  mkdirSync(folder, { recursive: true });
  const pools = await poolsIn(folder, all, wanted);
  const file = join(folder, `${wanted.seed}.jsonl`);
  const known = existsSync(file) ? resultsOf(readFileSync(file, "utf8")) : [];
  const wantedSlips = drawn(all, wanted);
  const waiting = wantedSlips.filter(({ id }) => !known.some(({ slip }) => slip.id === id));
  await inProcesses(waiting, wanted, async (slip) => {
    const result = await resultOf(slip, folder, pools, wanted);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    known.push(result);
    wanted.told(`${known.length} of ${wantedSlips.length}: ${lineOf(result)}`);
  });
  return wantedSlips.flatMap(({ id }) => known.find(({ slip }) => slip.id === id) ?? []);
}

const resultsOf = (text: string): Result[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);

export const lineOf = ({ slip: { kind, file, line, was, by }, came, tried, reached }: Result): string =>
  `${came} (${kind}, ${tried?.cases ?? 0} tried of ${reached}) ${file}:${line} ${short(was)} => ${short(by)}`;
export const short = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > 90 ? `${plain.slice(0, 60)} ... ${plain.slice(-25)}` : plain || "(nothing)";
};

/** What the results hang on: which slips there are, and the source of everything that is read twice. */
function printOf(slips: readonly Slip[], { pool, cases }: Wanted): string {
  const hash = createHash("sha256").update(JSON.stringify([slips, pool, cases]));
  const read = "packages/{kernel,cardtext,language,referee,games/*,proof}/src/**/*.ts";
  for (const file of globSync(read, { cwd: ROOT, exclude: ["packages/proof/src/slips/*"] }).sort())
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 12);
}

async function poolsIn(folder: string, slips: readonly Slip[], wanted: Wanted): Promise<Map<string, Pool>> {
  const into = (game: string): string => join(folder, `${game}.json`);
  await inProcesses(
    wanted.games.filter((game) => !existsSync(into(game))),
    wanted,
    async (game) => {
      const made = (told: Told): void => {
        if ("made" in told) wanted.told(`${game}: ${told.made} of ${wanted.pool} cases`);
      };
      await inProcess({ make: game, cases: wanted.pool, slips, into: into(game) }, made);
    },
  );
  return new Map(
    wanted.games
      .filter((game) => existsSync(into(game)))
      .map((game) => [game, JSON.parse(readFileSync(into(game), "utf8")) as Pool]),
  );
}

async function resultOf(
  slip: Slip,
  folder: string,
  pools: ReadonlyMap<string, Pool>,
  { cases }: Wanted,
): Promise<Result> {
  const games: Chosen[] = [];
  let reached = 0;
  for (const [game, pool] of pools) {
    const { first, all } = pool.reached[slip.id] ?? { first: [], all: 0 };
    const loaded = pool.loaded.includes(slip.id);
    const named = naming(slip, pool);
    reached += loaded ? named.length : all;
    if (all === 0 && !loaded) continue;
    const some = new Set([...named, ...first].slice(0, cases));
    for (let i = 0; i < pool.cases.length && some.size < AT_LEAST; i++) some.add(i);
    games.push({ game, pool: join(folder, `${game}.json`), cases: [...some] });
  }
  if (games.length === 0) return { slip, came: "unreached", reached };
  let tried: Tried | undefined;
  const ended = await inProcess({ try: slip, games }, (told) => {
    if ("tried" in told) tried = told.tried;
  });
  tried ??= { came: "found", cases: 0, what: ended ? "the process broke down" : "it comes to no end" };
  return { slip, came: tried.came, tried, reached };
}

/**
 * What stands in a table is noticed by texts that name it: those of which a word is that of the entry; of what stands in a
 * function, that of an entry which calls it.
 */
function naming({ under, callers }: Slip, { cases }: Pool): number[] {
  const texts = cases.map(({ rite, standing }) => JSON.stringify([rite.tree, standing?.tree]));
  for (const words of [...under.map((word) => [word]), callers]) {
    const named = texts.flatMap((text, i) => (words.some((word) => text.includes(`:"${word}"`)) ? [i] : []));
    if (named.length > 0) return named;
  }
  return [];
}

/** Whether it came to an end by itself. */
function inProcess(task: Task, told: (told: Told) => void): Promise<boolean> {
  const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)));
  return new Promise((resolve) => {
    const late = (): NodeJS.Timeout => setTimeout(() => child.kill("SIGKILL"), PATIENCE);
    let timer = late();
    child.on("message", (message: Told) => {
      clearTimeout(timer);
      timer = late();
      told(message);
    });
    child.on("exit", (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === null);
    });
    child.send(task);
  });
}

async function inProcesses<T>(
  tasks: readonly T[],
  { processes, stop }: Pick<Wanted, "processes" | "stop">,
  does: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const hand = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined && !stop(); task = waiting.shift()) await does(task);
  };
  await Promise.all(Array.from({ length: processes }, hand));
}
