/** `tefuda duel`: two programs against each other, every deal twice with seats swapped. */
import { availableParallelism } from "node:os";
import { loadGame } from "@tefuda/referee/games";
import { type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { figureLines } from "../paint.ts";
import { pairedShare } from "../simulate/duel.ts";
import { meetings } from "../simulate/meetings.ts";
import { DECISIONS, FIELDS, type Plan } from "../simulate/play.ts";
import { type Outcome, runHere, runInWorkers } from "../simulate/run.ts";
import { percent } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { checkBot, progress, stopper } from "./simulate.ts";

export interface DuelOptions {
  pairs: number;
  seed: number;
  with?: string[];
  decks?: string[];
  randomDecks?: boolean;
  playouts?: number;
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
  const lists = options.randomDecks ? [] : chooseLists(loaded, options.decks ?? ["all"]);
  const same = lists.map((_, list) => [list, list]);
  const plan: Plan = {
    game: id,
    sets: loaded.sets,
    bots: [one, other],
    lists: lists.map((list) => ({ id: list.id, cards: [...list.cards] })),
    pairs: options.mirror || lists.length === 1 ? same : meetings(lists.length, 2),
    ...(options.randomDecks ? { made: options.mirror ? "same" : "each" } : {}),
    ...(options.playouts === undefined ? {} : { playouts: options.playouts }),
    seed: options.seed,
    settings: { ...loaded.pack.simulation },
    limit: LIMIT,
  };
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
  const first = await run([one, other], 0);
  const second = await run([other, one], options.pairs);
  end();
  told(-1);
  const result = {
    ...{ game: id, bots: [one, other], seed: options.seed, mirror: options.mirror === true },
    ...(options.randomDecks ? { randomDecks: true } : {}),
    ...(options.playouts === undefined ? {} : { playouts: options.playouts }),
    ...pairedShare(first.results, second.results),
    msDecision: [0, 1].map((one) => thought(first, one, second)),
    decisions: decisionsIn(first) + decisionsIn(second),
    seconds: first.seconds + second.seconds,
    workers,
    stopped: first.stopped || second.stopped,
  };
  if (options.json) outJson(io, result);
  else io.out(duelText(result, options.lang));
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
  bots: string[];
  seed: number;
  decisions: number;
  msDecision: (number | null)[];
  seconds: number;
  workers: number;
  stopped: boolean;
}

function duelText(r: Result, language: Language): string {
  const { simulate: w, duel } = terminalWords(language);
  const n = (x: number, digits = 0): string => x.toLocaleString("en", { maximumFractionDigits: digits });
  const interval = r.low === undefined ? "" : duel.interval(percent(r.low), percent(r.high!));
  return figureLines([
    [duel.deals, w.gamesFrom(n(r.pairs), r.stopped, r.seed)],
    [w.botWon(r.bots[0]!), `${percent(r.share)}${interval}`],
    [duel.byDeal, n(r.byDeal)],
    [w.failed, n(r.broken)],
    ...r.bots.map((bot, i): [string, string] => [
      duel.thinks(bot),
      r.msDecision[i] === null ? "-" : duel.ms(n(r.msDecision[i]!, 2)),
    ]),
    [w.time, duel.speed(n(r.seconds, 1), n(r.decisions), n(r.workers))],
  ]);
}
