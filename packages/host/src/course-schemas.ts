/** The shapes of how a match went, and of playing on from it. */
import { card, toldLine } from "@tefuda/referee/records/sight";
import { z } from "zod";
import type { BranchAsked } from "./branch.ts";
import type { Course, Measure } from "./course.ts";
import { kind } from "./schemas.ts";

const seat = z.int();

export const branchAsked: z.ZodType<BranchAsked> = z.strictObject({
  step: z.int().min(0),
  players: z.array(kind).max(4),
});

/** Of a number or a zone, as its game calls it. */
const named = z.string().max(100);
export const measure: z.ZodType<Measure> = z.union([
  z.strictObject({ number: named }),
  z.strictObject({ zone: named }),
]);

export const course: z.ZodType<Course> = z.strictObject({
  steps: z.array(
    z.strictObject({
      turn: z.number().nullable(),
      player: seat.nullable(),
      values: z.array(z.number()),
      ahead: seat.nullable(),
      lines: z.array(toldLine),
    }),
  ),
  hands: z.array(z.strictObject({ seat, cards: z.array(card) })),
  winner: seat.nullable(),
});
