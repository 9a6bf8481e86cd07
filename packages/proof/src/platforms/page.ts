/** What is bundled into the page: the same games by the same code, on the browser's engine. It is found as `tefuda`. */
import type { SourceFile } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";
import { HashedGames, type Plan, type Played } from "./play.ts";

let table: HashedGames | undefined;

/** Puts the game together here, out of its card files as text; gives its fingerprint. */
export async function open(plan: Plan, cards: readonly SourceFile[]): Promise<string> {
  const pack = await games.find((game) => game.id === plan.game)!.load();
  const { book, problems } = pack.assemble(cards);
  if (!book) throw new Error(`${plan.game} cannot be put together: ${JSON.stringify(problems)}`);
  table = new HashedGames(book.game, plan);
  return book.game.fingerprint;
}

export const play = (from: number, count: number): Played => table!.play(from, count);
export const steps = (game: number): number[] => table!.steps(game);
export const state = (game: number, answers: number): number[] => table!.state(game, answers);
