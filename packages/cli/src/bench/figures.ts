/** What one game costs on the kernel: play, and each thing that is done with a position. */

import { answerAtRandom } from "@tefuda/bots";
import {
  Chance,
  firstAction,
  Machine,
  Match,
  type MatchRecord,
  NONE,
  nextAction,
  OUTCOME,
  say,
  viewOf,
} from "@tefuda/kernel";
import { DECISIONS, FIELDS, HOW, type Plan, Player, UNFINISHED } from "@tefuda/lab";
import type { LoadedGame } from "@tefuda/referee/games";
import { median } from "./reference.ts";

export interface GameFigures {
  game: string;
  games: number;
  decisions: number;
  decisionsPerSecond: number;
  gamesPerSecond: number;
  /** By the processor's own time, which says more on a machine that others use too. */
  decisionsPerCpuSecond: number;
  notFinished: number;
  bytesState: number;
  bytesPerDecision: number;
  nsCopy: number;
  nsUndo: number;
  nsSave: number;
  nsLoad: number;
  nsView: number;
  nsOptions: number;
  /** Making a game ready, as a part of playing it. */
  startShare: number;
  /** What the log costs while it is on, and what its calls cost while it is off, as parts of playing. */
  logOn: number;
  logOff: number;
  /** A refused answer's time over an accepted one's. */
  refusedToAccepted: number;
  /** Nanoseconds a decision by the number of cards in play: 0-3, 4-7, 8-11, 12 and more. */
  nsByCardsInPlay: (number | null)[];
  /** An answer that steps back before what was done last, all that is made again with it; null where no game does. */
  nsStepBack: number | null;
}

/** How much is played before and while it is measured, and for how many rounds of what is repeated. */
export interface Effort {
  games: number;
  warm: number;
  rounds: number;
}

/** Games of one plan, one after another. */
export function figuresOf(loaded: LoadedGame, plan: Plan, { games, warm, rounds }: Effort): GameFigures {
  const { game } = loaded;
  const player = new Player(plan, loaded);
  const out = new Int32Array(FIELDS);
  for (let g = 0; g < warm; g++) player.play(g, out, 0);
  let decisions = 0;
  let notFinished = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let g = 0; g < games; g++) {
    player.play(warm + g, out, 0);
    decisions += out[DECISIONS]!;
    if (out[HOW]! >= UNFINISHED) notFinished++;
  }
  const seconds = (performance.now() - started) / 1000;
  const used = process.cpuUsage(cpu);
  const middle = midGame(plan, loaded);
  const spare = new Machine(game, middle.layout.seats, middle.layout.cards);
  const nsDecision = (seconds * 1e9) / decisions;
  const lists = listsOf(plan, loaded);
  const nsStart = time(rounds, () => spare.start(1, lists, plan.settings));
  return {
    game: game.id,
    games,
    decisions,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    decisionsPerCpuSecond: decisions / ((used.user + used.system) / 1e6),
    notFinished,
    bytesState: middle.s.byteLength,
    bytesPerDecision: bytesPerDecision(plan, loaded, rounds),
    nsCopy: time(rounds, () => spare.s.set(middle.s)),
    ...matchFigures(loaded, plan, rounds),
    nsView: time(rounds, () => viewOf(middle, 0)),
    nsOptions: time(rounds, () => middle.list()),
    startShare: nsStart / ((nsDecision * decisions) / games),
    ...logFigures(plan, loaded, nsDecision, rounds),
    nsByCardsInPlay: byCardsInPlay(plan, loaded, rounds),
    nsStepBack: loaded.game.shape.rewind ? stepBack(plan, loaded, rounds) : null,
  };
}

const listsOf = (plan: Plan, { game }: LoadedGame): number[][] =>
  plan.pairs[0]!.map((n) => plan.lists[n]!.cards.map((name) => game.byName.get(name)!.id));

function machineFor(plan: Plan, loaded: LoadedGame): Machine {
  const lists = listsOf(plan, loaded);
  const m = new Machine(
    loaded.game,
    lists.length,
    lists.reduce((n, list) => n + list.length, 0),
  );
  m.journal.on = false;
  return m;
}

