/** `tefuda simulate`: many games among programs. */
import { availableParallelism } from "node:os";
import { bots } from "@tefuda/bots";
import type { ListInfo } from "@tefuda/kernel";
import { either, near } from "@tefuda/referee/problems";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import type { Plan } from "../simulate/play.ts";
import { asText, report } from "../simulate/report.ts";
import { BATCH, runHere, runInWorkers, type Stop } from "../simulate/run.ts";

export interface SimulateOptions {
  games: number;
  seed: number;
  bots?: string[];
  decks?: string[];
  workers?: number;
  turnLimit?: number;
  rules?: boolean;
  json?: boolean;
}

export async function simulate(id: string, options: SimulateOptions, io: Io): Promise<void> {
  const loaded = await openGame(id);
  const seats = loaded.game.seats.min;
  const names = options.bots ?? Array.from({ length: seats }, () => "random");
  const all = names.length === 1 ? Array.from({ length: seats }, () => names[0]!) : names;
  if (all.length !== seats)
    throw new Misuse(`${id} has ${seats} seats, and --bots names ${all.length} players`);
  for (const name of all) checkBot(name);
  const lists = chooseLists(loaded, options.decks);
  const settings: Record<string, number> = { ...loaded.pack.simulation };
  if (options.turnLimit !== undefined) {
    if (!loaded.game.settings.includes("turnLimit")) throw new Misuse(`${id} knows no turn limit`);
    settings.turnLimit = options.turnLimit;
  }
  const plan: Plan = {
    game: id,
    bots: all,
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: pairsOf(lists, seats, options.decks),
    seed: options.seed,
    settings,
    limit: 20_000,
    ...(options.rules ? { trace: true } : {}),
  };
  const workers =
    options.workers ?? Math.max(1, Math.min(availableParallelism(), Math.floor(options.games / (4 * BATCH))));
  const { stop, end } = stopper(io);
  const told = progress(io, options.games);
  const outcome =
    workers === 1
      ? await runHere(plan, options.games, loaded, stop, told)
      : await runInWorkers(plan, options.games, workers, stop, told);
  end();
  told(-1);
  const result = report(plan, outcome, loaded.game.rules);
  if (options.json) outJson(io, { ...result, workers });
  else io.out(asText(result));
  if (result.failed > 0) throw new Failed();
}

export function checkBot(name: string, more: readonly string[] = []): void {
  const known = [...bots.map((bot) => bot.name), ...more];
  if (known.includes(name)) return;
  const meant = near(name, known);
  throw new Misuse(
    `there is no player "${name}"; there is ${either(known)}${meant.length > 0 ? `; did you mean ${meant[0]}?` : ""}`,
  );
}

/** Two lists meet as they are named; with all of them every list meets every other, on both sides. */
function pairsOf(
  lists: readonly ListInfo[],
  seats: number,
  named: readonly string[] | undefined,
): number[][] {
  if (named?.[0] !== "all" || lists.length === 1) {
    return [Array.from({ length: seats }, (_, seat) => seat % lists.length)];
  }
  const pairs: number[][] = [];
  for (let a = 0; a < lists.length; a++) {
    for (let b = 0; b < lists.length; b++) if (a !== b) pairs.push([a, b]);
  }
  return pairs;
}

function stopper(io: Io): { stop: Stop; end: () => void } {
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
function progress(io: Io, games: number): (done: number) => void {
  if (!io.errTty) return () => {};
  const started = performance.now();
  let shown = started;
  return (done) => {
    const now = performance.now();
    if (done < 0) {
      io.err("\r\x1b[K");
      return;
    }
    if (now - shown < 200) return;
    shown = now;
    const seconds = (now - started) / 1000;
    const left = ((games - done) * seconds) / done;
    io.err(
      `\r\x1b[K${done} of ${games} games, ${Math.round(done / seconds)} games/s, ${Math.ceil(left)} s left; Ctrl-C stops`,
    );
  };
}
