/** What in a circle waits for somebody. */
import type { CircleMember, CircleTrade, CircleView } from "@tefuda/host/online/circle-schemas";
import type { CirclePart } from "../../../state/screen.ts";

export interface Due {
  packs: number;
  trades: readonly CircleTrade[];
  questions: number;
  /** Who asks the host to be let in. */
  asking: readonly CircleMember[];
}

/** In a circle that is closed nothing waits any more. */
export function dueIn({ open, mine, trades, round, members }: CircleView): Due {
  if (!open || mine?.state !== "in") return { packs: 0, trades: [], questions: 0, asking: [] };
  return {
    packs: mine.packs.given - mine.packs.opened,
    trades: trades.filter(({ agreed }) => !agreed.me),
    questions: round?.questions.length ?? 0,
    asking: mine.host ? members.filter(({ state }) => state === "asks") : [],
  };
}

/** How much of it belongs to a part. */
export function dueOf(part: CirclePart, { packs, trades, questions, asking }: Due): number {
  switch (part) {
    case "packs":
      return packs;
    case "trades":
      return trades.length;
    case "round":
      return questions;
    case "people":
      return asking.length;
    default:
      return 0;
  }
}
