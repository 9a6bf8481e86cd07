/** How long players may think: the plans that a host can choose from, and how what is left goes down. Milliseconds, all of it. */
import { z } from "zod";

const DAY = 86_400_000;
const ms = (most: number) => z.int().min(1000).max(most);

export const clockPlan = z.discriminatedUnion("kind", [
  /** So long for the whole match, and a little more with every decision. */
  z.strictObject({ kind: z.literal("bank"), bank: ms(DAY), increment: z.int().min(0).max(600_000) }),
  /** So long for every decision; what is beyond it comes out of a reserve. */
  z.strictObject({ kind: z.literal("each"), each: ms(DAY), reserve: z.int().min(0).max(DAY) }),
  /** So long for what somebody decides in one turn of the match, whoever's turn it is. */
  z.strictObject({ kind: z.literal("turn"), turn: ms(14 * DAY) }),
]);
export type ClockPlan = z.infer<typeof clockPlan>;

/** What each seat has left of bank, reserve or turn, and of what is forgiven for the way that messages take. */
export interface Clocks {
  left: readonly number[];
  forgiven: readonly number[];
}

/** So much is forgiven for the way of messages, at most: in one decision, and in a whole match. */
export const FORGIVEN_ONCE = 500;
const FORGIVEN = 10_000;

export function clocksOf(plan: ClockPlan, seats: number): Clocks {
  return { left: Array(seats).fill(whole(plan)), forgiven: Array(seats).fill(FORGIVEN) };
}

function whole(plan: ClockPlan): number {
  switch (plan.kind) {
    case "bank":
      return plan.bank;
    case "each":
      return plan.reserve;
    case "turn":
      return plan.turn;
  }
}

/** What a decision costs that took `used`, by the way of messages `lag` of it; never more than is left. */
export function spent(plan: ClockPlan, clocks: Clocks, seat: number, used: number, lag: number): Clocks {
  const forgiven = forgivenOf(clocks, seat, lag);
  const charged = Math.max(0, used - forgiven - (plan.kind === "each" ? plan.each : 0));
  const left = Math.max(0, clocks.left[seat]! - charged);
  return {
    left: clocks.left.with(seat, left + (plan.kind === "bank" ? plan.increment : 0)),
    forgiven: clocks.forgiven.with(seat, clocks.forgiven[seat]! - Math.min(forgiven, used)),
  };
}

/** After how long a decision of a seat is too late, however long its messages take. */
export function allowed(plan: ClockPlan, clocks: Clocks, seat: number): number {
  return (
    clocks.left[seat]! + (plan.kind === "each" ? plan.each : 0) + forgivenOf(clocks, seat, FORGIVEN_ONCE)
  );
}

/** Another turn has begun. */
export function turned(plan: ClockPlan, clocks: Clocks): Clocks {
  return plan.kind === "turn" ? { ...clocks, left: clocks.left.map(() => plan.turn) } : clocks;
}

const forgivenOf = ({ forgiven }: Clocks, seat: number, lag: number): number =>
  Math.max(0, Math.min(lag, FORGIVEN_ONCE, forgiven[seat]!));
