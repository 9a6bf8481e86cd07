/** A new deck of one's own, which one goes on to build. */
import { ownDecks } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";

export function beginDeck(game: string, name: string, cards: readonly string[], format?: string): void {
  const { id } = ownDecks.add(game, name, cards, format);
  location.hash = addressOf({ at: "decks", game, deck: id });
}
