/** A deck that beats all: it wins more of its games than the next best deck, by more than decks of one set may differ. */
import { twoSided } from "../../statistics.ts";
import type { Figure } from "./finding.ts";
import { type Games, played } from "./games.ts";

/** With fewer games at a table nothing says how far its mean is to be trusted. */
export const GAMES_A_TABLE = 8;

/** Of the best deck, how much better it is than the next; nothing where no two decks meet. */
export function deckFigures(games: Games, beyond: number): Figure[] {
  const { lists, pairs } = games.plan;
  if (lists.length < 2) return [];
  const sums = lists.map(() => 0);
  const seats = lists.map(() => 0);
  const ofTable = pairs.map(() => ({ of: 0, points: 0 }));
  for (const { table, decks, points } of played(games)) {
    ofTable[table]!.of++;
    ofTable[table]!.points += points[0]!;
    for (const [seat, deck] of decks.entries()) {
      sums[deck]! += points[seat]!;
      seats[deck]!++;
    }
  }
  if (ofTable.some(({ of }) => of < GAMES_A_TABLE)) return [];
  const shares = sums.map((sum, deck) => (seats[deck] === 0 ? 0 : sum / seats[deck]!));
  const best = shares.indexOf(Math.max(...shares));
  const others = lists.map((_, deck) => deck).filter((deck) => deck !== best && seats[deck]! > 0);
  // what a table's games differ by from their mean is chance; which tables there are is not
  const variances = others.map((other) => {
    let sum = 0;
    for (const { table, decks, points } of played(games)) {
      if (!decks.includes(best) && !decks.includes(other)) continue;
      const { of, points: all } = ofTable[table]!;
      const by = decks.map((deck) =>
        deck === best ? 1 / seats[best]! : deck === other ? -1 / seats[other]! : 0,
      );
      // of two at a table the one has what the other has not
      const weight = by[0]! - by.slice(1).reduce((a, b) => a + b, 0) / (decks.length - 1);
      sum += (((points[0]! - all / of) * weight) ** 2 * of) / (of - 1);
    }
    return sum;
  });
  const compared = others.map((other, i) => {
    const figure = shares[best]! - shares[other]!;
    const error = Math.sqrt(variances[i]!);
    const z = (figure - beyond) / error;
    return { figure, error, p: z > 0 ? twoSided(z) / 2 : 1 - twoSided(z) / 2 };
  });
  // better than all of them: as sure as of the one of which it is least so
  const nearest = compared.reduce((least, one) => (one.figure < least.figure ? one : least));
  const p = Math.max(...compared.map((one) => one.p));
  const { figure, error } = nearest;
  return [
    {
      ...{ kind: "deck-beats-all", about: [lists[best]!.id], figure, error, p },
      ...{ low: figure - 1.959964 * error, high: figure + 1.959964 * error, games: seats[best]! },
    },
  ];
}
