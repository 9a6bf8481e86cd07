/** What somebody at a table of people is told of a match: strict, and the types are made from it. */
import { z } from "zod";
import { act, chance, kind, sight } from "../schemas.ts";
import { clockPlan } from "./clocks.ts";

const seat = z.int().min(0).max(3);
const ms = z.number();

/** What somebody has offered to all others; going back is to before so many answers. */
const offer = z.strictObject({
  by: seat,
  what: z.enum(["draw", "pause", "back"]),
  to: z.int().optional(),
  agreed: z.array(seat),
});

const clock = z.strictObject({
  plan: clockPlan,
  /** What each has left of bank, reserve or turn. */
  left: z.array(ms),
  /** Whose time runs, and for how long it has, or had when it came to stand still; null where nobody's does. */
  runs: z.strictObject({ seat, since: ms, stands: z.boolean() }).nullable(),
});

/** How it stands at the table, beside the game. */
export const tableState = z.strictObject({
  names: z.array(z.string()),
  players: z.array(kind),
  rated: z.boolean(),
  clock: clock.nullable(),
  offer: offer.nullable(),
  paused: z.boolean(),
  ended: z.strictObject({ how: z.enum(["rules", "draw", "ruling"]), winner: seat.nullable() }).nullable(),
});
export type TableState = z.infer<typeof tableState>;

/** One observer's sight of a match after an entry of its log. */
export const matchNews = z.strictObject({
  /** Of the entry; and of that which put the question that waits, which an answer has to name. */
  number: z.int(),
  asked: z.int(),
  /** Whose eyes these are; null for whoever only watches. */
  seat: seat.nullable(),
  /** How many answers have been given. */
  step: z.int(),
  /** The log holds the whole game so far. */
  fresh: z.boolean(),
  act: act.nullable(),
  sight,
  table: tableState,
  chance,
});
export type MatchNews = z.infer<typeof matchNews>;
