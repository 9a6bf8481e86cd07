/** Which decks meet to find out what is too strong in a set, and how often. */
import { Chance } from "@tefuda/kernel";
import { madeList } from "@tefuda/referee/made-list";
import type { Loaded } from "../../loaded.ts";
import { meetings, swapped } from "../../meetings.ts";
import { HABIT, type Plan } from "../../play.ts";
import { kindsOf } from "./kinds.ts";

type List = Plan["lists"][number];

/** So often every deck sits at a table: what a card adds that is in one deck alone is then known to a point and a half. */
const SEATS_A_DECK = 6000;
/** Games among the decks at most: three minutes of two cores for the slowest of the games that come with the house, about. */
const MOST_GAMES = 24_000;
/** Decks made at random where a set has fewer than three. */
const MADE = 8;
/** Decks made for each kind, and how often each of them meets one of another kind, on both sides. */
export const DECKS_A_KIND = 40;
const MEETINGS_A_DECK = 30;
/** Answers after which a game counts as unfinished. */
const LIMIT = 20_000;

/** Games to play, and how many. */
export interface Budget {
  plan: Plan;
  games: number;
}
export interface StrengthPlans {
  decks: Budget;
  /** Undefined where a set has fewer than two kinds; with the kind that each list leans on. */
  kinds?: Budget & { of: readonly string[] };
}

/** `ready`: the decks of the set. All is decided by the seed, which also says which decks are made; `aKind`: so many for each kind, or none. */
export function strengthPlans(
  loaded: Loaded,
  version: Pick<Plan, "game" | "sets" | "changed">,
  ready: readonly List[],
  seed: number,
  aKind = DECKS_A_KIND,
): StrengthPlans {
  const seats = loaded.game.seats.min;
  const base = {
    ...version,
    bots: Array.from({ length: seats }, () => HABIT),
    seed,
    ...(seats === 2 ? { paired: true } : {}),
    settings: { ...loaded.pack.simulation },
    ...{ limit: LIMIT, held: true },
  };
  const lists =
    ready.length >= 3
      ? ready
      : [
          ...ready,
          ...Array.from(
            { length: MADE },
            (_, n): List => ({ id: `made-${n + 1}`, cards: madeList(loaded, seed + n) }),
          ),
        ];
  const pairs = seats === 2 ? swapped(lists.length) : meetings(lists.length, seats);
  const wanted = Math.min(MOST_GAMES, (SEATS_A_DECK * lists.length) / seats);
  const rounds = Math.ceil(wanted / pairs.length);
  const decks = { plan: { ...base, lists: [...lists], pairs }, games: rounds * pairs.length };
  const kinds = aKind > 0 ? kindsOf(loaded) : new Map<string, Set<string>>();
  if (kinds.size < 2 || seats !== 2) return { decks };
  return { decks, kinds: kindPlan(loaded, base, kinds, seed, aKind) };
}

function kindPlan(
  loaded: Loaded,
  base: Omit<Plan, "lists" | "pairs">,
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  seed: number,
  aKind: number,
): NonNullable<StrengthPlans["kinds"]> {
  const of: string[] = [];
  const lists: List[] = [];
  for (const [kind, names] of kinds)
    for (let n = 0; n < aKind; n++) {
      of.push(kind);
      const cards = madeList(loaded, seed * 1000 + lists.length, undefined, names);
      lists.push({ id: `${kind}-${n + 1}`, cards });
    }
  const chance = new Chance();
  chance.seed(seed, 1);
  const pairs: number[][] = [];
  for (let round = 0; round < MEETINGS_A_DECK / 2; round++)
    for (const list of lists.keys()) {
      let other = chance.below(lists.length);
      while (of[other] === of[list]) other = chance.below(lists.length);
      pairs.push([list, other], [other, list]);
    }
  return { plan: { ...base, lists, pairs }, games: pairs.length, of };
}
