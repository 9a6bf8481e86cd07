/** Decks that are searched for: what is strong is found, each stands for what it plays like, and a seed comes to the same. */
import { loadGame, loadLists, readList } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { playBatch } from "../src/batch.ts";
import { withNumbers } from "../src/change.ts";
import { kindsOf } from "../src/findings/strength/kinds.ts";
import { Player } from "../src/play.ts";
import { leaningOf, placeKey } from "../src/search/place.ts";
import { type Found, type SearchPlaying, SIZES, searchDecks } from "../src/search/search.ts";

const FEW = { ...SIZES, generations: 6, anew: 3, tried: 16, measures: 3, deals: 2, last: 8, lastDeals: 4 };

/** Dewfall, in which a bee of cost one may bite as hard as nothing else. */
async function search(bite?: number): Promise<Found> {
  const own = await loadGame("dew");
  const version =
    bite === undefined
      ? { sets: [], changed: [] }
      : withNumbers(own, [{ card: "Errand Bee", field: "bite", value: bite }]);
  const loaded = await loadGame("dew", version.sets, version.changed);
  const play: SearchPlaying = async ({ plan, games }) => ({
    results: playBatch(new Player(plan, loaded), 0, games).results,
    stopped: false,
  });
  const ready = loadLists(loaded).map(({ id, cards }) => ({ id, cards: [...cards] }));
  return searchDecks(loaded, { game: "dew", ...version }, ready, 1, play, FEW);
}

const plain = search();

test("a card that decides games is found, and put into the deck as often as may be", async () => {
  const planted = await search(9);
  const bees = ({ decks }: Found): number =>
    decks
      .slice(0, 4)
      .reduce((sum, { cards }) => sum + cards.filter((name) => name === "Errand Bee").length, 0);
  expect(bees(planted)).toBeGreaterThanOrEqual(10);
  expect(bees(await plain)).toBeLessThanOrEqual(6);
  // better than any deck that was there to begin with, and surely so
  const [best] = planted.decks;
  for (const { share } of planted.ready) expect(best!.share.low).toBeGreaterThan(share.value);
});

test("every deck is legal, and the one of its place; the same seed comes to the same", async () => {
  const found = await plain;
  const loaded = await loadGame("dew");
  const kinds = kindsOf(loaded);
  expect(found.decks.length).toBeGreaterThanOrEqual(6);
  expect(new Set(found.decks.map(placeKey)).size).toBe(found.decks.length);
  for (const { cards, kind } of found.decks) {
    expect(leaningOf(loaded, kinds, cards)).toBe(kind);
    const text = JSON.stringify({ name: "found", plan: "", cards: cards.map((name) => `1 ${name}`) });
    expect(readList(loaded, { path: "found.yaml", text }).cards).toHaveLength(cards.length);
  }
  expect(await search()).toEqual(found);
});
