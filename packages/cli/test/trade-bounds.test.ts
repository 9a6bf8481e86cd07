/**
 * The bounds of measures/trade.yaml of every game: they hold for its set and for sets like it, and for sets with a fault that
 * the chapter on trade is against at least one does not.
 */
import { broken, MEASURES, type MeasureName, measure } from "@tefuda/market/simulate/measures";
import type { TradeSet } from "@tefuda/market/simulate/set";
import { games, sharedGame } from "@tefuda/referee/games";
import { loadBounds, type PlacedBounds } from "@tefuda/referee/measures";
import { beforeAll, describe, expect, test } from "vitest";
import { tradeSetOf } from "../src/market/trade-set.ts";
import {
  chased,
  deadened,
  dominated,
  type Likes,
  printedOtherwise,
  relabelled,
  reshuffled,
} from "./made-sets.ts";

/** Not one of the seeds that the bounds were stated with. */
const SEED = 101;

interface Measurable {
  set: TradeSet;
  likes: Likes;
  bounds: PlacedBounds;
}
const sets = new Map<string, Measurable>();
const ids = games.map(({ id }) => id);

beforeAll(async () => {
  for (const id of ids) {
    const loaded = await sharedGame(id);
    const set = tradeSetOf(loaded);
    const cards = new Map(loaded.book.cards.map((card) => [card.name, card.type]));
    const sorts = set.packs.slots.flatMap((slot) => slot.sorts);
    const likes = set.kinds.map(
      (name) => `${cards.get(name)} ${sorts.find(({ names }) => names.includes(name))?.id}`,
    );
    const bounds = loadBounds(id);
    if (bounds) sets.set(id, { set, likes, bounds });
  }
});

const failing = (id: string, made: (of: Measurable) => TradeSet): string[] => {
  const of = sets.get(id)!;
  return broken(measure(made(of), SEED), of.bounds.bounds).map(({ measure }) => measure);
};

test.each(ids)("%s: every measure has a bound, of its rule, and each holds", (id) => {
  const { bounds, test: path } = sets.get(id)!.bounds;
  expect(bounds.map(({ measure, rule }) => [measure, rule])).toEqual(
    Object.entries(MEASURES).map(([measure, { rule }]) => [measure, rule]),
  );
  for (const { measure, least, most } of bounds)
    expect(MEASURES[measure as MeasureName].bound).toBe(
      least === undefined ? "most" : most === undefined && "least",
    );
  expect(path).toBe("packages/cli/test/trade-bounds.test.ts");
  expect(failing(id, ({ set }) => set)).toEqual([]);
});

describe("good sets keep all bounds", () => {
  const made = ids.flatMap((id) => [1, 2].map((seed) => ({ id, seed })));
  test.each(made)("$id, kinds in each other's places ($seed)", ({ id, seed }) => {
    expect(failing(id, ({ set, likes }) => relabelled(set, likes, seed))).toEqual([]);
  });
  test.each(made)("$id, decks of other cards of like kind ($seed)", ({ id, seed }) => {
    expect(failing(id, ({ set, likes }) => reshuffled(set, likes, seed))).toEqual([]);
  });
});

describe("bad sets break at least one", () => {
  const made: { id: string; fault: string; of: (set: TradeSet) => TradeSet }[] = [
    ...[3, 5, 8, 12].map((n, i) => ({
      id: ids[i]!,
      fault: `${n} cards that everybody needs`,
      of: (set: TradeSet) => chased(set, n, i),
    })),
    ...[0.3, 0.4, 0.5, 0.6].map((share, i) => ({
      id: ids[i + 1]!,
      fault: `${100 * share} % of the cards in no deck`,
      of: (set: TradeSet) => deadened(set, share, i),
    })),
    ...[0.85, 0.9, 0.95, 0.98].map((strength, i) => ({
      id: ids[i]!,
      fault: `a deck that wins ${100 * strength} %`,
      of: (set: TradeSet) => dominated(set, strength),
    })),
    ...[4, 8, 16, 32].map((n, i) => ({
      id: ids[i + 1]!,
      fault: `${n} cards printed a tenth as often as the seldomest`,
      of: (set: TradeSet) => printedOtherwise(set, Math.min(n, set.kinds.length / 4), 0.1, i),
    })),
    ...[1, 2, 4, 8].map((n, i) => ({
      id: ids[i]!,
      fault: `${n} cards printed twenty times as often as others`,
      of: (set: TradeSet) => printedOtherwise(set, n, 20, i),
    })),
  ];
  test.each(made)("$id, $fault", ({ id, of }) => {
    expect(failing(id, ({ set }) => of(set))).not.toEqual([]);
  });
});
