/** All scenarios, all golden games and many random games of a game, in each way; all of them have to come to the same. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Match, type MatchRecord } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { formatProblem } from "@tefuda/referee/problems";
import { MODE_NAMES, type Mode, type Reload, runScenario } from "@tefuda/referee/scenario";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { goldenGames } from "../golden/games.ts";
import { playGolden, playOut } from "../golden/write.ts";
import { accountOf, accountsDiffer } from "../modes/account.ts";
import { openDoors } from "../modes/doors.ts";
import { listsOf } from "../platforms/play.ts";
import { walk, walkPlainly } from "./walk.ts";

export interface Extent {
  modes: readonly Mode[];
  /** Random whole games, and the seed of the first. */
  games: number;
  seed: number;
  /** One of several shares of all that, which between them are the whole; without it everything. */
  shard?: Shard;
}

/** The first of three is `{ part: 1, of: 3 }`. */
export interface Shard {
  part: number;
  of: number;
}

/** what was run in one mode. */
export interface Tally {
  mode: Mode;
  scenarios: number;
  golden: number;
  random: number;
  answers: number;
}

export interface ModesResult {
  game: string;
  tallies: Tally[];
  /** In words, what was not the same, or was wrong by itself. */
  failures: string[];
}

/** Says of one thing after the other whether it is this share's: they are dealt out in turn. */
export function inTurn({ part, of }: Shard = { part: 1, of: 1 }): () => boolean {
  let dealt = 0;
  return () => dealt++ % of === part - 1;
}

export const nothingYet = (game: string, modes: readonly Mode[]): ModesResult => ({
  game,
  tallies: modes.map((mode) => ({ mode, scenarios: 0, golden: 0, random: 0, answers: 0 })),
  failures: [],
});

export async function proveModes(id: string, extent: Extent): Promise<ModesResult> {
  const loaded = await loadGame(id);
  const result = nothingYet(id, extent.modes);
  const doors = openDoors();
  const { reload } = doors;
  const isMine = inTurn(extent.shard);
  try {
    await scenariosIn(loaded, reload, result, isMine);
    for (const golden of goldenGames(loaded)) {
      if (!isMine()) continue;
      const match = playGolden(loaded, golden);
      wholeGameIn(match, `golden game ${golden.seed}`, "golden", reload, result);
    }
    for (let g = 0; g < extent.games; g++) {
      if (!isMine()) continue;
      const match = randomGame(loaded, g, extent.seed + g);
      wholeGameIn(match, `random game of seed ${extent.seed + g}`, "random", reload, result);
    }
  } finally {
    doors.close();
  }
  return result;
}

async function scenariosIn(
  loaded: LoadedGame,
  reload: Reload,
  { tallies, failures }: ModesResult,
  isMine: () => boolean,
): Promise<void> {
  const folder = join(loaded.folder, "scenarios");
  if (!existsSync(folder)) return;
  const suite = await loadScenarios(scenarioFiles([folder]), loaded.pack.id, isMine);
  failures.push(...suite.problems.map(formatProblem));
  for (const bound of suite.bound) {
    const plain = runScenario(bound, 1);
    const first = plain.match && accountOf(plain.match);
    for (const tally of tallies) {
      const { failures: wrong, match } = tally.mode === 1 ? plain : runScenario(bound, tally.mode, reload);
      const told = `${bound.scenario.title} (${MODE_NAMES[tally.mode]})`;
      failures.push(...wrong.map(({ en }) => `${told}: ${en}`));
      const differs = first && match && accountsDiffer(first, accountOf(match));
      if (differs !== undefined) failures.push(`${told}: ${differs}`);
      tally.scenarios++;
      tally.answers += match?.length ?? 0;
    }
  }
}

/** A match among random players; the seeds go through all lists. */
export function randomGame(loaded: LoadedGame, g: number, seed: number): Match {
  const lists = loadLists(loaded);
  const seats = loaded.game.seats.min;
  const cards = listsOf(g * 5 + 1, lists.length, seats).map((n) => lists[n]!.cards);
  const setup = { seed, lists: cards, settings: loaded.pack.simulation };
  return playOut(loaded, setup, Array<string>(seats).fill("random"));
}

/** Goes through a match that has been played in the modes of a result. */
export function wholeGameIn(
  played: Match,
  name: string,
  sort: "golden" | "random",
  reload: Reload,
  { tallies, failures }: ModesResult,
): void {
  const record: MatchRecord = played.record();
  const begin = (): Match => new Match(played.game, played.setup);
  const plain = walkPlainly(begin(), record.choices);
  const asPlayed = accountsDiffer(accountOf(played), plain.account);
  if (asPlayed !== undefined) failures.push(`${name}: as it was played, ${asPlayed}`);
  for (const tally of tallies) {
    let differs: string | undefined;
    try {
      differs = accountsDiffer(plain.account, walk(begin, record, plain, tally.mode, reload));
    } catch (error) {
      differs = error instanceof Error ? error.message : String(error);
    }
    if (differs !== undefined) failures.push(`${name} (${MODE_NAMES[tally.mode]}): ${differs}`);
    tally[sort]++;
    tally.answers += record.choices.length;
  }
}
