/**
 * Decks that are searched for: not the best one, but the best of each kind, by what it plays like. A map of places (place.ts) holds
 * one deck each; generation after generation decks of the map are altered, play against a few that they are measured by, and take a
 * place where they do better than who holds it (quality and diversity: MAP-Elites, Mouret and Clune 2015). Every few generations
 * those that measure are replaced by the best of the map, and all of it is measured anew. At the end all that hold a place meet each
 * other on deals that nobody was chosen by. How many generations there are is fixed: the same seed comes to the same decks.
 */
import { Chance } from "@tefuda/kernel";
import { madeList } from "@tefuda/referee/made-list";
import { kindsOf } from "../findings/strength/kinds.ts";
import type { Loaded } from "../loaded.ts";
import { swapped } from "../meetings.ts";
import { BROKEN, FIELDS, HABIT, HOW, type Plan, TURNS, WINNER, WON } from "../play.ts";
import { type Estimate, ratioEstimate } from "../statistics.ts";
import { altered, crossed } from "./alter.ts";
import { leaningOf, type Place, paceOf, pacesOf, placeKey } from "./place.ts";

export interface SearchSizes {
  /** Generations in all, and after how many of them those that measure are replaced. */
  generations: number;
  anew: number;
  /** Decks that are tried in a generation. */
  tried: number;
  /** Decks that each is measured by, and deals against each of them, played from both sides. */
  measures: number;
  deals: number;
  /** Decks that meet at the end at most, and deals of each two. */
  last: number;
  lastDeals: number;
}
export const SIZES: SearchSizes = {
  ...{ generations: 15, anew: 5, tried: 24 },
  ...{ measures: 4, deals: 3, last: 20, lastDeals: 4 },
};

type List = Plan["lists"][number];
/** A run of the search, named so that it can be kept. */
export interface SearchRun {
  name: string;
  plan: Plan;
  games: number;
}
export type SearchPlaying = (run: SearchRun) => Promise<{ results: Int32Array; stopped: boolean }>;

export interface FoundDeck extends Place {
  id: string;
  cards: readonly string[];
  /** Its share of wins against all others that were found, and against the ready decks where they were asked about. */
  share: Estimate;
  /** Mean turns of its games. */
  turns: number;
}
export interface Found {
  /** The best deck of each place, the strongest first. */
  decks: FoundDeck[];
  /** The ready decks, on the same deals against the decks that were found. */
  ready: { id: string; share: Estimate }[];
  /** After each generation: how many places are held, and the mean share of those that hold them against those that measured. */
  course: { places: number; mean: number; best: number }[];
  games: number;
  stopped: boolean;
}

interface Candidate {
  cards: readonly string[];
  place: Place;
  share: number;
  turns: number;
}

/** Games that a search plays at most, for whoever shows how far it is; `ready`: how many decks come with the set. */
export function searchGames(sizes: SearchSizes, ready: number): number {
  const { generations, anew, tried, measures, deals, last, lastDeals } = sizes;
  const one = 2 * deals * measures;
  const meeting = last + Math.min(ready, measures);
  const times = Math.floor((generations - 1) / anew);
  return one * (tried * generations + last * times) + meeting * (meeting - 1) * lastDeals;
}

/** Of a game that two play. `version`: with what it is played; `ready`: decks that the search begins from. */
export async function searchDecks(
  loaded: Loaded,
  version: Pick<Plan, "game" | "sets" | "changed">,
  ready: readonly List[],
  seed: number,
  play: SearchPlaying,
  sizes: SearchSizes = SIZES,
): Promise<Found> {
  const search = new Search(loaded, version, seed, play, sizes);
  await search.begin(ready);
  for (let n = 1; n < sizes.generations; n++) {
    if (n % sizes.anew === 0) await search.measuredAnew();
    await search.generation();
  }
  return search.end(ready);
}

class Search {
  private readonly loaded: Loaded;
  private readonly base: Omit<Plan, "lists" | "pairs" | "seed">;
  private readonly seed: number;
  private readonly play: SearchPlaying;
  private readonly sizes: SearchSizes;
  private readonly kinds: Map<string, Set<string>>;
  private readonly chance = new Chance();
  private readonly map = new Map<string, Candidate>();
  private readonly course: Found["course"] = [];
  private measures: List[] = [];
  private paces: readonly [number, number] = [0, 0];
  private run = 0;
  private dealt = 0;
  private games = 0;
  private stopped = false;

