/** How much of what fills wished decks comes by trade, beside how many decks are complete, over the number of packs. */
import { type Fulfilment, fulfilment } from "./figures.ts";
import { type Estimate, estimate } from "./stats.ts";
import type { Part, StudyPlan } from "./study.ts";
import type { Taste } from "./taste.ts";
import { live, PLAIN, type TradeWay } from "./world.ts";

export type Estimates<Figures> = { [figure in keyof Figures]: Estimate };

export interface CurvePoint {
  packs: number;
  none: Estimates<Fulfilment>;
  pairs: Estimates<Fulfilment>;
  rounds: Estimates<Fulfilment>;
}

export interface TasteCurve {
  taste: Taste;
  points: CurvePoint[];
}

/** Where at least so much of what fills decks comes by trade, and so many decks are complete, both surely (by the interval's end). */
export const AIM = { byTrade: 0.55, complete: 0.9 } as const;

export interface Reach {
  rows: { taste: Taste; reached: CurveAim[]; best: CurveAim }[];
}

/** A number of packs and what it comes to with rounds. */
export interface CurveAim extends Pick<Estimates<Fulfilment>, "byTrade" | "complete"> {
  packs: number;
}

/** In cards of packs a deck, so that games with other packs are looked at alike. */
const DECKS = [0.6, 1, 1.4, 2, 2.6, 3.2, 4, 5, 7, 10, 14];
const SKEWS = [0, 1, 2, 4];
/** Looked at more closely, where both aims may be reached together. */
const NEAR = [1.6, 2, 2.3, 2.6, 2.9, 3.2, 3.6, 4];
const CLOSE_SKEWS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** In a life that is one month long everybody meets so many others. */
const MEETINGS = 60;

/** How many packs hold as many cards as so many decks. */
export function packsIn({ set }: Pick<StudyPlan, "set">, decks: number): number {
  const cards = set.packs.slots.reduce((sum, slot) => sum + slot.cards, 0);
  const deck = set.decks.reduce((sum, { copies }) => sum + copies.reduce((a, b) => a + b, 0), 0);
  return Math.max(1, Math.round((decks * deck) / set.decks.length / cards));
}

export function curvesOf(plan: StudyPlan): Part<TasteCurve[]> {
  const tastes: Taste[] = [...SKEWS.map((skew) => ({ skew })), "winning", "mixed"];
  const lives: (() => void)[] = [];
  const curves = tastes.map((taste) => ({
    taste,
    points: DECKS.map((decks) => {
      const packs = packsIn(plan, decks);
      const way = (trade: TradeWay) => point(plan, { taste, packs, trade }, lives);
      return { packs, none: way("none"), pairs: way("pairs"), rounds: way("rounds") };
    }),
  }));
  return {
    lives,
    found: () =>
      curves.map(({ taste, points }) => ({
        taste,
        points: points.map(({ packs, none, pairs, rounds }) => ({
          ...{ packs, none: estimates(none), pairs: estimates(pairs), rounds: estimates(rounds) },
        })),
      })),
  };
}

export function reachOf(plan: StudyPlan): Part<Reach> {
  const tastes: Taste[] = [...CLOSE_SKEWS.map((skew) => ({ skew })), "winning", "mixed"];
  const lives: (() => void)[] = [];
  const rows = tastes.map((taste) => ({
    taste,
    points: [...new Set(NEAR.map((decks) => packsIn(plan, decks)))].map((packs) => ({
      packs,
      runs: point(plan, { taste, packs, trade: "rounds" }, lives),
    })),
  }));
  return {
    lives,
    found: () => ({
      rows: rows.map(({ taste, points }) => {
        const all = points.map(({ packs, runs }): CurveAim => {
          const { byTrade, complete } = estimates(runs);
          return { packs, byTrade, complete };
        });
        const reached = all.filter(
          ({ byTrade, complete }) => byTrade.low >= AIM.byTrade && complete.low >= AIM.complete,
        );
        const nearness = (one: CurveAim): number =>
          Math.min(one.byTrade.mean - AIM.byTrade, one.complete.mean - AIM.complete);
        const best = all.reduce((a, b) => (nearness(b) > nearness(a) ? b : a));
        return { taste, reached, best };
      }),
    }),
  };
}

/** Lives with everything open on the first day; what each of them comes to is put into the list that is given back. */
function point(
  plan: StudyPlan,
  of: { taste: Taste; packs: number; trade: TradeWay },
  lives: (() => void)[],
): Fulfilment[] {
  const { set, people, rule, seed, runs } = plan;
  const found: Fulfilment[] = [];
  for (let run = 0; run < runs; run++)
    lives.push(() => {
      const own = { set, people, rule, seed: seed + run, months: 1, meetings: MEETINGS };
      found.push(fulfilment(live({ ...PLAIN, ...own, ...of }).people));
    });
  return found;
}

/** Each figure over the runs. */
export function estimates<Figures extends object>(runs: readonly Figures[]): Estimates<Figures> {
  const figures = Object.keys(runs[0]!) as (keyof Figures)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, estimate(runs.map((run) => Number(run[figure])))]),
  ) as Estimates<Figures>;
}
