/** Decks of somebody's own at the door: checked by their game, played when it allows them. */
import { expect, test } from "vitest";
import { library, planFor, table } from "../test/at-desk.ts";
import type { DeckProblem, MatchPlan, SavedMatch } from "./host.ts";
import { memoryKeeper } from "./keeper.ts";

const { cards, lists } = library.open("tails").data;
const ready = [...lists[0]!.cards];
const planWith = (own: string[]): MatchPlan => {
  const [mine, theirs] = planFor(["person", "random"]).players;
  return { ...planFor([]), seed: 5, players: [{ ...mine!, list: "own-1", cards: own }, theirs!] };
};

test("the game says what is wrong with a deck, with its rule, and of which card", async () => {
  const { ask } = table(memoryKeeper());
  const check = (own: string[]) =>
    ask({ ask: "checkDeck", game: "tails", format: null, cards: own }) as Promise<DeckProblem[]>;
  expect(await check(ready)).toEqual([]);
  const name = ready[0]!;
  const told = await check([...ready, ...Array<string>(9).fill(name), "Nobody"]);
  expect(told.map(({ card }) => card)).toEqual([name, "Nobody"]);
  expect(told[0]!.says.en).toContain("(tails-1.3)");
  // each language has its own name for it
  const ja = cards.find((card) => card.name === name)!.names!.ja!;
  expect(told[0]!.says.ja).toContain(`「${ja}」`);
  expect(await check([])).toMatchObject([{ card: null, says: { en: expect.stringContaining("tails-1.1") } }]);
});

test("a deck made by chance is one that the game allows", async () => {
  const { ask } = table(memoryKeeper());
  const made = (await ask({ ask: "randomDeck", game: "tails", format: null, seed: 7 })) as string[];
  expect(await ask({ ask: "checkDeck", game: "tails", format: null, cards: made })).toEqual([]);
  expect(await ask({ ask: "openingHand", game: "tails", format: null })).toBe(9);
  const unknown = ask({ ask: "randomDeck", game: "tails", format: "moon", seed: 7 });
  await expect(unknown).rejects.toThrow('not played in a format called "moon"');
});

test("a deck of somebody's own is played, and one that the game does not allow is refused in words", async () => {
  const { ask, asked } = table(memoryKeeper());
  const own = [...ready].reverse();
  await ask({ ask: "prepare", plan: planWith(own) });
  await ask({ ask: "settle", numbers: [null, null] });
  await ask({ ask: "start" });
  await asked();
  const { record } = (await ask({ ask: "save" })) as SavedMatch;
  expect(record.lists[0]).toEqual(own);
  expect(record.lists[1]).toEqual(ready);
  const short = planWith(own.slice(1, 20));
  await expect(ask({ ask: "prepare", plan: short })).rejects.toThrow(
    "The deck cannot be played: the deck holds",
  );
  await ask({ ask: "configure", settings: { autoPass: true, language: "ja" } });
  await expect(ask({ ask: "prepare", plan: short })).rejects.toThrow("このデッキは使えません");
});
