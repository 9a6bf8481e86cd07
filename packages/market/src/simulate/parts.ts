/** What newcomers lack, what printing by region changes, what accounts gain that give everything to one person. */
import { type Estimates, estimates, packsIn } from "./curves.ts";
import { type Fulfilment, fulfilment, fulfilmentOf } from "./figures.ts";
import { filledOf, players } from "./people.ts";
import type { Part, StudyPlan } from "./study.ts";
import { type Life, live, PLAIN, type TradeWay, type WorldPlan } from "./world.ts";

export interface NewcomerRow {
  trade: TradeWay;
  /** A month after they came; and at the same times those who were there from the beginning. */
  newcomers: Estimates<Fulfilment>;
  others: Estimates<Fulfilment>;
}

export interface RegionRow {
  regions: number;
  trade: TradeWay;
  all: Estimates<Fulfilment>;
}

export interface FeederRow {
  /** Copies that may come as gifts in a season; whether feeders swap besides, for copies of no use. */
  gifts: number;
  crooked: boolean;
  /** And whether worths are counted. */
  guided: boolean;
  mains: Estimates<Fulfilment>;
  others: Estimates<Fulfilment>;
}

/** So much of the people are accounts that feed another. */
const FEEDERS = 0.05;
/** No limit: more copies than anybody lacks. */
const ALL = 100_000;

/** One life a run, each row with what it is made of. */
function rowsOf<Row, Figures extends object>(
  plan: StudyPlan,
  rows: readonly { of: Row; world: Partial<WorldPlan>; look: (life: Life) => Figures }[],
): Part<{ of: Row; runs: Figures[] }[]> {
  const { set, people, packs, rule, seed } = plan;
  const found = rows.map(({ of }) => ({ of, runs: [] as Figures[] }));
  const lives = rows.flatMap(({ world, look }, i) =>
    Array.from({ length: plan.runs }, (_, run) => () => {
      const life = live({ ...PLAIN, set, people, packs, rule, ...world, seed: seed + run });
      found[i]!.runs.push(look(life));
    }),
  );
  return { lives, found: () => found };
}

export function newcomersOf(plan: StudyPlan): Part<NewcomerRow[]> {
  const ways: TradeWay[] = ["none", "pairs", "rounds"];
  const { lives, found } = rowsOf(
    plan,
    ways.map((trade) => ({
      of: trade,
      world: { trade, seasons: 3, newcomers: 0.2 },
      look: ({ newcomers, others }: Life) => ({ newcomers, others }),
    })),
  );
  return {
    lives,
    found: () =>
      found().map(({ of: trade, runs }) => ({
        trade,
        newcomers: estimates(runs.map(({ newcomers }) => fulfilmentOf(newcomers))),
        others: estimates(runs.map(({ others }) => fulfilmentOf(others))),
      })),
  };
}

export function regionsOf(plan: StudyPlan): Part<RegionRow[]> {
  const rows = [1, 2, 4].flatMap((regions) =>
    (["pairs", "rounds"] as const).map((trade) => ({ regions, trade })),
  );
  const { lives, found } = rowsOf(
    plan,
    // few packs, where it matters what lies in them
    rows.map((of) => ({
      of,
      world: { ...of, packs: packsIn(plan, 1.4), months: 1, meetings: 60 },
      look: ({ people }: Life) => fulfilment(people),
    })),
  );
  return { lives, found: () => found().map(({ of, runs }) => ({ ...of, all: estimates(runs) })) };
}

export function feedersOf(plan: StudyPlan): Part<FeederRow[]> {
  const rows = [
    { gifts: 0, crooked: false, guided: false },
    { gifts: 4, crooked: false, guided: false },
    { gifts: ALL, crooked: false, guided: false },
    { gifts: 4, crooked: true, guided: false },
    { gifts: 4, crooked: true, guided: true },
  ];
  const { lives, found } = rowsOf(
    plan,
    rows.map((of) => ({
      of,
      world: { ...of, feeders: FEEDERS, packs: packsIn(plan, 1) },
      look: ({ people }: Life) => {
        const fed = new Set(
          people.filter(({ sort }) => sort === "feeder").map(({ feeds }) => people[feeds]!),
        );
        const [mains, others] = [true, false].map((is) =>
          players(people)
            .filter((person) => fed.has(person) === is)
            .map(filledOf),
        );
        return { mains: fulfilmentOf(mains!), others: fulfilmentOf(others!) };
      },
    })),
  );
  return {
    lives,
    found: () =>
      found().map(({ of, runs }) => ({
        ...of,
        mains: estimates(runs.map(({ mains }) => mains)),
        others: estimates(runs.map(({ others }) => others)),
      })),
  };
}