/** A machine that stands at an own question about sixty answers into a game. */
function midGame(plan: Plan, loaded: LoadedGame): Machine {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const chance = new Chance();
  for (let seed = 1; ; seed++) {
    chance.seed(seed, 0);
    m.start(seed, lists, plan.settings);
    for (let i = 0; i < 60 && !m.over; i++) answerAtRandom(m, chance);
    if (!m.over && m.list() > 2) return m;
  }
}

/** Nanoseconds one call takes: the best of so many rounds of twenty-five milliseconds. */
function time(rounds: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    let n = 0;
    while (performance.now() - started < 25) {
      for (let i = 0; i < 20; i++) work();
      n += 20;
    }
    best = Math.min(best, ((performance.now() - started) * 1e6) / n);
  }
  return best;
}

/** Plays games on a machine and says how long a decision took. */
function playOn(m: Machine, lists: number[][], plan: Plan, games: number, from = 1): number {
  const chance = new Chance();
  let decisions = 0;
  const started = performance.now();
  for (let g = from; g < from + games; g++) {
    chance.seed(g, 0);
    m.start(g, lists, plan.settings);
    for (; !m.over; decisions++) answerAtRandom(m, chance);
  }
  return ((performance.now() - started) * 1e6) / decisions;
}

/** Bytes that the heap grows by at a decision; rounds in which the collector ran are left out. */
function bytesPerDecision(plan: Plan, loaded: LoadedGame, rounds: number): number {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const chance = new Chance();
  const grown: number[] = [];
  playOn(m, lists, plan, 50);
  for (let round = 0; round < 2 * rounds; round++) {
    chance.seed(1000 + round, 0);
    m.start(1000 + round, lists, plan.settings);
    const before = process.memoryUsage().heapUsed;
    let decisions = 0;
    for (; !m.over; decisions++) answerAtRandom(m, chance);
    const after = process.memoryUsage().heapUsed;
    if (after >= before) grown.push((after - before) / decisions);
  }
  return median(grown);
}

/** How often an answer is given and taken back, and answers at the beginning that do not count. */
const AGAIN = 10;
const WARMING = 20;
/** What a match does beyond its machine: taking back, saving, loading, refusing. */
function matchFigures(
  loaded: LoadedGame,
  plan: Plan,
  rounds: number,
): Pick<GameFigures, "nsUndo" | "nsSave" | "nsLoad" | "refusedToAccepted"> {
  const { game } = loaded;
  const lists = plan.pairs[0]!.map((n) => plan.lists[n]!.cards);
  const match = new Match(game, { seed: 3, lists, settings: plan.settings });
  const chance = new Chance();
  chance.seed(3, 0);
  const accepted: number[] = [];
  const refused: number[] = [];
  const undone: number[] = [];
  for (let i = 0; i < 60 && !match.over; i++) {
    const seat = match.asked!;
    const { shape, min, options } = match.view(seat).question!;
    const words = options.map((option) => option.notation);
    const say = shape === "some" ? words.slice(0, min) : words[chance.below(words.length)]!;
    // what the other options would be in the other seat's mouth is refused with a reason, as a wrong card is
    const wrong = shape === "some" || words.length < 2 ? undefined : `${words[0]} > ${words[1]}`;
    for (let r = 0; r < AGAIN; r++) {
      const t0 = performance.now();
      if (wrong !== undefined) match.answer(seat, wrong);
      const t1 = performance.now();
      match.answer(seat, say);
      const t2 = performance.now();
      if (r === AGAIN - 1) break;
      match.undo();
      const t3 = performance.now();
      if (i < WARMING) continue;
      if (wrong !== undefined) refused.push(t1 - t0);
      accepted.push(t2 - t1);
      undone.push(t3 - t2);
    }
  }
  const record: MatchRecord = match.record();
  return {
    nsUndo: median(undone) * 1e6,
    nsSave: time(rounds, () => JSON.stringify(match.record())),
    nsLoad: time(rounds, () => Match.replay(game, record)),
    refusedToAccepted: median(refused) / median(accepted),
  };
}

