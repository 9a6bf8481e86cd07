/** `tefuda simulate`: many games among programs. */

import { availableParallelism } from "node:os";
import { bots } from "@tefuda/bots";
import type { Game, ListInfo } from "@tefuda/kernel";
import { meetings, type Plan } from "@tefuda/lab";
import { runHere, runInWorkers, type Stop } from "@tefuda/lab/run";
import { BATCH } from "@tefuda/lab/total";
import { loadGame } from "@tefuda/referee/games";
import { near } from "@tefuda/referee/problems";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { chooseFormat, chooseLists, openGame, packsOf } from "../open.ts";
import { overLine } from "../paint.ts";
import { asText, report } from "../simulate/report.ts";
import { speechOf } from "../speech.ts";
import { type Language, type TerminalWords, terminalWords } from "../words/index.ts";

export interface SimulateOptions {
  games: number;
  seed: number;
  seats?: number;
  bots?: string[];
  with?: string[];
  decks?: string[];
  format?: string;
  sealed?: boolean;
  packs?: string;
  workers?: number;
  turnLimit?: number;
  rules?: boolean;
  cards?: boolean;
  lang: Language;
  json?: boolean;
}

export async function simulate(id: string, options: SimulateOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const seats = seatsOf(loaded.game, options.seats);
  const all = players(loaded.game, seats, options.bots ?? ["random"]);
  if (options.decks?.includes("all") && options.decks.length > 1) throw new Misuse((w) => w.allNamed);
  if (options.packs !== undefined && !options.sealed) throw new Misuse((w) => w.packsAlone);
  if (options.decks && options.sealed) throw new Misuse((w) => w.sealedDecks);
  const format = chooseFormat(loaded, options.format);
  const lists = options.sealed ? [] : chooseLists(loaded, options.decks, format);
  if (options.decks?.[0] !== "all" && lists.length > seats)
    throw new Misuse((w) => w.decksForSeats(lists.length, seats));
  const settings: Record<string, number> = { ...loaded.pack.simulation, ...format?.settings };
  if (options.turnLimit !== undefined) {
    if (!Object.hasOwn(loaded.game.shape.settings, "turnLimit")) throw new Misuse((w) => w.noTurnLimit(id));
    settings.turnLimit = options.turnLimit;
  }
  const plan: Plan = {
    game: id,
    sets: loaded.sets,
    bots: all,
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: options.sealed ? [] : pairsOf(lists, seats, options.decks),
    ...(options.sealed ? { sealed: packsOf(loaded, options.packs) } : {}),
    seed: options.seed,
    settings,
    limit: 20_000,
    ...(options.rules ? { trace: true } : {}),
    ...(options.cards ? { cards: true } : {}),
  };
  const workers = workersFor(options);
  const { stop, end } = stopper(io);
  const told = progress(io, options.games, terminalWords(options.lang));
  const outcome =
    workers === 1
      ? await runHere(plan, options.games, loaded, stop, told)
      : await runInWorkers(plan, options.games, workers, stop, told);
  end();
  told(-1);
  const result = report(plan, outcome, loaded.game);
  if (options.json) outJson(io, { ...result, workers });
  else io.out(asText(result, speechOf(loaded, options.lang), workersText(workers, options)));
  if (result.failed > 0) throw new Failed();
}

/** By itself as many as pay for their start; of those that are asked for, as many as there are cores and batches for. */
function workersFor({ workers, games }: SimulateOptions): number {
  const cores = availableParallelism();
  if (workers === undefined) return Math.max(1, Math.min(cores, Math.floor(games / (4 * BATCH))));
  return Math.min(workers, cores, Math.ceil(games / BATCH));
}

function workersText(used: number, { workers: asked = used, games, lang }: SimulateOptions): string {
  const { simulate: w } = terminalWords(lang);
  const batches = Math.ceil(games / BATCH);
  return used === asked ? `${used}` : w.fewerWorkers(used, asked, availableParallelism(), batches, BATCH);
}

function seatsOf({ id, seats: { min, max } }: Game, asked: number | undefined): number {
  if (asked === undefined) return min;
  if (asked >= min && asked <= max) return asked;
  throw new Misuse((w) => w.playedBy(id, min, max, asked));
}

/** One for every seat: each by name, or one for all. */
function players({ id, seats: { min, max } }: Game, seats: number, named: readonly string[]): string[] {
  for (const name of named) checkBot(name);
  if (named.length === seats) return [...named];
  if (named.length === 1) return Array.from({ length: seats }, () => named[0]!);
  const n = named.length;
  throw new Misuse((w) =>
    min === max ? w.botsForGame(id, seats, n) : w.botsForSeats(seats, n, n >= min && n <= max),
  );
}

export function checkBot(name: string, more: readonly string[] = []): void {
  const known = [...bots.map((bot) => bot.name), ...more];
  if (known.includes(name)) return;
  const meant = near(name, known);
  throw new Misuse((w) => w.noPlayer(name, known, meant));
}

/** Lists meet as they are named, fewer than seats go round; with all of them every list meets every other in every seat. */
function pairsOf(
  lists: readonly ListInfo[],
  seats: number,
  named: readonly string[] | undefined,
): number[][] {
  if (named?.[0] !== "all" || lists.length === 1) {
    return [Array.from({ length: seats }, (_, seat) => seat % lists.length)];
  }
  return meetings(lists.length, seats);
}

export function stopper(io: Io): { stop: Stop; end: () => void } {
  let tell = (): void => {};
  const stop: Stop = {
    asked: false,
    whenAsked: new Promise((resolve) => {
      tell = resolve;
    }),
  };
  const end = io.onInterrupt(() => {
    stop.asked = true;
    tell();
  });
  return { stop, end };
}

/** A line that moves while games are played; nothing where nobody looks. */
export function progress(io: Io, games: number, { simulate: words }: TerminalWords): (done: number) => void {
  if (!io.errTty) return () => {};
  const started = performance.now();
  let shown = started;
  return (done) => {
    const now = performance.now();
    if (done < 0) {
      io.err(overLine(""));
      return;
    }
    if (now - shown < 200) return;
    shown = now;
    const seconds = (now - started) / 1000;
    const left = ((games - done) * seconds) / done;
    io.err(overLine(words.progress(done, games, Math.round(done / seconds), Math.ceil(left))));
  };
}
