/** Editions of games with their cards. */
import { hex, sha256, utf8 } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";

/** What tells a game with its cards from any other: its edition and all that is printed. */
export function editionOf({ pack, book, game }: Pick<LoadedGame, "pack" | "book" | "game">): string {
  const cards = book.cards.map(({ file: _file, line: _line, ...card }) => card);
  return hex(sha256(utf8(JSON.stringify([pack.id, game.rules, cards])))).slice(0, 16);
}
