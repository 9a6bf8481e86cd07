/** The shapes of how a match went, and of playing on from it. */
import { card, toldLine } from "@tefuda/referee/records/sight";
import type { MadeRuling, Moment } from "@tefuda/workshop/filing";
import { z } from "zod";
import type { BranchAsked } from "./branch.ts";
import type { Course, Measure } from "./course.ts";
import { kind } from "./schemas.ts";

const seat = z.int();

export const branchAsked: z.ZodType<BranchAsked> = z.strictObject({
  step: z.int().min(0),
  players: z.array(kind).max(4),
});

/** So many answers a ruling goes on for from its moment, and so many letters it may be called by. */
export const MOST_ANSWERS = 40;
export const LONGEST_TITLE = 300;
const title = z.string().min(1).max(LONGEST_TITLE);
export const moment: z.ZodType<Moment> = z.strictObject({
  from: z.int().min(0),
  answers: z.int().min(0).max(MOST_ANSWERS),
  title: z.strictObject({ en: title, ja: title }),
  rules: z.array(z.string().max(40)).max(20),
});
export const madeRuling: z.ZodType<MadeRuling> = z.strictObject({
  text: z.string(),
  rules: z.array(z.string()),
  before: z.int().nullable(),
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
