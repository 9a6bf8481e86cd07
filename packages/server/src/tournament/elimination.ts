/** Single elimination: who loses is out. The best by their seeding meet as late as can be, and have the byes. */
import { isOpen, type KnockoutRules, type Pairing, type Round } from "./tournament.ts";

/** Where a plan says nothing else. */
export const KNOCKOUT: KnockoutRules = { thirdPlace: false, drawn: "higherSeed" };

/** An elimination as far as it has come. */
export interface Elimination {
  /** Ids, the best first, of all who play in its first round. */
  readonly seeding: readonly string[];
  /** Of the elimination alone. */
  readonly rounds: readonly Round[];
  readonly rules: KnockoutRules;
  /** The number of its first round. */
  readonly firstNumber: number;
  /** Who has left before the next round. They are not paired: whom they would have met goes on. */
  readonly gone: ReadonlySet<string>;
}

/** A match as it is drawn. */
export interface BracketMatch {
  /** Null where it is not known yet who it will be, and in place of the opponent of whom has a bye. */
  readonly players: readonly [string | null, string | null];
  readonly bye: boolean;
  readonly pairing: Pairing | null;
  readonly winner: string | null;
}

/** What is drawn of an elimination. */
export interface Bracket {
  /** Each round; the winners of matches 2i and 2i + 1 meet in match i of the next. */
  readonly rounds: readonly (readonly BracketMatch[])[];
  /** The match for the third place, once it is paired. */
  readonly third: BracketMatch | null;
}

/** How many rounds it takes until one is left. */
export const eliminationRounds = (entrants: number): number =>
  entrants < 2 ? 0 : Math.ceil(Math.log2(entrants));

/** Whether a match was drawn and has to be played again. */
export const needsRematch = ({ result }: Pairing, { drawn }: KnockoutRules): boolean =>
  drawn === "rematch" && result?.outcome === "drawn";

/** The next round; null when all have been paired. Throws while a match of the last one is undecided. */
export function pairElimination(elimination: Elimination): Round | null {
  const { seeding, rounds, rules, firstNumber, gone } = elimination;
  if (rounds.length >= eliminationRounds(seeding.length)) return null;
  const { rounds: columns } = bracket(elimination);
  const better = bySeed(seeding);
  const places = columns[rounds.length] ?? [];
  const pairs = places.map(({ players: [one, other], bye }) => {
    if (one === null || (other === null && !bye)) throw new Error("a match of the round before is undecided");
    return other === null ? ([one, null] as const) : present(one, other, gone);
  });
  if (places.length === 1 && rules.thirdPlace) {
    const [one, other] = (rounds.at(-1)?.pairings ?? [])
      .map((pairing) => loserOf(pairing, elimination))
      .filter((id) => id !== null)
      .sort(better);
    if (one !== undefined && other !== undefined) pairs.push(present(one, other, gone));
  }
  const pairings = pairs.map((players, i): Pairing => ({ table: i + 1, players, result: null }));
  return { number: firstNumber + rounds.length, pairings };
}

/** All of it, as far as it is known. */
export function bracket(elimination: Elimination): Bracket {
  const { seeding, rounds } = elimination;
  const better = bySeed(seeding);
  const matchOf = (pairing: Pairing): BracketMatch => {
    const { players } = pairing;
    return { players, bye: players[1] === null, pairing, winner: winnerOf(pairing, elimination) };
  };
  const columns: BracketMatch[][] = [];
  for (let round = 0; round < eliminationRounds(seeding.length); round++) {
    const before = columns.at(-1)?.map(({ winner }) => winner) ?? slots(seeding);
    const places = Array.from({ length: before.length / 2 }, (_, i): BracketMatch => {
      const pairing = rounds[round]?.pairings[i];
      if (pairing) return matchOf(pairing);
      const [one = null, other = null] = [before[2 * i], before[2 * i + 1]];
      const players = one !== null && other !== null && better(one, other) > 0 ? [other, one] : [one, other];
      return {
        players: [players[0] ?? null, players[1] ?? null],
        bye: round === 0 && other === null,
        pairing: null,
        winner: null,
      };
    });
    columns.push(places);
  }
  const third = rounds[columns.length - 1]?.pairings[1];
  return { rounds: columns, third: third ? matchOf(third) : null };
}

/** The order in which the seeded stand in the bracket: 1, 8, 4, 5, 2, 7, 3, 6; null where there is nobody. */
function slots(seeding: readonly string[]): (string | null)[] {
  let order = [0];
  while (order.length < seeding.length) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order.map((seed) => seeding[seed] ?? null);
}

/** Who goes on; null while that is undecided. Where both have lost it is the one with the higher seed. */
export function winnerOf(
  pairing: Pairing,
  { seeding, rules }: Pick<Elimination, "seeding" | "rules">,
): string | null {
  const [first, second] = pairing.players;
  if (second === null) return first;
  if (isOpen(pairing) || needsRematch(pairing, rules)) return null;
  const outcome = pairing.result?.outcome;
  if (outcome === "first") return first;
  if (outcome === "second") return second;
  return bySeed(seeding)(first, second) < 0 ? first : second;
}

function loserOf(pairing: Pairing, elimination: Elimination): string | null {
  const winner = winnerOf(pairing, elimination);
  const [first, second] = pairing.players;
  return winner === null || second === null ? null : winner === first ? second : first;
}

/** Of two who have both left the first keeps the place in the bracket; whoever meets them goes on. */
function present(one: string, other: string, gone: ReadonlySet<string>): readonly [string, string | null] {
  if (gone.has(other)) return [one, null];
  return gone.has(one) ? [other, null] : [one, other];
}

const bySeed =
  (seeding: readonly string[]) =>
  (a: string, b: string): number =>
    seeding.indexOf(a) - seeding.indexOf(b);
