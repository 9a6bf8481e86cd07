/** What a tournament waits for: its next round, its tables, or nothing more. */
import {
  type Elimination,
  eliminationRounds,
  KNOCKOUT,
  needsRematch,
  pairElimination,
  winnerOf,
} from "./elimination.ts";
import { type Standing, standings } from "./standings.ts";
import { pairSwiss } from "./swiss.ts";
import { type Chance, isOpen, type Round, type Tournament, takesPart } from "./tournament.ts";

/** Where somebody ends up. */
export interface Place {
  readonly id: string;
  /** From 1; may be shared. */
  readonly rank: number;
}

/** What a tournament waits for. */
export type NextStep =
  | { readonly step: "pair"; readonly part: "swiss" | "elimination"; readonly number: number }
  /** Tables without a result, and those that were drawn and play again: their results are to be taken away. */
  | { readonly step: "wait"; readonly tables: readonly number[]; readonly rematches: readonly number[] }
  | { readonly step: "over"; readonly ranking: readonly Place[] };

/** What is to be done next. */
export function nextStep(tournament: Tournament): NextStep {
  const { plan, entrants, rounds } = tournament;
  const elimination = eliminationOf(tournament);
  const pairings = rounds.at(-1)?.pairings ?? [];
  const rules = elimination?.rounds.length ? elimination.rules : null;
  const tables = pairings.filter(isOpen).map(({ table }) => table);
  const rematches = pairings.filter((one) => rules && needsRematch(one, rules)).map(({ table }) => table);
  if (tables.length + rematches.length > 0) return { step: "wait", tables, rematches };
  const number = rounds.length + 1;
  if (plan.form === "swiss" && rounds.length < plan.rounds) {
    const here = entrants.filter((entrant) => takesPart(entrant, number));
    if (here.length > 1) return { step: "pair", part: "swiss", number };
  } else if (elimination && elimination.rounds.length < eliminationRounds(elimination.seeding.length))
    return { step: "pair", part: "elimination", number };
  return { step: "over", ranking: finalRanking(tournament) };
}

/** The round that {@link nextStep} asks for; null where it asks for none. */
export function nextRound(tournament: Tournament, chance: Chance): Round | null {
  const next = nextStep(tournament);
  if (next.step !== "pair") return null;
  if (next.part === "swiss") return pairSwiss(tournament.entrants, tournament.rounds, chance);
  const elimination = eliminationOf(tournament);
  return elimination && pairElimination(elimination);
}

/**
 * The elimination of a tournament, from when it is known who plays in it; null before, and where there is none. Seeded by
 * rating, or by the Swiss rounds before it among those who had not left by their end.
 */
export function eliminationOf({ plan, entrants, rounds }: Tournament): Elimination | null {
  const swiss = plan.form === "swiss" ? plan.rounds : 0;
  if (rounds.length < swiss || (rounds.length === swiss && rounds.at(-1)?.pairings.some(isOpen))) return null;
  if (plan.form === "swiss" && plan.cut === null) return null;
  const here = standings(entrants, rounds.slice(0, swiss)).filter(
    ({ dropped }) => dropped === null || dropped > swiss,
  );
  const most = plan.form === "swiss" && plan.cut !== null ? plan.cut : here.length;
  const gone = entrants.filter((entrant) => !takesPart(entrant, rounds.length + 1)).map(({ id }) => id);
  return {
    seeding: here.slice(0, most).map(({ id }) => id),
    rounds: rounds.slice(swiss),
    rules: plan.knockout ?? KNOCKOUT,
    firstNumber: swiss + 1,
    gone: new Set(gone),
  };
}

function finalRanking(tournament: Tournament): Place[] {
  const { plan, entrants, rounds } = tournament;
  const elimination = eliminationOf(tournament);
  const swiss = plan.form === "swiss" ? rounds.slice(0, plan.rounds) : [];
  const before = standings(entrants, swiss);
  if (!elimination || elimination.seeding.length < 2) return before.map(({ id, rank }) => ({ id, rank }));
  const places = placesOf(elimination, plan.form === "swiss");
  const rest = before.filter(({ id }) => !elimination.seeding.includes(id));
  return [...places, ...rest.map((row) => ({ id: row.id, rank: places.length + rankAmong(rest, row) }))];
}

const rankAmong = (rows: readonly Standing[], { rank }: Standing): number =>
  1 + rows.filter((row) => row.rank < rank).length;

/** By rounds won, then by the match for the third place, then, where seeds were played for, by seed. */
function placesOf(elimination: Elimination, bySeed: boolean): Place[] {
  const won = new Map(elimination.seeding.map((id) => [id, 0]));
  const last = eliminationRounds(elimination.seeding.length) - 1;
  for (const [round, { pairings }] of elimination.rounds.entries())
    for (const [i, pairing] of pairings.entries()) {
      const winner = winnerOf(pairing, elimination);
      // beside the final stands the match for the third place, which is worth less than a round
      const worth = round === last && i === 1 ? 0.5 : 1;
      if (winner !== null) won.set(winner, (won.get(winner) ?? 0) + worth);
    }
  const rows = elimination.seeding
    .map((id, seed) => ({ id, won: won.get(id) ?? 0, seed }))
    .sort((a, b) => b.won - a.won || a.seed - b.seed);
  return rows.map(({ id, won }, i) => {
    return { id, rank: bySeed ? i + 1 : 1 + rows.filter((row) => row.won > won).length };
  });
}
