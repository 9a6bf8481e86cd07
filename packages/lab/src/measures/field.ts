/** The field: which decks people would bring, by how the decks fared against each other. */
import { type Estimate, jackknife } from "../statistics.ts";
import type { Study } from "../study.ts";
import { FEWEST, isMeasured, type Measured, TOO_FEW, type Unmeasured } from "./measure.ts";

/** A deck is brought as often as it would win so many games in a row, as the people who trade wish for decks. */
const IN_A_ROW = 4;
/** Groups of deals for the jackknife; fewer deals than twice as many give no interval. */
const GROUPS = 20;

const FEW_DECKS: Unmeasured = {
  because: {
    en: "decks are compared, and fewer than three met",
    ja: "デッキどうしを比べる値ですが、対戦したデッキが3つ未満です",
  },
};

/** How one deck fared: points of its seats, how many these were, and the lengths of the games that it won. */
export interface Fared {
  points: number;
  met: number;
  won: number[];
}

/** By deck, without one group of deals if that is asked for. */
function faredIn(study: Study, without?: number): Fared[] {
  const fared = study.plan.lists.map((): Fared => ({ points: 0, met: 0, won: [] }));
  const tables = study.plan.pairs.length;
  for (const game of study.games) {
    const deal = study.deal(game);
    // moved on by one each round, or a group would be made of the same tables again and again
    const group = (deal + Math.floor(game / tables)) % GROUPS;
    if (group === without) continue;
    study.decks(game).forEach((deck, seat) => {
      const one = fared[deck]!;
      const points = study.points(game, seat);
      one.points += points;
      one.met++;
      if (points === 1) one.won.push(study.course(game, "turns"));
    });
  }
  return fared;
}

export const shareOfWins = ({ points, met }: Fared): number => (met === 0 ? 0 : points / met);

/** How often each deck would be brought, all together 1. */
export function broughtBy(fared: readonly Fared[]): number[] {
  const likings = fared.map((one) => shareOfWins(one) ** IN_A_ROW);
  const all = likings.reduce((a, b) => a + b, 0);
  return likings.map((liking) => (all === 0 ? 1 / likings.length : liking / all));
}

/** A figure of how all decks fared, where enough of them met often enough. */
export function ofDecks(study: Study, figure: (fared: readonly Fared[]) => number): Measured {
  const { lists, pairs } = study.plan;
  if (lists.length < 3 || pairs.length === 0) return FEW_DECKS;
  const games = study.games.length;
  if (games < FEWEST) return TOO_FEW(games);
  const deals = new Set(study.games.map((game) => study.deal(game))).size;
  return jackknife(deals < 2 * GROUPS ? 0 : GROUPS, games, (without) => figure(faredIn(study, without)));
}

/** A share of the same sort, which lies between 0 and 1. */
export function shareOfDecks(study: Study, figure: (fared: readonly Fared[]) => number): Measured {
  const found: Measured = ofDecks(study, figure);
  return isMeasured(found) ? within(found) : found;
}
const within = ({ low, high, ...rest }: Estimate): Estimate =>
  Number.isFinite(low) ? { ...rest, low: Math.max(0, low), high: Math.min(1, high) } : { ...rest, low, high };

/** The root of a figure that is a square: of less than nothing, as chance can make it, nothing is left. */
export function rootOf(found: Measured): Measured {
  if (!isMeasured(found)) return found;
  const root = (x: number): number => (Number.isFinite(x) ? Math.sqrt(Math.max(0, x)) : x);
  return { value: root(found.value), low: root(found.low), high: root(found.high), of: found.of };
}

/** What two people find who bring decks of the field: for each two different decks a figure, by how often they meet. */
export function between(weights: readonly number[], apart: (one: number, other: number) => number): number {
  let sum = 0;
  weights.forEach((weight, one) => {
    weights.forEach((other, two) => {
      if (one !== two) sum += weight * other * apart(one, two);
    });
  });
  return sum;
}
