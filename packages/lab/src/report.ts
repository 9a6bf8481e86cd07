/** What games say of a game and its decks: every measure with its figure, or why there is none. */
import type { Beside } from "./beside.ts";
import { type CardFigures, cardsReport } from "./cards.ts";
import { MEASURES } from "./measures/index.ts";
import { isMeasured, type Measure, type Measured, type Unmeasured, type Watch } from "./measures/measure.ts";
import { type Share, wilson } from "./share.ts";
import type { Estimate } from "./statistics.ts";
import type { Study } from "./study.ts";

/** A game to watch: its number in the run, what it was dealt from, and the decks by seat. */
export interface Watched {
  /** Whether the figure is least, in the middle or most there, of all games. */
  as: keyof Watch;
  game: number;
  seed: number;
  decks: readonly string[];
}
export type Figure = Unmeasured | (Estimate & { watch?: readonly Watched[] });

export interface LabReport {
  game: string;
  /** What the figures hang on: of the rules and cards. */
  edition: string;
  players: readonly string[];
  seed: number;
  /** Games that were played to the end or to their limit, and those that broke off. */
  games: number;
  broken: number;
  measures: (Pick<Measure, "id" | "rule" | "name" | "definition" | "scale" | "bound"> & {
    measured: Figure;
  })[];
  decks: { id: string; wins: Share }[];
  /** What became of each card in the decks. */
  cards: CardFigures[];
}

/** `cards`: the counts of a {@link CardTally}, or nothing; `beside`: what else was played and read for it. */
export function reportOf(study: Study, edition: string, cards: Uint32Array, beside: Beside = {}): LabReport {
  const { plan, loaded } = study;
  return {
    game: plan.game,
    edition,
    players: plan.bots,
    seed: plan.seed,
    games: study.games.length,
    broken: study.broken,
    measures: MEASURES.map(({ measure, ...told }) => ({
      ...told,
      measured: figureOf(study, measure(study, beside)),
    })),
    decks: plan.lists.map(({ id }, deck) => ({ id, wins: winsOf(study, deck) })),
    cards: cards.length === 0 ? [] : cardsReport(loaded.game, plan.lists, cards).cards,
  };
}

function figureOf(study: Study, measured: Measured): Figure {
  if (!isMeasured(measured)) return measured;
  const { watch, ...estimate } = measured;
  if (!watch) return estimate;
  const watched = (["least", "middle", "most"] as const).map((as): Watched => {
    const game = watch[as];
    const decks = study.decks(game).map((deck) => study.plan.lists[deck]!.id);
    return { as, game, seed: study.seed(game), decks };
  });
  return { ...estimate, watch: watched };
}

/** A game that nobody won is no win. */
function winsOf(study: Study, deck: number): Share {
  let wins = 0;
  let of = 0;
  for (const game of study.games)
    study.decks(game).forEach((one, seat) => {
      if (one !== deck) return;
      of++;
      if (study.points(game, seat) === 1) wins++;
    });
  return wilson(wins, of);
}
