/** A game's set as those who trade see it: its kinds, packs and decks, out of the files of the game. */
import { copiesIn, strengthOf, type TradeSet } from "@tefuda/market/simulate/set";
import { type LoadedGame, loadLists } from "@tefuda/referee/games";
import { loadWinners } from "@tefuda/referee/measures";
import { variationsOf } from "@tefuda/referee/variations";
import { Misuse } from "../io.ts";
import { packsOf } from "../open.ts";

/** Variations of each ready deck, and the seed that they are made with. */
const VARIATIONS = 2;
const SEED = 1;

/** The set of a game; where its decks were not measured yet that is said. */
export function tradeSetOf(loaded: LoadedGame): TradeSet {
  const { id } = loaded.pack;
  const measured = loadWinners(id);
  if (!measured) throw new Misuse((w) => w.notMeasured(id));
  const packs = packsOf(loaded);
  const kinds = [...new Set(packs.slots.flatMap(({ sorts }) => sorts.flatMap(({ names }) => names)))].sort();
  const inPacks = new Set(kinds);
  const lists = loadLists(loaded).filter(({ cards }) => cards.every((name) => inPacks.has(name)));
  const decks = lists.map((list) => {
    const found = measured.decks[list.id];
    if (!found) throw new Misuse((w) => w.notMeasured(id));
    return { id: list.id, copies: copiesIn(kinds, list.cards), strength: strengthOf(found.wins, found.of) };
  });
  const variations = lists.map((list, i) =>
    variationsOf(loaded, list, VARIATIONS, SEED + i)
      .filter((cards) => cards.every((name) => inPacks.has(name)))
      .map((cards, n) => ({ ...decks[i]!, id: `${list.id}-${n + 1}`, copies: copiesIn(kinds, cards) })),
  );
  return { id, kinds, packs, decks, variations };
}
