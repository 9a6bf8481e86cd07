/**
 * What is planted is found, and what is not there is not told of. In short by games as a model has them; with TEFUDA_DEEP=1 by sets that
 * something was planted in (`cases.ts`), with the rates by kind.
 */
import { Chance } from "@tefuda/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { Games } from "../../src/findings/strength/index.ts";
import {
  BEYOND,
  strengthFigures,
  strengthFindings,
  strengthPlans,
} from "../../src/findings/strength/index.ts";
import { contrast, leastSquares } from "../../src/findings/strength/regression.ts";
import { FIELDS, heldWords, WON } from "../../src/play.ts";
import { wilson } from "../../src/share.ts";
import {
  clean,
  EVERYTHING,
  figuresIn,
  findingsIn,
  hasBy,
  keyOf,
  lookFor,
  parentOf,
  plantCard,
  plantDeck,
  plantFirst,
  plantKind,
  playedGames,
  type Variant,
} from "./cases.ts";

const DEEP = process.env.TEFUDA_DEEP === "1";

let dew: Variant;
beforeAll(async () => {
  dew = await parentOf("dew");
});

test("least squares finds what each unknown adds, and leaves out what a group has in common", () => {
  const chance = new Chance();
  chance.seed(1, 0);
  const rows = Array.from({ length: 4000 }, (_, n) => {
    const x = [chance.below(2), chance.below(2), chance.below(2)];
    const noise = chance.below(1000) / 1000 - 0.5;
    const y = 0.3 * x[0]! - 0.1 * x[1]! + (n % 5) + noise;
    return { at: [0, 1, 2], by: x, y, group: n % 5 };
  });
  const fit = leastSquares(rows, 3);
  expect(fit.values[0]).toBeCloseTo(0.3, 1);
  expect(fit.values[1]).toBeCloseTo(-0.1, 1);
  const { value, error } = contrast(fit, [1, -1, 0]);
  expect(Math.abs(value - 0.4)).toBeLessThan(4 * error);
  // the noise lies evenly over one: its deviation over the root of a quarter of the rows, twice
  expect(error).toBeCloseTo(Math.sqrt((2 * (1 / 12)) / 1000), 2);
});

interface Model {
  /** How strong a deck is with all that its cards add, what a card adds when it is drawn, what going first adds: in shares of wins. */
  deck: readonly number[];
  card: ReadonlyMap<number, number>;
  first: number;
}

/** Games of the decks of Dewfall as a model has them. */
function modelled(chance: Chance, model: Model): Games {
  const { decks } = strengthPlans(dew.loaded, { game: "dew", sets: [] }, dew.lists, 1, 0);
  const words = heldWords(dew.loaded.game);
  const { plan, games } = decks;
  const results = new Int32Array(games * FIELDS);
  const held = new Uint32Array(games * 2 * words);
  const kinds = plan.lists.map(({ cards }) =>
    [...new Set(cards)].map((name) => dew.loaded.game.byName.get(name)!.id),
  );
  const base = kinds.map(
    (own, deck) => model.deck[deck]! - own.reduce((sum, kind) => sum + (model.card.get(kind) ?? 0) / 2, 0),
  );
  for (let g = 0; g < games; g++) {
    const table = plan.pairs[g % plan.pairs.length]!;
    const first = chance.below(2);
    let p = 0.5 + (first === 0 ? model.first : -model.first);
    for (const [seat, deck] of table.entries()) {
      const sign = seat === 0 ? 1 : -1;
      p += sign * base[deck]!;
      for (const kind of kinds[deck]!) {
        if (chance.below(2) === 0) continue;
        held[(g * 2 + seat) * words + (kind >> 5)]! |= 1 << (kind & 31);
        p += sign * (model.card.get(kind) ?? 0);
      }
    }
    results.set([WON, chance.below(32_768) < p * 32_768 ? 0 : 1, first, 9], g * FIELDS);
  }
  return { loaded: dew.loaded, plan, results, held };
}

