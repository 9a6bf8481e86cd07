/** What a seat may see of a draft: put together from what it is shown, never the state with parts cut out. */
import { DraftError, type DraftState, givesTo, isOver } from "./draft.ts";

export interface DraftView {
  seat: number;
  /** Counted from 1, as people count. */
  round: number;
  rounds: number;
  pick: number;
  /** The pack before it, in the order of the set: the order in which others left it says nothing. */
  pack: string[];
  /** What it has picked of that, once it has. */
  picked: string | null;
  /** Its picks, by round. */
  picks: string[][];
  /** By seat: who has picked in this step. */
  ready: boolean[];
  /** The seat that gets the rest of its pack. */
  givesTo: number;
  over: boolean;
  /** The rule by which the table came to be as it is. */
  by: string;
}

/** Nobody but a seat of the table sees anything. */
export function viewOfDraft(state: DraftState, seat: number): DraftView {
  const { before, closed, kinds, picked, picks, round, step, by } = state;
  const pack = before[seat];
  if (!pack) throw new DraftError("limited-2.5", `there is no seat ${seat}`);
  return {
    seat,
    round: round + 1,
    rounds: round + 1 + closed[seat]!.length,
    pick: step + 1,
    pack: pack.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b)),
    picked: picked[seat]!,
    picks: picks[seat]!.map((own) => [...own]),
    ready: picked.map((card) => card !== null),
    givesTo: givesTo(round, seat, before.length),
    over: isOver(state),
    by,
  };
}
