/**
 * How strong at each of its numbers: a card with a number at each of several values, all played on the same deals, as a curve with
 * intervals; and the number that makes two decks even.
 */
import { Chance } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { BROKEN, FIELDS, HOW, heldWords, type Plan, WINNER, WON } from "./play.ts";
import { type Estimate, ratioEstimate } from "./statistics.ts";

/** The games with the number at a value; all versions have the same plan but for their cards. */
export interface At {
  value: number;
  loaded: Pick<LoadedGame, "game">;
  results: Int32Array;
  held: Uint32Array;
}

export interface CurvePoint {
  value: number;
  /** The share of wins of the decks that are asked about, and of those of their players who drew the card; 95 %, deal by deal. */
  wins: Estimate;
  drawn: Estimate;
}

/** The number at which a deck wins half of its games, with its 95 % interval; an end is missing where it lies past the values. */
export interface Even {
  value: number;
  low?: number;
  high?: number;
}

export interface Curve {
  points: CurvePoint[];
  /** Undefined where nobody asked, or where the curve does not cross a half among the values. */
  even?: Even;
}

/** `decks`: numbers of the plan's lists whose seats are asked about. `even`: whether to look for the number that makes them even. */
export function curveOf(
  plan: Plan,
  card: string,
  decks: ReadonlySet<number>,
  versions: readonly At[],
  even: boolean,
): Curve {
  const deals = versions.map((version) => dealsOf(plan, card, decks, version));
  const whole = deals[0]!.map((_, i) => i).filter((i) => deals.every((rows) => !rows[i]!.broken));
  const points = versions.map(({ value }, v): CurvePoint => {
    const rows = whole.map((i) => deals[v]![i]!).filter(({ seats }) => seats > 0);
    const of = (part: keyof Deal, all: keyof Deal): Estimate =>
      ratioEstimate(
        rows.map((row) => Number(row[part])),
        rows.map((row) => Number(row[all])),
      );
    return { value, wins: of("points", "seats"), drawn: of("drawnPoints", "drawn") };
  });
  const values = versions.map(({ value }) => value);
  const shares = versions.map((_, v) => whole.map((i) => deals[v]![i]!).filter(({ seats }) => seats > 0));
  const found = even ? evenAt(values, shares) : undefined;
  return { points, ...(found ? { even: found } : {}) };
}

interface Deal {
  points: number;
  seats: number;
  drawnPoints: number;
  drawn: number;
  broken: boolean;
}

function dealsOf(
  plan: Plan,
  card: string,
  decks: ReadonlySet<number>,
  { loaded, results, held }: At,
): Deal[] {
  const seats = plan.bots.length;
  const words = heldWords(loaded.game);
  const kind = loaded.game.byName.get(card)!.id;
  const each = plan.paired ? 2 : 1;
  const games = results.length / FIELDS;
  return Array.from({ length: Math.floor(games / each) }, (_, deal) => {
    const sum: Deal = { points: 0, seats: 0, drawnPoints: 0, drawn: 0, broken: false };
    for (let g = deal * each; g < (deal + 1) * each; g++) {
      const how = results[g * FIELDS + HOW]!;
      if (how === BROKEN) sum.broken = true;
      for (const [seat, deck] of plan.pairs[g % plan.pairs.length]!.entries()) {
        if (!decks.has(deck)) continue;
        const points = how !== WON ? 1 / seats : results[g * FIELDS + WINNER] === seat ? 1 : 0;
        const has = (held[(g * seats + seat) * words + (kind >> 5)]! >> (kind & 31)) & 1;
        sum.points += points;
        sum.seats++;
        sum.drawnPoints += has * points;
        sum.drawn += has;
      }
    }
    return sum;
  });
}

/** Samples of the deals with some of them more often, for the interval (the bootstrap: Efron 1979). */
const SAMPLES = 400;

/**
 * Where the shares of wins at these values cross a half: the values' shares are first made to go one way only, by means over neighbours
 * that do not (Ayer and others 1955), and between two values it goes straight. The interval is that of the same figure of deals drawn
 * again by chance, each deal with all its values, since they were played on the same deals.
 */
export function evenAt(
  values: readonly number[],
  shares: readonly (readonly Pick<Deal, "points" | "seats">[])[],
): Even | undefined {
  const deals = shares[0]!.length;
  if (deals < 2) return undefined;
  const chance = new Chance();
  chance.seed(1, 0);
  const all = Array.from({ length: deals }, (_, i) => i);
  const curve = (of: readonly number[]): number[] =>
    shares.map((rows) => {
      let [points, seats] = [0, 0];
      for (const i of of) {
        points += rows[i]!.points;
        seats += rows[i]!.seats;
      }
      return points / seats;
    });
  const told = curve(all);
  const rising = slopeOf(values, told) >= 0;
  const value = crossing(values, oneWay(told, rising));
  if (!Number.isFinite(value)) return undefined;
  const found = Array.from({ length: SAMPLES }, () => {
    const sample = curve(all.map(() => chance.below(deals)));
    return crossing(values, oneWay(sample, rising));
  }).sort((a, b) => a - b);
  const low = found[Math.floor(SAMPLES * 0.025)]!;
  const high = found[Math.ceil(SAMPLES * 0.975) - 1]!;
  return {
    value,
    ...(Number.isFinite(low) ? { low } : {}),
    ...(Number.isFinite(high) ? { high } : {}),
  };
}

function slopeOf(x: readonly number[], y: readonly number[]): number {
  const mean = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0) / row.length;
  const [mx, my] = [mean(x), mean(y)];
  return x.reduce((sum, at, i) => sum + (at - mx) * (y[i]! - my), 0);
}

/** The nearest curve that only rises, or only falls. */
function oneWay(y: readonly number[], rising: boolean): number[] {
  const blocks: { sum: number; of: number }[] = [];
  for (const value of y) {
    blocks.push({ sum: rising ? value : -value, of: 1 });
    for (;;) {
      const [before, last] = [blocks.at(-2), blocks.at(-1)!];
      if (!before || before.sum / before.of <= last.sum / last.of) break;
      blocks.splice(-2, 2, { sum: before.sum + last.sum, of: before.of + last.of });
    }
  }
  return blocks.flatMap(({ sum, of }) => new Array<number>(of).fill((rising ? sum : -sum) / of));
}

/**
 * Where a curve that goes one way is at a half: on which side of the values it would be, as an infinity, where it is not among them.
 * A stretch that lies at a half counts by its middle.
 */
function crossing(values: readonly number[], y: readonly number[]): number {
  const last = y.length - 1;
  const rises = y[last]! >= y[0]!;
  const above = y.every((share) => share > 0.5);
  const below = y.every((share) => share < 0.5);
  if (above) return rises ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (below) return rises ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const level = values.filter((_, i) => y[i] === 0.5);
  if (level.length > 0) return (level[0]! + level.at(-1)!) / 2;
  const i = y.findIndex((share, n) => n < last && share < 0.5 !== y[n + 1]! < 0.5);
  const part = (0.5 - y[i]!) / (y[i + 1]! - y[i]!);
  return values[i]! + part * (values[i + 1]! - values[i]!);
}
