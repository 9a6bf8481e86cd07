/** `tefuda lab`: many games among programs, and what they say of a game, its decks and its cards. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { brokenBounds, HABIT, healthBounds, type LabReport, type Plan } from "@tefuda/lab";
import { editionOf } from "@tefuda/lab/edition";
import { examine, type Run } from "@tefuda/lab/examine";
import { KeptRun, type RunFile } from "@tefuda/lab/kept";
import { meetingPlan } from "@tefuda/lab/meeting-plan";
import type { GamesFile } from "@tefuda/lab/parquet";
import { type Outcome, runInWorkers, type Stop } from "@tefuda/lab/run";
import { recordOf } from "@tefuda/lab/watched";
import { games as allGames, type LoadedGame, loadGame, shownPath } from "@tefuda/referee/games";
import { boundsFile } from "@tefuda/referee/measures";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { type Afar, openAfar } from "../lab/afar.ts";
import { boundsYaml } from "../lab/bounds-file.ts";
import { compareText } from "../lab/compare-text.ts";
import { labText } from "../lab/text.ts";
import { chooseLists, openGame } from "../open.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { checkBot, progress, stopper } from "./simulate.ts";

export interface LabOptions {
  games: number;
  seed: number;
  player: string;
  with?: string[];
  decks?: string[];
  out?: string;
  workers?: number;
  write?: boolean;
  database?: string;
  parquet?: string;
  record?: number;
  lang: Language;
  json?: boolean;
}

/** In place of a game: all of them, beside each other. */
const ALL = "all";
/** Games that a worker plays at a time, and that a file of a kept run holds. */
const AT_A_TIME = 50;

interface Examined {
  report: LabReport;
  stopped: boolean;
}

export async function lab(id: string, options: LabOptions, io: Io): Promise<void> {
  checkBot(options.player, [HABIT]);
  if (id !== ALL) {
    await one(id, options, io);
    return;
  }
  if (options.with || options.decks || options.write || options.parquet || options.record !== undefined)
    throw new Misuse((w) => w.labOfOne);
  const found: Examined[] = [];
  for (const game of allGames) {
    const out = options.out && join(options.out, game.id);
    const examined = await examineGame(game.id, { ...options, ...(out ? { out } : {}) }, io);
    found.push(examined);
    if (examined.stopped) break;
  }
  const reports = found.map(({ report }) => report);
  if (options.json) outJson(io, reports);
  else io.out(compareText(reports, terminalWords(options.lang), options.lang));
  if (reports.some(({ broken }) => broken > 0)) throw new Failed();
}

async function one(id: string, options: LabOptions, io: Io): Promise<void> {
  if (options.record !== undefined) {
    const loaded = await openGame(id, options.with, loadGame);
    outJson(io, recordOf(planOf(loaded, options), loaded, options.record));
    return;
  }
  const { report, stopped } = await examineGame(id, options, io);
  const words = terminalWords(options.lang);
  if (options.json) outJson(io, report);
  else io.out(labText(report, stopped, words, options.lang));
  if (report.broken > 0) throw new Failed();
  if (!options.write || stopped) return;
  const file = boundsFile(id, "health");
  mkdirSync(dirname(file), { recursive: true });
  const bounds = healthBounds(report);
  writeFileSync(file, boundsYaml(bounds, { game: id, ...options }));
  io.err(`${words.market.kept(shownPath(file))}\n`);
  if (brokenBounds(report, bounds).length > 0) throw new Failed();
}

async function examineGame(id: string, options: LabOptions, io: Io): Promise<Examined> {
  const loaded = await openGame(id, options.with, loadGame);
  const plan = planOf(loaded, options);
  const edition = editionOf(loaded);
  const { stop, end } = stopper(io);
  let afar: Afar | undefined;
  let file: GamesFile | undefined;
  const play = async ({ name, plan, games }: Run): Promise<Outcome> => {
    const run: RunFile = { plan, games, atATime: AT_A_TIME, edition };
    // where games are kept, those in which decks meet lie in the folder itself
    const folder = options.out && (name === "meeting" ? options.out : join(options.out, name));
    const kept = folder ? new KeptRun(folder, run) : undefined;
    const told = progress(io, games, terminalWords(options.lang));
    const outcome = await (afar?.run(run, loaded, stop, told, kept) ??
      runHere(run, options, stop, told, kept));
    told(-1);
    file?.add(name, plan, outcome);
    return outcome;
  };
  try {
    if (options.database) afar = await openAfar(options.database, options.lang, io);
    if (options.parquet) {
      const { GamesFile } = await import("@tefuda/lab/parquet");
      file = new GamesFile(options.parquet, loaded, plan.bots.length);
    }
    const examined = await examine(loaded, plan, options.games, play);
    file?.end();
    return examined;
  } finally {
    file?.drop();
    await afar?.end();
    end();
  }
}

/** What is played where decks meet. */
function planOf(loaded: LoadedGame, { decks, player, seed }: LabOptions): Plan {
  const lists = chooseLists(loaded, decks ?? ["all"]);
  return { ...meetingPlan(loaded, lists, player, seed), cards: true };
}

/** On this machine, with as many workers as pay. */
function runHere(
  { plan, games, atATime }: RunFile,
  options: LabOptions,
  stop: Stop,
  told: (done: number) => void,
  kept: KeptRun | undefined,
): Promise<Outcome> {
  const cores = availableParallelism();
  const workers = Math.min(options.workers ?? cores, cores, Math.ceil(games / atATime));
  return runInWorkers(plan, games, workers, stop, told, atATime, kept);
}
