/**
 * A draft: packs go round a table, and every seat picks a card of the pack before it. Plain data, which nothing but a seed
 * and picks decides; a state is never changed, each pick makes the next one. Time, people and programs come from outside.
 */
import type { PackInfo, Seed } from "@tefuda/kernel";
import { openPacks, packChance } from "../open.ts";
import { kindsOf } from "../printing.ts";

export interface DraftState {
  /** Kinds in the order of the set, in which packs are shown. */
  kinds: readonly string[];
  /** Rounds and steps are counted from 0; past the last round it is over. */
  round: number;
  step: number;
  /** By seat: packs that are still to be opened, the pack before it, what it has picked of it, and its picks by round. */
  closed: readonly (readonly (readonly string[])[])[];
  before: readonly (readonly string[])[];
  picked: readonly (string | null)[];
  picks: readonly (readonly (readonly string[])[])[];
  /** Whose player is not there. */
  away: readonly boolean[];
  /** The rule by which the table came to be as it is: packs were opened or passed on, somebody picked, it is over. */
  by: string;
}

export const DRAFT_SEATS = { min: 2, max: 8 } as const;

/** A pick or a table that is refused, with the rule. */
export class DraftError extends Error {
  readonly rule: string;
  constructor(rule: string, why: string) {
    super(`${why} (${rule})`);
    this.rule = rule;
  }
}

/** limited-2.1, 2.2: the table as it is when all have opened their first pack. */
export function beginDraft(set: PackInfo, seats: number, packs: number, seed: Seed): DraftState {
  const { min, max } = DRAFT_SEATS;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new DraftError("limited-2.1", `a draft has ${min} to ${max} seats, not ${seats}`);
  if (!Number.isInteger(packs) || packs < 1)
    throw new DraftError("limited-2.2", `every seat brings a pack at least, not ${packs}`);
  const dealt = Array.from({ length: seats }, (_, seat) => openPacks(set, packs, packChance(seed, seat)));
  return {
    kinds: kindsOf(set),
    round: 0,
    step: 0,
    closed: dealt.map(([, ...rest]) => rest),
    before: dealt.map(([first]) => first!),
    picked: dealt.map(() => null),
    picks: dealt.map(() => [[]]),
    away: dealt.map(() => false),
    by: "limited-2.2",
  };
}

/** limited-2.9 */
export const isOver = ({ before }: DraftState): boolean => before.every((pack) => pack.length === 0);

/** The rule that forbids a seat a pick; undefined if it may have it. */
export function refusalOf(state: DraftState, seat: number, card: string): string | undefined {
  if (state.before[seat] === undefined) return "limited-2.1";
  if (isOver(state)) return "limited-2.9";
  if (state.picked[seat] !== null) return "limited-2.3";
  return state.before[seat].includes(card) ? undefined : "limited-2.6";
}

/** The state after a pick; when it was the last one of the step, packs have been passed on. Throws a {@link DraftError}. */
export function pick(state: DraftState, seat: number, card: string): DraftState {
  const rule = refusalOf(state, seat, card);
  if (rule !== undefined) throw new DraftError(rule, `seat ${seat} cannot pick "${card}"`);
  const picked = state.picked.with(seat, card);
  const after = { ...state, picked, by: "limited-2.3" };
  return picked.includes(null) ? after : passed(after);
}

/** limited-2.4: to the left first, that is to the seat of the next number, and the other way in every other round. */
export const givesTo = (round: number, seat: number, seats: number): number =>
  (seat + (round % 2 === 0 ? 1 : seats - 1)) % seats;

/** All have picked: what they took becomes theirs, and the rest goes on, or the next packs are opened. */
function passed(state: DraftState): DraftState {
  const { before, closed, picked, picks, round, step } = state;
  const rest = before.map((pack, seat) => pack.toSpliced(pack.indexOf(picked[seat]!), 1));
  const own = picks.map((rounds, seat) => rounds.with(round, [...rounds[round]!, picked[seat]!]));
  const next = { ...state, picked: picked.map(() => null), picks: own, step: step + 1 };
  if (rest[0]!.length > 0) {
    const passed: (readonly string[])[] = [...rest];
    rest.forEach((pack, seat) => {
      passed[givesTo(round, seat, rest.length)] = pack;
    });
    return { ...next, before: passed, by: "limited-2.4" };
  }
  if (closed[0]!.length === 0) return { ...next, before: rest, by: "limited-2.9" };
  return {
    ...next,
    by: "limited-2.2",
    round: round + 1,
    step: 0,
    closed: closed.map(([, ...others]) => others),
    before: closed.map(([first]) => first!),
    picks: own.map((rounds) => [...rounds, []]),
  };
}

/** limited-2.8: a seat whose player has left, or is back. */
export const withAway = (state: DraftState, seat: number, away: boolean): DraftState => ({
  ...state,
  away: state.away.with(seat, away),
});

/** What every seat has at the end, by round: a deck names these where one of opened packs names its packs. */
export function poolsOf(state: DraftState): string[][][] {
  if (!isOver(state)) throw new DraftError("limited-2.9", "a draft that goes on has no pools");
  return state.picks.map((rounds) => rounds.map((own) => [...own]));
}
