/** The rulings of games as they lie on disk, ready to be searched. */
import { join } from "node:path";
import type { Words } from "@tefuda/kernel";
import { sinceFiled } from "../filed.ts";
import { gameFolder, loadRules, sharedGame } from "../games.ts";
import { namesIn } from "../names-in.ts";
import type { OwnSet } from "../own-set.ts";
import { type Ruling, rulingsIn } from "../standing.ts";
import { scenarioFiles } from "../suite.ts";
import type { RulingBook } from "./ruling-search.ts";

/** A ruling, the cards of its game that it names, and the edition of the rules that it is kept to. */
export interface FiledRuling extends Ruling {
  cards: readonly string[];
  edition: number;
  /** The set of somebody's own that it stands in. */
  set?: Pick<OwnSet, "path" | "name">;
  /** What has changed since it was filed, where it tells with what it was. */
  since?: Words;
}

/** Those of a game and of sets that are played with it, all of which run in the edition that the game has now. */
export async function rulingBookOf(
  game: string,
  sets: readonly OwnSet[] = [],
): Promise<RulingBook<FiledRuling>> {
  const { pack, book } = await sharedGame(game, sets);
  const cardsIn = namesIn(book.cards.map(({ name }) => name));
  const edition = book.game.editions.length;
  const filed = (ruling: Ruling): FiledRuling => {
    const since = ruling.filed && sinceFiled(ruling.filed, book);
    return { ...ruling, cards: cardsIn(ruling.text), edition, ...(since && { since }) };
  };
  const rulings = [
    ...sets.flatMap(({ scenarios, path, name }) =>
      scenarios.flatMap(rulingsIn).map((ruling) => ({ ...filed(ruling), set: { path, name } })),
    ),
    ...scenarioFiles([join(gameFolder(game), "scenarios")])
      .flatMap(rulingsIn)
      .map(filed),
  ];
  return { pack, rulings, rules: await loadRules(game), cards: book.cards };
}
