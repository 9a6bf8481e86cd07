/** Swiss rounds: everybody plays in each of them, against somebody with about as many points whom they have not met. */
import { cheapestPairs } from "./matching.ts";
import { type Past, pastOf, pointsOf } from "./past.ts";
import { type Chance, type Entrant, type Pairing, type Round, takesPart } from "./tournament.ts";

/** How many rounds are usual: enough that one at most has won them all. */
export const swissRounds = (entrants: number): number => (entrants < 2 ? 0 : Math.ceil(Math.log2(entrants)));

interface Player extends Past {
  readonly id: string;
  readonly points: number;
}

/**
 * The next round of those who are still here. Above all nobody has a second bye while somebody had none, then nobody meets
 * the same again (or those who did so longest ago), then the bye goes to the fewest points, then the squares of the
 * differences in points within pairs are the least together. What is alike in all this is left to chance.
 */
export function pairSwiss(entrants: readonly Entrant[], rounds: readonly Round[], chance: Chance): Round {
  const number = (rounds.at(-1)?.number ?? 0) + 1;
  const ids = entrants.filter((entrant) => takesPart(entrant, number)).map(({ id }) => id);
  const past = pastOf(ids, rounds);
  const players = shuffled([...past], chance).map(([id, own]): Player => {
    return { id, points: pointsOf(own), ...own };
  });
  const seats: (Player | null)[] = players.length % 2 === 0 ? players : [...players, null];
  const cost = costOf(players, number);
  const mate = cheapestPairs(seats.length, (a, b) => cost(seats[a] ?? null, seats[b] ?? null));
  const pairs: [Player, Player | null][] = [];
  for (const [a, b] of mate.entries()) {
    const one = seats[a];
    const other = seats[b] ?? null;
    if (one && (a < b || !other)) pairs.push(other ? inSeats(one, other, chance) : [one, null]);
  }
  const pairings = pairs.sort(byPoints).map(([one, other], i): Pairing => {
    return { table: i + 1, players: [one.id, other?.id ?? null], result: null };
  });
  return { number, pairings };
}

/** What it costs to pair two, or to give one a bye: each concern weighs more than all that come after it together. */
function costOf(players: readonly Player[], number: number): (a: Player | null, b: Player | null) => number {
  const least = Math.min(...players.map(({ points }) => points));
  const spread = Math.max(...players.map(({ points }) => points)) - least;
  const fewest = Math.min(...players.map(({ byes }) => byes));
  const perPoint = players.length * spread ** 2 + 1;
  const perRepeat = perPoint * (spread + 1);
  const perBye = perRepeat * players.length * number;
  const lastMet = players.map(({ id, met }): [string, Map<string, number>] => {
    return [id, new Map(met.map(({ opponent, round }) => [opponent, round]))];
  });
  const rounds = new Map(lastMet);
  return (a, b) => {
    if (a && b) {
      const last = rounds.get(a.id)?.get(b.id);
      // one repeat is better than two, however long ago those were
      const repeat = last === undefined ? 0 : number + last;
      return perRepeat * repeat + (a.points - b.points) ** 2;
    }
    const free = a ?? b;
    return free ? perBye * (free.byes - fewest) + perPoint * (free.points - least) : 0;
  };
}

/** The first seat is for whom had it less often, then for whom did not have it last, then for either. */
function inSeats(one: Player, other: Player, chance: Chance): [Player, Player] {
  const had = ({ met }: Player): number => met.filter(({ first }) => first).length;
  const last = ({ met }: Player): number => (met.at(-1)?.first ? 1 : 0);
  const difference = had(one) - had(other) || last(one) - last(other) || chance(2) - 0.5;
  return difference < 0 ? [one, other] : [other, one];
}

/** The most points sit at the first table; the bye comes last. */
function byPoints([a, b]: [Player, Player | null], [c, d]: [Player, Player | null]): number {
  if (!b || !d) return Number(!b) - Number(!d);
  return (
    Math.max(c.points, d.points) - Math.max(a.points, b.points) || c.points + d.points - a.points - b.points
  );
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