  constructor(
    loaded: Loaded,
    version: Pick<Plan, "game" | "sets" | "changed">,
    seed: number,
    play: SearchPlaying,
    sizes: SearchSizes,
  ) {
    this.loaded = loaded;
    this.base = {
      ...version,
      ...{ bots: [HABIT, HABIT], paired: true, limit: 20_000 },
      settings: { ...loaded.pack.simulation },
    };
    this.seed = seed;
    this.play = play;
    this.sizes = sizes;
    this.kinds = kindsOf(loaded);
    this.chance.seed(seed, 0);
  }

  /** The first generation: the ready decks, decks of each kind and of none, made at random. */
  async begin(ready: readonly List[]): Promise<void> {
    const { tried, measures } = this.sizes;
    const made = (n: number, leaning?: ReadonlySet<string>): readonly string[] =>
      madeList(this.loaded, this.seed * 1000 + n, undefined, leaning);
    const leanings = [...this.kinds.values(), undefined];
    const few = Math.max(0, measures - ready.length);
    this.measures = [
      ...ready.slice(0, measures),
      ...Array.from({ length: few }, (_, n) => ({ id: `made-${n}`, cards: [...made(n)] })),
    ];
    const decks = [
      ...ready.map(({ cards }) => cards),
      ...Array.from({ length: Math.max(2, tried - ready.length) }, (_, n) =>
        made(few + n, leanings[n % leanings.length]),
      ),
    ];
    const played = await this.measured(decks, "generation");
    this.paces = pacesOf(played.map(({ turns }) => turns));
    this.settle(played);
  }

  /** Those of the map, one a kind in turn, are what decks are measured by from now on; the map is measured by them as well. */
  async measuredAnew(): Promise<void> {
    if (this.stopped) return;
    const held = [...this.map.values()].sort((a, b) => b.share - a.share);
    const chosen: Candidate[] = [];
    const { measures, last } = this.sizes;
    for (let n = 0; chosen.length < Math.min(measures, held.length); n++) {
      const seen = new Map<string | undefined, number>();
      for (const one of held) {
        const before = seen.get(one.place.kind) ?? 0;
        seen.set(one.place.kind, before + 1);
        if (before === n && chosen.length < measures) chosen.push(one);
      }
    }
    this.measures = chosen.map(({ cards }, n) => ({ id: `measure-${n + 1}`, cards: [...cards] }));
    const again = held.slice(0, last).map(({ cards }) => cards);
    this.map.clear();
    this.settle(await this.measured(again, "again"));
  }

  async generation(): Promise<void> {
    if (this.stopped) return;
    const held = [...this.map.values()];
    const pick = (): readonly string[] => held[this.chance.below(held.length)]!.cards;
    const near = new Set(held.flatMap(({ cards }) => cards));
    const decks = Array.from({ length: this.sizes.tried }, () =>
      this.chance.below(4) === 0
        ? crossed(this.loaded, pick(), pick(), this.chance)
        : altered(this.loaded, pick(), near, this.chance),
    );
    this.settle(await this.measured(decks, "generation"));
  }

  /** All that hold a place, and the ready decks, meet each other on new deals. */
  async end(ready: readonly List[]): Promise<Found> {
    const { last, lastDeals, measures } = this.sizes;
    const held = [...this.map.values()].sort((a, b) => b.share - a.share).slice(0, last);
    const beside = ready.slice(0, measures);
    const lists = [
      ...held.map(({ cards }, n) => ({ id: `found-${n + 1}`, cards: [...cards] })),
      ...beside.map(({ id, cards }) => ({ id, cards: [...cards] })),
    ];
    const pairs = swapped(lists.length);
    const rows = await this.played("last", lists, pairs, lastDeals * pairs.length);
    const all = lists.map((_, deck) => shareOf(rows, deck));
    const decks = held
      .map(({ cards, place, turns }, n) => ({ id: "", ...place, cards, turns, share: all[n]! }))
      .sort((a, b) => b.share.value - a.share.value)
      .map((deck, n): FoundDeck => ({ ...deck, id: `found-${n + 1}` }));
    const { course, games, stopped } = this;
    return {
      decks,
      ready: beside.map(({ id }, n) => ({ id, share: all[held.length + n]! })),
      ...{ course, games, stopped },
    };
  }

