/** What stands in the log of a match: everything that decides how it goes, and nothing else. It only grows. */
import { say } from "@tefuda/host/schemas";
import { z } from "zod";

const seat = z.int().min(0).max(3);

/** What the seats can agree on: a draw, a pause, or taking back to so many answers. */
export const offered = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("draw") }),
  z.strictObject({ what: z.literal("pause") }),
  z.strictObject({ what: z.literal("back"), to: z.int().min(0) }),
]);
export type Offered = z.infer<typeof offered>;

export const deed = z.discriminatedUnion("kind", [
  /** `auto` where it was given for a person who could do nothing else, or had asked not to be asked. */
  z.strictObject({ kind: z.literal("answer"), seat, say, auto: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal("resign"), seat }),
  /** The time of the seat that is asked has run out. */
  z.strictObject({ kind: z.literal("time"), seat }),
  z.strictObject({ kind: z.literal("offer"), seat, offered }),
  z.strictObject({ kind: z.literal("agree"), seat }),
  /** By whoever made the offer it is taken back. */
  z.strictObject({ kind: z.literal("refuse"), seat }),
  /** Ends a pause. */
  z.strictObject({ kind: z.literal("resume"), seat }),
  /** A judge sets back to so many answers, or ends it; null where nobody is to have won. */
  z.strictObject({
    kind: z.literal("ruling"),
    judge: z.string().max(100),
    back: z.int().min(0).optional(),
    end: z.strictObject({ winner: seat.nullable() }).optional(),
  }),
  /** From here on another build plays it, with which it has come to the same so far. */
  z.strictObject({ kind: z.literal("build"), engine: z.string().max(100) }),
]);
export type Deed = z.infer<typeof deed>;

/** Names what somebody wants done, so that it is done once however often it is sent. */
export const commandId = z.string().min(1).max(64);

/** One entry. */
export interface Entry {
  /** From 1, without a gap. */
  number: number;
  command: string;
  deed: Deed;
  /** How long its seat had been asked, and how much of that the way of messages took. Milliseconds. */
  used: number;
  lag: number;
  /** When it was judged, by the clock that all machines share; never before the entry before it. Milliseconds. */
  at: number;
}
