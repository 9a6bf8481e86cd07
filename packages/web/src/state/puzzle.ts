/** Playing a puzzle, and which have been solved. */
import type { PuzzleInfo } from "@tefuda/referee/puzzle";
import { keepReplay } from "./place.ts";
import { addressOf } from "./screen.ts";
import type { Session } from "./session.ts";
import { changeSettings, getSettings } from "./settings.ts";

/** Opens a puzzle on the table, known by its English title, and goes there. */
export async function playPuzzle(session: Session, game: string, title: string): Promise<void> {
  await session.open(game);
  keepReplay(null);
  session.table.begin();
  // a position cannot be dealt again
  session.plan = null;
  await session.host.puzzle(game, title);
  location.hash = addressOf({ at: "table" });
}

/** Where the files of puzzles lie; none of them is loaded by that. */
const files = Object.keys(import.meta.glob("../../../games/*/puzzles/*.yaml", { query: "?raw" }));

export const hasPuzzles = (game: string): boolean => files.some((path) => path.includes(`/games/${game}/`));

const keyOf = (game: string, title: string): string => `${game}/${title}`;

export function noteSolved(game: string, title: string): void {
  const { solved } = getSettings();
  const key = keyOf(game, title);
  if (!solved.includes(key)) changeSettings({ solved: [...solved, key] });
}

export const isSolved = (solved: readonly string[], game: string, title: string): boolean =>
  solved.includes(keyOf(game, title));

/** A puzzle, and the game that it is of. */
export interface PuzzleOfGame {
  game: string;
  puzzle: PuzzleInfo;
}

const DAY = 24 * 60 * 60 * 1000;

/** One a day, the same for everybody on that day, game after game; undefined where there are none. */
export function puzzleOfTheDay(
  byGame: Readonly<Record<string, readonly PuzzleInfo[]>>,
  now: Date,
): PuzzleOfGame | undefined {
  const games = Object.keys(byGame).filter((game) => byGame[game]!.length > 0);
  if (games.length === 0) return undefined;
  // the day of the calendar that hangs on the wall there, whatever the hour
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  const game = games[day % games.length]!;
  const puzzles = byGame[game]!;
  return { game, puzzle: puzzles[Math.floor(day / games.length) % puzzles.length]! };
}
