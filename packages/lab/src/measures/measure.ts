/** A measure of a game, a set, a deck: what it says, and how it is found. */
import type { Words } from "@tefuda/kernel";
import type { Beside } from "../beside.ts";
import { type Estimate, ratioEstimate, shareOrNone } from "../statistics.ts";
import type { Study } from "../study.ts";

/** Why there is no figure: it cannot be asked of this game, or of so few games. */
export interface Unmeasured {
  because: Words;
}
/** Games to watch, by their numbers: where the figure is least, in the middle, and most. */
export interface Watch {
  least: number;
  middle: number;
  most: number;
}
export type Measured = (Estimate & { watch?: Watch }) | Unmeasured;

export interface Measure {
  id: string;
  /** The rule that asks for it; nothing for what is measured beside the book's lists. */
  rule?: "ttcg-17.1" | "ttcg-17.3";
  name: Words;
  /** How it is reckoned, in a sentence. */
  definition: Words;
  /** How its figure is written: as a share of a hundred, or as a number. */
  scale: "share" | "number";
  /** Which way it is bounded for a set: what players complain of may be so much at most, what they praise so much at least. */
  bound: "most" | "least" | "both";
  measure(study: Study, beside: Beside): Measured;
}

/** Of fewer games than this no figure is told. */
export const FEWEST = 30;

export const isMeasured = <Found extends Unmeasured | Estimate>(
  measured: Found,
): measured is Exclude<Found, Unmeasured> => "value" in measured;

export const TOO_FEW = (games: number): Unmeasured => ({
  because: {
    en: `${games} games are too few: a figure needs ${FEWEST}`,
    ja: `${games}ゲームでは足りません。値を出すには${FEWEST}ゲーム必要です`,
  },
});

/** What is the same in any number of games. */
export const exactly = (value: number, of: number): Estimate => ({ value, low: value, high: value, of });

/** Of games, how much of one thing there is for so much of another: the turns with nothing to play of all turns. */
interface Ratio {
  parts: (game: number) => number;
  wholes: (game: number) => number;
  /** Each part is one of the wholes, so that the figure lies between 0 and 1. */
  share?: true;
  games?: readonly number[];
}

/** A ratio over games with the deal as what is drawn by chance, and which games to watch for it. */
export function ratioOf(study: Study, { parts, wholes, share, games = study.games }: Ratio): Measured {
  if (games.length < FEWEST) return TOO_FEW(games.length);
  const deals = [...Map.groupBy(games, (game) => study.deal(game)).values()];
  const sum = (of: (game: number) => number) =>
    deals.map((deal) => deal.reduce((total, game) => total + of(game), 0));
  const estimate = ratioEstimate(sum(parts), sum(wholes));
  const shown = share ? shareOrNone(estimate) : estimate;
  const played = games.filter((game) => wholes(game) > 0);
  const figure = new Map(played.map((game) => [game, parts(game) / wholes(game)]));
  const sorted = played.sort((a, b) => figure.get(a)! - figure.get(b)! || a - b);
  const told = { ...shown, of: games.length };
  if (sorted.length === 0) return told;
  const [least, middle, most] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
  return { ...told, watch: { least, middle, most } };
}

/** The share of games of which something is so. */
export const shareOf = (study: Study, so: (game: number) => boolean, games = study.games): Measured =>
  ratioOf(study, { parts: (game) => (so(game) ? 1 : 0), wholes: () => 1, share: true, games });