describe("by a model", () => {
  /** Cards a point or two apart, and decks as far: nothing of it is out of balance. */
  function balanced(chance: Chance): { deck: number[]; card: Map<number, number>; first: number } {
    const names = [...new Set(dew.lists.flatMap(({ cards }) => cards))];
    const ids = names.map((name) => dew.loaded.game.byName.get(name)!.id);
    return {
      deck: dew.lists.map(() => (chance.below(101) - 50) / 10_000),
      card: new Map(ids.map((id) => [id, (chance.below(101) - 50) / 2500])),
      first: 0.005,
    };
  }

  test("what is in balance is told of in one set of ten at most; what is planted is found in nine", () => {
    const chance = new Chance();
    chance.seed(101, 0);
    const runs = DEEP ? 100 : 12;
    const found = { card: 0, deck: 0, first: 0 };
    let wrong = 0;
    for (let n = 0; n < runs; n++) {
      const even = balanced(chance);
      if (strengthFindings(strengthFigures(modelled(chance, even))).length > 0) wrong++;
      const [card] = [...even.card.keys()].slice(chance.below(even.card.size));
      const others = [...even.card.values()].reduce((a, b) => a + b, 0) / even.card.size;
      const best = Math.max(...even.deck);
      const planted = {
        // a deck's games are as much others' as its own: half a point on either side is a point
        deck: even.deck.map((adds, deck) => (deck === 0 ? best + 0.045 : adds)),
        card: new Map(even.card).set(card!, others + 0.1),
        first: 0.06,
      };
      const told = strengthFindings(strengthFigures(modelled(chance, planted)));
      const name = dew.loaded.game.definitions[card!]!.name;
      if (told.some(({ kind, about }) => kind === "card-too-strong" && about[0] === name)) found.card++;
      if (told.some(({ kind, about }) => kind === "deck-beats-all" && about[0] === dew.lists[0]!.id))
        found.deck++;
      if (told.some(({ kind }) => kind === "first-decides")) found.first++;
    }
    expect(wrong).toBeLessThanOrEqual(runs * 0.1);
    for (const times of Object.values(found)) expect(times).toBeGreaterThanOrEqual(runs * 0.75);
  });
});

test("by games: figures come with intervals and words, and no game breaks off", {
  timeout: 60_000,
}, async () => {
  const { decks } = strengthPlans(dew.loaded, { game: "dew", sets: [] }, dew.lists, 3, 0);
  const figures = strengthFigures(await playedGames(dew, { ...decks, games: 960 }));
  expect(figures.filter(({ kind }) => kind === "deck-beats-all")).toHaveLength(1);
  for (const { figure, low, high } of figures) expect(low <= figure && figure <= high).toBe(true);
  // the strongest card of the set as it is played by habit: far out even in so few games
  const told = strengthFindings(figures);
  const stag = told.find(({ about }) => about[0] === "Stag of the Stump")!;
  expect(stag.figure).toBeGreaterThan(BEYOND.card);
  expect(stag.says.en).toMatch(/^Whoever draws Stag of the Stump wins \d+\.\d of 100 games more/);
  expect(stag.says.ja).toMatch(/「Stag of the Stump」を引いた/);
  // a deck is told of by what it is called
  const far = figures.map((figure) => (figure.kind === "deck-beats-all" ? { ...figure, p: 0 } : figure));
  const called = (id: string) => ({ en: `The ${id}`, ja: `${id}デッキ` });
  const best = strengthFindings(far, called).find(({ kind }) => kind === "deck-beats-all")!;
  expect(best.says.en).toMatch(new RegExp(`^The deck The ${best.about[0]} wins`));
  expect(best.says.ja).toContain(`デッキ「${best.about[0]}デッキ」の勝率`);
});

describe.runIf(DEEP)("sets with something planted", () => {
  const SEEDS = Array.from({ length: 30 }, (_, n) => 101 + n);
  test.each(["dew", "tails", "ttcg", "trails", "sangoku"])("%s", { timeout: 24 * 3_600_000 }, async (id) => {
    const parent = await parentOf(id);
    const figures = await figuresIn(parent, 9_000_000, { ...EVERYTHING, times: 4 });
    const has = hasBy(figures, parent);
    const rates: Record<string, { right: number; of: number }> = {};
    const note = (what: string, right: boolean): void => {
      const { right: before, of } = rates[what] ?? { right: 0, of: 0 };
      rates[what] = { right: before + (right ? 1 : 0), of: of + 1 };
    };
    for (const seed of SEEDS) {
      const even = await clean(parent, seed);
      const told = await findingsIn(even, seed * 1000 + 7);
      note(
        "clean",
        told.every((finding) => has.has(keyOf(finding, even))),
      );
      const card = () => plantCard(parent, figures, seed);
      const others = [plantDeck, plantFirst, plantKind].map((plant) => () => plant(parent, seed));
      for (const plant of [card, ...others]) {
        const planted = await plant();
        // not every set can be put out of balance in every way by the numbers of its cards
        if (!planted) continue;
        const key = [planted.kind, planted.about].join(" ").trim();
        // what the parent has already is no find
        if (has.has(key)) continue;
        const found = await findingsIn(planted, seed * 1000 + 7, lookFor(planted.kind));
        note(
          planted.kind,
          found.some((finding) => keyOf(finding, planted) === key),
        );
      }
    }
    const table = Object.entries(rates).map(([what, { right, of }]) => ({ what, ...wilson(right, of) }));
    console.table(table);
    for (const { what, share } of table)
      expect(share, what).toBeGreaterThanOrEqual(what === "clean" ? 0.9 : 0.75);
  });
});
