/** `tefuda lab strength`: what is out of balance in a set. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { editionOf } from "@tefuda/lab/edition";
import {
  type Budget,
  type Games,
  strengthFigures,
  strengthFindings,
  strengthPlans,
} from "@tefuda/lab/findings/strength/index";
import { calledIn } from "@tefuda/lab/findings/words";
import { KeptRun } from "@tefuda/lab/kept";
import { runInWorkers } from "@tefuda/lab/run";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { type Io, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { figureLines, oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { progress, stopper } from "./simulate.ts";

export interface StrengthOptions {
  seed: number;
  with?: string[];
  out?: string;
  workers?: number;
  lang: Language;
  json?: boolean;
}

/** Games that a worker plays at a time, and that a file of a kept run holds. */
const AT_A_TIME = 100;

export async function strength(id: string, options: StrengthOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const words = terminalWords(options.lang);
  const lists = loadLists(loaded);
  const ready = lists.map((list) => ({ id: list.id, cards: [...list.cards] }));
  const plans = strengthPlans(loaded, { game: id, sets: loaded.sets }, ready, options.seed);
  const edition = editionOf(loaded);
  const cores = availableParallelism();
  const workers = Math.min(options.workers ?? cores, cores);
  const all = plans.decks.games + (plans.kinds?.games ?? 0);
  const { stop, end } = stopper(io);
  const told = progress(io, all, words);
  let done = 0;
  let stopped = false;
  const played = async (name: string, { plan, games }: Budget): Promise<Games> => {
    const kept =
      options.out && new KeptRun(join(options.out, name), { plan, games, atATime: AT_A_TIME, edition });
    const moved = (n: number): void => told(done + n);
    const outcome = await runInWorkers(plan, games, workers, stop, moved, AT_A_TIME, kept || undefined);
    done += games;
    stopped ||= outcome.stopped;
    return { loaded, plan, results: outcome.results, held: outcome.held };
  };
  const decks = await played("decks", plans.decks);
  const kinds = plans.kinds && { ...(await played("kinds", plans.kinds)), of: plans.kinds.of };
  end();
  told(-1);
  const figures = strengthFigures(decks, kinds);
  const findings = strengthFindings(figures, (id) => calledIn(lists.find((list) => list.id === id)!));
  if (options.json) {
    outJson(io, { game: id, edition, seed: options.seed, games: all, stopped, findings, figures });
    return;
  }
  const { lab: w, simulate } = words;
  const head = figureLines([
    [simulate.games, simulate.gamesFrom(all.toLocaleString("en"), stopped, options.seed)],
    [w.edition, edition],
  ]);
  const lines = findings.map(({ says }) => oneLine(says[options.lang]));
  io.out(`${head}\n${lines.length === 0 ? w.inBalance : lines.join("\n")}\n`);
}
