/** `tefuda bench`: how fast a game runs, in one process, after it has warmed up. */
import { answerAtRandom, Chance } from "@tefuda/bots";
import { Machine, viewOf } from "@tefuda/kernel";
import { games } from "@tefuda/referee/games";
import { type Io, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { DECISIONS, FIELDS, HOW, type Plan, Player, UNFINISHED } from "../simulate/play.ts";

export interface BenchOptions {
  games: number;
  warm: number;
  json?: boolean;
}

export async function bench(id: string | undefined, options: BenchOptions, io: Io): Promise<void> {
  const loaded = await openGame(id ?? games[0]!.id);
  const { game, pack } = loaded;
  const lists = chooseLists(loaded, undefined);
  const plan: Plan = {
    game: game.id,
    bots: Array.from({ length: game.seats.min }, () => "random"),
    lists: lists.map((list) => ({ id: list.id, cards: [...list.cards] })),
    pairs: [Array.from({ length: game.seats.min }, (_, seat) => seat % lists.length)],
    seed: 1,
    settings: { ...pack.simulation },
    limit: 20_000,
  };
  const player = new Player(plan, pack, game);
  const out = new Int32Array(FIELDS);
  for (let g = 0; g < options.warm; g++) player.play(g, out, 0);
  let decisions = 0;
  let wrong = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let g = 0; g < options.games; g++) {
    player.play(options.warm + g, out, 0);
    decisions += out[DECISIONS]!;
    if (out[HOW]! >= UNFINISHED) wrong++;
  }
  const seconds = (performance.now() - started) / 1000;
  // The processor's own time, which says more than the clock on a machine that others use too.
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
  globalThis.gc?.();
  const memory = process.memoryUsage();
  const middle = midGame(plan, loaded.game);
  const spare = new Machine(game, middle.layout.seats, middle.layout.cards);
  const report = {
    game: game.id,
    games: options.games,
    decisions,
    seconds,
    gamesPerSecond: options.games / seconds,
    decisionsPerSecond: decisions / seconds,
    cpuSeconds,
    decisionsPerCpuSecond: decisions / cpuSeconds,
    nsCopy: time(() => spare.s.set(middle.s)),
    nsOptions: time(() => middle.list()),
    nsView: time(() => viewOf(middle, 0)),
    bytesState: middle.s.byteLength,
    memoryMB: Math.round(memory.rss / 1e6),
    heapMB: Math.round(memory.heapUsed / 1e6),
    notFinished: wrong,
    node: process.version,
  };
  if (options.json) outJson(io, report);
  else io.out(asText(report));
}

/** A machine that stands at an own question about sixty answers into a game. */
function midGame(plan: Plan, game: import("@tefuda/kernel").Game): Machine {
  const lists = plan.pairs[0]!.map((n) => plan.lists[n]!.cards.map((name) => game.byName.get(name)!.id));
  const m = new Machine(
    game,
    lists.length,
    lists.reduce((n, list) => n + list.length, 0),
  );
  m.journal.on = false;
  for (let seed = 1; ; seed++) {
    const chance = new Chance();
    chance.seed(seed, 0);
    m.start(seed, lists, plan.settings);
    for (let i = 0; i < 60 && !m.over; i++) answerAtRandom(m, chance);
    if (!m.over && m.list() > 2) return m;
  }
}

/** Nanoseconds one call takes: the best of five rounds of a tenth of a second. */
function time(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    let n = 0;
    while (performance.now() - started < 100) {
      for (let i = 0; i < 50; i++) work();
      n += 50;
    }
    best = Math.min(best, ((performance.now() - started) * 1e6) / n);
  }
  return Math.round(best);
}

function asText(r: Record<string, number | string>): string {
  const n = (name: string): string => Math.round(Number(r[name])).toLocaleString("en");
  return [
    `${r.game}, ${n("games")} games at random, one process, Node ${r.node}`,
    `  games/s          ${n("gamesPerSecond")}`,
    `  decisions/s      ${n("decisionsPerSecond")} by the clock, ${n("decisionsPerCpuSecond")} by the processor's time`,
    `  copy of a state  ${n("nsCopy")} ns (${n("bytesState")} bytes)`,
    `  listing options  ${n("nsOptions")} ns`,
    `  a view           ${n("nsView")} ns`,
    `  memory           ${n("memoryMB")} MB, ${n("heapMB")} MB of it objects`,
    `  not finished     ${n("notFinished")}`,
    "",
  ].join("\n");
}
