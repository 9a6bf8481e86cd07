/** `tefuda duel`: two programs against each other, every deal twice with seats swapped. */

import { availableParallelism } from "node:os";
import { botNamed } from "@tefuda/bots";
import { DECISIONS, FIELDS, meetings, type Plan, pairedShare } from "@tefuda/lab";
import { type Outcome, runHere, runInWorkers } from "@tefuda/lab/run";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import { type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { figureLines } from "../paint.ts";
import { percent } from "../simulate/share.ts";
import { type Language, type TerminalWords, terminalWords } from "../words/index.ts";
import { checkBot, progress, stopper } from "./simulate.ts";

export interface DuelOptions {
  pairs: number;
  seed: number;
  with?: string[];
  decks?: string[];
  randomDecks?: boolean;
  /** Budgets, one after the other. */
  playouts?: number[];
  mirror?: boolean;
  workers?: number;
  lang: Language;
  json?: boolean;
}

/** Programs that look ahead are slow: a worker plays so many games at a time. */
const AT_A_TIME = 4;
const LIMIT = 20_000;

export async function duel(
  id: string,
  one: string,
  other: string,
  options: DuelOptions,
  io: Io,
): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  for (const name of [one, other]) checkBot(name);
  if (options.decks && options.randomDecks) throw new Misuse((w) => w.randomDecks);
  if (options.playouts && ![one, other].some((name) => botNamed(name)?.thinks))
    throw new Misuse((w) => w.noPlayouts(one, other));
  const lists = options.randomDecks ? [] : chooseLists(loaded, options.decks ?? ["all"]);
  const same = lists.map((_, list) => [list, list]);
  const plan: Plan = {
    game: id,
    sets: loaded.sets,
    bots: [one, other],
    lists: lists.map((list) => ({ id: list.id, cards: [...list.cards] })),
    pairs: options.mirror || lists.length === 1 ? same : meetings(lists.length, 2),
    ...(options.randomDecks ? { made: options.mirror ? "same" : "each" } : {}),
    seed: options.seed,
    settings: { ...loaded.pack.simulation },
    limit: LIMIT,
  };
  const results: Result[] = [];
  for (const playouts of options.playouts ?? [undefined]) {
    const result = await play(playouts === undefined ? plan : { ...plan, playouts }, loaded, options, io);
    results.push(result);
    if (result.stopped) break;
  }
  if (options.json) outJson(io, options.playouts ? { curve: results } : results[0]);
  else io.out(options.playouts ? curveText(results, options.lang) : duelText(results[0]!, options.lang));
}

/** Plays all deals in both ways. */
async function play(plan: Plan, loaded: LoadedGame, options: DuelOptions, io: Io): Promise<Result> {
  const workers = Math.min(
    options.workers ?? availableParallelism(),
    availableParallelism(),
    Math.ceil(options.pairs / AT_A_TIME),
  );
  const { stop, end } = stopper(io);
  const told = progress(io, 2 * options.pairs, terminalWords(options.lang));
  const run = (bots: string[], before: number): Promise<Outcome> => {
    const swapped = { ...plan, bots };
    const heard = (done: number): void => told(before + done);
    return workers === 1
      ? runHere(swapped, options.pairs, loaded, stop, heard)
      : runInWorkers(swapped, options.pairs, workers, stop, heard, AT_A_TIME);
  };
  const [one, other] = plan.bots as [string, string];
  const first = await run([one, other], 0);
  const second = await run([other, one], options.pairs);
  end();
  told(-1);
  return {
    ...{ game: plan.game, bots: plan.bots, seed: plan.seed, mirror: options.mirror === true },
    ...(options.randomDecks ? { randomDecks: true } : {}),
    ...(plan.playouts === undefined ? {} : { playouts: plan.playouts }),
    ...pairedShare(first.results, second.results),
    msDecision: [0, 1].map((one) => thought(first, one, second)),
    decisions: decisionsIn(first) + decisionsIn(second),
    seconds: first.seconds + second.seconds,
    workers,
    stopped: first.stopped || second.stopped,
  };
}

/** Milliseconds that a program, the first or the second, thought for a decision; null where that was not measured. */
function thought(first: Outcome, one: number, second: Outcome): number | null {
  const [spent, times] = [0, 1].map(
    (i) => (first.thought[2 * one + i] ?? 0) + (second.thought[2 * (1 - one) + i] ?? 0),
  );
  return times! > 0 ? spent! / times! : null;
}

function decisionsIn({ results }: Outcome): number {
  let sum = 0;
  for (let at = DECISIONS; at < results.length; at += FIELDS) sum += results[at]!;
  return sum;
}

interface Result extends ReturnType<typeof pairedShare> {
  game: string;
  bots: string[];
  playouts?: number;
  seed: number;
  decisions: number;
  msDecision: (number | null)[];
  seconds: number;
  workers: number;
  stopped: boolean;
}

const n = (x: number, digits = 0): string => x.toLocaleString("en", { maximumFractionDigits: digits });

function shareOf({ share, low, high }: Result, { duel }: TerminalWords): string {
  return `${percent(share)}${low === undefined ? "" : duel.interval(percent(low), percent(high!))}`;
}

/** Places that the whole length of a bar takes. */
const BAR = 40;

/** How well it plays with each budget, a bar for each. */
function curveText(results: readonly Result[], language: Language): string {
  const words = terminalWords(language);
  return figureLines(
    results.map((r): [string, string] => {
      const bar = "█".repeat(Math.round(r.share * BAR)).padEnd(BAR, "·");
      const thinks = r.msDecision[0] === null ? "" : words.duel.ms(n(r.msDecision[0]!, 2));
      return [words.duel.playouts(n(r.playouts!)), `${bar} ${shareOf(r, words)}  ${thinks}`];
    }),
  );
}

function duelText(r: Result, language: Language): string {
  const words = terminalWords(language);
  const { simulate: w, duel } = words;
  // one against itself is told apart by a number
  const bots = r.bots[0] === r.bots[1] ? r.bots.map((bot, i) => `${bot} ${i + 1}`) : r.bots;
  return figureLines([
    [duel.deals, w.gamesFrom(n(r.pairs), r.stopped, r.seed)],
    [w.botWon(bots[0]!), shareOf(r, words)],
    [duel.byDeal, n(r.byDeal)],
    [w.failed, n(r.broken)],
    ...bots.map((bot, i): [string, string] => [
      duel.thinks(bot),
      r.msDecision[i] === null ? "-" : duel.ms(n(r.msDecision[i]!, 2)),
    ]),
    [w.time, duel.speed(n(r.seconds, 1), n(r.decisions), n(r.workers))],
  ]);
}