  private settle(played: readonly Omit<Candidate, "place">[]): void {
    // what was stopped in the middle says nothing of who is best
    if (this.stopped) return;
    for (const one of played) {
      const kind = leaningOf(this.loaded, this.kinds, one.cards);
      const place: Place = { ...(kind ? { kind } : {}), pace: paceOf(this.paces, one.turns) };
      const key = placeKey(place);
      const holder = this.map.get(key);
      if (!holder || one.share > holder.share) this.map.set(key, { ...one, place });
    }
    const shares = [...this.map.values()].map(({ share }) => share);
    this.course.push({
      places: shares.length,
      mean: shares.reduce((a, b) => a + b, 0) / shares.length,
      best: Math.max(...shares),
    });
  }

  /** Each deck against those that measure, on the same deals as all others of its generation. */
  private async measured(
    decks: readonly (readonly string[])[],
    what: string,
  ): Promise<Omit<Candidate, "place">[]> {
    const lists = [...this.measures, ...decks.map((cards, n) => ({ id: `${n}`, cards: [...cards] }))];
    const pairs = decks.flatMap((_, n) =>
      this.measures.flatMap((_, other) => [
        [this.measures.length + n, other],
        [other, this.measures.length + n],
      ]),
    );
    const name = `${what}-${String(++this.run).padStart(2, "0")}`;
    const rows = await this.played(name, lists, pairs, pairs.length * this.sizes.deals);
    if (this.stopped) return [];
    return decks.map((cards, n) => {
      const of = rows.filter((row) => row.decks.includes(this.measures.length + n));
      const seat = (row: Row): number => row.decks.indexOf(this.measures.length + n);
      const share = of.reduce((sum, row) => sum + row.points[seat(row)]!, 0) / Math.max(1, of.length);
      return { cards, share, turns: meanTurns(of) };
    });
  }

  private async played(name: string, lists: List[], pairs: number[][], games: number): Promise<Row[]> {
    if (this.stopped) return [];
    const plan: Plan = { ...this.base, lists, pairs, seed: this.seed + this.dealt };
    this.dealt += games;
    const { results, stopped } = await this.play({ name, plan, games });
    this.games += results.length / FIELDS;
    this.stopped ||= stopped;
    return rowsOf(plan, results);
  }
}

interface Row {
  deal: number;
  decks: readonly number[];
  points: readonly number[];
  turns: number;
}

/** The games that did not break off. */
function rowsOf({ pairs, bots }: Plan, results: Int32Array): Row[] {
  return Array.from({ length: results.length / FIELDS }, (_, g) => g).flatMap((g): Row[] => {
    const of = (field: number): number => results[g * FIELDS + field]!;
    if (of(HOW) === BROKEN) return [];
    const points = bots.map((_, seat) => (of(HOW) !== WON ? 1 / bots.length : of(WINNER) === seat ? 1 : 0));
    return [{ deal: g >> 1, decks: pairs[g % pairs.length]!, points, turns: of(TURNS) }];
  });
}

/** By deal, since its two games hang together. */
function shareOf(rows: readonly Row[], deck: number): Estimate {
  const deals = new Map<number, { points: number; seats: number }>();
  for (const { deal, decks, points } of rows) {
    const seat = decks.indexOf(deck);
    if (seat < 0) continue;
    const sum = deals.get(deal) ?? { points: 0, seats: 0 };
    deals.set(deal, { points: sum.points + points[seat]!, seats: sum.seats + 1 });
  }
  const sums = [...deals.values()];
  return ratioEstimate(
    sums.map(({ points }) => points),
    sums.map(({ seats }) => seats),
  );
}

const meanTurns = (rows: readonly Row[]): number =>
  rows.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, rows.length);
