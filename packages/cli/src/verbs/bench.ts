/** `tefuda bench`: how fast games run, beside a game written by hand in C, and what everything else costs. */
import type { Plan } from "@tefuda/lab";
import { games, loadGame } from "@tefuda/referee/games";
import { figuresOf, type GameFigures, memoryOver } from "../bench/figures.ts";
import { coldAssembly, coldStart, twoWorkers } from "../bench/program.ts";
import { compareWithC, type ReferenceFigures } from "../bench/reference.ts";
import type { Io } from "../io.ts";
import { chooseLists, knownGame, openGame } from "../open.ts";

export interface BenchOptions {
  games: number;
  warm: number;
  pairs: number;
  reference: number;
  memory: number;
  rounds: number;
  starts: number;
  json?: boolean;
}

/** One game's figures with what is measured around it. */
type Report = GameFigures & {
  msAssembly: number;
  twoWorkers: number;
  memory?: ReturnType<typeof memoryOver>;
};

export async function bench(id: string | undefined, options: BenchOptions, io: Io): Promise<void> {
  if (id !== undefined) knownGame(id);
  const told = (line: string): void => io.err(`${line}\n`);
  const reference = await compareWithC(options.reference, options.pairs, told);
  if (!options.json) io.out(referenceText(reference));
  const reports: Report[] = [];
  for (const entry of id === undefined ? games : [{ id }]) {
    told(`${entry.id} ...`);
    const report = await measure(entry.id, options, told);
    reports.push(report);
    if (!options.json) io.out(gameText(report));
  }
  const msColdStart = coldStart(options.starts);
  if (!options.json) io.out(`\n  ${"terminal, cold start".padEnd(WIDTH)}${round(msColdStart)} ms\n`);
  else
    io.out(
      `${JSON.stringify({ ratioToC: reference.ratioToC, reference, games: reports, msColdStart, node: process.version })}\n`,
    );
}

/** The workers share what would take one process so long: twenty seconds, where 3,000 games are measured. */
const secondsShared = (games: number): number => games / 150;

async function measure(id: string, options: BenchOptions, told: (line: string) => void): Promise<Report> {
  const loaded = await openGame(id, [], loadGame);
  const { game, pack } = loaded;
  const lists = chooseLists(loaded, undefined);
  const plan: Plan = {
    game: game.id,
    sets: [],
    bots: Array.from({ length: game.seats.min }, () => "random"),
    lists: lists.map((list) => ({ id: list.id, cards: [...list.cards] })),
    pairs: [Array.from({ length: game.seats.min }, (_, seat) => seat % lists.length)],
    seed: 1,
    settings: { ...pack.simulation },
    limit: 20_000,
  };
  const figures = figuresOf(loaded, plan, options);
  return {
    ...figures,
    msAssembly: coldAssembly(loaded, options.starts),
    // a worker first reads the cards and warms up, so they share what keeps one process busy for some time
    twoWorkers: await twoWorkers(
      plan,
      Math.ceil(figures.gamesPerSecond * secondsShared(options.games)),
      options.starts,
    ),
    ...(options.memory > 0 ? { memory: memoryOver(loaded, plan, options.memory, told) } : {}),
  };
}

const WIDTH = 34;
const round = (n: number): string => Math.round(n).toLocaleString("en");
const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;
const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([name, figure]) => `  ${name.padEnd(WIDTH)}${figure}\n`).join("");

function referenceText(r: ReferenceFigures): string {
  const pair =
    r.ratioToC === null
      ? ([["without its pair in C", "no compiler"]] as const)
      : ([
          ["the same in C", `${r.nsDecisionC!.toFixed(1)} ns a decision`],
          ["ratio", `${r.ratioToC.toFixed(2)} (${r.ratios.map((x) => x.toFixed(2)).join(", ")})`],
          ["same games", r.sameHash ? `yes, hash ${r.hash}` : `NO, hash ${r.hash}`],
        ] as const);
  return `the reference game, ${r.pairs} times ${round(r.games)} games\n${lines([
    ["on the kernel", `${r.nsDecision.toFixed(1)} ns a decision`],
    ...pair,
  ])}`;
}

function gameText(r: Report): string {
  const bands = ["0-3", "4-7", "8-11", "12 and more"].map(
    (band, i) => `${band}: ${r.nsByCardsInPlay[i] === null ? "-" : round(r.nsByCardsInPlay[i]!)}`,
  );
  return `\n${r.game}, ${round(r.games)} games at random in one process, Node ${process.version}\n${lines([
    [
      "decisions a second",
      `${round(r.decisionsPerSecond)} (by the processor's time ${round(r.decisionsPerCpuSecond)})`,
    ],
    ["games a second", round(r.gamesPerSecond)],
    ["ns by cards in play", bands.join(", ")],
    ["making a game ready", `${percent(r.startShare)} of playing it`],
    ["two workers against one", `${r.twoWorkers.toFixed(2)} times`],
    ["state", `${round(r.bytesState)} bytes`],
    ["new objects", `${r.bytesPerDecision.toFixed(1)} bytes a decision`],
    ["copy of a state", `${round(r.nsCopy)} ns`],
    ...(r.nsStepBack === null ? [] : [["step back, median", `${round(r.nsStepBack)} ns`] as const]),
    ["list of options", `${round(r.nsOptions)} ns`],
    ["view", `${round(r.nsView)} ns`],
    ["undo", `${round(r.nsUndo)} ns`],
    ["save (60 answers)", `${round(r.nsSave)} ns`],
    ["load (60 answers)", `${round(r.nsLoad)} ns`],
    ["refused against accepted", `${r.refusedToAccepted.toFixed(2)} times`],
    ["log on", `${percent(r.logOn)} more`],
    ["log off", `${percent(r.logOff)} of playing`],
    ["cards from text, first time", `${round(r.msAssembly)} ms`],
    ["not finished", String(r.notFinished)],
  ])}`;
}
