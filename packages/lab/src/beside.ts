/**
 * What is played and read beside the decks' meeting each other, for measures that need it: the same player against one who
 * lapses, and each deck against variations of itself.
 */
import type { LoadedGame } from "@tefuda/referee/games";
import { variationsOf } from "@tefuda/referee/variations";
import type { Plan } from "./play.ts";
import type { Printed } from "./printed.ts";
import type { Study } from "./study.ts";

export interface Beside {
  /** By seat: the games in which the better player sat there and the others lapsed, the same deals in each. */
  lapsing?: readonly Study[];
  /** Decks against variations of them: each list at an even number, and behind it what was made of it. */
  varied?: Study;
  printed?: Printed;
}

/** Of a hundred answers the weaker player gives so many at random. */
const LAPSES = 25;
/** Variations of each deck. */
const VARIATIONS = 8;

/** The plans of the games in which the better player sits in each of the seats. */
export function lapsingPlans(plan: Plan): Plan[] {
  const { paired: _paired, ...rest } = plan;
  return plan.bots.map((_, better) => ({
    ...rest,
    lapses: plan.bots.map((_, seat) => (seat === better ? 0 : LAPSES)),
    cards: false,
    course: false,
  }));
}

/** The plan of the games between decks and their variations; each table is dealt twice, with seats swapped. */
export function variedPlan(loaded: Pick<LoadedGame, "pack" | "book">, plan: Plan): Plan {
  const varied = plan.lists.map(({ id, cards }) =>
    variationsOf(loaded, { id, name: id, plan: "", cards }, VARIATIONS, plan.seed),
  );
  // one variation of each deck, then the next of each: few games are of many decks
  const lists = Array.from({ length: VARIATIONS }, (_, n) => n).flatMap((n) =>
    plan.lists.flatMap((list, deck) => [list, { id: `${list.id} varied`, cards: varied[deck]![n]! }]),
  );
  const pairs = lists.flatMap((_, i) => (i % 2 === 0 ? [swapped(plan, i), swapped(plan, i).reverse()] : []));
  return { ...plan, lists, pairs, paired: true, cards: false, course: false };
}

/** The variation in the last seat, its original in all others. */
const swapped = ({ bots }: Plan, original: number): number[] =>
  bots.map((_, seat) => (seat === bots.length - 1 ? original + 1 : original));
