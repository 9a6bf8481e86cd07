/** This build's engine. Where a build is kept, this file of it is what a later one imports. */
import { openGame } from "../games.ts";
import { type Engine, engineWith } from "./engine.ts";

export const engine: Engine = engineWith(async (id) => {
  const { book, pack } = await openGame(id);
  return { game: book.game, pack };
});