/** The log: games with and without it in turn; and its calls where it is off, counted and timed by themselves. */
function logFigures(
  plan: Plan,
  loaded: LoadedGame,
  nsDecision: number,
  rounds: number,
): Pick<GameFigures, "logOn" | "logOff"> {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const ratios: number[] = [];
  const GAMES = 10 * rounds;
  for (let round = 0; round < rounds + 2; round++) {
    m.journal.on = false;
    const off = playOn(m, lists, plan, GAMES);
    m.journal.on = true;
    const on = playOn(m, lists, plan, GAMES);
    if (round > 1) ratios.push(on / off);
  }
  m.start(5, lists, plan.settings);
  const chance = new Chance();
  chance.seed(5, 0);
  let decisions = 0;
  for (; !m.over; decisions++) answerAtRandom(m, chance);
  let lines = 0;
  for (let at = 0; at < m.journal.length; at += m.journal.data[at]!) lines++;
  m.journal.on = false;
  const message = loaded.game.messages[0]!;
  const nsLine = time(rounds, () => {
    for (let i = 0; i < 100; i++) say(m, message, 0, 0);
  });
  return { logOn: median(ratios) - 1, logOff: ((lines / decisions) * nsLine) / 100 / nsDecision };
}

/** How long decisions take where few or many cards are in play. */
function byCardsInPlay(plan: Plan, loaded: LoadedGame, rounds: number): (number | null)[] {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const chance = new Chance();
  const spent = [0, 0, 0, 0];
  const counted = [0, 0, 0, 0];
  const BLOCK = 16;
  for (let seed = 1; seed <= 75 * rounds; seed++) {
    chance.seed(seed, 0);
    m.start(seed, lists, plan.settings);
    while (!m.over) {
      const band = Math.min(3, cardsInPlay(m) >> 2);
      const started = performance.now();
      let n = 0;
      for (; n < BLOCK && !m.over; n++) answerAtRandom(m, chance);
      if (seed <= 15 * rounds) continue; // warming up
      spent[band]! += performance.now() - started;
      counted[band]! += n;
    }
  }
  return spent.map((ms, band) => (counted[band]! > 0 ? (ms * 1e6) / counted[band]! : null));
}

/** The middle one of all answers after which an action more stands before another that is made again. */
function stepBack(plan: Plan, loaded: LoadedGame, rounds: number): number | null {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const chance = new Chance();
  const spent: number[] = [];
  for (let seed = 1; seed <= 20 * rounds; seed++) {
    chance.seed(seed, 0);
    m.start(seed, lists, plan.settings);
    while (!m.over) {
      const before = actionsInReach(m);
      const started = performance.now();
      answerAtRandom(m, chance);
      const took = performance.now() - started;
      const after = actionsInReach(m);
      // the first tenth is for warming up
      if (after > 1 && after > before && seed > 2 * rounds) spent.push(took * 1e6);
    }
  }
  return spent.length > 0 ? median(spent) : null;
}
function actionsInReach(m: Machine): number {
  let n = 0;
  for (let at = firstAction(m); at !== NONE; at = nextAction(m, at)) n++;
  return n;
}

function cardsInPlay(m: Machine): number {
  let n = 0;
  for (let zone = 0; zone < m.layout.zones; zone++) if (m.inPlay(zone)) n += m.count(zone);
  return n;
}

/** Heap and memory while very many games are played: after each tenth, in megabytes. */
export function memoryOver(
  loaded: LoadedGame,
  plan: Plan,
  games: number,
  told: (line: string) => void,
): { heapMB: number[]; rssMB: number[]; nsDecision: number[]; drawn: number } {
  const m = machineFor(plan, loaded);
  const lists = listsOf(plan, loaded);
  const heapMB: number[] = [];
  const rssMB: number[] = [];
  const nsDecision: number[] = [];
  let drawn = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    nsDecision.push(Math.round(playOn(m, lists, plan, games / 10, 1 + (tenth * games) / 10)));
    if (m.s[OUTCOME]! < 0) drawn++;
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    heapMB.push(Math.round(heapUsed / 1e6));
    rssMB.push(Math.round(rss / 1e6));
    told(`${((tenth + 1) * games) / 10} games: ${heapMB.at(-1)} MB of objects, ${rssMB.at(-1)} MB in all`);
  }
  return { heapMB, rssMB, nsDecision, drawn };
}
