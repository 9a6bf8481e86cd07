/** Versions that are alike tell of no change; a deck that wins eight points more is found, by the games that are said to be enough. */
import { Chance } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { beforeAll, expect, test } from "vitest";
import {
  changesBetween,
  EFFECT,
  FIELDS,
  gamesFor,
  HABIT,
  heldWords,
  type Plan,
  questionsOf,
  type Side,
  swapped,
  withNumber,
} from "../src/index.ts";
import { FIRST, HOW, TURNS, WINNER, WON } from "../src/play.ts";
import { runHere } from "../src/run.ts";

const DEEP = process.env.TEFUDA_DEEP === "1";
const never = { asked: false, whenAsked: new Promise<void>(() => {}) };

let loaded: LoadedGame;
let plan: Plan;
beforeAll(async () => {
  loaded = await loadGame("dew");
  const lists = loadLists(loaded);
  plan = {
    ...{ game: "dew", sets: [], bots: [HABIT, HABIT], seed: 1, limit: 20_000, paired: true, held: true },
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: swapped(lists.length),
    settings: { ...loaded.pack.simulation },
  };
});

/**
 * Games as a model has them: each deck of a strength, whoever goes first a little more, each card drawn in half of the games, and nothing
 * in common between two versions. `more`: what the first deck wins more, of its games against all others together.
 */
function modelled(chance: Chance, games: number, more: number): Side {
  const unit = (): number => chance.below(32_768) / 32_768;
  const words = heldWords(loaded.game);
  const results = new Int32Array(games * FIELDS);
  const held = new Uint32Array(games * 2 * words);
  const strength = [0.04, -0.03, 0.01, -0.02];
  const kinds = plan.lists.map(({ cards }) =>
    [...new Set(cards)].map((name) => loaded.game.byName.get(name)!.id),
  );
  for (let g = 0; g < games; g++) {
    const [a, b] = plan.pairs[g % plan.pairs.length]! as [number, number];
    const first = chance.below(2);
    const planted = a === 0 ? more : b === 0 ? -more : 0;
    const p = 0.5 + strength[a]! - strength[b]! + (first === 0 ? 0.03 : -0.03) + planted;
    results.set([WON, unit() < p ? 0 : 1, first, 8 + chance.below(9)], g * FIELDS);
    for (const [seat, deck] of [a, b].entries())
      for (const kind of kinds[deck]!)
        if (chance.below(2) === 1) held[(g * 2 + seat) * words + (kind >> 5)]! |= 1 << (kind & 31);
  }
  return { loaded, plan, results, held };
}

test("the model's numbers lie where games have theirs", () => {
  expect([HOW, WINNER, FIRST, TURNS]).toEqual([0, 1, 2, 3]);
});

test("by a model: alike, nothing in 95 of 100; eight points, found in 90 of 100", {
  timeout: 600_000,
}, () => {
  const runs = DEEP ? 300 : 60;
  const games = gamesFor(plan, questionsOf(plan));
  const chance = new Chance();
  chance.seed(101, 0);
  let told = 0;
  let found = 0;
  for (let n = 0; n < runs; n++) {
    const before = modelled(chance, games, 0);
    if (changesBetween(before, modelled(chance, games, 0)).some((change) => change.found)) told++;
    const changes = changesBetween(before, modelled(chance, games, EFFECT));
    if (changes.some(({ kind, about, found }) => found && kind === "deck" && about[0] === plan.lists[0]!.id))
      found++;
  }
  expect(told).toBeLessThanOrEqual(runs * 0.05);
  expect(found).toBeGreaterThanOrEqual(runs * 0.9);
});

async function side(
  game: LoadedGame,
  seed: number,
  games: number,
  changed: Plan["changed"] = [],
): Promise<Side> {
  const { results, held } = await runHere({ ...plan, seed, changed }, games, game, never, () => {});
  return { loaded: game, plan, results, held };
}

test("by games: the same files come to the same, game by game", { timeout: 60_000 }, async () => {
  const before = await side(loaded, 5, 48);
  const after = await side(await loadGame("dew"), 5, 48);
  expect(after.results).toEqual(before.results);
  expect(changesBetween(before, after).every(({ difference, found }) => difference === 0 && !found)).toBe(
    true,
  );
});

/** Makes the bees eight points better, or a little more, by a long run: `npx tefuda lab number dew --card "Errand Bee" --field bite`. */
const PLANTED = { card: "Errand Bee", field: "bite" };

test("by games: other deals of one version are alike, and a bee that bites is found", {
  timeout: 3_600_000,
}, async () => {
  const runs = DEEP ? 100 : 1;
  const games = DEEP ? gamesFor(plan, questionsOf(plan)) : 1200;
  const { changed } = withNumber(loaded, PLANTED, DEEP ? 2 : 4);
  const version = await loadGame("dew", [], changed);
  let told = 0;
  let found = 0;
  for (let n = 0; n < runs; n++) {
    const seed = 101 + n * 1_000_000;
    const before = await side(loaded, seed, games);
    const other = await side(loaded, seed + 500_000, games);
    if (changesBetween(before, other).some((change) => change.found)) told++;
    const changes = changesBetween(before, await side(version, seed, games, changed));
    if (changes.some(({ kind, about, found }) => found && kind === "deck" && about[0] === "bees-in-a-hurry"))
      found++;
  }
  expect(told).toBeLessThanOrEqual(runs * 0.05);
  expect(found).toBeGreaterThanOrEqual(runs * 0.9);
});
