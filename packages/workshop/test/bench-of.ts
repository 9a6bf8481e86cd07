/** A bench of a game, for tests: with the game's own cards, and what the positions for trying out say. */
import { join } from "node:path";
import type { SourceFile } from "@tefuda/kernel";
import { filesIn, gameEntry, gameFolder, loadGame, readSource } from "@tefuda/referee/games";
import { Bench } from "../src/bench.ts";

export const cardFilesOf = (id: string): SourceFile[] =>
  filesIn(join(gameFolder(id), "cards"), ".yaml").map(readSource);

export const deckFilesOf = (id: string): SourceFile[] =>
  filesIn(join(gameFolder(id), "decks"), ".yaml").map(readSource);

export async function benchOf(id: string): Promise<{ bench: Bench; positions: SourceFile }> {
  const { pack } = await loadGame(id);
  const grammars = await gameEntry(id).grammars?.();
  const bench = new Bench({ pack, cards: cardFilesOf(id), formats: [], grammars: grammars ?? [] });
  return { bench, positions: readSource(join(gameFolder(id), "tryout/positions.yaml")) };
}
