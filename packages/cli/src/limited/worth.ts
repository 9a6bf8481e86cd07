/**
 * What cards are worth in limited decks, found out by play: many quick games between decks out of pools of chance, and how
 * often who had more of a card won (ridge regression, Hoerl and Kennard 1970). The decks are made by worths that are drawn
 * anew for each, so that every card is played in decks of every sort.
 */
import { Chance, type PackInfo } from "@tefuda/kernel";
import { deckFromPool, kindsOf, openPacks, packChance, senseOf } from "@tefuda/market";
import type { LoadedGame } from "@tefuda/referee/games";
import { QuickTable } from "./quick.ts";
import { solved } from "./solve.ts";

/** How far drawn worths are from what is taken for true, either way. */
const SPREAD = 0.6;
/** Draws the estimates of cards that were seldom played towards nothing: as if each had been in so many games for no win. */
const RIDGE = 60;
/** Two standard deviations among the cards of a game are as much as a plain card is worth. */
const SCALE = 2;

export interface Found {
  games: number;
  worth: Record<string, number>;
}

/** Plays so many games; `told` hears how many are played, and whoever answers false has it end there. */
export async function findWorth(
  loaded: LoadedGame,
  set: PackInfo,
  games: number,
  seed: number,
  told: (done: number) => Promise<boolean>,
): Promise<Found> {
  const names = kindsOf(set);
  const place = new Map(names.map((name, i) => [name, i]));
  const sums = new Sums(names.length);
  const table = new QuickTable(loaded);
  const chance = new Chance();
  chance.seed(seed, 0);
  const play = loaded.pack.limited!;
  const deckOf = (n: number): string[] => {
    const drawn = names.map((name) => {
      const known = play.worth && Object.hasOwn(play.worth, name) ? play.worth[name]! : 0;
      return [name, known + SPREAD * (chance.below(2001) / 1000 - 1)] as const;
    });
    const sense = senseOf(play, loaded.book.cards, Object.fromEntries(drawn));
    return deckFromPool(sense, openPacks(set, play.packs.sealed, packChance(seed, n)).flat()).cards;
  };
  let done = 0;
  while (done < games) {
    const decks = [deckOf(2 * done), deckOf(2 * done + 1)];
    const winner = table.winner(decks, seed + done);
    if (winner >= 0) sums.add(decks, place, winner === 0 ? 0.5 : -0.5);
    if (++done % 50 === 0 && !(await told(done))) break;
  }
  return { games: done, worth: scaled(names, sums.solve()) };
}

/** Sums over games of how often each card was there more on one side, and what came of it. */
class Sums {
  /** Behind the cards stands who was in the first seat. */
  private readonly size: number;
  private readonly square: Float64Array;
  private readonly right: Float64Array;

  constructor(kinds: number) {
    this.size = kinds + 1;
    this.square = new Float64Array(this.size * this.size);
    this.right = new Float64Array(this.size);
  }

  add([one, other]: readonly string[][], place: ReadonlyMap<string, number>, won: number): void {
    const row = new Map<number, number>([[this.size - 1, 1]]);
    const count = (deck: readonly string[], by: number): void => {
      for (const name of deck) row.set(place.get(name)!, (row.get(place.get(name)!) ?? 0) + by);
    };
    count(one!, 1);
    count(other!, -1);
    for (const [i, x] of row) {
      this.right[i]! += x * won;
      for (const [j, y] of row) this.square[i * this.size + j]! += x * y;
    }
  }

  solve(): Float64Array {
    for (let i = 0; i < this.size; i++) this.square[i * this.size + i]! += RIDGE;
    return solved(this.square, this.right);
  }
}

/** On the scale of worths, above and below what most cards are worth. */
function scaled(names: readonly string[], found: Float64Array): Record<string, number> {
  const values = names.map((_, i) => found[i]!);
  const mean = values.reduce((n, x) => n + x, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((n, x) => n + (x - mean) ** 2, 0) / values.length) || 1;
  return Object.fromEntries(
    names.map((name, i) => [name, Math.round((100 * (values[i]! - mean)) / (SCALE * deviation)) / 100]),
  );
}
