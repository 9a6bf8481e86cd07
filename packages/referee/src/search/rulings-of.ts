/** The rulings of games as they lie on disk, ready to be searched. */
import { join } from "node:path";
import { gameFolder, loadRules, sharedGame } from "../games.ts";
import { namesIn } from "../names-in.ts";
import { type Ruling, rulingsIn } from "../standing.ts";
import { scenarioFiles } from "../suite.ts";
import type { RulingBook } from "./ruling-search.ts";

/** A ruling, the cards of its game that it names, and the edition of the rules that it is kept to. */
export interface FiledRuling extends Ruling {
  cards: readonly string[];
  edition: number;
}

/** Those of a game, all of which run in the edition that the game has now. */
export async function rulingBookOf(game: string): Promise<RulingBook<FiledRuling>> {
  const { pack, book } = await sharedGame(game);
  const cardsIn = namesIn(book.cards.map(({ name }) => name));
  const edition = book.game.editions.length;
  const rulings = scenarioFiles([join(gameFolder(game), "scenarios")])
    .flatMap(rulingsIn)
    .map((ruling) => ({ ...ruling, cards: cardsIn(ruling.text), edition }));
  return { pack, rulings, rules: await loadRules(game), cards: book.cards };
}
