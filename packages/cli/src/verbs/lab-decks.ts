/** `tefuda lab decks`: decks that are searched for, the best of each kind. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { editionOf } from "@tefuda/lab/edition";
import { KeptRun } from "@tefuda/lab/kept";
import { type Outcome, runInWorkers } from "@tefuda/lab/run";
import { type Found, type SearchRun, SIZES, searchDecks, searchGames } from "@tefuda/lab/search/search";
import { deckFile, deckLines } from "@tefuda/referee/deck-text";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { type Io, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { figureLines, oneLine } from "../paint.ts";
import { percent } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { progress, stopper } from "./simulate.ts";

export interface DecksOptions {
  seed: number;
  with?: string[];
  generations?: number;
  tried?: number;
  write?: string;
  out?: string;
  workers?: number;
  lang: Language;
  json?: boolean;
}

/** Games that a worker plays at a time, and that a file of a kept run holds. */
const AT_A_TIME = 100;

export async function decks(id: string, options: DecksOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const words = terminalWords(options.lang);
  const ready = loadLists(loaded).map((list) => ({ id: list.id, cards: [...list.cards] }));
  const { generations = SIZES.generations, tried = SIZES.tried, seed } = options;
  const sizes = { ...SIZES, generations, tried };
  const edition = editionOf(loaded);
  const cores = availableParallelism();
  const { stop, end } = stopper(io);
  const told = progress(io, searchGames(sizes, ready.length), words);
  let done = 0;
  const play = async ({ name, plan, games }: SearchRun): Promise<Outcome> => {
    const kept =
      options.out && new KeptRun(join(options.out, name), { plan, games, atATime: AT_A_TIME, edition });
    const workers = Math.min(options.workers ?? cores, cores, Math.ceil(games / AT_A_TIME));
    const moved = (n: number): void => told(done + n);
    const outcome = await runInWorkers(plan, games, workers, stop, moved, AT_A_TIME, kept || undefined);
    done += games;
    return outcome;
  };
  const found = await searchDecks(loaded, { game: id, sets: loaded.sets }, ready, seed, play, sizes);
  end();
  told(-1);
  if (options.json) outJson(io, { game: id, edition, seed, ...sizes, ...found });
  else io.out(foundText(found, options, generations));
  if (options.write) writeDecks(found, options.write, options.lang, io);
}

function writeDecks({ decks }: Found, folder: string, lang: Language, io: Io): void {
  mkdirSync(folder, { recursive: true });
  for (const { id, kind, cards } of decks) {
    const path = join(folder, `${id}.yaml`);
    writeFileSync(path, deckFile(kind ? `${id} ${kind}` : id, cards));
    io.err(`${terminalWords(lang).lab.deckWritten(path)}\n`);
  }
}

function foundText(
  { decks, ready, games, stopped }: Found,
  options: DecksOptions,
  generations: number,
): string {
  const { lab: w, simulate } = terminalWords(options.lang);
  const shown = ({ value, low, high }: { value: number; low: number; high: number }): string =>
    w.between(percent(value), percent(Math.max(0, low)), percent(Math.min(1, high)));
  const head = figureLines([
    [simulate.games, simulate.gamesFrom(games.toLocaleString("en"), stopped, options.seed)],
    [w.placesHeld, w.places(decks.length, generations)],
  ]);
  if (decks.length === 0) return head;
  const lines = decks.flatMap(({ id, kind, pace, turns, share, cards }): string[] => [
    `${id}  ${shown(share)}  ${w.leaning(kind && oneLine(kind), w.pace[pace], turns.toFixed(1))}`,
    `  ${oneLine(deckLines(cards).join(", "))}`,
  ]);
  const beside = figureLines(ready.map(({ id, share }): [string, string] => [oneLine(id), shown(share)]));
  return `${head}\n${w.decksFound}\n${lines.join("\n")}\n${ready.length > 0 ? `\n${w.readyDecks}\n${beside}` : ""}`;
}
