/**
 * What is measured of a set to hold bounds against: few people, few seasons, so that it is done while a test waits. Each measure
 * says which rule of the chapter on trade it is of.
 */
import { ALLOTMENT_RULE } from "../collection/schedule.ts";
import { chancesOf, EQUAL_RULE, PRINTING_RULE } from "../printing.ts";
import { coveredAtHome, evenness, fulfilment, packsChanged, volumeOf } from "./figures.ts";
import type { TradeSet } from "./set.ts";
import { deviation, estimate } from "./stats.ts";
import { type Life, live, PLAIN, type TradeWay } from "./world.ts";

/** Of which rule a measure is, which way it is bounded, and whether it is exact: the same in every run. */
export interface Measure {
  rule: string;
  bound: "least" | "most";
  exact?: true;
}

export const MEASURES = {
  "share that trade fills": { rule: "ttcg-16.1", bound: "least" },
  "decks complete with trade": { rule: "ttcg-16.1", bound: "least" },
  "wished copies there with trade": { rule: "ttcg-16.1", bound: "least" },
  "decks complete without trade": { rule: "ttcg-16.1", bound: "most" },
  "kinds covered by own packs": { rule: "ttcg-16.2", bound: "most" },
  "copies of the commonest kind": { rule: "ttcg-16.2", bound: "most" },
  "chance of the likeliest kind over the least likely": { rule: EQUAL_RULE, bound: "most", exact: true },
  "trade outside the strongest decks": { rule: "ttcg-16.4", bound: "least" },
  "kinds hardly traded": { rule: "ttcg-16.4", bound: "most" },
  "packs that some have more than others": { rule: ALLOTMENT_RULE, bound: "most", exact: true },
  "people whose packs answer to trade or taste": { rule: PRINTING_RULE, bound: "most", exact: true },
  "unevenness of wishes": { rule: "ttcg-16.7", bound: "most" },
  "wishes for the first twentieth": { rule: "ttcg-16.7", bound: "most" },
  "kinds in no wish": { rule: "ttcg-16.7", bound: "most" },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;
export type Measured = Record<MeasureName, number>;

/** People that are measured, how many others each meets in a month, and how many cards their packs hold beside a deck. */
const PEOPLE = 100;
const MEETINGS = 10;
const DECKS_OF_PACKS = 3;

/** So many packs hold three times as many cards as a deck. */
export function packsOf({ decks, packs }: TradeSet): number {
  const cards = packs.slots.reduce((sum, slot) => sum + slot.cards, 0);
  const deck = decks[0]!.copies.reduce((a, b) => a + b, 0);
  return Math.round((DECKS_OF_PACKS * deck) / cards);
}

export function measure(set: TradeSet, seed: number): Measured {
  const packs = packsOf(set);
  const once = (trade: TradeWay): Life =>
    live({ ...PLAIN, set, seed, people: PEOPLE, packs, months: 1, trade, taste: "winning" });
  const alone = once("none");
  const round = once("rounds");
  const life = live({
    ...{ ...PLAIN, set, seed, people: PEOPLE, packs, meetings: MEETINGS },
    ...{ months: 2, seasons: 2, newcomers: 0.1 },
  });
  const n = set.kinds.length;
  const wished = life.seasons.map(({ wished }) => wished);
  const all = wished[0]!.map((copies, kind) => copies + wished[1]![kind]!);
  const printed = life.seasons[0]!.printed;
  const volumes = life.seasons.map((season) => volumeOf(season, set));
  const mean = (of: (volume: (typeof volumes)[number]) => number): number =>
    volumes.reduce((sum, volume) => sum + of(volume), 0) / volumes.length;
  const given = life.people.map((person) => person.given);
  const chances = [...chancesOf(set.packs).values()];
  const wishes = evenness(all);
  return {
    "share that trade fills": fulfilment(round.people).byTrade,
    "decks complete with trade": fulfilment(round.people).complete,
    "wished copies there with trade": fulfilment(round.people).filled,
    "decks complete without trade": fulfilment(alone.people).complete,
    "kinds covered by own packs": coveredAtHome(alone.people, n),
    "copies of the commonest kind": (Math.max(...printed) * n) / printed.reduce((a, b) => a + b, 0),
    "chance of the likeliest kind over the least likely": Math.max(...chances) / Math.min(...chances),
    "trade outside the strongest decks": mean(({ outside }) => outside),
    "kinds hardly traded": mean(({ idle }) => idle),
    "packs that some have more than others": Math.max(...given) - Math.min(...given),
    "people whose packs answer to trade or taste":
      packsChanged(alone.people, round.people) + packsChanged(round.people, otherwise(set, seed).people),
    "unevenness of wishes": wishes.gini,
    "wishes for the first twentieth": wishes.top,
    "kinds in no wish": wishes.none,
  };
}

/** The same people, who wish for other decks. */
const otherwise = (set: TradeSet, seed: number): Life =>
  live({ ...PLAIN, set, seed, people: PEOPLE, packs: packsOf(set), months: 1, trade: "none" });

/** How far a bound stands from what was measured, where the measure is not exact. */
export const MARGIN = { deviations: 4, part: 0.2, least: 0.05 } as const;

export interface Bound {
  rule: string;
  measure: MeasureName;
  least?: number;
  most?: number;
  measured: number;
}

/**
 * Bounds for a set by what was measured of it in several runs: as far from the mean as four standard deviations of a run, a
 * fifth of the mean, or five hundredths, whichever is most; exact measures are bounded by what they are.
 */
export function boundsOf(runs: readonly Measured[]): Bound[] {
  return (Object.keys(MEASURES) as MeasureName[]).map((measure) => {
    const { rule, bound, exact }: Measure = MEASURES[measure];
    const { mean } = estimate(runs.map((run) => run[measure]));
    const spread = MARGIN.deviations * deviation(runs.map((run) => run[measure]));
    const margin = exact ? 0 : Math.max(spread, MARGIN.part * Math.abs(mean), MARGIN.least);
    const thousandths = (n: number, to: (n: number) => number): number => to(n * 1000 - 1e-6) / 1000;
    return {
      ...{ rule, measure },
      ...(bound === "least"
        ? { least: Math.max(0, thousandths(mean - margin, Math.floor)) }
        : { most: thousandths(mean + margin, Math.ceil) }),
      measured: Number(mean.toFixed(4)),
    };
  });
}

const ROUNDING = 1e-9;

/** The bounds that do not hold. */
export const broken = <Stated extends { measure: string; least?: number; most?: number }>(
  measured: Measured,
  bounds: readonly Stated[],
): Stated[] =>
  bounds.filter(({ measure, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const value = measured[measure as MeasureName];
    // what is not measured holds nothing; sums of fractions may be out by a rounding
    return !(value >= least - ROUNDING && value <= most + ROUNDING);
  });
