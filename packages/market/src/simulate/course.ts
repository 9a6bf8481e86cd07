/** Seasons on end, as mixed people live them: copies, wishes, trade and worth. */
import { type PriceGuide, priceGuide } from "../guide.ts";
import { type Estimates, estimates } from "./curves.ts";
import {
  coveredAtHome,
  type Evenness,
  evenness,
  type Fulfilment,
  fulfilment,
  packsChanged,
  volumeOf,
} from "./figures.ts";
import { correlation, deviation, gini } from "./stats.ts";
import type { Part, StudyPlan } from "./study.ts";
import { live, PLAIN, type Season } from "./world.ts";

export interface SeasonFigures extends Fulfilment, Evenness {
  season: number;
  /** Copies traded a person; the share of kinds outside the strongest decks, and which share of kinds these are. */
  traded: number;
  outside: number;
  kindsOutside: number;
  idle: number;
  /** Of the guide: how far worths lie from each other, and how sure it is of a card on average. */
  worthSpread: number;
  worthError: number;
  /** How worths go with how many copies are wished for. */
  worthWished: number;
  /** How worths go with those of the season before. */
  worthLasts: number;
  /** How what a card was worth goes with how much of it was printed in the season behind. */
  printingAnswers: number;
}

export interface Spread {
  /** Copies by kind in a season's packs: the fewest and most beside the mean, and how uneven they are. */
  fewest: number;
  most: number;
  gini: number;
  /** How unevenly copies lie with people at the end. */
  people: number;
  /** Of kinds that somebody wishes for, those that hardly anybody needs to trade for. */
  covered: number;
  /** People whose packs held other cards where nobody traded, of the same seed. */
  packsAnswer: number;
}

export interface Course {
  seasons: Estimates<SeasonFigures>[];
  spread: Estimates<Spread>;
  /** Of the first run: by kind the copies traded season by season, and what the guide says at the end. */
  example: {
    traded: number[][];
    wished: number[];
    worths: { worth: number; error: number; trades: number }[];
  };
}

interface Lived {
  seasons: SeasonFigures[];
  spread: Spread;
  example: Course["example"];
}

export function courseOf(plan: StudyPlan): Part<Course> {
  const runs: Lived[] = [];
  return {
    lives: Array.from({ length: plan.runs }, (_, run) => () => runs.push(lived(plan, plan.seed + run))),
    found: () => ({
      seasons: runs[0]!.seasons.map((_, season) => estimates(runs.map((run) => run.seasons[season]!))),
      spread: estimates(runs.map(({ spread }) => spread)),
      example: runs[0]!.example,
    }),
  };
}

function lived(plan: StudyPlan, seed: number): Lived {
  const { set, people, packs, rule } = plan;
  const n = set.kinds.length;
  const found: SeasonFigures[] = [];
  const guides: PriceGuide[] = [];
  const told = (season: Season): void => {
    const guide = priceGuide(n, season.exchanges);
    found.push(figuresOf(season, plan, guide, guides.at(-1)));
    guides.push(guide);
  };
  const world = { ...PLAIN, set, people, packs, rule, seed, seasons: plan.seasons, newcomers: 0.1 };
  const { seasons, ...life } = live(world, told);
  const untraded = live({ ...world, trade: "none" });
  const printed = seasons[0]!.printed;
  const mean = printed.reduce((a, b) => a + b, 0) / n;
  return {
    seasons: found,
    spread: {
      fewest: Math.min(...printed) / mean,
      most: Math.max(...printed) / mean,
      gini: gini(printed),
      people: gini(life.people.map(({ own }) => own.reduce((a, b) => a + b, 0))),
      covered: coveredAtHome(life.people, n),
      packsAnswer: packsChanged(life.people, untraded.people),
    },
    example: {
      traded: seasons.map(({ moved }) => [...moved]),
      wished: [...seasons.at(-1)!.wished],
      worths: guides.at(-1)!.worths.map(({ worth, error, trades }) => ({ worth, error, trades })),
    },
  };
}

function figuresOf(season: Season, plan: StudyPlan, guide: PriceGuide, before?: PriceGuide): SeasonFigures {
  const volume = volumeOf(season, plan.set);
  const worths = guide.worths.map(({ worth }) => worth);
  const earlier = before?.worths.map(({ worth }) => worth);
  return {
    ...{ season: season.season, ...fulfilment(season.people), ...evenness(season.wished) },
    ...{ traded: volume.each, outside: volume.outside, kindsOutside: volume.kindsOutside, idle: volume.idle },
    worthSpread: deviation(worths),
    worthError: guide.worths.reduce((sum, { error }) => sum + error, 0) / worths.length,
    worthWished: correlation(worths, season.wished),
    worthLasts: earlier ? correlation(worths, earlier) : 0,
    printingAnswers: earlier ? correlation(earlier, season.printed) : 0,
  };
}
